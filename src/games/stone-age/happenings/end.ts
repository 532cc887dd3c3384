import { only } from '../../../parts/only.ts';
import { SLOTS } from '../content/numbers.ts';
import { placeNames, tribeName } from '../spoken/names.ts';
import type { Teller, Tellings } from './told.ts';

/** Who won, and by what, is told by the result, which stands below the last lines. */
const ends: Teller = (speech, events) =>
  events.flatMap((event) => {
    switch (event.type) {
      case 'cardsRanOut':
        return [speech.say('told.cards ran out', { slots: SLOTS })];
      case 'stacksRanOut':
        return [speech.say('told.stacks ran out', { places: placeNames(speech, event.at) })];
      case 'roundsRanOut':
        return [speech.say('told.rounds ran out')];
      case 'gameEnded':
        return [speech.say('told.ends')];
      default:
        return [];
    }
  });

const endsInShort: Teller = (speech, events) => [
  ...only(events, 'cardsRanOut').map(() => speech.say('captions.cards ran out')),
  ...only(events, 'stacksRanOut').map(({ at }) =>
    speech.say('captions.ran out', { place: placeNames(speech, at) }),
  ),
  ...only(events, 'roundsRanOut').map(() => speech.say('captions.rounds ran out')),
  ...only(events, 'gameEnded').map(({ winners }) =>
    speech.say('captions.win', {
      count: winners.length,
      seats: speech.list(winners.map((seat) => tribeName(speech, seat))),
    }),
  ),
];

const ofEnd = { passage: { lines: ends, inShort: endsInShort }, beat: 'end' } as const;

export const end = {
  cardsRanOut: ofEnd,
  stacksRanOut: ofEnd,
  roundsRanOut: ofEnd,
  gameEnded: ofEnd,
} satisfies Partial<Tellings>;
