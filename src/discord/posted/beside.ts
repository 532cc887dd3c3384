import type { MatchRow, OutboxRow } from '../../store/store.ts';
import type { PostOffice } from '../desk.ts';
import { threadButtons } from './posts.ts';
import type { Post } from './sending.ts';
import { ended, addLivePost, replaceLivePosts } from './live-post.ts';
import { postInThread } from './thread.ts';

/** Posts what is no turn, with buttons that go when the next turn is told. */
export async function postBeside(
  parts: PostOffice,
  match: MatchRow,
  message: Pick<Post, 'content' | 'ping' | 'speech'>,
  row: OutboxRow,
  more: Post['components'] = [],
): Promise<string> {
  const isOver = match.status !== 'running';
  const components = [threadButtons(match.id, row.mark, message.speech, isOver), ...more];
  const there = await postInThread(parts, match, { ...message, components }, row);
  if (isOver) await replaceLivePosts(parts, there.match, ended(there.posted));
  else await addLivePost(parts, there.match, there.posted);
  return there.posted;
}

/** Posts what is for somebody who is asked, and goes when the next turn is told. */
export async function postPassing(
  parts: PostOffice,
  match: MatchRow,
  message: Pick<Post, 'content' | 'ping' | 'speech'>,
  row: OutboxRow,
): Promise<string> {
  const components = [threadButtons(match.id, row.mark, message.speech)];
  const there = await postInThread(parts, match, { ...message, components }, row);
  await addLivePost(parts, there.match, there.posted, match.announced + 1);
  return there.posted;
}
