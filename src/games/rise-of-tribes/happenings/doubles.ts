import { DEVELOPMENTS, TILE, type TileId, TILES } from '../content/tiles.ts';
import { goodsWords } from '../spoken/names.ts';
import type { RiseSpeech } from '../words/index.ts';
import { onWords, type Passage, type Tellings } from './told.ts';

const tileName = ({ say }: RiseSpeech, tile: TileId): string => say(`names.tiles.${tile}`);

/** What doubles set off: tiles that react, a new one, and what it does at once. */
const byDoubles = { passage: 'doubles', kind: 'outcome' } as const;

/** With what the end of a tile is told: of beasts, and of what happens at once, another event tells it. */
function endOf(tile: TileId): Passage | null {
  const { now, doubles } = TILE[tile];
  if (now === true || tile === 'mammoth' || tile === 'tiger') return null;
  return doubles === 'cheaper' || doubles === 'gone' ? 'doubles' : 'turn';
}

/** How tiles end: discarded, bought, or shuffled back. */
export const ENDINGS = [
  ...TILES.filter((tile) => tile !== 'volcano').map((tile) => `ends.${tile}`),
  ...DEVELOPMENTS.map((tile) => `bought.${tile}`),
  'again.chieftain',
  'again.volcano',
];

export const doubles = {
  // Other dice are seen where they are used.
  diceRolled: {
    ...byDoubles,
    kind: 'dice',
    passageOf: ({ dice }) => (new Set(dice).size === 1 ? 'doubles' : null),
    clause: ({ speech: { say }, seat: named }, { seat, dice: [face = 'blank'] }) =>
      say('told.rolls', { seat: named(seat), face: say(`names.faces.${face}`) }),
  },
  tileDrawn: {
    ...byDoubles,
    milestone: 'events',
    brings: ({ tile }) => tile,
    clause: ({ speech }, { tile }) => speech.say('told.new', { tile: tileName(speech, tile) }),
  },
  tilePlaced: {
    ...byDoubles,
    where: ({ at }) => [at],
    marks: ({ at, from }, named) =>
      from === null ? [] : [{ mark: 'arrow', from: named(from), to: named(at), owner: null }],
    clause({ speech, at: named }, { tile, at, from }) {
      const facts = { tile: tileName(speech, tile), at: named(at) };
      return from === null
        ? speech.say('told.new at', facts)
        : speech.say('told.roams', { ...facts, from: named(from) });
    },
  },
  // Where it lies the picture shows.
  volcanoPlaced: { passage: null },
  tileChanged: {
    ...byDoubles,
    clause({ speech }, { tile, count }) {
      const { price } = TILE[tile];
      if (price === undefined) {
        return speech.say('told.more', { invaders: speech.say('names.invading', { count }) });
      }
      const goods = goodsWords(speech, { [price.kind]: count });
      return speech.say('told.cheaper', { tile: tileName(speech, tile), goods });
    },
  },
  tileDiscarded: {
    ...byDoubles,
    passageOf: ({ tile }) => endOf(tile),
    milestone: 'ends',
    brings: ({ tile }) => `ends.${tile}`,
    follows: true,
    clause: ({ speech }, { tile }) => speech.say('told.no more', { tile: tileName(speech, tile) }),
  },
  tileShuffledBack: {
    ...byDoubles,
    passageOf: ({ tile }) => (tile === 'chieftain' ? 'doubles' : null),
    brings: ({ tile }) => `again.${tile}`,
    clause: ({ speech }) => speech.say('told.nobody bids'),
  },
  membersLost: {
    ...byDoubles,
    befalls: ({ seat }) => [seat],
    milestone: 'losses',
    where: ({ on }) => on.map(({ at }) => at),
    marks: ({ on }, named) => on.map(({ at }) => ({ mark: 'sign', at: named(at), icon: 'wound' })),
    clause: (voice, { seat, on }) =>
      voice.speech.say('told.loses', { seat: voice.seat(seat), on: onWords(voice, on) }),
  },
  bidsShown: {
    ...byDoubles,
    befalls: ({ bids }) => bids.flatMap((bid, seat) => (bid > 0 ? [seat] : [])),
    milestone: 'bids',
    clause({ speech: { say }, seat }, { bids, winner }) {
      if (winner === null) return null;
      const all = bids.map((bid, nth) => say('told.bid', { seat: seat(nth), bid }));
      return say('told.bids', { bids: all.join(', '), winner: seat(winner) });
    },
  },
  goodsGiven: {
    ...byDoubles,
    befalls: ({ from, to }) => [from, to],
    doers: ({ from }) => [from],
    clause: ({ speech, seat }, { from, to, goods }) =>
      speech.say('told.gives', {
        from: seat(from),
        to: seat(to),
        goods: goodsWords(speech, goods),
      }),
  },
} satisfies Partial<Tellings>;
