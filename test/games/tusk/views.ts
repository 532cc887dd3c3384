import type { Good, Terrain } from '../../../src/games/tusk/content/terrain.ts';
import { TERRAIN, TERRAINS } from '../../../src/games/tusk/content/terrain.ts';
import { HEXES, placeNamed } from '../../../src/games/tusk/map.ts';
import type { MemberView, TileView, TribeView, TuskView } from '../../../src/games/tusk/view.ts';

/** The place of a name that is sure to exist. */
export function at(name: string): number {
  const place = placeNamed(name);
  if (place === null) throw new Error(`No such place: ${name}`);
  return place;
}

export function tile(place: number, terrain: Terrain | 'breeding ground', snow = false): TileView {
  const card = terrain === 'breeding ground' ? null : TERRAIN[terrain];
  return {
    place,
    terrain: snow && card !== null ? null : terrain,
    snow,
    buried: snow && terrain !== 'breeding ground' ? terrain : null,
    tokens: card === null || card.yields === null || snow ? 0 : 3,
    difficult: !snow && (card?.difficult ?? false),
  };
}

/** A whole map of all terrains in turn, with snow on the places named. */
export function tiles(radius: 1 | 2 | 3, snow: readonly string[] = []): (TileView | null)[] {
  const laid = 1 + 3 * radius * (radius + 1);
  const frozen = snow.map(at);
  return HEXES.map((_, place) => {
    if (place >= laid) return null;
    const terrain = TERRAINS[(place - 1) % TERRAINS.length];
    return tile(
      place,
      place === 0 || terrain === undefined ? 'breeding ground' : terrain,
      frozen.includes(place),
    );
  });
}

export function member(
  number: number,
  where: string,
  more: Partial<Pick<MemberView, 'wounded' | 'actions'>> = {},
): MemberView {
  const place = where === 'waiting' || where === 'hunting' ? where : at(where);
  return { member: number, at: place, wounded: false, actions: 0, ...more };
}

export function goods(stick: number, grass: number, stone: number, food: number) {
  return { stick, grass, stone, food } satisfies Record<Good, number>;
}

export function tribe(
  seat: number,
  members: readonly MemberView[],
  more: Partial<TribeView> = {},
): TribeView {
  const waiting = members.filter((one) => one.at === 'waiting').map((one) => one.member);
  return {
    seat,
    members,
    waiting,
    growthCost: waiting.length === 0 ? null : 4 - waiting.length,
    goods: goods(0, 0, 0, 0),
    card: 'secret',
    cardTokens: 0,
    passed: null,
    ...more,
  };
}

/** A busy board of four tribes in turn 5, Ember to move. */
export function busyView(more: Partial<TuskView> = {}): TuskView {
  const tribes = [
    tribe(
      0,
      [
        member(1, 'C3', { actions: 2 }),
        member(2, 'C3', { wounded: true, actions: 1 }),
        member(3, 'hunting'),
        member(4, 'waiting'),
      ],
      { goods: goods(3, 0, 12, 7) },
    ),
    tribe(
      1,
      [member(1, 'C3'), member(2, 'E4'), member(3, 'E4', { wounded: true }), member(4, 'E4')],
      { goods: goods(1, 2, 0, 10), card: { id: 'pack-leader', revealed: true }, cardTokens: 2 },
    ),
    tribe(2, [member(1, 'E4'), member(2, 'E4'), member(3, 'hunting'), member(4, 'hunting')], {
      goods: goods(0, 5, 1, 3),
    }),
    tribe(3, [member(1, 'D6'), member(2, 'B5'), member(3, 'waiting'), member(4, 'waiting')], {
      goods: goods(2, 2, 2, 0),
    }),
  ];
  const season = { id: 'autumn', arrows: 2, ice: 2 } as const;
  return {
    viewer: 'public',
    rules: 1,
    turn: 5,
    lastTurn: null,
    phase: 'tribes',
    first: 3,
    leader: 2,
    tiles: tiles(3, ['D1', 'E1', 'F1', 'G1', 'C1', 'D2', 'E2', 'F2', 'G2']),
    mammoth: at('D4'),
    mammothFood: 3,
    season,
    seasonsDrawn: [season],
    tribes,
    stages: [{ stage: 'tribe', seat: 0, step: 'act' }],
    owing: [0],
    scores: [7, 16, 3, 0],
    winners: null,
    ...more,
  };
}

/** The same board with a fight of three tribes at E4 in which everything is known. */
export function fightView(): TuskView {
  return busyView({
    stages: [
      { stage: 'tribe', seat: 2, step: 'act' },
      {
        stage: 'fight',
        at: at('E4'),
        initiator: 2,
        seats: [2, 1, 0],
        out: [0],
        aims: [
          { seat: 2, target: 1, members: 2 },
          { seat: 1, target: 2, members: 2 },
        ],
        step: 'stones',
        uses: [
          { seat: 2, uses: { stick: 1, grass: 2, stone: 1 } },
          { seat: 1, uses: { stick: 2, grass: 0, stone: 0 } },
        ],
      },
    ],
    owing: [2],
  });
}

/** The same board in the second round of a hunt. */
export function huntView(): TuskView {
  return busyView({
    phase: 'hunt',
    mammothFood: 2,
    stages: [
      {
        stage: 'hunt',
        round: 2,
        leader: 2,
        step: 'attack',
        attacker: 0,
        uses: [{ seat: 2, uses: { stick: 1, grass: 2, stone: 1 } }],
      },
    ],
    owing: [0],
  });
}

/** The same board while the herd roams over three tiles and two tribes owe a step aside. */
export function roamView(): TuskView {
  return busyView({
    phase: 'season',
    mammoth: at('E4'),
    stages: [{ stage: 'roaming', path: [at('D5'), at('E4')] }],
    owing: [1, 2],
  });
}

export const TABLE = {
  matchName: 'Friday night mammoths',
  seats: [
    { name: 'Ada Lovelace', mention: '@ada', computer: false },
    { name: 'Björn 🦣 with a name that goes on and on', mention: '@bjorn', computer: false },
    { name: '田中さくら', mention: '@tanaka', computer: true },
    { name: 'محمد علي', mention: '@ali', computer: false },
  ],
} as const;
