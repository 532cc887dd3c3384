import type { Seat } from '../../engine/game.ts';
import { editionOf } from '../../match/stored/edition.ts';
import { matchName, nameInList } from '../../match/stored/name.ts';
import { waitingFor } from '../../match/loaded/asked.ts';
import { load } from '../../match/loaded/load.ts';
import { noteMadeCalls } from '../../match/time/reached.ts';
import { button, buttonRows } from '../../panel/controls.ts';
import { BUTTONS } from '../../panel/limits.ts';
import type { MatchRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import type { PostContext } from '../context.ts';
import { speechByDm } from '../wording/language.ts';
import { whatWaits } from './digest.ts';
import { changeDm, type Reached } from './reaching.ts';
import type { Post } from './sending.ts';
import type { Tell, Telling } from './telling.ts';

// A DM that calls somebody calls it to one match, or to several at once. Each of these notes it at the seat (`called`)
// until it has answered there.

/** What a DM says that calls somebody to several matches: all that waits for it. `mark`: what its buttons carry. */
export async function severalWait(
  context: PostContext,
  user: string,
  speech: AppSpeech,
  mark: string,
): Promise<Pick<Post, 'content' | 'components' | 'speech'>> {
  const { text, matches } = await whatWaits(context, user, speech);
  const buttons = matches.slice(0, BUTTONS).map(({ row }, at) => {
    const press = { do: 'play', match: row.id, mark } as const;
    const label = speech.say('buttons.go', { match: nameInList(context.app, row) });
    return button(press, label, at === 0 ? 'main' : 'quiet', '🔥');
  });
  const content = speech.say('posts.several wait', { waits: text });
  return { content, components: buttonRows(buttons), speech };
}

/** A call by DM, and what says it. */
interface CallByDm {
  readonly at: Telling;
  readonly seat: Seat;
  readonly user: string;
}

/** Notes that a DM has called somebody, to one match or to several; those go by which it was called to the same before. */
export async function noteCalledBy(calls: readonly CallByDm[], posted: string): Promise<void> {
  const [first] = calls;
  if (first === undefined) return;
  const { app } = first.at;
  const made = calls.map(({ at: { match }, seat, user }) => ({ match, seat, user }));
  await noteMadeCalls(app, made, posted);
  for (const { at, seat, user } of calls) {
    // It may have answered while this was sent, or it is somebody else’s to answer.
    const after = await load(app, at.match.id);
    const isAsked = waitingFor(after).some((decision) => decision.seat === seat);
    if (!isAsked || after.row.seats[seat]?.user !== user) await settle(at, user, posted);
    const one = at.match.seats[seat];
    const before = one?.user === user ? one.called : null;
    if (before !== null && before !== posted) await change(at, user, before, null);
  }
}

/** Notes the same of DMs that were sent along with a post. */
export async function noteDms(at: Telling, dms: Reached['dms']): Promise<void> {
  for (const { message, ...one } of dms) await noteCalledBy([{ at, ...one }], message);
}

/** Has a DM that called somebody say that there is nothing to be done any more, or what is left. */
export async function settle(at: Telling, user: string, message: string): Promise<void> {
  const speech = await speechByDm(at, user);
  const name = matchName(editionOf(at.app, at.match), at.match.id);
  await change(at, user, message, {
    content: speech.say('posts.call is done', { match: name }),
    speech,
  });
}

export const tellSettled: Tell<'settled'> = async (at, { user, message }) => {
  await settle(at, user, message);
  return null;
};

/** Changes a DM as is said; where it still calls to other matches, it goes on to say what waits. */
async function change(
  at: Telling,
  user: string,
  message: string,
  done: Parameters<typeof changeDm>[3],
): Promise<void> {
  const left = await calledToBy(at, user, message);
  if (left.length === 0) return changeDm(at, user, message, done);
  const speech = await speechByDm(at, user);
  await changeDm(at, user, message, await severalWait(at, user, speech, at.row.mark));
  // One of them may have been answered while this was sent, and have changed the DM before this did.
  const now = await calledToBy(at, user, message);
  if (now.length !== left.length) await change(at, user, message, done);
}

/** The other matches to which a DM calls somebody. */
async function calledToBy(
  { app, match }: Telling,
  user: string,
  message: string,
): Promise<readonly MatchRow[]> {
  const rows = await app.store.matchesWith(user, ['running']);
  return rows.filter(
    ({ id, seats }) =>
      id !== match.id && seats.some((one) => one.user === user && one.called === message),
  );
}
