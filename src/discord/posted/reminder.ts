import { isNewlyAlone } from '../../clock/seat-time.ts';
import type { Seat } from '../../engine/game.ts';
import { topicsOf } from '../../engine/topics.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import type { Notice, NoticeOf } from '../../match/app/notice.ts';
import { askedInSecret, askedSeats, waitingFor } from '../../match/loaded/asked.ts';
import { load } from '../../match/loaded/load.ts';
import { personIn } from '../../match/stored/person.ts';
import { untoldSince } from '../../match/time/clock-row.ts';
import { dueOf } from '../../match/time/clock.ts';
import { isDue, stillOwed } from '../../match/time/owed-calls.ts';
import { noteReached, tellLater } from '../../match/time/reached.ts';
import { clocksOf } from '../../match/time/seat-clocks.ts';
import { dueWords } from '../../panel/wording/when.ts';
import type { AppSpeech } from '../../words/index.ts';
import { callsOf } from './calling.ts';
import { noteCalledBy } from './dm-call.ts';
import { postPassing } from './live-post.ts';
import { sayInThread, tellByDm, type Words } from './reaching.ts';
import type { Tell, Telling } from './telling.ts';

/** What calls whoever is asked. */
const CALLS: readonly Notice['kind'][] = ['start', 'turn', 'secret'];

/** A reminder that is still of use. */
export interface Reminder {
  readonly seat: Seat;
  readonly user: string;
  readonly words: Words;
  /** Whether the thread must not tell of it, as it would say who has not chosen in secret yet. */
  readonly isSecret: boolean;
}

/** The reminder that a message asks for; null where its player has answered meanwhile, or sleeps. */
export async function reminderOf(
  { app, match, row }: Telling,
  { seat, stage, topics, isReached }: NoticeOf<'reminder'>,
): Promise<Reminder | null> {
  const user = match.seats[seat]?.user ?? null;
  const person = personIn(match, user);
  if (match.status !== 'running' || user === null || person === undefined) return null;
  const loaded = await load(app, match.id);
  const seatClock = clocksOf(match)[seat];
  const isUntold = untoldSince(match) !== null;
  const deadline = isUntold ? null : dueOf(match, seat, app.now());
  const asked = topicsOf(waitingFor(loaded), seat);
  if (seatClock === undefined || !owes(loaded, seat)) return null;
  const call = stillOwed(match, seat, seatClock, stage, app.now());
  if (call === null) return null;
  // What it was asked may have been answered meanwhile, as by an order: it is called to what it is asked now anew.
  if (topics !== undefined && topics !== asked) return null;
  // A post that waited with it has called whoever came back meanwhile.
  if (stage === 'asked' && isReached === false && seatClock.reached) return null;
  // Where the call came late, it reminds by itself.
  const since = match.seats[seat]?.owesSince ?? row.createdAt;
  const isLate = await app.store.wasDeliveredLate(match.id, CALLS, seat, since, row.createdAt);
  if (isLate && stage !== 'asked') return null;
  if (!isDue(call, app.now())) {
    await tellLater(app, match.id, [seat], stage);
    return null;
  }
  const isSecret = askedInSecret(loaded, seat);
  const words = (speech: AppSpeech): string => {
    const calls = callsOf(loaded, [seat], speech, null).join('\n');
    if (deadline === null) return speech.say('clock.asked at no time', { calls });
    const when = dueWords(deadline, speech, app.now());
    const about = { calls, when };
    if (stage === 'half' && isNewlyAlone(seatClock)) return speech.say('clock.alone', about);
    // Whoever is called to the same for the second time is told why.
    const isAgain = stage === 'asked' && seatClock.heard !== 'nothing';
    const said = speech.say(isAgain ? 'clock.asked again' : `clock.${stage}`, about);
    return isSecret || !isLast(loaded, seat)
      ? said
      : `${said}\n${speech.say('clock.you are last')}`;
  };
  return { seat, user, words, isSecret };
}

/** A reminder for whoever is asked, where it wants to be reminded. */
export const tellReminder: Tell<'reminder'> = async (at, notice) => {
  const reminder = await reminderOf(at, notice);
  if (reminder === null) return null;
  const { app, match, row, speech } = at;
  const { seat, user, words, isSecret } = reminder;
  if (row.dm !== null || isSecret) {
    const posted = await tellByDm(at, user, words, isSecret ? 'secret' : null);
    if (posted !== null) await noteCalledBy([{ ...reminder, at }], posted);
    return posted !== null || isSecret ? posted : sayInThread(at);
  }
  const posted = await postPassing(at, words(speech), user);
  await noteReached(app, match, [seat]);
  return posted;
};

const owes = (loaded: Loaded, seat: Seat): boolean =>
  waitingFor(loaded).some((decision) => decision.seat === seat);

/** Whether nobody else is asked anything. */
const isLast = (loaded: Loaded, seat: Seat): boolean =>
  [...askedSeats(loaded)].every((one) => one === seat);
