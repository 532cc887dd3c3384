import { z } from 'zod';
import { seatTime, spent } from '../../clock/seat-time.ts';
import { WHEN_OUT } from './notice.ts';

/** Since when somebody has not answered; `stood`: since when that does not count, null where it does. */
const silence = z.strictObject({ since: z.int(), stood: z.int().nullable() });

/** The clock of a seat as it is stored, and whose time it counts. */
const storedClock = seatTime.extend({
  user: z.string().nullable(),
  /**
   * What the others say who vote, by their seats, and until when they do; null where they do not. While the clock
   * stands, nobody waits for them: `left` is what is left of their time then.
   */
  vote: z
    .strictObject({
      until: z.int(),
      by: z.record(z.string(), z.enum(WHEN_OUT)),
      left: z.int().min(0).nullable().default(null),
      /** Whether they can: their time begins when its post stands. Those from before that was kept are begun. */
      begun: z.boolean().default(true),
      /** The post with its buttons; null before it stands, and of one from before that was kept. */
      message: z.string().nullable().default(null),
    })
    .nullable()
    .default(null),
  /** What was left of their time to vote when what it is asked was taken back by others; null where they had not begun. */
  voteLeft: z.int().min(0).nullable().default(null),
  /** How often they have given it more time for the decision at seatTime. */
  waited: z.int().min(0).default(0),
  /** The hours in which it counts; left out in one from before that was kept, which counts in those of its player. */
  hours: z
    .strictObject({ zone: z.string(), wakes: z.int(), sleeps: z.int() })
    .nullable()
    .optional(),
  /**
   * Whether its player, who slept or was away when a secret choice came up, is still to be called to it: also where it has
   * been made meanwhile, as a call that is left out would tell so.
   */
  uncalled: z.boolean().default(false),
  /**
   * Whether a call to what it is asked has reached its player, or it has looked by itself: before that its clock stands
   * (`noteCalls` and `noteReached` in `match/time/reached.ts`). Those that ran before that was kept were called.
   */
  reached: z.boolean().default(true),
  /** How it stood when the last questions to its seat came to an end, and with which entry of the log each did. */
  past: z.array(spent.extend({ at: z.int(), waited: z.int().min(0) })).default([]),
  /** The entry of the log after which its player had the seat; -1 in one from before that was kept. */
  since: z.int().default(-1),
  /**
   * Until when its player, whose seat a moderator gave to a computer player, votes for it, unless it says something before
   * that; null where no moderator did, or it has come back.
   */
  speaks: z.int().nullable().default(null),
  /** A number in one from before it was kept through pauses: it counts where something was missed. */
  silent: z.union([silence, z.int()]).nullable().default(null),
});
/** The clock of a seat, as any version has stored it. */
export const seatClock = storedClock.transform(({ silent, ...one }) => {
  if (typeof silent !== 'number') return { ...one, silent };
  return { ...one, silent: one.missed === 0 ? null : { since: silent, stood: null } };
});
export type SeatClock = z.infer<typeof seatClock>;
