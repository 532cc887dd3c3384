import type { Notice } from '../../match/app/notice.ts';
import type { MatchRow, OutboxRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import type { PostContext } from '../context.ts';
import { speechIn } from '../wording/language.ts';

/** One message of the outbox, while it is said. */
export interface Telling extends PostContext {
  readonly row: OutboxRow;
  /** The match that it is about. */
  readonly match: MatchRow;
  /** Speaks to everybody in the match's server. */
  readonly speech: AppSpeech;
}

/** The same where the match has a thread. */
export type TellingThere = Telling & {
  readonly match: { readonly home: { readonly thread: string } };
};

type NoticesByKind = { readonly [N in Notice as N['kind']]: N };

/**
 * Says one kind of notice. Returns the id of what was posted; null where nothing was, as for what is of no use any more.
 * Called again for the same message, it posts nothing twice.
 */
export type Tell<K extends Notice['kind']> = (
  at: Telling,
  notice: NoticesByKind[K],
) => Promise<string | null>;

/** What it takes to say a message of the outbox about a match. */
export const telling = (context: PostContext, match: MatchRow, row: OutboxRow): Telling => ({
  ...context,
  match,
  row,
  speech: speechIn(context, match),
});
