import { only } from '../../../parts/only.ts';
import { PLACE_OF } from '../content/places.ts';
import { CARD_SLOTS, numberOf } from '../locations.ts';
import { cardWords, tileWords } from '../spoken/cards.ts';
import { atPlace, goodsWords, placeName, seatName, tribeName } from '../spoken/names.ts';
import { cardAt, withHerd } from './after.ts';
import type { Passage, Teller, Tellings } from './told.ts';

const begins: Teller = (speech, events) =>
  only(events, 'matchBegan').flatMap(({ first, herd, ahead = [] }) => [
    speech.say(herd ? 'told.begins' : 'told.without herd', { first: seatName(speech, first) }),
    ...ahead.map(({ seat, goods }) =>
      speech.say('told.goes later', {
        seat: seatName(speech, seat),
        goods: goodsWords(speech, goods),
      }),
    ),
  ]);

const begun: Teller = (speech, events) =>
  only(events, 'roundBegan').map(({ round: number, first, fresh }) => {
    const facts = { round: number, first: seatName(speech, first) };
    if (fresh.length === 0) return speech.say('told.round', facts);
    const cards = fresh.map((card) => cardWords(speech, card)).join('; ');
    return speech.say('told.round with cards', { ...facts, cards });
  });

const herdMoves: Teller = (speech, events) =>
  events.flatMap((event) => {
    if (event.type === 'herdWent') return [speech.say('told.herd goes')];
    if (event.type !== 'herdCame') return [];
    const { to, tile, next: back } = event;
    const next =
      back === null
        ? speech.say('told.no next')
        : speech.say('told.next', { place: placeName(speech, PLACE_OF[back]) });
    const facts = { at: atPlace(speech, to), tile: tileWords(speech, tile), next };
    return [speech.say('told.herd comes', facts)];
  });

const emptyStack: Teller = (speech, events) =>
  only(events, 'buildingShown').map(({ at }) =>
    speech.say('told.stack is empty', { place: placeName(speech, at) }),
  );

const begunInShort: Teller = (speech, events) =>
  only(events, 'roundBegan').flatMap(({ round: number, first, fresh }) => {
    const seat = tribeName(speech, first);
    const all = speech.say('captions.round', { round: number, seat });
    if (fresh.length === 0) return [all];
    return [all, speech.say('captions.new cards', { count: fresh.length })];
  });

const herdMovesInShort: Teller = (speech, events) => [
  ...only(events, 'herdCame').map(({ to }) =>
    speech.say('captions.herd comes', { place: placeName(speech, to) }),
  ),
  ...only(events, 'herdWent').map(() => speech.say('captions.herd goes')),
];

const emptyStackInShort: Teller = (speech, events) =>
  only(events, 'buildingShown').map(({ at }) =>
    speech.say('captions.ran out', { place: placeName(speech, at) }),
  );

// Who goes first is seen on the board.
const beginning: Passage = { lines: begins, inShort: () => [] };
const ofRound: Passage = { lines: begun, inShort: begunInShort };
const ofHerd: Passage = { lines: herdMoves, inShort: herdMovesInShort };
const ofStack: Passage = { lines: emptyStack, inShort: emptyStackInShort };

export const round = {
  matchBegan: { passage: beginning, beat: 'evening' },
  roundBegan: {
    passage: ofRound,
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
    beat: 'placing',
    where: ({ tile, to }, { herd }) => (tile === herd?.now?.tile ? [to] : []),
    after: (view, { tile, to: at, next }) =>
      withHerd(view, (herd) => ({ ...herd, now: { tile, at }, next, left: herd.left - 1 })),
  },
  herdWent: {
    passage: ofHerd,
    beat: 'placing',
    after: (view) => withHerd(view, (herd) => ({ ...herd, now: null })),
  },
  // The picture shows what lies open; that nothing does is told.
  buildingShown: {
    passage: ofStack,
    isTold: ({ building }) => building === null,
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
