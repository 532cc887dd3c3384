import type { Row } from '../../panel/controls.ts';
import { threadButtons } from './posts.ts';
import { addLivePost, ended, replaceLivePosts } from './live-post.ts';
import type { Telling } from './telling.ts';
import { postInThread } from './thread.ts';

/**
 * Posts what is no turn, with buttons that go when the next turn is told.
 *
 * @param ping users that are pinged, of those that the text mentions
 * @param more rows below the usual one
 */
export async function postBeside(
  at: Telling,
  content: string,
  ping: readonly string[] = [],
  more: readonly Row[] = [],
): Promise<string> {
  const isOver = at.match.status !== 'running';
  const components = [threadButtons(at), ...more];
  const { posted, there } = await postInThread(at, { content, components, ping });
  if (isOver) await replaceLivePosts(there, ended(posted));
  else await addLivePost(there, posted);
  return posted;
}

/** Posts what is for a user who is asked, and goes when the next turn is told. */
export async function postPassing(at: Telling, content: string, user: string): Promise<string> {
  const components = [threadButtons(at)];
  const { posted, there } = await postInThread(at, { content, components, ping: [user] });
  await addLivePost(there, posted, at.match.announced + 1);
  return posted;
}
