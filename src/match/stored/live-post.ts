import { z } from 'zod';
import type { MatchRow } from '../../store/store.ts';

/** A post in a match's thread that the next turn replaces: it loses its buttons, and perhaps its picture. */
const livePost = z.strictObject({
  message: z.string(),
  /** The round whose board it shows; null if it shows no board, or the game has no rounds. */
  round: z.number().nullable(),
  /** Whether its picture stays, because it shows the end of a round. */
  keeps: z.boolean(),
  /** If the next turn deletes this post: the first log entry that it must tell again. Null if the post stays. */
  again: z.int().nullable(),
  /**
   * For a turn: the entries that it tells, and the seats that it called. It is edited when what it says of time has
   * changed: `shows` is a digest of what it says now, `told` is when it was edited last, in milliseconds since 1970.
   * Older posts lack this, and stay as they are.
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

/** The live posts of a match, oldest first. */
export const livePostsOf = ({ livePosts: stored }: MatchRow): readonly LivePost[] =>
  stored === null ? [] : livePosts.parse(stored);

/** The newest live post of a match, if it has one. */
export const newestPost = (row: MatchRow): string | null =>
  livePostsOf(row).at(-1)?.message ?? null;
