import type { Seat } from '../../engine/game.ts';
import { askedInSecret, owesSecret } from '../../match/loaded/asked.ts';
import { clocksOf } from '../../match/time/seat-clocks.ts';
import { mayBeTold } from '../../match/time/calls.ts';
import { untoldSince } from '../../match/time/clock-row.ts';
import { editionOf } from '../../match/stored/edition.ts';
import { callFor } from '../../match/told/in-words.ts';
import { haltOf } from '../../match/time/halt.ts';
import { load } from '../../match/loaded/load.ts';
import { matchName, channelOf } from '../../match/stored/name.ts';
import type { NoticeOf } from '../../match/app/notice.ts';
import { isPerson } from '../../match/stored/seats.ts';
import { callLater, noteReached } from '../../match/time/reached.ts';
import type { MatchRow, OutboxRow } from '../../store/store.ts';
import type { PostOffice } from '../desk.ts';
import { speechByDm, speechIn } from '../said/language.ts';
import { callsOf, untilWords } from './calling.ts';
import { postBeside } from './beside.ts';
import { changeDm, playRow, sayInThread, tryDm } from './reaching.ts';

/**
 * A DM that a secret choice waits; where somebody takes none, a call in the thread. That comes also where an order has
 * made the choice already, as a call that is left out would tell so; the DM then says it, and no phone rings. Who sleeps
 * or is away is called when it can be.
 */
export async function tellSecret(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { seat }: NoticeOf<'secret'>,
): Promise<string | null> {
  const user = match.seats[seat]?.user ?? null;
  const thread = channelOf(match);
  if (user === null || match.status !== 'running') return null;
  // Where a match goes on after a pause, the clock calls; who has lost its seat is asked nothing.
  if (haltOf(match) !== null || !isPerson(match, seat)) return null;
  const loaded = await load(parts.app, match.id);
  if (!askedInSecret(loaded, seat)) return null;
  const waits = owesSecret(loaded, seat);
  // Who sleeps by now is called in the morning, and who wants no calls is not called.
  if (!mayBeTold(match, seat, parts.app.now())) {
    await callLater(parts.app, match.id, { seat, user });
    return null;
  }
  if (row.dm === null) {
    const here = speechIn(parts, match);
    const content = callsOf(loaded, [seat], here, parts.app.now()).join('\n');
    const posted = await postBeside(parts, match, { content, ping: [user], speech: here }, row);
    await noteReached(parts.app, match, [seat]);
    return posted;
  }
  const speech = await speechByDm(parts, match, user);
  const name = matchName(editionOf(parts.app, match), match.id);
  const call = callFor(loaded, seat, speech.language) ?? speech.say('posts.your move');
  // Whoever is called once more, as something was taken back, is told why.
  const isAgain = (clocksOf(match)[seat]?.heard ?? 'nothing') !== 'nothing';
  const message = waits
    ? {
        content: `${speech.say(isAgain ? 'posts.secret waits again' : 'posts.secret waits', { match: name, thread, call })}${untoldSince(match) === null ? untilWords(loaded, [seat], speech, parts.app.now()) : ''}`,
        components: [playRow(match, row, speech, true)],
        ping: [],
        speech,
      }
    : {
        content: speech.say('posts.secret answered', { match: name, thread }),
        components: [playRow(match, row, speech, false)],
        ping: [],
        quiet: true,
        speech,
      };
  const posted = await tryDm(parts, user, message, row);
  if (posted === null) return sayInThread(parts, row);
  await noteReached(parts.app, match, [seat]);
  if (!waits) return posted;
  await parts.app.store.noteCalled(match.id, seat, user, posted);
  // It may have been made while this was sent, or be somebody else's to make.
  const after = await load(parts.app, match.id);
  if (!owesSecret(after, seat) || after.row.seats[seat]?.user !== user) {
    await settle(parts, match, user, posted);
  }
  await dropBefore(parts, match, seat, posted);
  return posted;
}

/** Deletes the DM that called somebody before this one did: one at a time can be pressed. */
export async function dropBefore(
  parts: PostOffice,
  match: MatchRow,
  seat: Seat,
  posted: string,
): Promise<void> {
  const { user = null, called: before = null } = match.seats[seat] ?? {};
  if (user !== null && before !== null && before !== posted) {
    await changeDm(parts, match, user, before, null);
  }
}

/** Has the DM that called somebody say that there is nothing to be done any more. */
export async function tellSettled(
  parts: PostOffice,
  match: MatchRow,
  { user, message }: NoticeOf<'settled'>,
): Promise<null> {
  await settle(parts, match, user, message);
  return null;
}

async function settle(
  parts: PostOffice,
  match: MatchRow,
  user: string,
  message: string,
): Promise<void> {
  const speech = await speechByDm(parts, match, user);
  const name = matchName(editionOf(parts.app, match), match.id);
  await changeDm(parts, match, user, message, speech.say('posts.call is done', { match: name }));
}
