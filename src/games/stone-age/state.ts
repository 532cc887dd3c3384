import { z } from 'zod';
import type { Seat } from '../../engine/game.ts';
import type { Fixed } from '../../parts/fixed.ts';
import { item } from '../../parts/item.ts';
import { FEEDING_STEPS, TAMING_STEPS } from './action.ts';
import { BUILDINGS } from './content/buildings.ts';
import { CARDS } from './content/cards.ts';
import { GOODS } from './content/goods.ts';
import { TILES } from './content/herd.ts';
import { BEST_TOOL, MOST_PEOPLE, MOST_TRACK, SLOTS, TOOL_SLOTS } from './content/numbers.ts';
import { SOURCES } from './content/places.ts';
import { VERSIONS } from './content/versions.ts';
import { LOCATIONS, PLANNABLE, SHOPS } from './locations.ts';

const count = z.int().min(0);
const seat = z.int().min(0).max(3);
const die = z.int().min(1).max(6);
const tool = z.int().min(1).max(BEST_TOOL);
/** A list that is replaced and never changed in place, so that copies of a state share it. */
const list = <T extends z.ZodType>(of: T) => z.array(of).readonly();

const tribe = z.strictObject({
  people: z.int().min(1).max(MOST_PEOPLE),
  track: z.int().min(0).max(MOST_TRACK),
  goods: z.strictObject({ food: count, wood: count, brick: count, stone: count, gold: count }),
  /** By slot, from the left. */
  tools: list(z.strictObject({ value: tool, used: z.boolean() })).refine(
    (tools) => tools.length <= TOOL_SLOTS,
  ),
  /** Values of tools for one use. */
  once: list(tool),
  /** On the score track; less than nothing where a tribe went hungry. */
  points: z.int(),
  /** Cards that were paid for, in the order in which they were taken; they lie open. */
  cards: list(z.enum(CARDS)),
  /** Cards that were drawn from the top: only their owner knows them. */
  drawn: list(z.enum(CARDS)),
  buildings: list(z.enum(BUILDINGS)),
  tiles: list(z.enum(TILES)),
  /** Where its people are who have not yet acted in this round, in the order in which they were placed. */
  placed: list(z.strictObject({ at: z.enum(LOCATIONS), people: count })),
  /** What it does without a further word when it acts, in this order. */
  plan: list(z.enum(PLANNABLE)),
  /** How often it has said so in this round. */
  plans: count,
  /** How often it has placed people in this round. */
  placements: count,
  /** People on the herd's tile. */
  tamers: count,
});

const herdState = z.strictObject({
  /** Tiles to come, the next first: of that one everybody sees the back. */
  pile: list(z.enum(TILES)),
  /** The tile of this round, face up, and where the herd is; null once the pile has run out. */
  now: z
    .strictObject({ tile: z.enum(TILES), at: z.enum(SOURCES) })
    .readonly()
    .nullable(),
  /** Tiles that nobody won. */
  boxed: list(z.enum(TILES)),
});

const frame = z.discriminatedUnion('frame', [
  /** Whose turn it is to place people. */
  z.strictObject({ frame: z.literal('placing'), seat }),
  z.strictObject({
    frame: z.literal('acting'),
    seat,
    /** The card or building for which the payment is being chosen. */
    paying: z.enum(SHOPS).nullable(),
  }),
  z.strictObject({
    frame: z.literal('rolling'),
    seat,
    from: z.enum([...SOURCES, ...CARDS]),
    good: z.enum(GOODS),
    dice: list(die),
  }),
  z.strictObject({
    frame: z.literal('taming'),
    seat,
    /** Who gathered where the herd is. */
    people: count,
    step: z.enum(TAMING_STEPS),
  }),
  /** Resources of choice. */
  z.strictObject({
    frame: z.literal('choosing'),
    seat,
    from: z.enum(CARDS),
    count,
  }),
  z.strictObject({
    frame: z.literal('sharing'),
    /** The how manieth dice for all of the match. */
    number: count,
    /** Who has yet to take a die, the next first. */
    seats: list(seat),
    dice: list(die),
  }),
  z.strictObject({
    frame: z.literal('herd'),
    /** Who has yet to say what it takes; with several of them, the second line is all there is. */
    seats: list(seat),
    /** Whether one tribe tamed the herd, or several tied. */
    won: z.boolean(),
  }),
  z.strictObject({
    frame: z.literal('feeding'),
    /** Who has yet to say how the missing food is paid, in the order of play. */
    left: list(z.strictObject({ seat, step: z.enum(FEEDING_STEPS) })),
  }),
]);

