import { MESSAGE_LENGTH } from '../../panel/limits.ts';
import { wantsDigest } from '../../match/reports/digest.ts';
import type { NoticeOf } from '../../match/app/notice.ts';
import type { OutboxRow } from '../../store/store.ts';
import type { PostContext } from '../context.ts';
import { goRows } from '../../panel/go.ts';
import { speechByDm } from '../wording/language.ts';
import type { AppSpeech } from '../../words/index.ts';
import { type WaitingWords, waitingWords } from '../wording/waiting.ts';
import { sendDm } from './reaching.ts';

/** A message, less the heading. */
const MOST = MESSAGE_LENGTH - 100;

/** What waits for somebody, as a DM has room for it; what cannot be read is logged. */
export const whatWaits = (
  { app, log }: PostContext,
  user: string,
  speech: AppSpeech,
): Promise<WaitingWords> =>
  waitingWords(app, user, speech, MOST, async (err) =>
    log.warn({ match: err.match, err }, 'a match that waits cannot be read'),
  );

/** What waits for somebody, by one DM a day; nothing where nothing does. */
export async function tellDigest(
  context: PostContext,
  row: OutboxRow,
  { user }: NoticeOf<'digest'>,
): Promise<string | null> {
  const { app } = context;
  // It may come late, or have been wanted no more since.
  if (!wantsDigest(await app.store.person(user), app.now())) return null;
  const speech = await speechByDm({ app, match: null }, user);
  const { text, matches } = await whatWaits(context, user, speech);
  if (text === '') return null;
  const content = speech.say('posts.digest', { waits: text });
  const components = goRows(app, matches, speech);
  return sendDm({ ...context, row }, user, { content, components, speech });
}
