import type { Seat } from '../../engine/game.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import type { NoticeOf } from '../../match/app/notice.ts';
import { askedInSecret, owesSecret } from '../../match/loaded/asked.ts';
import { clocksOf } from '../../match/time/seat-clocks.ts';
import { untoldSince } from '../../match/time/clock-row.ts';
import { editionOf } from '../../match/stored/edition.ts';
import { callFor } from '../../match/reports/shown.ts';
import { load } from '../../match/loaded/load.ts';
import { matchName, channelOf } from '../../match/stored/name.ts';
import { isDue, owedInSecret } from '../../match/time/owed-calls.ts';
import { callLater, noteReached } from '../../match/time/reached.ts';
import { speechByDm } from '../wording/language.ts';
import { callsOf, untilWords } from './calling.ts';
import { postBeside } from './live-post.ts';
import { noteCalledBy } from './dm-call.ts';
import { playRow, sayInThread, tryDm } from './reaching.ts';
import type { Tell, Telling } from './telling.ts';

/** A call to a secret choice that is still of use. */
export interface SecretCall {
  readonly seat: Seat;
  readonly user: string;
  readonly loaded: Loaded;
  /** Whether the choice has yet to be made. */
  readonly waits: boolean;
}

/**
 * The call to a secret choice that a message asks for; null where there is none any more. Who sleeps or is away is
 * called when it can be.
 */
export async function secretCallOf(
  { app, match }: Telling,
  { seat }: NoticeOf<'secret'>,
): Promise<SecretCall | null> {
  const user = match.seats[seat]?.user ?? null;
  // Where a match goes on after a pause, the clock calls; who has lost its seat, or wants no calls, is not called.
  const call = owedInSecret(match, seat, app.now());
  if (user === null || call === null) return null;
  const loaded = await load(app, match.id);
  if (!askedInSecret(loaded, seat)) return null;
  if (!isDue(call, app.now())) {
    await callLater(app, match.id, { seat, user });
    return null;
  }
  return { seat, user, loaded, waits: owesSecret(loaded, seat) };
}

/**
 * A DM that a secret choice waits; where somebody takes none, a call in the thread. That comes also where an order has
 * made the choice already, as a call that is left out would tell so; the DM then says it, and no phone rings.
 */
export const tellSecret: Tell<'secret'> = async (at, notice) => {
  const found = await secretCallOf(at, notice);
  if (found === null) return null;
  const { app, match, row } = at;
  const { seat, user, loaded, waits } = found;
  if (row.dm === null) {
    const content = callsOf(loaded, [seat], at.speech, app.now()).join('\n');
    const posted = await postBeside(at, content, [user]);
    await noteReached(app, match, [seat]);
    return posted;
  }
  const speech = await speechByDm(at, user);
  const name = matchName(editionOf(app, match), match.id);
  const thread = channelOf(match);
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
  if (waits) await noteCalledBy([{ ...found, at }], posted);
  else await noteReached(app, match, [seat]);
  return posted;
};
