import { createHmac } from 'node:crypto';
import type { Seat } from '../engine/game.ts';
import { decisionsIn } from '../engine/match.ts';
import type { Loaded } from '../match/app/loaded.ts';
import { isSecret, type Offered } from '../match/loaded/asked.ts';
import type { GivenAnswer } from '../match/loaded/update.ts';
import { clip } from '../presentation/clip.ts';
import type { CommandSpec } from '../presentation/edition.ts';
import type { MatchRow } from '../store/store.ts';
import { button, type Button } from './controls.ts';
import { isFinal } from './following.ts';
import type { PressAs } from './ids.ts';
import { BUTTON_LABEL } from './limits.ts';

/**
 * A button that gives an answer, or asks once more where that gives something up.
 *
 * @param isWithin whether it stands below the name of what it is done with
 */
export function answerButton(
  loaded: Loaded,
  seat: Seat,
  { emoji, isAside }: CommandSpec,
  { decision, choice, phrase }: Offered,
  isWithin = false,
): Button {
  const { button: alone, short, label: whole } = phrase;
  const said = (isWithin ? (short ?? alone) : (alone ?? short)) ?? whole;
  const label = clip(said, BUTTON_LABEL - 2);
  const given = { decision, choice };
  const press = giving(loaded, given, false);
  const givesUp = phrase.sure !== undefined;
  const usual = isAside === true ? 'quiet' : 'answer';
  if (press.do === 'hidden') return button(press, label, givesUp ? 'loses' : usual, emoji);
  if (givesUp) return button({ ...press, do: 'ask' }, label, 'loses', emoji);
  const isLast = isFinal(loaded, seat, given);
  return button(press, isLast ? `${label} ${NO_WAY_BACK}` : label, usual, emoji);
}

/** The sign of what cannot be taken back; behind **More …** it is explained. */
export const NO_WAY_BACK = '❗';

/**
 * The press that gives an answer. Of a secret question no id has the answer itself, but a digest.
 *
 * @param isSure whether it gives a secret one without asking once more
 */
export function giving(
  { row, edition, match }: Loaded,
  { decision, choice }: GivenAnswer,
  isSure: boolean,
): PressAs<'answer' | 'hidden'> {
  const about = decisionsIn(edition.game, match).find(({ id }) => id === decision);
  return about !== undefined && isSecret(edition, about)
    ? { do: 'hidden', match: row.id, decision, digest: digestOf(row, { decision, choice }), isSure }
    : { do: 'answer', match: row.id, decision, choice };
}

/**
 * What stands in an id for an answer that is a secret, or as one of many. Its key is the seed, which nobody knows while
 * the match runs: who sees an id cannot try out the answers. A log entry's random is keyed by the same, and has no space
 * in its name.
 */
export const digestOf = (
  { seed }: Pick<MatchRow, 'seed'>,
  { decision, choice }: GivenAnswer,
): string =>
  createHmac('sha256', Buffer.from(seed, 'hex'))
    .update(`${decision} ${choice}`)
    .digest('base64url')
    .slice(0, 12);
