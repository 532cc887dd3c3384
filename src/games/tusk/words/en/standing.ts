import type { Seat } from '../../../../engine/game.ts';
import type { SpokenTable } from '../../../../presentation/table.ts';
import type { TribeView, TuskView } from '../../view.ts';
import { cardWords } from './cards.ts';
import { amount, counted, goodsWords, listed, seatName, VICTORY_NAMES } from './names.ts';

/** What the viewer holds: its card in secret, its goods in the open. */
export function hand(view: TuskView, seat: Seat): string {
  const tribe = view.tribes[seat];
  if (tribe === undefined) throw new RangeError(`There is no tribe at seat ${seat}.`);
  return [
    cardLine(tribe),
    ...passedLine(tribe),
    `${seatName(seat)} holds ${goodsWords(tribe.goods)}.`,
  ].join('\n');
}

function cardLine({ card, cardTokens }: TribeView): string {
  if (card === 'none yet') return '🃏 You have no victory card yet.';
  if (card === 'secret') return '🃏 This tribe’s victory card is its own secret.';
  const seen = card.revealed ? 'everybody knows it' : 'nobody else knows it';
  const tokens = cardTokens === 0 ? '' : ` It has ${counted(cardTokens, 'token')} on it.`;
  return `🃏 **${VICTORY_NAMES[card.id]}** (${seen}): ${cardWords(card.id)}.${tokens}`;
}

function passedLine({ passed }: TribeView): string[] {
  if (passed === null || passed.length === 0) return [];
  return [`You passed over ${listed(passed.map((card) => VICTORY_NAMES[card]))}.`];
}

/** Who won, and each tribe's food, the most first. */
export function result(view: TuskView, table: SpokenTable): string {
  const winners = view.winners ?? [];
  const nameOf = (seat: Seat): string => table.seats[seat]?.mention ?? 'nobody';
  const who = winners.map((seat) => `${seatName(seat)} (${nameOf(seat)})`);
  const points = (seat: Seat): number => view.scores[seat] ?? 0;
  const ranked = [...view.tribes].sort(
    (a, b) => points(b.seat) - points(a.seat) || a.seat - b.seat,
  );
  const lines = ranked.map((tribe) => {
    const { seat, card, goods } = tribe;
    const cardFood = points(seat) - goods.food;
    const cardName = typeof card === 'string' ? 'card' : VICTORY_NAMES[card.id];
    return `${seatName(seat)} · ${nameOf(seat)}: **${points(seat)}** (${amount(goods.food, 'food')} + ${cardFood} by ${cardName})`;
  });
  const verb = winners.length === 1 ? 'wins' : 'share the win';
  return [`🏆 ${listed(who)} ${verb}!`, ...lines].join('\n');
}
