import type { Random } from '../../engine/random.ts';
import { beginPlay, tell } from '../../engine/play.ts';
import type { MemberNumber } from './action.ts';
import { SEASON, SEASONS } from './content/seasons.ts';
import { GOODS, TERRAIN, type Terrain, TERRAINS } from './content/terrain.ts';
import type { TuskConfig } from './config.ts';
import { SHORT } from './content/versions.ts';
import { EVEN_START, MAMMOTH_FOOD, MEMBERS } from './content/tribe.ts';
import { VICTORIES } from './content/victory.ts';
import { headStarts } from '../../parts/head-starts.ts';
import { item } from '../../parts/item.ts';
import { layRing } from './lands.ts';
import { BREEDING_GROUND } from './map.ts';
import type { TuskPlay } from './play.ts';
import type { Tribe, TuskState, WorkingState } from './state.ts';

/** The 36 printed tiles. */
export const ALL_TILES: readonly Terrain[] = TERRAINS.flatMap((terrain) =>
  Array.from({ length: TERRAIN[terrain].tiles }, () => terrain),
);

/** The numbers of a tribe's members. */
const ALL_MEMBERS: readonly MemberNumber[] = Array.from({ length: MEMBERS }, (_, i) => i + 1);

/** The 18 printed seasons. */
export const ALL_SEASONS: TuskState['seasons'] = SEASONS.flatMap((id) =>
  SEASON[id].copies.map(([arrows, ice]) => Object.freeze({ id, arrows, ice })),
);

/**
 * Tusk, setup 1 and 2. Chance is drawn in this order: the tiles, the seasons, the victory cards, the
 * first player. With an even start those who go later begin with something, which is ours.
 */
export function setUp(
  seats: number,
  random: Random,
  rules: WorkingState['rules'],
  { start, length }: Required<TuskConfig>,
): TuskPlay {
  const stack = random.shuffle(ALL_TILES);
  const seasons = random.shuffle(ALL_SEASONS);
  const victories = random.shuffle(VICTORIES);
  const first = random.below(seats);
  const play: TuskPlay = beginPlay(
    {
      rules,
      turn: 0,
      ...(length === 'short' ? { lastTurn: SHORT[rules] } : {}),
      first,
      leader: null,
      terrain: ['breeding ground'],
      tokens: [0],
      snow: [false],
      stack,
      mammoth: BREEDING_GROUND,
      mammothFood: MAMMOTH_FOOD,
      seasons,
      drawn: [],
      victories,
      tribes: Array.from({ length: seats }, newTribe),
      fights: 0,
      frames: [{ frame: 'placing', seat: first }],
    },
    random,
  );
  layRing(play, 1);
  const begun = { type: 'matchBegan', first, seats } as const;
  const ahead = start === 'even' ? headStarts(seats, first, EVEN_START[rules][seats]) : [];
  for (const { seat, goods } of ahead) {
    const tribe = item(play.state.tribes, seat);
    for (const good of GOODS) tribe.goods[good] += goods[good] ?? 0;
  }
  tell(play, ahead.length === 0 ? begun : { ...begun, ahead });
  return play;
}

function newTribe(): Tribe {
  return {
    members: ALL_MEMBERS.map(() => ({ at: 'waiting', wounded: false, actions: 0 })),
    waiting: ALL_MEMBERS,
    goods: { stick: 0, grass: 0, stone: 0, food: 0 },
    card: null,
    revealed: false,
    cardTokens: 0,
    tokenTurn: 0,
    passed: [],
    deeds: [],
  };
}
