import { noteMadeCalls } from '../../match/time/reached.ts';
import { noticeOf } from '../../match/app/notice.ts';
import type { OutboxRow } from '../../store/store.ts';
import type { PostContext } from '../context.ts';
import { speechByDm } from '../wording/language.ts';
import { noteCalledBy, severalWait } from './dm-call.ts';
import { postPassing } from './live-post.ts';
import { tryDm } from './reaching.ts';
import { type Reminder, reminderOf } from './reminder.ts';
import { secretCallOf } from './secret-call.ts';
import { type Telling, telling } from './telling.ts';

// Whoever is called to several matches at one time, as in the morning, is called once: by a DM that lists all that
// waits, or by a ping in one thread that leads to the others of its channel.

/** Whether a message does nothing but call somebody, and so may go together with others; a last warning goes alone. */
export function isCall(row: OutboxRow): boolean {
  if (row.kind !== 'reminder' && row.kind !== 'secret') return false;
  const notice = noticeOf(row);
  return notice?.kind === 'reminder' ? notice.stage !== 'late' : row.dm !== null;
}

/** Messages that were said as one, and what came of it: the id of what was posted, or why nothing was. */
export type Together = { readonly rows: readonly OutboxRow[] } & (
  | { readonly posted: string }
  | { readonly error: unknown }
);

/** A call, and the message that asks for it. */
interface Call extends Pick<Reminder, 'seat' | 'user'> {
  readonly at: Telling;
  /** What is said in the thread; null for what goes by DM. */
  readonly inThread: string | null;
}

/** Calls everybody once whom several of these messages call. Those that are left go alone. */
export async function* callTogether(
  context: PostContext,
  rows: readonly OutboxRow[],
): AsyncGenerator<Together> {
  const groups = new Map<string, [Call, ...Call[]]>();
  for (const row of rows.filter(isCall)) {
    // What cannot be read goes alone, too, and is seen to there.
    const call = await callIn(context, row).catch(() => null);
    if (call === null) continue;
    const { home } = call.at.match;
    const key = call.inThread === null ? call.user : `${call.user} ${home.channel}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [call]);
    else group.push(call);
  }
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    const isByDm = group[0].inThread === null;
    const rows = group.map(({ at }) => at.row);
    let isSaid = false;
    try {
      const posted = await (isByDm ? sendOnce(group) : pingOnce(group));
      if (posted === null) continue;
      isSaid = true;
      if (isByDm) await noteCalledBy(group, posted);
      else await noteMadeCalls(context.app, group.map(madeCall), null);
      yield { rows, posted };
    } catch (error) {
      // What is amiss in one thread is not so in the others; but what was said there has called to all.
      yield { rows: isByDm || isSaid ? rows : rows.slice(0, 1), error };
    }
  }
}

const madeCall = ({ at: { match }, seat, user }: Call) => ({ match, seat, user });

/** The call that a message asks for; null where there is none any more, or none that has to be answered. */
async function callIn(context: PostContext, row: OutboxRow): Promise<Call | null> {
  const notice = noticeOf(row);
  const match = row.match === null ? null : await context.app.store.match(row.match);
  if (match === null) return null;
  const at = telling(context, match, row);
  if (notice?.kind === 'secret') {
    const call = await secretCallOf(at, notice);
    return call?.waits === true ? { ...call, at, inThread: null } : null;
  }
  const call = notice?.kind === 'reminder' ? await reminderOf(at, notice) : null;
  if (call === null) return null;
  const isByDm = row.dm !== null || call.isSecret;
  return { ...call, at, inThread: isByDm ? null : call.words(at.speech) };
}

async function sendOnce([{ at, user }]: readonly [Call, ...Call[]]): Promise<string | null> {
  const speech = await speechByDm(at, user);
  return tryDm(at, user, await severalWait(at, user, speech, at.row.mark));
}

async function pingOnce([first, ...others]: readonly [Call, ...Call[]]): Promise<string> {
  const { user, inThread } = first;
  // Somebody else may have been called in the same thread just before.
  const match = (await first.at.app.store.match(first.at.match.id)) ?? first.at.match;
  const at = { ...first.at, match };
  const threads = others.map((call) => `<#${call.at.match.home.thread ?? ''}>`);
  const also = at.speech.say('clock.also waiting', { threads: at.speech.list(threads) });
  return postPassing(at, `${inThread ?? ''}\n${also}`, user);
}
