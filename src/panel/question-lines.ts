import type { Decision, Seat } from '../engine/game.ts';
import type { Loaded } from '../match/app/loaded.ts';
import type { Asked } from '../match/loaded/asked.ts';
import { isResting, ordersThatCannot } from '../match/orders/standing-orders.ts';
import type { Question } from '../presentation/edition.ts';
import type { AppSpeech } from '../words/index.ts';
import type { Piece } from './pieces.ts';
import { preferenceLines } from './preferences.ts';
import { proposalLines } from './proposals.ts';
import { waitingLines } from './waiting-lines.ts';

/**
 * What is asked, and what is to be known to answer it.
 *
 * @param begun orders of which something was said
 */
export function questionLines(
  loaded: Loaded,
  seat: Seat,
  owed: readonly Asked[],
  begun: readonly Asked[],
  piece: Piece | null,
  speech: AppSpeech,
): readonly string[] {
  return [
    ...sealedLines(owed, speech),
    ...(owed.some(({ decision }) => decision.owed) ? [] : waitingLines(loaded, speech)),
    ...questions(owed, piece),
    ...begun.flatMap(({ question }) => [`📜 **${question.title}**`, ...linesOf(question)]),
    ...preferenceLines(loaded, seat, speech),
    ...owed.flatMap(({ decision }) => unableWords(loaded, decision, speech)),
    ...proposalLines(loaded, seat, speech),
  ];
}

/** What is to be known to answer a question, and what was said of it so far. */
export const linesOf = ({ text, draft = '' }: Question): string[] =>
  [text, draft].filter((line) => line !== '');

/** What its seat has chosen and nobody knows yet. */
const sealedLines = (asked: readonly Asked[], { say }: AppSpeech): string[] =>
  asked.flatMap(({ decision: { owed }, sealed }) =>
    sealed === null
      ? []
      : [say(owed ? 'panel.sealed' : 'panel.sealed ahead', { choice: sealed.phrase.label })],
  );

/**
 * What is asked, and below it what is to be known to answer; of a piece, where one is to act. What was chosen already is
 * asked no more while something else is, and what was chosen ahead not at all: that it may be changed is said with it.
 */
function questions(asked: readonly Asked[], piece: Piece | null): string[] {
  const open = asked.filter(({ sealed }) => sealed === null);
  const owed = asked.filter(({ decision }) => decision.owed);
  return (open.length > 0 ? open : owed).flatMap(({ offers, question }) => {
    const isOfPiece = piece?.offers.some((one) => offers.includes(one)) === true;
    return [`**${isOfPiece ? piece.question : question.title}**`, ...linesOf(question)];
  });
}

/** What was ordered for a question and could not act, a line each; or that orders rest there. */
function unableWords(loaded: Loaded, decision: Decision, { say, language }: AppSpeech): string[] {
  if (isResting(loaded, decision)) return [`-# 📜 ${say('orders.rest')}`];
  const { orders = {} } = loaded.edition.in(language);
  return ordersThatCannot(loaded, decision).map(({ name, value, reason }) => {
    const spoken = orders[name];
    const order = `${spoken?.title ?? name}: ${spoken?.values[value] ?? value}`;
    return `-# 📜 ${say('orders.cannot', { order, reason: spoken?.reasons?.[reason] ?? reason })}`;
  });
}
