import { SLOTS } from '../content/numbers.ts';
import { placeNames, tribeName } from '../spoken/names.ts';
import type { Tellings } from './told.ts';

const ofEnd = { passage: {}, beat: 'end', kind: 'won' } as const;

export const end = {
  cardsRanOut: {
    ...ofEnd,
    clause: ({ say }) => say('told.cards ran out', { slots: SLOTS }),
    deed: ({ say }) => say('captions.cards ran out'),
  },
  stacksRanOut: {
    ...ofEnd,
    clause: (speech, { at }) =>
      speech.say('told.stacks ran out', { places: placeNames(speech, at) }),
    deed: (speech, { at }) => speech.say('captions.ran out', { place: placeNames(speech, at) }),
  },
  roundsRanOut: {
    ...ofEnd,
    clause: ({ say }) => say('told.rounds ran out'),
    deed: ({ say }) => say('captions.rounds ran out'),
  },
  // Who won, and by what, is told by the result, which stands below the last lines.
  gameEnded: {
    ...ofEnd,
    clause: ({ say }) => say('told.ends'),
    deed: (speech, { winners }) =>
      speech.say('captions.win', {
        count: winners.length,
        seats: speech.list(winners.map((seat) => tribeName(speech, seat))),
      }),
  },
} satisfies Partial<Tellings>;