/** A whole match. */
export const STATE = z.strictObject({
  /** The version of the rules that this match started with. */
  rules: z.literal(VERSIONS),
  /** 1 for the first. */
  round: count,
  /** The round after which a short match ends; a whole one has none. */
  lastRound: count.optional(),
  first: seat,
  /** Cards not yet shown, the next first. */
  deck: list(z.enum(CARDS)),
  /** The open cards, the cheapest first; null where one was taken in this round. */
  slots: list(z.enum(CARDS).nullable()).refine((slots) => slots.length === SLOTS),
  /** The stacks of buildings, each with the one that lies open first. */
  stacks: list(list(z.enum(BUILDINGS))),
  /** Buildings that are in no stack; nobody has seen them. */
  spare: list(z.enum(BUILDINGS)),
  tribes: z.array(tribe).min(2).max(4),
  /** Null in a match without the herd. */
  herd: herdState.nullable(),
  /** Answers that the acting tribe has given in its turn. */
  answers: count,
  /** How often dice were rolled for all so far. */
  shares: count,
  /** What is in progress, from the outside in; empty when the match is over. */
  frames: z.array(frame),
});

/** The state while one action is worked out: a private copy that the chapters change. */
export type WorkingState = z.infer<typeof STATE>;
export type Tribe = WorkingState['tribes'][number];
export type Frame = WorkingState['frames'][number];
export type FrameOf<F extends Frame['frame']> = Extract<Frame, { frame: F }>;

/** The whole state of a match: plain JSON, never changed in place. */
export type StoneAgeState = Fixed<WorkingState>;
export type FixedTribe = StoneAgeState['tribes'][number];

// Field by field, which is several times as fast as spreading them.
function copyTribe(tribe: FixedTribe): Tribe {
  const { food, wood, brick, stone, gold } = tribe.goods;
  return {
    people: tribe.people,
    track: tribe.track,
    goods: { food, wood, brick, stone, gold },
    tools: tribe.tools,
    once: tribe.once,
    points: tribe.points,
    cards: tribe.cards,
    drawn: tribe.drawn,
    buildings: tribe.buildings,
    tiles: tribe.tiles,
    placed: tribe.placed,
    plan: tribe.plan,
    plans: tribe.plans,
    placements: tribe.placements,
    tamers: tribe.tamers,
  };
}

/** A copy to work on: what the chapters change in place is new, lists that they replace are shared. */
export function copyState(state: StoneAgeState): WorkingState {
  const { herd, lastRound } = state;
  return {
    rules: state.rules,
    round: state.round,
    ...(lastRound === undefined ? {} : { lastRound }),
    first: state.first,
    deck: state.deck,
    slots: state.slots,
    stacks: state.stacks,
    spare: state.spare,
    tribes: state.tribes.map(copyTribe),
    herd: herd === null ? null : { pile: herd.pile, now: herd.now, boxed: herd.boxed },
    answers: state.answers,
    shares: state.shares,
    frames: state.frames.map((one) => ({ ...one })),
  };
}

/** The tribe of a seat. Throws where there is none. */
export function tribeOf<T>(state: { readonly tribes: readonly T[] }, seat: Seat): T {
  return item(state.tribes, seat);
}
