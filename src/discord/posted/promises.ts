import { promisesPost, promiseWords } from '../../panel/pages/promises.ts';
import type { Tell } from './telling.ts';
import { postInThread } from './thread.ts';

/** What somebody has promised, in the thread. */
export const tellPromise: Tell<'promise'> = async (at, { promise: id }) => {
  const { app, match, speech } = at;
  const found = (await app.store.pledges(match.id)).find((one) => one.id === id);
  if (found === undefined) return null;
  const content = promiseWords(app, match, found, speech);
  return (await postInThread(at, { content })).posted;
};

/** What was promised in a match that is over, once its result is told. */
export const tellPromises: Tell<'promises'> = async (at, { page }) => {
  const { app, match, speech } = at;
  const promises = await app.store.pledges(match.id);
  const shown = promisesPost(app, match, promises, page, speech);
  return shown === null ? null : (await postInThread(at, shown)).posted;
};
