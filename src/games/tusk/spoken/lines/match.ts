import type { SpokenTable } from '../../../../presentation/table.ts';
import type { Deed } from '../../content/victory.ts';
import { only } from '../../event.ts';
import { placeName } from '../../map.ts';
import type { Teller } from '../teller.ts';
import { cardName, counted, goodsWords, listed, seatName } from '../names.ts';

export const begins: Teller = (speech, events, table: SpokenTable) =>
  only(events, 'matchBegan').map(({ first, seats }) => {
    const who = Array.from({ length: seats }, (_, seat) => {
      const user = table.seats[seat];
      return user === undefined
        ? seatName(speech, seat)
        : `${seatName(speech, seat)} is ${user.mention}`;
    });
    return `🦣 The tribes gather: ${who.join(', ')}. ${seatName(speech, first)} goes first.`;
  });

export const placing: Teller = (speech, events) => {
  const placed = only(events, 'memberPlaced').map(
    ({ seat, at }) => `${seatName(speech, seat)} on ${placeName(at)}`,
  );
  return [`📍 First camp: ${placed.join(', ')}.`];
};

export const drawn: Teller = (speech, events) =>
  only(events, 'cardsDrawn').map(
    ({ seat, cards }) =>
      `🃏 ${seatName(speech, seat)} draws ${listed(
        speech,
        cards.map((card) => cardName(speech, card)),
      )}.`,
  );

/** A card kept in the open is one's own; of the others one reads only that they kept something. */
export const kept: Teller = (speech, events) => {
  const own = only(events, 'cardKept').map(
    ({ seat, card }) => `🃏 ${seatName(speech, seat)} keeps ${cardName(speech, card)}.`,
  );
  const others = only(events, 'cardKeptSecretly').map(({ seat }) => seatName(speech, seat));
  if (others.length === 0) return own;
  return [
    ...own,
    `🃏 ${listed(speech, others)} ${others.length === 1 ? 'keeps' : 'keep'} a card in secret.`,
  ];
};

export const turn: Teller = (speech, events) =>
  only(events, 'turnBegan').map(
    (event) => `**Turn ${event.turn}.** ${seatName(speech, event.first)} goes first.`,
  );

const DEEDS: Readonly<Record<Deed, string>> = {
  'left out of a kill': 'for being left out of the kill',
  'led a kill': 'for leading the kill',
  'won a fight': 'for winning the fight',
};

/** A card is shown with the token that made it so. */
export const tokens: Teller = (speech, events) => {
  const shown = only(events, 'cardRevealed');
  const got = only(events, 'cardToken').map(({ seat, card, tokens: count, deed }) => {
    const first = shown.some((one) => one.seat === seat);
    return `🃏 ${seatName(speech, seat)} ${first ? 'shows its card' : 'has another token'}: ${cardName(speech, card)}, ${counted(speech, count, 'token')} on it, ${DEEDS[deed]}.`;
  });
  const bare = shown.filter(
    ({ seat }) => !only(events, 'cardToken').some((one) => one.seat === seat),
  );
  return [
    ...bare.map(
      ({ seat, card }) => `🃏 ${seatName(speech, seat)} shows its card: ${cardName(speech, card)}.`,
    ),
    ...got,
  ];
};

export const dealing: Teller = (speech, events) =>
  only(events, 'dealt').map(({ from, to, gives, takes }) => {
    const [given, taken] = [
      goodsWords(speech, definite(gives)),
      goodsWords(speech, definite(takes)),
    ];
    if (taken === 'nothing')
      return `🤝 ${seatName(speech, from)} gives ${seatName(speech, to)} ${given}.`;
    if (given === 'nothing')
      return `🤝 ${seatName(speech, to)} gives ${seatName(speech, from)} ${taken}.`;
    return `🤝 ${seatName(speech, from)} trades ${given} for ${taken} with ${seatName(speech, to)}.`;
  });

const definite = (goods: Readonly<Record<string, number | undefined>>): Record<string, number> =>
  Object.fromEntries(Object.entries(goods).map(([good, count]) => [good, count ?? 0]));

/** Who won, and by what, is told by the result, which stands below the last lines. */
export const ends: Teller = (_speech, events) =>
  only(events, 'gameEnded').map(() => '❄️ The world has frozen over, and all cards are turned.');
