import { z } from 'zod';
import { seatTime, spent } from '../../clock/seat-time.ts';
import { WHEN_OUT } from './notice.ts';

/** Since when a player has not answered. `stood`: since when that does not count; null while it does. */
const silence = z.strictObject({ since: z.int(), stood: z.int().nullable() });

/** The clock of a seat as it is stored: its time, whose it is, and the vote about it. */
const storedClock = seatTime.extend({
  user: z.string().nullable(),
  /**
   * The vote of the others about this seat, which is late: what each of them says, by seat, and until when; null
   * without a vote. While the clock stands nobody waits for them: `left` is how much of their time was left then.
   */
  vote: z
    .strictObject({
      until: z.int(),
      by: z.record(z.string(), z.enum(WHEN_OUT)),
      left: z.int().min(0).nullable().default(null),
      /** Whether they can vote: their time begins when the post stands. Older votes, without this, have begun. */
      begun: z.boolean().default(true),
      /** The post with its buttons; null before it stands, and of one from before that was kept. */
      message: z.string().nullable().default(null),
    })
    .nullable()
    .default(null),
  /** How much time to vote was left when the question was undone; null if the vote had not begun. */
  voteLeft: z.int().min(0).nullable().default(null),
  /** How many times the others have given more time for the present decision. */
  waited: z.int().min(0).default(0),
  /** The hours in which it counts; older clocks, without this, count in those of the player. */
  hours: z
    .strictObject({ zone: z.string(), wakes: z.int(), sleeps: z.int() })
    .nullable()
    .optional(),
  /**
   * Whether its player, who slept or was away when a secret choice came up, is still to be called to it. The call comes
   * even after the choice is made: leaving it out would tell so.
   */
  uncalled: z.boolean().default(false),
  /**
   * Whether a call has reached its player, or the player has looked without one. Until then the clock stands
   * (`noteCalls` and `noteReached` in `match/time/reached.ts`). Older clocks that ran had been called.
   */
  reached: z.boolean().default(true),
  /** How the clock stood when each of the last questions to its seat ended, and with which log entry. */
  past: z.array(spent.extend({ at: z.int(), waited: z.int().min(0) })).default([]),
  /** The log entry after which its player got the seat; -1 in older clocks. */
  since: z.int().default(-1),
  /**
   * Until when a player whose seat a moderator gave to a computer player still votes, unless it speaks up before that;
   * null if no moderator did, or the player is back.
   */
  speaks: z.int().nullable().default(null),
  /** Since when its player has not answered. A number in older clocks, which counts only if something was missed. */
  silent: z.union([silence, z.int()]).nullable().default(null),
});
/** The clock of a seat, as any version has stored it. */
export const seatClock = storedClock.transform(({ silent, ...one }) => {
  if (typeof silent !== 'number') return { ...one, silent };
  return { ...one, silent: one.missed === 0 ? null : { since: silent, stood: null } };
});
export type SeatClock = z.infer<typeof seatClock>;
