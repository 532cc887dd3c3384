import type { Seat } from '../../../engine/game.ts';
import type { SpokenTable } from '../../../presentation/table.ts';
import type { TribeView, TuskView } from '../view.ts';
import { cardWords } from './cards.ts';
import type { TuskSpeech } from '../words/index.ts';
import { cardName, amountWords, counted, goodsWords, listed, seatName } from './names.ts';

/** What the viewer holds: its card in secret, its goods in the open. */
export function hand(speech: TuskSpeech, view: TuskView, seat: Seat): string {
  const tribe = view.tribes[seat];
  if (tribe === undefined) throw new RangeError(`There is no tribe at seat ${seat}.`);
  return [
    cardLine(speech, tribe),
    ...passedLine(speech, tribe),
    `${seatName(speech, seat)} holds ${goodsWords(speech, tribe.goods)}.`,
  ].join('\n');
}

function cardLine(speech: TuskSpeech, { card, cardTokens }: TribeView): string {
  if (card === 'none yet') return '🃏 You have no victory card yet.';
  if (card === 'secret') return '🃏 This tribe’s victory card is its own secret.';
  const seen = card.revealed ? 'everybody knows it' : 'nobody else knows it';
  const tokens = cardTokens === 0 ? '' : ` It has ${counted(speech, cardTokens, 'token')} on it.`;
  return `🃏 **${cardName(speech, card.id)}** (${seen}): ${cardWords(speech, card.id)}.${tokens}`;
}

function passedLine(speech: TuskSpeech, { passed }: TribeView): string[] {
  if (passed === null || passed.length === 0) return [];
  return [
    `You passed over ${listed(
      speech,
      passed.map((card) => cardName(speech, card)),
    )}.`,
  ];
}

/** Who won, and each tribe's food, the most first. */
export function result(speech: TuskSpeech, view: TuskView, table: SpokenTable): string {
  const winners = view.winners ?? [];
  const nameOf = (seat: Seat): string => table.seats[seat]?.mention ?? 'nobody';
  const who = winners.map((seat) => `${seatName(speech, seat)} (${nameOf(seat)})`);
  const points = (seat: Seat): number => view.scores[seat] ?? 0;
  const ranked = [...view.tribes].sort(
    (a, b) => points(b.seat) - points(a.seat) || a.seat - b.seat,
  );
  const lines = ranked.map((tribe) => {
    const { seat, card, goods } = tribe;
    const cardFood = points(seat) - goods.food;
    const by = typeof card === 'string' ? 'card' : cardName(speech, card.id);
    return `${seatName(speech, seat)} · ${nameOf(seat)}: **${points(seat)}** (${amountWords(speech, goods.food, 'food')} + ${cardFood} by ${by})`;
  });
  const verb = winners.length === 1 ? 'wins' : 'share the win';
  return [`🏆 ${listed(speech, who)} ${verb}!`, ...lines].join('\n');
}
