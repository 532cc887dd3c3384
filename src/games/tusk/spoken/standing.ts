import type { Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import { resultOf } from '../../../presentation/result.ts';
import type { SpokenTable } from '../../../presentation/table.ts';
import type { TribeView, TuskView } from '../view.ts';
import { cardWords } from './cards.ts';
import type { TuskSpeech } from '../words/index.ts';
import { cardName, amountWords, counted, goodsWords, listed, seatName } from './names.ts';

/** What the viewer holds: its card in secret, its goods in the open. */
export function hand(speech: TuskSpeech, view: TuskView, seat: Seat): string {
  const tribe = item(view.tribes, seat);
  const goods = goodsWords(speech, tribe.goods);
  return [
    cardLine(speech, tribe, view),
    ...passedLine(speech, tribe),
    speech.say('standing.holds', { seat: seatName(speech, seat), goods }),
  ].join('\n');
}

/** Its points so far, and the card that is to bring more. */
export function standing(speech: TuskSpeech, { seat, card }: TribeView, view: TuskView): string {
  const points = view.scores[seat] ?? 0;
  if (typeof card === 'string') return speech.say('standing.so far', { count: points });
  const facts = { card: cardName(speech, card.id), worth: cardWords(speech, view.rules, card.id) };
  return speech.say('standing.so far by card', { ...facts, count: points });
}

function cardLine(
  speech: TuskSpeech,
  { card, cardTokens: count }: TribeView,
  { rules }: TuskView,
): string {
  if (card === 'none yet') return speech.say('standing.no card yet');
  if (card === 'secret') return speech.say('standing.secret card');
  const line = speech.say(card.revealed ? 'standing.known card' : 'standing.own card', {
    card: cardName(speech, card.id),
    worth: cardWords(speech, rules, card.id),
  });
  if (count === 0) return line;
  const tokens = counted(speech, count, 'token');
  return `${line} ${speech.say('standing.tokens', { count, tokens })}`;
}

function passedLine(speech: TuskSpeech, { passed }: TribeView): string[] {
  if (passed === null || passed.length === 0) return [];
  const names = passed.map((card) => cardName(speech, card));
  return [speech.say('standing.passed', { cards: listed(speech, names) })];
}

/** Who won, and each tribe's food, the most first. */
export const result = (speech: TuskSpeech, view: TuskView, table: SpokenTable): string =>
  resultOf(speech, seatName, view, table, ({ seat, score: points }) => {
    const { card, goods } = item(view.tribes, seat);
    const food = amountWords(speech, goods.food, 'food');
    const facts = { points, food, added: points - goods.food };
    return typeof card === 'string'
      ? speech.say('standing.points by secret card', facts)
      : speech.say('standing.points', { ...facts, card: cardName(speech, card.id) });
  });
