import { choiceNamed, eachChoice } from '../../../src/engine/choices.ts';
import type { Seat, Step } from '../../../src/engine/game.ts';
import { beginPlay } from '../../../src/engine/play.ts';
import type { Random } from '../../../src/engine/random.ts';
import type { Face } from '../../../src/games/rise-of-tribes/content/dice.ts';
import type { GoalId } from '../../../src/games/rise-of-tribes/content/goals.ts';
import type { Amounts } from '../../../src/games/rise-of-tribes/content/goods.ts';
import { LAYOUT, type Terrain, TERRAINS } from '../../../src/games/rise-of-tribes/content/land.ts';
import { type LeaderId, LEADERS } from '../../../src/games/rise-of-tribes/content/leaders.ts';
import {
  type DevelopmentTile,
  TILE,
  type TileId,
  TILES,
} from '../../../src/games/rise-of-tribes/content/tiles.ts';
import { RULES } from '../../../src/games/rise-of-tribes/content/versions.ts';
import type { RiseEvent } from '../../../src/games/rise-of-tribes/event.ts';
import { nameOf } from '../../../src/games/rise-of-tribes/ground.ts';
import { landOf, type Place } from '../../../src/games/rise-of-tribes/map.ts';
import { NO_GOODS } from '../../../src/games/rise-of-tribes/payment.ts';
import { NO_POINTS } from '../../../src/games/rise-of-tribes/scored.ts';
import { riseOfTribes } from '../../../src/games/rise-of-tribes/rules.ts';
import { sequence } from '../../../src/games/rise-of-tribes/sequence.ts';
import { goalsFor } from '../../../src/games/rise-of-tribes/setup.ts';
import {
  copyState,
  type Frame,
  type RiseState,
  type WorkingState,
} from '../../../src/games/rise-of-tribes/state.ts';

type Spread = Readonly<Record<string, number>>;

/** A tribe to begin with; what is left out is nothing. Places are by name. */
export interface CampTribe {
  readonly at?: Spread;
  readonly goods?: Amounts;
  readonly points?: number;
  readonly villages?: readonly string[];
  readonly hidden?: string;
  readonly elder?: string;
  readonly hand?: readonly GoalId[];
  readonly done?: readonly GoalId[];
  /** Goals to come, the next first; the others are in hand. Left out, all that are in no other place. */
  readonly deck?: readonly GoalId[];
  readonly tiles?: readonly DevelopmentTile[];
  readonly leader?: LeaderId;
}

export interface Camp {
  readonly tribes?: readonly CampTribe[];
  readonly seat?: Seat;
  readonly terrain?: readonly Terrain[];
  readonly rows?: Partial<WorkingState['rows']>;
  /** Dice in hand; the others of two are in the pool. */
  readonly dice?: readonly Face[];
  readonly slots?: readonly {
    readonly tile: TileId;
    readonly at?: string;
    readonly count?: number;
    readonly stock?: Amounts;
  }[];
  /** Tiles to come, the next first; all others are discarded. */
  readonly deck?: readonly TileId[];
  /** Whether late tiles are beside the board. */
  readonly late?: boolean;
  readonly volcano?: readonly string[];
  readonly tame?: { readonly seat: Seat; readonly at: string };
  readonly options?: Partial<RiseState['options']>;
  /** The version of the rules; the newest if left out. */
  readonly rules?: RiseState['rules'];
}

/** The land of the worked examples, for two. */
const FOR_TWO: readonly Terrain[] = [
  ...(['lake', 'forest', 'mountain'] as const),
  ...(['mountain', 'lake', 'forest'] as const),
  ...(['forest', 'mountain', 'lake'] as const),
];

const ROW = ['sun', 'moon', 'blank'] as const;

/** A match in a turn of seat 0, or another, in which these frames are in progress. */
function inProgress(frame: Frame, camp: Camp): RiseState {
  const { tribes = [{}, {}], seat = 0, slots = [], deck = [], late = false, dice = [] } = camp;
  const seats = tribes.length;
  const land = landOf({ tribes });
  const at = (name: string): Place => {
    const place = land.board.named(name);
    if (place === null) throw new Error(`There is no ${name}.`);
    return place;
  };
  const each = LAYOUT[seats]?.each ?? 0;
  const terrain =
    camp.terrain ??
    (seats === 2 ? FOR_TWO : TERRAINS.flatMap((one) => Array.from({ length: each }, () => one)));
  const lateTiles = late ? TILES.filter((tile) => TILE[tile].late === true) : [];
  const placed: TileId[] = [
    ...slots.map(({ tile }) => tile),
    ...tribes.flatMap(({ tiles = [] }) => tiles),
    ...deck,
    ...lateTiles,
    ...(camp.tame === undefined ? [] : (['mammoth'] as const)),
  ];
  const leaders = LEADERS.filter((leader) => tribes.every((tribe) => tribe.leader !== leader));
  const state: RiseState = {
    rules: camp.rules ?? RULES,
    options: { leaders: false, elders: false, open: false, even: false, ...camp.options },
    toWin: 15,
    first: 0,
    terrain,
    volcano:
      camp.volcano === undefined
        ? null
        : land.craters.findIndex(
            ({ touches }) => touches.map(land.board.nameOf).join() === camp.volcano?.join(),
          ),
    tribes: tribes.map((tribe, i) => {
      const { hand = [], done = [], elder } = tribe;
      const rest = goalsFor(seats).filter((goal) => ![...hand, ...done].includes(goal));
      const goals = tribe.deck ?? rest;
      return {
        leader: tribe.leader ?? leaders[i] ?? 'trader',
        points: tribe.points ?? 0,
        scored: { ...NO_POINTS, villages: tribe.points ?? 0 },
        goods: { ...NO_GOODS, ...tribe.goods },
        members: land.board.names.map((name) => tribe.at?.[name] ?? 0),
        villages: (tribe.villages ?? []).map(at),
        hidden: tribe.hidden === undefined ? null : at(tribe.hidden),
        elder: elder === undefined ? null : at(elder),
        hand: [...hand, ...rest.filter((goal) => !goals.includes(goal))],
        deck: goals,
        known: 0,
        done,
        tiles: tribe.tiles ?? [],
      };
    }),
    rows: { grow: ROW, move: ROW, gather: ROW, lead: ROW, ...camp.rows },
    pool: (['sun', 'moon'] as const).slice(dice.length),
    deck,
    late: lateTiles,
    slots: slots.map((slot) => ({
      tile: slot.tile,
      at: slot.at === undefined ? null : at(slot.at),
      count: slot.count ?? 0,
      stock: { ...NO_GOODS, ...slot.stock },
    })),
    discarded: TILES.filter((tile) => !placed.includes(tile)),
    tame: camp.tame === undefined ? null : { seat: camp.tame.seat, at: at(camp.tame.at) },
    turn: { number: 1, seat, answers: 0, dice, used: [], once: [], lent: null },
    winner: null,
    frames: [frame],
  };
  return riseOfTribes.parse(JSON.parse(JSON.stringify(state)));
}

