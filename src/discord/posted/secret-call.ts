import type { Seat } from '../../engine/game.ts';
import { askedInSecret, owesSecret } from '../../match/loaded/asked.ts';
import { clocksOf } from '../../match/time/seat-clocks.ts';
import { mayBeTold } from '../../match/time/calls.ts';
import { untoldSince } from '../../match/time/clock-row.ts';
import { editionOf } from '../../match/stored/edition.ts';
import { callFor } from '../../match/told/shown.ts';
import { haltOf } from '../../match/time/halt.ts';
import { load } from '../../match/loaded/load.ts';
import { matchName, channelOf } from '../../match/stored/name.ts';
import { isPerson } from '../../match/stored/seats.ts';
import { callLater, noteReached } from '../../match/time/reached.ts';
import { speechByDm } from '../said/language.ts';
import { callsOf, untilWords } from './calling.ts';
import { postBeside } from './live-post.ts';
import { changeDm, playRow, sayInThread, tryDm } from './reaching.ts';
import type { Tell, Telling } from './telling.ts';

/**
 * A DM that a secret choice waits; where somebody takes none, a call in the thread. That comes also where an order has
 * made the choice already, as a call that is left out would tell so; the DM then says it, and no phone rings. Who sleeps
 * or is away is called when it can be.
 */
export const tellSecret: Tell<'secret'> = async (at, { seat }) => {
  const { app, match, row } = at;
  const user = match.seats[seat]?.user ?? null;
  const thread = channelOf(match);
  if (user === null || match.status !== 'running') return null;
  // Where a match goes on after a pause, the clock calls; who has lost its seat is asked nothing.
  if (haltOf(match) !== null || !isPerson(match, seat)) return null;
  const loaded = await load(app, match.id);
  if (!askedInSecret(loaded, seat)) return null;
  const waits = owesSecret(loaded, seat);
  // Who sleeps by now is called in the morning, and who wants no calls is not called.
  if (!mayBeTold(match, seat, app.now())) {
    await callLater(app, match.id, { seat, user });
    return null;
  }
  if (row.dm === null) {
    const content = callsOf(loaded, [seat], at.speech, app.now()).join('\n');
    const posted = await postBeside(at, content, [user]);
    await noteReached(app, match, [seat]);
    return posted;
  }
  const speech = await speechByDm(at, user);
  const name = matchName(editionOf(app, match), match.id);
  const call = callFor(loaded, seat, speech.language) ?? speech.say('posts.your move');
  // Whoever is called once more, as something was taken back, is told why.
  const isAgain = (clocksOf(match)[seat]?.heard ?? 'nothing') !== 'nothing';
  const text = isAgain ? 'posts.secret waits again' : 'posts.secret waits';
  const until = untoldSince(match) === null ? untilWords(loaded, [seat], speech, app.now()) : '';
  const posted = await tryDm(at, user, {
    content: waits
      ? `${speech.say(text, { match: name, thread, call })}${until}`
      : speech.say('posts.secret answered', { match: name, thread }),
    components: [playRow(at, speech, waits)],
    quiet: !waits,
    speech,
  });
  if (posted === null) return sayInThread(at);
  await noteReached(app, match, [seat]);
  if (!waits) return posted;
  await app.store.noteCalled(match.id, seat, user, posted);
  // It may have been made while this was sent, or be somebody else's to make.
  const after = await load(app, match.id);
  if (!owesSecret(after, seat) || after.row.seats[seat]?.user !== user) {
    await settle(at, user, posted);
  }
  await dropBefore(at, seat, posted);
  return posted;
};

/** Deletes the DM that called somebody before this one did: one at a time can be pressed. */
export async function dropBefore(at: Telling, seat: Seat, posted: string): Promise<void> {
  const { user = null, called: before = null } = at.match.seats[seat] ?? {};
  if (user !== null && before !== null && before !== posted) {
    await changeDm(at, user, before, null);
  }
}

/** Has the DM that called somebody say that there is nothing to be done any more. */
export const tellSettled: Tell<'settled'> = async (at, { user, message }) => {
  await settle(at, user, message);
  return null;
};

async function settle(at: Telling, user: string, message: string): Promise<void> {
  const speech = await speechByDm(at, user);
  const name = matchName(editionOf(at.app, at.match), at.match.id);
  await changeDm(at, user, message, speech.say('posts.call is done', { match: name }));
}
