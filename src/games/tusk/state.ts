import { z } from 'zod';
import type { Seat } from '../../engine/game.ts';
import { SEASONS } from './content/seasons.ts';
import { TERRAINS } from './content/terrain.ts';
import { MAMMOTH_FOOD, MEMBERS } from './content/tribe.ts';
import { VERSIONS } from './content/versions.ts';
import { VICTORIES } from './content/victory.ts';
import { FIGHT_STEPS, HUNT_STEPS, type MemberNumber, TRIBE_STEPS } from './action.ts';
import { HEXES, type Place } from './map.ts';
import type { Fixed } from '../../parts/fixed.ts';
import { item } from '../../parts/item.ts';

const count = z.int().min(0);
const seat = z.int().min(0).max(3);
const place = z
  .int()
  .min(0)
  .max(HEXES.length - 1);
const memberNumber = z.int().min(1).max(MEMBERS);
/** A list that is replaced and never changed in place, so that copies of a state share it. */
const list = <T extends z.ZodType>(of: T) => z.array(of).readonly();
const uses = z.strictObject({ stick: count, grass: count, stone: count });
const seatUses = z.strictObject({ seat, uses });

const season = z.strictObject({ id: z.enum(SEASONS), arrows: count, ice: count });

const member = z.strictObject({
  at: z.union([place, z.literal('waiting'), z.literal('hunting')]),
  wounded: z.boolean(),
  /** Left in its tribe's own turn, else 0. */
  actions: count,
});

const tribe = z.strictObject({
  members: z.array(member).length(MEMBERS),
  /** Numbers of the members on the board's spaces, the left-most first. */
  waiting: list(memberNumber),
  goods: z.strictObject({ stick: count, grass: count, stone: count, food: count }),
  card: z.enum(VICTORIES).nullable(),
  revealed: z.boolean(),
  cardTokens: count,
  /** The turn in which the card got its last token; 0 before the first. */
  tokenTurn: count,
  /** Cards that its owner drew and passed over in the draft. */
  passed: list(z.enum(VICTORIES)),
  /** Deeds that this tribe did and that revealed nothing: everybody knows what it does not hold. */
  deeds: list(z.enum(['left out of a kill', 'led a kill', 'won a fight'])),
});

/** A tribe's own turn. */
export const TRIBE_FRAME = z.strictObject({
  frame: z.literal('tribe'),
  seat,
  step: z.enum(TRIBE_STEPS.map(({ step }) => step)),
  /** This seat's answers to `turn` in this turn. */
  answers: count,
});

export const FIGHT_FRAME = z.strictObject({
  frame: z.literal('fight'),
  /** The how manieth fight of the match. */
  number: count,
  at: place,
  /** In turn order from the initiator, those who sit out included. */
  seats: list(seat),
  out: list(seat),
  aims: list(z.strictObject({ seat, target: seat, members: count })),
  step: z.enum(FIGHT_STEPS.map(({ step }) => step)),
  /** Whose word it is where they say in turn who fights whom, by index of `seats`. */
  asked: count,
  /** What was used, known to all; empty before the reveal. It has left the tribes' stores. */
  uses: list(seatUses),
  /** Who wounded whom by dice, excess included; empty before the dice. */
  hits: list(z.strictObject({ seat, target: seat, hits: count })),
});

const hunt = z.strictObject({
  frame: z.literal('hunt'),
  round: count,
  /** Who attacks in this round, in order. */
  order: list(seat),
  step: z.enum(HUNT_STEPS),
  /** Whose attack it is, by index of `order`. */
  asked: count,
  /** What was used in this round so far. It has left the tribes' stores. */
  uses: list(seatUses),
});

export const OTHER_FRAMES = [
  z.strictObject({ frame: z.literal('placing'), seat }),
  z.strictObject({ frame: z.literal('drafting'), seat, offer: list(z.enum(VICTORIES)) }),
  hunt,
  z.strictObject({
    frame: z.literal('roaming'),
    /** Tiles that the mammoth entered, in order. */
    path: list(place),
    /** Trampled members that have not yet stepped aside. */
    aside: list(z.strictObject({ seat, member: memberNumber })),
  }),
] as const;

const frame = z.discriminatedUnion('frame', [...OTHER_FRAMES, TRIBE_FRAME, FIGHT_FRAME]);

