import type { NoticeOf } from '../../match/app/notice.ts';
import type { MatchRow, OutboxRow } from '../../store/store.ts';
import type { PostOffice } from '../desk.ts';
import { promisesPost, promiseWords } from '../../panel/pages/promises.ts';
import { speechIn } from '../said/language.ts';
import { postInThread } from './thread.ts';

/** What somebody has promised, in the thread. */
export async function tellPromise(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { promise: id }: NoticeOf<'promise'>,
): Promise<string | null> {
  const found = (await parts.app.store.promises(match.id)).find((one) => one.id === id);
  if (found === undefined) return null;
  const speech = speechIn(parts, match);
  const content = promiseWords(parts.app, match, found, speech);
  const message = { content, components: [], ping: [], speech };
  return (await postInThread(parts, match, message, row)).posted;
}

/** What was promised in a match that is over, once its result is told. */
export async function tellPromises(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { page }: NoticeOf<'promises'>,
): Promise<string | null> {
  const promises = await parts.app.store.promises(match.id);
  const speech = speechIn(parts, match);
  const shown = promisesPost(parts.app, match, promises, page, speech);
  if (shown === null) return null;
  const { content } = shown;
  const message = { content, components: shown.components, ping: [], speech };
  return (await postInThread(parts, match, message, row)).posted;
}
