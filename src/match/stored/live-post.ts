import { z } from 'zod';
import type { MatchRow } from '../../store/store.ts';

/** A post in a match's thread that gives way to the next turn: its buttons go, and its picture may. */
const livePost = z.strictObject({
  message: z.string(),
  /** The round whose board it shows; null where the game has none, or where it shows no board. */
  round: z.number().nullable(),
  /** Whether its picture stays, as it shows how a round ended. */
  keeps: z.boolean(),
  /** The entry from which the next turn tells all of it again, and takes its place; null where it stays. */
  again: z.int().nullable(),
  /**
   * What it tells of, where that is a turn: which entries, and which seats it called. It is said anew where what it says of
   * time has changed: as it stands now (a digest of it), and when that was done last, in milliseconds since 1970. Left
   * out in those from before that was kept, which stay as they are.
   */
  turn: z
    .strictObject({
      from: z.int(),
      to: z.int(),
      called: z.array(z.int()),
      pictured: z.boolean(),
      shows: z.string(),
      told: z.int().nullable(),
    })
    .optional(),
});

export type LivePost = z.infer<typeof livePost>;

const livePosts = z.array(livePost);

/** The posts of a match that stand now, oldest first. */
export const livePostsOf = ({ livePosts: stored }: MatchRow): readonly LivePost[] =>
  stored === null ? [] : livePosts.parse(stored);

/** The newest post of a match that stands, if one does: whatever stood there before is above it. */
export const newestPost = (row: MatchRow): string | null =>
  livePostsOf(row).at(-1)?.message ?? null;
