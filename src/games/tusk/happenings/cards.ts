import { only } from '../../../parts/only.ts';
import { withTribe } from './after.ts';
import { cardName, counted, seatName, tribeName } from '../spoken/names.ts';
import type { ShortFormatter, EventFormatter, Tellings } from './told.ts';

/** A card is shown with the token that made it so. */
const tokens: EventFormatter = (speech, events) => {
  const shown = only(events, 'cardRevealed');
  const got = only(events, 'cardToken').map(({ seat, card, tokens: count, deed }) => {
    const isFirst = shown.some((one) => one.seat === seat);
    return speech.say(isFirst ? 'match.shows for a deed' : 'match.another token', {
      seat: seatName(speech, seat),
      card: cardName(speech, card),
      tokens: counted(speech, count, 'token'),
      deed: speech.say(`match.deeds.${deed}`),
    });
  });
  const bare = shown.filter(
    ({ seat }) => !only(events, 'cardToken').some((one) => one.seat === seat),
  );
  return [
    ...bare.map(({ seat, card }) =>
      speech.say('match.shows', { seat: seatName(speech, seat), card: cardName(speech, card) }),
    ),
    ...got,
  ];
};

/** Cards that are turned. */
const inShort: ShortFormatter = (speech, events) =>
  only(events, 'cardRevealed').map(({ seat, card }) =>
    speech.say('captions.shows', { seat: tribeName(speech, seat), card: cardName(speech, card) }),
  );

const anywhere = { lines: tokens, kind: 'outcome', chapter: null, beat: null } as const;

export const cards = {
  cardRevealed: { ...anywhere, short: inShort },
  cardToken: {
    ...anywhere,
    after: (view, { seat, card, tokens: cardTokens }) =>
      withTribe(view, seat, (tribe) => ({
        ...tribe,
        card: { id: card, revealed: true },
        cardTokens,
      })),
  },
} satisfies Partial<Tellings>;
