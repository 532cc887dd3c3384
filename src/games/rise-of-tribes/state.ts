import { z } from 'zod';
import type { Seat } from '../../engine/game.ts';
import type { Fixed } from '../../parts/fixed.ts';
import { item } from '../../parts/item.ts';
import { ACTIONS, FACES } from './content/dice.ts';
import { GOALS } from './content/goals.ts';
import { RESOURCES } from './content/goods.ts';
import { TERRAINS } from './content/land.ts';
import { LEADERS } from './content/leaders.ts';
import { DEVELOPMENTS, TILES } from './content/tiles.ts';
import { VERSIONS } from './content/versions.ts';
import { SCORING } from './scored.ts';

const count = z.int().min(0);
const seat = z.int().min(0).max(3);
const place = count;
const face = z.enum(FACES);
const goods = z.strictObject({ food: count, wood: count, stone: count });
/** A list that is replaced and never changed in place, so that copies of a state share it. */
const list = <T extends z.ZodType>(of: T) => z.array(of).readonly();

const tribe = z.strictObject({
  leader: z.enum(LEADERS),
  points: count,
  /** What they came from. */
  scored: z.record(z.enum(SCORING), z.int()).readonly(),
  goods,
  /** On the map, by place. */
  members: z.array(count),
  villages: list(place),
  /** Its hidden village, which never falls. */
  hidden: place.nullable(),
  elder: place.nullable(),
  /** Goals in progress, in the order in which they were drawn. */
  hand: list(z.enum(GOALS)),
  /** Goals to come, the next first. */
  deck: list(z.enum(GOALS)),
  /** So many at the bottom of it, in their order, its owner has put there. */
  known: count,
  done: list(z.enum(GOALS)),
  tiles: list(z.enum(DEVELOPMENTS)),
});

const slot = z.strictObject({
  tile: z.enum(TILES),
  /** Where on the map it is, if it is. */
  at: place.nullable(),
  /** Its price, or how many Invaders there are. */
  count,
  /** What lies on it. */
  stock: goods.readonly(),
});

const frame = z.discriminatedUnion('frame', [
  z.strictObject({ frame: z.literal('placing'), seat }),
  /** Steps 0 and 1 of a turn. */
  z.strictObject({ frame: z.literal('dawn'), step: z.enum(['enter', 'pottery', 'villages']) }),
  z.strictObject({
    frame: z.literal('events'),
    /** Whether a tile is still to be drawn; only by doubles. */
    draws: z.boolean(),
    /** Tiles that still react, the older first. */
    left: list(z.enum(TILES)),
  }),
  z.strictObject({ frame: z.literal('siting'), tile: z.enum(TILES) }),
  z.strictObject({
    frame: z.literal('bidding'),
    /** What the winner has yet to hand out, and to whom; null before all bids are in. */
    giving: z
      .strictObject({ seat, count, to: list(seat) })
      .readonly()
      .nullable(),
  }),
  z.strictObject({
    frame: z.literal('erupting'),
    loses: count,
    /** Who has yet to say where. */
    left: list(seat),
  }),
  /** Who has yet to say whether it builds, in turn order. */
  z.strictObject({ frame: z.literal('offering'), left: list(seat) }),
  z.strictObject({ frame: z.literal('acting') }),
  z.strictObject({ frame: z.literal('growing'), most: count }),
  z.strictObject({
    frame: z.literal('moving'),
    left: count,
    /** Members that have moved, by where they are. */
    moved: list(count),
    /** Where opponents stood and no own member before it. */
    fresh: list(place),
    /** Whether the tame mammoth has gone along. */
    led: z.boolean(),
  }),
  z.strictObject({
    frame: z.literal('gathering'),
    each: count,
    tiles: count,
    /** What was gathered, by kind. */
    got: list(z.enum(RESOURCES)),
  }),
  z.strictObject({ frame: z.literal('leading'), draws: count }),
  /** Resources of choice. */
  z.strictObject({
    frame: z.literal('taking'),
    seat,
    from: z.enum(['start', 'pottery', 'discovery', 'oxen']),
    most: goods.readonly(),
    least: count,
    count,
  }),
  /** Where there is a conflict that has not been fought. */
  z.strictObject({ frame: z.literal('fighting'), left: list(place) }),
  z.strictObject({ frame: z.literal('settling') }),
]);

/** A whole match. */
export const STATE = z.strictObject({
  /** The version of the rules that this match started with. */
  rules: z.literal(VERSIONS),
  /** What the table chose. */
  options: z
    .strictObject({
      leaders: z.boolean(),
      elders: z.boolean(),
      open: z.boolean(),
      even: z.boolean(),
    })
    .readonly(),
  toWin: count,
  first: seat,
  terrain: list(z.enum(TERRAINS)),
  /** The place where the volcano is, by its number in `craters` of the map. */
  volcano: count.nullable(),
  tribes: z.array(tribe).min(2).max(4),
  /** The dice in each row, from the left, where they enter. */
  rows: z.record(z.enum(ACTIONS), list(face)),
  pool: list(face),
  /** Tiles to come, the next first. */
  deck: list(z.enum(TILES)),
  /** Tiles that come in with the first village. */
  late: list(z.enum(TILES)),
  /** Tiles in their slots, the older first. */
  slots: z.array(slot),
  discarded: list(z.enum(TILES)),
  /** The tame mammoth. */
  tame: z.strictObject({ seat, at: place }).readonly().nullable(),
  /** The current turn; its number is 0 before the first. */
  turn: z.strictObject({
    number: count,
    seat,
    /** What its tribe has answered in it. */
    answers: count,
    /** Dice that were rolled and not yet used. */
    dice: list(face),
    used: list(z.enum(ACTIONS)),
    /** What its tribe has done that may be done once. */
    once: list(z.enum(['push', 'turn', 'learn', 'trade'])),
    /** What its elder has borrowed. */
    lent: z.enum(GOALS).nullable(),
  }),
  winner: seat.nullable(),
  /** What is in progress, from the outside in; empty when the match is over. */
  frames: z.array(frame),
});

/** The state while one action is worked out: a private copy that the chapters change. */
export type WorkingState = z.infer<typeof STATE>;
export type Tribe = WorkingState['tribes'][number];
export type Slot = WorkingState['slots'][number];
export type Frame = WorkingState['frames'][number];
export type FrameOf<F extends Frame['frame']> = Extract<Frame, { frame: F }>;

/** The whole state of a match: plain JSON, never changed in place. */
export type RiseState = Fixed<WorkingState>;
export type FixedTribe = RiseState['tribes'][number];

/** A copy to work on: what the chapters change in place is new, lists that they replace are shared. */
export function copyState(state: RiseState): WorkingState {
  return {
    ...state,
    tribes: state.tribes.map((tribe) => ({
      ...tribe,
      goods: { ...tribe.goods },
      members: [...tribe.members],
    })),
    rows: { ...state.rows },
    slots: state.slots.map((slot) => ({ ...slot })),
    turn: { ...state.turn },
    frames: state.frames.map((one) => ({ ...one })),
  };
}

/** The tribe of a seat. Throws where there is none. */
export function tribeOf<T>(state: { readonly tribes: readonly T[] }, seat: Seat): T {
  return item(state.tribes, seat);
}
