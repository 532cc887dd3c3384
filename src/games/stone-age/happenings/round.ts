import { PLACE_OF } from '../content/places.ts';
import { CARD_SLOTS, numberOf } from '../locations.ts';
import { cardWords, tileWords } from '../spoken/cards.ts';
import { atPlace, goodsWords, placeName, seatName, tribeName } from '../spoken/names.ts';
import { cardAt, withHerd } from './after.ts';
import type { Passage, Tellings } from './told.ts';

const ofHerd: Passage = {};

export const round = {
  // Who goes first is seen on the board.
  matchBegan: {
    passage: {},
    beat: 'evening',
    clause: (speech, { first, herd, ahead = [] }) => [
      speech.say(herd ? 'told.begins' : 'told.without herd', { first: seatName(speech, first) }),
      ...ahead.map(({ seat, goods }) =>
        speech.say('told.goes later', {
          seat: seatName(speech, seat),
          goods: goodsWords(speech, goods),
        }),
      ),
    ],
  },
  roundBegan: {
    passage: {},
    kind: 'outcome',
    milestone: 'rounds',
    clause(speech, { round: number, first, fresh }) {
      const facts = { round: number, first: seatName(speech, first) };
      if (fresh.length === 0) return speech.say('told.round', facts);
      const cards = fresh.map((card) => cardWords(speech, card)).join('; ');
      return speech.say('told.round with cards', { ...facts, cards });
    },
    deed: (speech, { round: number, first, fresh }) => [
      speech.say('captions.round', { round: number, seat: tribeName(speech, first) }),
      ...(fresh.length === 0 ? [] : [speech.say('captions.new cards', { count: fresh.length })]),
    ],
    beat: 'placing',
    where: ({ round: number, fresh }, view) =>
      number === view.round
        ? CARD_SLOTS.filter((at) => fresh.some((card) => card === cardAt(view, at)))
        : [],
    after: (view, { round: number, first, cards, fresh }) => ({
      ...view,
      round: number,
      phase: 'placing',
      first,
      slots: cards,
      deck: view.deck - fresh.length,
      tribes: view.tribes.map((tribe) => ({
        ...tribe,
        unplaced: tribe.people,
        tools: tribe.tools.map(({ value }) => ({ value, used: false })),
      })),
    }),
  },
  herdCame: {
    passage: ofHerd,
    kind: 'outcome',
    clause(speech, { to, tile, next: back }) {
      const next =
        back === null
          ? speech.say('told.no next')
          : speech.say('told.next', { place: placeName(speech, PLACE_OF[back]) });
      const facts = { at: atPlace(speech, to), tile: tileWords(speech, tile), next };
      return speech.say('told.herd comes', facts);
    },
    deed: (speech, { to }) => speech.say('captions.herd comes', { place: placeName(speech, to) }),
    beat: 'placing',
    where: ({ tile, to }, { herd }) => (tile === herd?.now?.tile ? [to] : []),
    after: (view, { tile, to: at, next }) =>
      withHerd(view, (herd) => ({ ...herd, now: { tile, at }, next, left: herd.left - 1 })),
  },
  herdWent: {
    passage: ofHerd,
    clause: ({ say }) => say('told.herd goes'),
    deed: ({ say }) => say('captions.herd goes'),
    beat: 'placing',
    after: (view) => withHerd(view, (herd) => ({ ...herd, now: null })),
  },
  // The picture shows what lies open; that nothing does is told.
  buildingShown: {
    passage: {},
    kind: 'won',
    isTold: ({ building }) => building === null,
    clause: (speech, { at }) => speech.say('told.stack is empty', { place: placeName(speech, at) }),
    deed: (speech, { at }) => speech.say('captions.ran out', { place: placeName(speech, at) }),
    beat: 'evening',
    where: ({ at }) => [at],
    after: (view, { at, building: top }) => ({
      ...view,
      stacks: view.stacks.map((stack, nth) =>
        nth === numberOf(at) ? { top, left: stack.left - 1 } : stack,
      ),
    }),
  },
} satisfies Partial<Tellings>;
