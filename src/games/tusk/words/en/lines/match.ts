import type { SpokenTable } from '../../../../../presentation/table.ts';
import type { Deed } from '../../../content/victory.ts';
import { only } from '../../../event.ts';
import { placeName } from '../../../map.ts';
import { counted, goodsWords, listed, seatName, VICTORY_NAMES } from '../names.ts';
import type { Teller } from '../teller.ts';

export const begins: Teller = (events, table: SpokenTable) =>
  only(events, 'matchBegan').map(({ first, seats }) => {
    const who = Array.from({ length: seats }, (_, seat) => {
      const user = table.seats[seat];
      return user === undefined ? seatName(seat) : `${seatName(seat)} is ${user.mention}`;
    });
    return `🦣 The tribes gather: ${who.join(', ')}. ${seatName(first)} goes first.`;
  });

export const placing: Teller = (events) => {
  const placed = only(events, 'memberPlaced').map(
    ({ seat, at }) => `${seatName(seat)} on ${placeName(at)}`,
  );
  return [`📍 First camp: ${placed.join(', ')}.`];
};

export const drawn: Teller = (events) =>
  only(events, 'cardsDrawn').map(
    ({ seat, cards }) =>
      `🃏 ${seatName(seat)} draws ${listed(cards.map((card) => VICTORY_NAMES[card]))}.`,
  );

/** A card kept in the open is one's own; of the others one reads only that they kept something. */
export const kept: Teller = (events) => {
  const own = only(events, 'cardKept').map(
    ({ seat, card }) => `🃏 ${seatName(seat)} keeps ${VICTORY_NAMES[card]}.`,
  );
  const others = only(events, 'cardKeptSecretly').map(({ seat }) => seatName(seat));
  if (others.length === 0) return own;
  return [
    ...own,
    `🃏 ${listed(others)} ${others.length === 1 ? 'keeps' : 'keep'} a card in secret.`,
  ];
};

export const turn: Teller = (events) =>
  only(events, 'turnBegan').map(
    (event) => `**Turn ${event.turn}.** ${seatName(event.first)} goes first.`,
  );

const DEEDS: Readonly<Record<Deed, string>> = {
  'left out of a kill': 'for being left out of the kill',
  'led a kill': 'for leading the kill',
  'won a fight': 'for winning the fight',
};

/** A card is shown with the token that made it so. */
export const tokens: Teller = (events) => {
  const shown = only(events, 'cardRevealed');
  const got = only(events, 'cardToken').map(({ seat, card, tokens: count, deed }) => {
    const first = shown.some((one) => one.seat === seat);
    return `🃏 ${seatName(seat)} ${first ? 'shows its card' : 'has another token'}: ${VICTORY_NAMES[card]}, ${counted(count, 'token')} on it, ${DEEDS[deed]}.`;
  });
  const bare = shown.filter(
    ({ seat }) => !only(events, 'cardToken').some((one) => one.seat === seat),
  );
  return [
    ...bare.map(({ seat, card }) => `🃏 ${seatName(seat)} shows its card: ${VICTORY_NAMES[card]}.`),
    ...got,
  ];
};

export const dealing: Teller = (events) =>
  only(events, 'dealt').map(({ from, to, gives, takes }) => {
    const [given, taken] = [goodsWords(definite(gives)), goodsWords(definite(takes))];
    if (taken === 'nothing') return `🤝 ${seatName(from)} gives ${seatName(to)} ${given}.`;
    if (given === 'nothing') return `🤝 ${seatName(to)} gives ${seatName(from)} ${taken}.`;
    return `🤝 ${seatName(from)} trades ${given} for ${taken} with ${seatName(to)}.`;
  });

const definite = (goods: Readonly<Record<string, number | undefined>>): Record<string, number> =>
  Object.fromEntries(Object.entries(goods).map(([good, count]) => [good, count ?? 0]));

/** Who won, and by what, is told by the result, which stands below the last lines. */
export const ends: Teller = (events) =>
  only(events, 'gameEnded').map(() => '❄️ The world has frozen over, and all cards are turned.');
