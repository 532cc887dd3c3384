import { only } from '../../../parts/only.ts';
import { placeName } from '../map.ts';
import type { ShortFormatter, EventFormatter, Tellings } from './told.ts';
import { cardName, goodsWords, listed, seatName, tribeName } from '../spoken/names.ts';

const begins: EventFormatter = (speech, events) =>
  only(events, 'matchBegan').flatMap(({ first, ahead = [] }) => [
    speech.say('match.begins', { first: seatName(speech, first) }),
    ...ahead.map(({ seat, goods }) =>
      speech.say('match.goes later', {
        seat: seatName(speech, seat),
        goods: goodsWords(speech, goods),
      }),
    ),
  ]);

const placing: EventFormatter = (speech, events) => {
  const camps = only(events, 'memberPlaced').map(({ seat, at }) =>
    speech.say('match.camp', { seat: seatName(speech, seat), place: placeName(at) }),
  );
  return [speech.say('match.placing', { places: camps.join(', ') })];
};

const drawn: EventFormatter = (speech, events) =>
  only(events, 'cardsDrawn').map(({ seat, cards }) => {
    const names = cards.map((card) => cardName(speech, card));
    return speech.say('match.draws', {
      seat: seatName(speech, seat),
      cards: listed(speech, names),
    });
  });

/** A card kept in the open is one's own; of the others one reads only that they kept something. */
const kept: EventFormatter = (speech, events) => {
  const own = only(events, 'cardKept').map(({ seat, card }) =>
    speech.say('match.keeps', { seat: seatName(speech, seat), card: cardName(speech, card) }),
  );
  const others = only(events, 'cardKeptSecretly').map(({ seat }) => seatName(speech, seat));
  if (others.length === 0) return own;
  const seats = listed(speech, others);
  return [...own, speech.say('match.keep in secret', { count: others.length, seats })];
};

/** Who goes first is seen, and so is that a card was kept in secret. */
const inShort: ShortFormatter = (speech, events) => {
  const camps = only(events, 'memberPlaced').map(({ seat, at }) =>
    speech.say('captions.camp', { seat: tribeName(speech, seat), place: placeName(at) }),
  );
  return [
    ...(camps.length === 0 ? [] : [speech.say('captions.camps', { camps: camps.join(', ') })]),
    ...only(events, 'cardKept').map(({ seat, card }) =>
      speech.say('captions.keeps', { seat: tribeName(speech, seat), card: cardName(speech, card) }),
    ),
  ];
};

const ofSetup = { short: inShort, chapter: 'setup', beat: 'setup' } as const;

export const setup = {
  matchBegan: {
    ...ofSetup,
    lines: begins,
    caption: 'none',
    source: 'start',
    food: ({ ahead = [] }, seat) =>
      ahead.reduce((sum, one) => sum + (one.seat === seat ? (one.goods.food ?? 0) : 0), 0),
  },
  memberPlaced: {
    ...ofSetup,
    lines: placing,
    doers: ({ seat }) => [seat],
    point: ({ at }) => at,
    steps: ({ seat, member, at }) => [{ seat, member, from: at, to: at }],
  },
  cardsDrawn: { ...ofSetup, lines: drawn },
  cardKept: {
    ...ofSetup,
    lines: kept,
    doers: ({ seat }) => [seat],
    brings: ({ card }) => card,
  },
  cardKeptSecretly: { ...ofSetup, lines: kept, caption: 'none' },
} satisfies Partial<Tellings>;
