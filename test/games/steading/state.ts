import { z } from 'zod';
import { CARD_IDS, GATES, GUARDS } from './content.ts';

export const RULES = z.union([z.literal(1), z.literal(2)]);

/** How large a match is: so many fields and workers, how many workers are sent at least, and ice to begin with. */
export const CONFIG = z.strictObject({
  fields: z.int().min(0).max(60).default(3),
  workers: z.int().min(1).max(200).default(7),
  least: z.int().min(0).max(1).default(1),
  ice: z.int().min(0).max(9000).default(0),
});
export type SteadingConfig = z.infer<typeof CONFIG>;

const COUNT = z.int().min(0);
const SEATS = z.array(z.int()).readonly();
const GATE = z.enum(GATES);
const CARD = z.enum(CARD_IDS);

const FRAME = z.discriminatedUnion('frame', [
  z.strictObject({
    frame: z.literal('guarding'),
    left: z.array(z.strictObject({ seat: z.int(), gate: GATE })).readonly(),
  }),
  z.strictObject({ frame: z.literal('sending'), left: SEATS }),
  z.strictObject({ frame: z.literal('placing'), left: SEATS }),
  z.strictObject({ frame: z.literal('feeding'), left: SEATS }),
  z.strictObject({ frame: z.literal('bidding') }),
]);
export type SteadingFrame = z.infer<typeof FRAME>;
export type FrameName = SteadingFrame['frame'];
export type FrameOf<N extends FrameName> = Extract<SteadingFrame, { frame: N }>;

/** The card that a seat was dealt: a storm may be let loose once, a calm is good for nothing. */
const HAND = z.enum(['storm', 'calm', 'spent']);

export const STATE = z.strictObject({
  rules: RULES,
  ...CONFIG.omit({ ice: true }).shape,
  round: z.int(),
  goods: z.array(
    z.strictObject({
      food: COUNT,
      wood: COUNT,
      ice: COUNT,
      straw: COUNT,
      stone: COUNT,
      tents: COUNT,
    }),
  ),
  points: z.array(COUNT),
  /** Secret until it is spent. */
  hands: z.array(HAND),
  /** Secret: who has ordered its storm. */
  orders: z.array(z.boolean()),
  /** How often each seat changed its order. */
  ordered: z.array(COUNT),
  /** Secret: cards to come, the next one first. */
  deck: z.array(CARD).readonly(),
  /** Cards that lie open. */
  display: z.array(CARD).readonly(),
  /** Of this round: who guards which gate by what, which workers each seat has sent, and where the elders stand. */
  guards: z.array(z.strictObject({ seat: z.int(), gate: GATE, by: z.enum(GUARDS) })),
  sent: z.array(z.array(z.string()).readonly()),
  placed: z.array(z.strictObject({ seat: z.int(), at: z.string() })),
  frames: z.array(FRAME),
});
export type SteadingState = z.infer<typeof STATE>;
export type SteadingGoods = SteadingState['goods'][number];
export type Hand = SteadingState['hands'][number];
