import { choiceNamed } from '../engine/choices.ts';
import { eventsFor, type Seat } from '../engine/game.ts';
import type { Answered, AnswerResult } from '../match/play/answer.ts';
import type { Asked, Offered } from '../match/loaded/asked.ts';
import type { GivenAnswer } from '../match/loaded/update.ts';
import type { Loaded } from '../match/app/loaded.ts';
import { tableIn } from '../match/stored/table.ts';
import { type Line, textOf } from '../presentation/line.ts';
import type { AppSpeech } from '../words/index.ts';

/** An answer with its label, to be told when it was given. */
export interface SpokenAnswer extends GivenAnswer {
  readonly label: string;
  /** With which piece it was done; null for none. */
  readonly piece: string | null;
  /** See `Phrase.isPart`. */
  readonly isPart?: true;
}

export const spokenAnswer = ({ decision, choice, phrase, piece }: Offered): SpokenAnswer => ({
  decision,
  choice,
  label: phrase.label,
  piece,
  ...(phrase.isPart === undefined ? {} : { isPart: phrase.isPart }),
});

/** The result of answers, in lines: what the log says of them, and what was chosen or ordered without a log entry. */
export function resultLines(
  loaded: Pick<Loaded, 'edition' | 'table'>,
  seat: Seat,
  answered: Answered<SpokenAnswer>,
  speech: AppSpeech,
): string[] {
  const told = linesOf(loaded, seat, answered.results, speech);
  return doneLines([...told.map(textOf), ...settledBy(loaded, seat, answered, speech)]);
}

/** Lines that tell what came of a press: the first says that it was done. */
export const doneLines = ([first, ...others]: readonly string[]): string[] =>
  first === undefined ? [] : [`✅ ${first}`, ...others];

/**
 * Lines for answers that made no log entry with words of its own: orders, and choices after which the seat is asked
 * nothing more. Sealed answers and parts of an answer are left out, as the panel shows them anyway.
 */
export function settledBy(
  loaded: Pick<Loaded, 'edition' | 'table'>,
  seat: Seat,
  { given, results }: Answered<SpokenAnswer>,
  speech: AppSpeech,
): string[] {
  return given.flatMap(({ label, isPart }, at) => {
    const one = results[at];
    if (one === undefined || one.as === 'sealed' || one.as === 'part') return [];
    if (one.as === 'order' && isPart === true) return [];
    if (linesOf(loaded, seat, [one], speech).length > 0) return [];
    const settled = one.as === 'order' ? 'panel.ordered' : 'panel.chosen';
    return [speech.say(settled, { choice: label })];
  });
}

/** What came of answers, as the log tells it to the seat. */
function linesOf(
  { edition, table }: Pick<Loaded, 'edition' | 'table'>,
  seat: Seat,
  came: readonly AnswerResult[],
  { language }: AppSpeech,
): readonly Line[] {
  const events = came.flatMap(({ told }) => eventsFor(told, seat));
  return edition.in(language).lines(events, tableIn(table, language));
}

/** An answer in words, by its names; null where it is not offered. */
export function offered(
  asked: readonly Asked[],
  { decision, choice }: GivenAnswer,
): Offered | null {
  const one = asked.find((about) => about.decision.id === decision);
  if (one === undefined) return null;
  if (one.shaped === null) return one.offers.find((offer) => offer.choice === choice) ?? null;
  const found = choiceNamed(one.shaped.shape, choice);
  return found === null ? null : one.offer(found);
}
