import type { Random } from '../../engine/random.ts';
import { beginPlay, tell } from '../../engine/play.ts';
import { draw } from '../../parts/deck.ts';
import { headStarts } from '../../parts/head-starts.ts';
import { item } from '../../parts/item.ts';
import type { StoneAgeConfig } from './config.ts';
import { BUILDING, type BuildingId, BUILDINGS } from './content/buildings.ts';
import { CARD, type CardId, CARDS } from './content/cards.ts';
import { GOODS } from './content/goods.ts';
import { TILES } from './content/herd.ts';
import { SLOTS, STACK, START } from './content/numbers.ts';
import { EVEN_START, SHORT } from './content/versions.ts';
import type { StoneAgePlay } from './play.ts';
import { beginRound } from './round.ts';
import type { Tribe, WorkingState } from './state.ts';

/** The 36 cards. */
export const ALL_CARDS: readonly CardId[] = CARDS.flatMap((id) =>
  Array.from({ length: CARD[id].copies }, () => id),
);

/** The 28 buildings. */
export const ALL_BUILDINGS: readonly BuildingId[] = BUILDINGS.flatMap((id) =>
  Array.from({ length: BUILDING[id].copies }, () => id),
);

/**
 * Base game, start. Chance is drawn in this order: the cards, the buildings, the tiles of the herd where it comes by,
 * the first player. With an even start those who go later begin with something more, which is ours.
 */
export function setUp(
  seats: number,
  random: Random,
  rules: WorkingState['rules'],
  { herd: comes, start, length }: Required<StoneAgeConfig>,
): StoneAgePlay {
  const withHerd = comes === 'on';
  const { drawn: slots, left: deck } = draw(random.shuffle(ALL_CARDS), SLOTS);
  const buildings = random.shuffle(ALL_BUILDINGS);
  const herd = withHerd ? { pile: random.shuffle(TILES), now: null, boxed: [] } : null;
  const first = random.below(seats);
  const play: StoneAgePlay = beginPlay(
    {
      rules,
      round: 1,
      ...(length === 'short' ? { lastRound: SHORT[rules] } : {}),
      first,
      deck,
      slots,
      stacks: Array.from({ length: seats }, (_, i) => buildings.slice(i * STACK, (i + 1) * STACK)),
      spare: buildings.slice(seats * STACK),
      tribes: Array.from({ length: seats }, newTribe),
      herd,
      answers: 0,
      shares: 0,
      frames: [],
    },
    random,
  );
  const begun = { type: 'matchBegan', first, seats, herd: withHerd } as const;
  const ahead = start === 'even' ? headStarts(seats, first, EVEN_START[rules][seats]) : [];
  for (const { seat, goods } of ahead) {
    const tribe = item(play.state.tribes, seat);
    for (const good of GOODS) tribe.goods[good] += goods[good] ?? 0;
  }
  tell(play, ahead.length === 0 ? begun : { ...begun, ahead });
  beginRound(play, slots);
  return play;
}

function newTribe(): Tribe {
  const { people, track, food } = START;
  return {
    people,
    track,
    goods: { food, wood: 0, brick: 0, stone: 0, gold: 0 },
    tools: [],
    once: [],
    points: 0,
    cards: [],
    drawn: [],
    buildings: [],
    tiles: [],
    placed: [],
    plan: [],
    plans: 0,
    placements: 0,
    tamers: 0,
  };
}