/** What came of answers: the match, what was told, and whether something hidden was shown. */
export interface Played {
  readonly state: RiseState;
  readonly events: readonly RiseEvent[];
}

function played({ state, events }: Step<RiseState, RiseEvent>): Played {
  for (const breach of riseOfTribes.breaches(state)) throw new Error(breach);
  return { state, events: events.map(({ event }) => event) };
}

export const SUN = 1;
export const MOON = 3;
export const BLANK = 5;

/** Dice as they fall, and then never doubles, as the next turn may begin; shuffles leave things as they are. */
function withDice<T>(dice: readonly number[], roll: (random: Random) => T): T {
  let rolled = 0;
  const made = roll({
    below: () => 0,
    die() {
      rolled += 1;
      return dice[rolled - 1] ?? (rolled % 2 === 0 ? MOON : SUN);
    },
    shuffle: (items) => [...items],
  });
  if (rolled < dice.length) throw new Error(`${dice.length} dice were to fall, and ${rolled} did.`);
  return made;
}

const begun = (frame: Frame, camp: Camp, dice: readonly number[]): Played =>
  withDice(dice, (random) =>
    played(sequence.start(beginPlay(copyState(inProgress(frame, camp)), random))),
  );

/** Step 3 of a turn, with these dice. */
export const acting = (camp: Camp): RiseState => begun({ frame: 'acting' }, camp, []).state;

/** A turn from its start, with dice as they fall. */
export const turn = (camp: Camp, ...dice: readonly number[]): Played =>
  begun({ frame: 'dawn', step: 'enter' }, camp, dice);

/** Both dice are used: step 4 comes. */
export const conflicts = (camp: Camp): Played => begun({ frame: 'acting' }, camp, []);

/** Step 5 of a turn. */
export const settling = (camp: Camp): Played => begun({ frame: 'settling' }, camp, []);

const decisionOf = (state: RiseState, seat: Seat) => {
  const found = riseOfTribes.decisions(state).find((one) => one.seat === seat);
  if (found === undefined) throw new Error(`Seat ${seat} is not asked.`);
  return found;
};

/** What is asked: seats and kinds. */
export const asked = (state: RiseState): string[] =>
  riseOfTribes.decisions(state).map(({ seat, kind }) => `${seat} ${kind}`);

/** Every answer that a seat may give. */
export const keys = (state: RiseState, seat: Seat): string[] =>
  [...eachChoice(riseOfTribes.choices(state, decisionOf(state, seat)))].map(({ key }) => key);

/** One answer of each of these seats, together where several are given. */
export function answer(
  state: RiseState,
  answers: readonly (readonly [Seat, string])[],
  ...dice: readonly number[]
): Played {
  const given = answers.map(([seat, key]) => {
    const decision = decisionOf(state, seat);
    const choice = choiceNamed(riseOfTribes.choices(state, decision), key);
    if (choice === null) throw new Error(`${key} is not among ${keys(state, seat).join(' ')}`);
    return { decision, action: choice.action };
  });
  return withDice(dice, (random) => played(riseOfTribes.apply(state, given, random)));
}

/** Answers one after the other of whoever is asked first; dice are for the last. */
export function play(
  state: RiseState,
  answers: readonly string[],
  ...dice: readonly number[]
): Played {
  let now: Played = { state, events: [] };
  for (const [i, key] of answers.entries()) {
    const seat = riseOfTribes.decisions(now.state)[0]?.seat ?? 0;
    const next = answer(now.state, [[seat, key]], ...(i === answers.length - 1 ? dice : []));
    now = { state: next.state, events: [...now.events, ...next.events] };
  }
  return now;
}

/** What a tribe has. */
export function tribe(state: RiseState, seat: Seat): RiseState['tribes'][number] {
  const found = state.tribes[seat];
  if (found === undefined) throw new Error(`There is no seat ${seat}.`);
  return found;
}

/** Where members of a tribe are, by name. */
export const where = (state: RiseState, seat: Seat): Spread =>
  Object.fromEntries(
    tribe(state, seat).members.flatMap((count, at) =>
      count === 0 ? [] : [[nameOf(state, at), count] as const],
    ),
  );

/** The tiles in the slots. */
export const inSlots = (state: RiseState): TileId[] => state.slots.map(({ tile }) => tile);