/** A whole match; `stored.ts` says how it is written. */
export const STATE = z.strictObject({
  /** The version of the rules that this match started with. */
  rules: z.literal(VERSIONS),
  /** 1 for the first; 0 during the setup. */
  turn: count,
  /** The turn after which a short match ends; a whole one has none. */
  lastTurn: count.optional(),
  first: seat,
  leader: seat.nullable(),
  /** What is printed on the tiles in play, by place; the same for `tokens` and `snow`. */
  terrain: list(z.enum([...TERRAINS, 'breeding ground'])),
  tokens: z.array(count),
  snow: list(z.boolean()),
  /** Tiles not yet laid, the next first. */
  stack: list(z.enum(TERRAINS)),
  mammoth: place,
  /** Food left on the mammoth; 0 only while a kill is divided. */
  mammothFood: z.int().min(0).max(MAMMOTH_FOOD),
  /** Cards not yet drawn, the top one first. */
  seasons: list(season),
  /** Cards drawn, the oldest first. */
  drawn: list(season),
  /** Victory cards that nobody has taken, the top one first. */
  victories: list(z.enum(VICTORIES)),
  tribes: z.array(tribe).min(2).max(4),
  /** Fights begun so far. */
  fights: count,
  /** What is in progress, from the outside in; empty when the match is over. */
  frames: z.array(frame),
});

/** The state while one action is worked out: a private copy that the chapters change. */
export type WorkingState = z.infer<typeof STATE>;
export type Tribe = WorkingState['tribes'][number];
export type Member = Tribe['members'][number];
export type Frame = WorkingState['frames'][number];
export type FrameOf<F extends Frame['frame']> = Extract<Frame, { frame: F }>;
export type FightFrame = FrameOf<'fight'>;
export type HuntFrame = FrameOf<'hunt'>;

/** The whole state of a match: plain JSON, never changed in place. */
export type TuskState = Fixed<WorkingState>;

function copyTribe(tribe: Fixed<Tribe>): Tribe {
  const { stick, grass, stone, food } = tribe.goods;
  return {
    members: tribe.members.map(({ at, wounded, actions }) => ({ at, wounded, actions })),
    waiting: tribe.waiting,
    goods: { stick, grass, stone, food },
    card: tribe.card,
    revealed: tribe.revealed,
    cardTokens: tribe.cardTokens,
    tokenTurn: tribe.tokenTurn,
    passed: tribe.passed,
    deeds: tribe.deeds,
  };
}

/**
 * A copy to work on: what the chapters change in place is new, lists that they replace are shared. Written out, as
 * spreading takes four times as long and each answer makes one.
 */
export function copyState(state: TuskState): WorkingState {
  const { lastTurn } = state;
  return {
    rules: state.rules,
    turn: state.turn,
    ...(lastTurn === undefined ? {} : { lastTurn }),
    first: state.first,
    leader: state.leader,
    terrain: state.terrain,
    tokens: state.tokens.slice(),
    snow: state.snow,
    stack: state.stack,
    mammoth: state.mammoth,
    mammothFood: state.mammothFood,
    seasons: state.seasons,
    drawn: state.drawn,
    victories: state.victories,
    tribes: state.tribes.map(copyTribe),
    fights: state.fights,
    frames: state.frames.map((frame) => ({ ...frame })),
  };
}

/** The tribe of a seat. Throws where there is none. */
export function tribeOf<T>(state: { readonly tribes: readonly T[] }, seat: Seat): T {
  return item(state.tribes, seat);
}

/** A tribe's member by the number on its token. Throws where there is none. */
export function memberOf<M>(tribe: { readonly members: readonly M[] }, number: MemberNumber): M {
  return item(tribe.members, number - 1);
}

/** What is in progress innermost; undefined when the match is over. */
export function topFrame(state: WorkingState): Frame | undefined;
export function topFrame(state: TuskState): Fixed<Frame> | undefined;
export function topFrame(state: TuskState): Fixed<Frame> | undefined {
  return state.frames[state.frames.length - 1];
}

/** How many unwounded members a seat has somewhere. */
export function unwounded(state: TuskState, seat: Seat, at: Place | 'hunting'): number {
  let able = 0;
  for (const member of tribeOf(state, seat).members) {
    if (member.at === at && !member.wounded) able += 1;
  }
  return able;
}

/** Whether a seat has any member somewhere, wounded or not. */
export function isThere(state: TuskState, seat: Seat, at: Place | 'hunting'): boolean {
  for (const member of tribeOf(state, seat).members) if (member.at === at) return true;
  return false;
}
