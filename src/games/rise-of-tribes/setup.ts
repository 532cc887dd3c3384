import type { Seat } from '../../engine/game.ts';
import { beginPlay, tell } from '../../engine/play.ts';
import type { Random } from '../../engine/random.ts';
import { DICE, FIRST_ROW } from './content/dice.ts';
import { GOAL, type GoalId, GOALS } from './content/goals.ts';
import { LAYOUT, TERRAINS } from './content/land.ts';
import { LEADERS } from './content/leaders.ts';
import { TO_WIN } from './content/numbers.ts';
import { TILE, TILES } from './content/tiles.ts';
import { NO_GOODS } from './payment.ts';
import type { RisePlay } from './play.ts';
import { NO_POINTS } from './scored.ts';
import type { WorkingState } from './state.ts';

/** The goals of each tribe, by the number of players. */
export const goalsFor = (seats: number): readonly GoalId[] =>
  GOALS.filter((goal) => {
    const card = GOAL[goal];
    return card.kind === 'achievement' || (card.from ?? 0) <= seats;
  });

/** Rise of Tribes, setup. Chance is drawn in this order: the map, the tiles, the leaders, the goals by seat, the first player. */
export function setUp(
  seats: number,
  random: Random,
  rules: WorkingState['rules'],
  options: WorkingState['options'],
  length: keyof typeof TO_WIN,
): RisePlay {
  const each = LAYOUT[seats]?.each ?? 0;
  const terrain = random.shuffle(
    TERRAINS.flatMap((one) => Array.from({ length: each }, () => one)),
  );
  const deck = random.shuffle(TILES.filter((tile) => TILE[tile].late !== true));
  const leaders = random.shuffle(LEADERS).slice(0, seats);
  const tribes = leaders.map((leader) => ({
    leader,
    points: 0,
    scored: NO_POINTS,
    goods: { ...NO_GOODS },
    members: terrain.map(() => 0),
    villages: [],
    hidden: null,
    elder: null,
    hand: [],
    deck: random.shuffle(goalsFor(seats)),
    known: 0,
    done: [],
    tiles: [],
  }));
  const first: Seat = random.below(seats);
  const play: RisePlay = beginPlay(
    {
      rules,
      options,
      toWin: TO_WIN[length],
      first,
      terrain,
      volcano: null,
      tribes,
      rows: { grow: FIRST_ROW, move: FIRST_ROW, gather: FIRST_ROW, lead: FIRST_ROW },
      // Whatever they show: the first turn rolls them.
      pool: FIRST_ROW.slice(0, DICE.rolled),
      deck,
      late: TILES.filter((tile) => TILE[tile].late === true),
      slots: [],
      discarded: [],
      tame: null,
      turn: { number: 0, seat: first, answers: 0, dice: [], used: [], once: [], lent: null },
      winner: null,
      frames: [{ frame: 'placing', seat: first }],
    },
    random,
  );
  tell(play, { type: 'matchBegan', first, seats, terrain, leaders });
  return play;
}
