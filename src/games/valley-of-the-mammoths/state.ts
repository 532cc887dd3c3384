import { z } from 'zod';
import type { Seat } from '../../engine/game.ts';
import type { Fixed } from '../../parts/fixed.ts';
import { item } from '../../parts/item.ts';
import { BEATEN_CAMPS, CAPTIVES, LOSSES, SUPPERS } from './action.ts';
import { KINDS } from './content/animals.ts';
import { CARDS } from './content/cards.ts';
import { EVENTS, SEASONS } from './content/events.ts';
import { EARS, SPACES } from './content/numbers.ts';
import { VERSIONS } from './content/versions.ts';
import { BEARINGS, PLACES } from './map.ts';

const count = z.int().min(0);
const seat = z.int().min(0).max(5);
const place = z
  .int()
  .min(0)
  .max(PLACES.length - 1);
const card = z.enum(CARDS);
/** A list that is replaced and never changed in place, so that copies of a state share it. */
const list = <T extends z.ZodType>(of: T) => z.array(of).readonly();

/** A token; wolves out of the box have no letter. */
const animal = z.strictObject({ kind: z.enum(KINDS), letter: z.string().nullable() }).readonly();
const roaming = z
  .strictObject({ kind: z.enum(KINDS), letter: z.string().nullable(), at: place })
  .readonly();

/** People who go together. */
const group = z.strictObject({ path: list(place), warriors: count, females: count }).readonly();

const tribe = z.strictObject({
  /** On the map, by place. */
  warriors: list(count),
  females: list(count),
  /** The most that it may have of each. */
  limits: z.strictObject({ warriors: count, females: count }).readonly(),
  camps: list(place),
  food: count,
  hand: list(card),
  /** Cards that it has played in this turn, those that were cancelled, too. */
  played: list(card),
  /** Of those, the ones that work until the end of the turn. */
  lasting: list(card),
  /** Standing orders. */
  counters: list(card),
  omens: list(z.enum(EVENTS)),
  track: z
    .strictObject({ kind: z.enum(KINDS), to: z.literal(BEARINGS) })
    .readonly()
    .nullable(),
  habits: z
    .strictObject({
      losses: z.enum(LOSSES),
      captives: z.enum(CAPTIVES),
      camps: z.enum(BEATEN_CAMPS),
      supper: z.enum(SUPPERS),
    })
    .readonly(),
  /** How often it has given any. */
  said: count,
  /** What it has said so far of its order in this turn; nothing of it is public. */
  draft: z
    .strictObject({
      groups: list(group),
      camps: list(place),
      /** The way of a group whose number is asked. */
      splitting: list(place).nullable(),
      /** What it has answered. */
      answers: count,
      /** The hexes that it names as they were when it gave it ahead; null if it did not. */
      seen: z.string().nullable(),
    })
    .readonly(),
  /** The turn in which its last people died; null while it lives. */
  outSince: count.nullable(),
});

/** Battle plans that were given ahead: what was picked, and the battles as they were then; nothing of it is public. */
const planned = list(
  z.strictObject({ seat, picks: list(z.string()), seen: z.string() }).readonly(),
);

const frame = z.discriminatedUnion('frame', [
  z.strictObject({ frame: z.literal('placing'), seat }),
  /** Steps 1 to 4 up to the first order: nobody is asked. */
  z.strictObject({ frame: z.literal('dawn') }),
  z.strictObject({
    frame: z.literal('ordering'),
    /** Who has yet to move, the first one now. */
    left: list(seat),
    planned: planned.exactOptional(),
  }),
  z.strictObject({ frame: z.literal('battling'), planned: planned.exactOptional() }),
  z.strictObject({ frame: z.literal('hunger'), left: list(seat) }),
  z.strictObject({ frame: z.literal('season') }),
  /** Steps 9 and 10: nobody is asked. */
  z.strictObject({ frame: z.literal('dusk') }),
]);

/** A whole match. */
export const STATE = z.strictObject({
  /** The version of the rules that this match started with. */
  rules: z.literal(VERSIONS),
  /** What the table chose. */
  options: z.strictObject({ limit: count.nullable(), cave: count }).readonly(),
  /** Who placed first. */
  first: seat,
  tribes: z.array(tribe).min(2).max(6),
  /** Animals on the map, by place, then kind, then in the order in which they die. */
  animals: list(roaming),
  /** Tokens off the map that may come, in a set order; wolves in the box. */
  sack: list(animal),
  box: count,
  /** Ears of the crop on each place. */
  crops: list(z.int().min(0).max(EARS)),
  turn: z.strictObject({
    /** Its number; 0 before the first. */
    number: count,
    season: z.enum(SEASONS),
    /** The space of the season on which the marker is, from 0. */
    space: z
      .int()
      .min(0)
      .max(SPACES - 1),
    /** The event of this turn. */
    event: z.enum(EVENTS).nullable(),
    /** Nobody enters or leaves these. */
    closed: list(place),
    /** The kind of animals that is sick. */
    sick: z.enum(KINDS).nullable(),
  }),
  /** Whether rain lies out for the next harvest. */
  rain: z.boolean(),
  /** Living tribes from the first player on. */
  order: list(seat),
  /** Who had four camps or more at the end of the last turn. */
  announced: list(seat),
  /** Events to come, the next first, and those that were drawn. */
  events: z.strictObject({ summer: list(z.enum(EVENTS)), winter: list(z.enum(EVENTS)) }),
  pastEvents: z.strictObject({ summer: list(z.enum(EVENTS)), winter: list(z.enum(EVENTS)) }),
  /** Cards to come, the next first, and those that were played. */
  pile: list(card),
  discards: list(card),
  /** How it ended; null while it goes on. */
  end: z
    .strictObject({
      winner: seat.nullable(),
      by: z.enum(['camps', 'last', 'limit', 'nobody']),
      /** Living tribes as they are placed, the winner first. */
      ranks: list(seat),
    })
    .readonly()
    .nullable(),
  /** What is in progress, from the outside in; empty when the match is over. */
  frames: z.array(frame),
});

/** The state while one action is worked out: a private copy that the chapters change. */
export type WorkingState = z.infer<typeof STATE>;
export type Tribe = WorkingState['tribes'][number];
export type Frame = WorkingState['frames'][number];
export type FrameOf<F extends Frame['frame']> = Extract<Frame, { frame: F }>;
export type Token = WorkingState['sack'][number];
export type Roaming = WorkingState['animals'][number];
export type Group = z.infer<typeof group>;

/** The whole state of a match: plain JSON, never changed in place. */
export type ValleyState = Fixed<WorkingState>;
export type FixedTribe = ValleyState['tribes'][number];

/** A copy to work on: what the chapters change in place is new, lists that they replace are shared. */
export function copyState(state: ValleyState): WorkingState {
  return {
    ...state,
    tribes: state.tribes.map((one) => ({ ...one })),
    turn: { ...state.turn },
    events: { ...state.events },
    pastEvents: { ...state.pastEvents },
    frames: state.frames.map((one) => ({ ...one })),
  };
}

/** The tribe of a seat. Throws where there is none. */
export function tribeOf<T>(state: { readonly tribes: readonly T[] }, who: Seat): T {
  return item(state.tribes, who);
}
