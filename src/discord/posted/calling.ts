import { MESSAGE_LENGTH } from '../../panel/limits.ts';
import type { Seat } from '../../engine/game.ts';
import { askedSealed, askedSeats } from '../../match/loaded/asked.ts';
import { dueOf } from '../../match/time/clock.ts';
import { clocksOf } from '../../match/time/seat-clocks.ts';
import { mayBePinged } from '../../match/time/calls.ts';
import { isCalledByPost } from '../../match/time/owed-calls.ts';
import { callFor } from '../../match/reports/shown.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { isPerson } from '../../match/stored/seats.ts';
import { calledByClock, noteCalls } from '../../match/time/reached.ts';
import type { AppSpeech } from '../../words/index.ts';
import { awayWords } from '../../panel/wording/away.ts';
import { dueWords, stamp } from '../../panel/wording/when.ts';
import { noteDms } from './dm-call.ts';
import { reach, type Words } from './reaching.ts';
import type { Telling } from './telling.ts';

/** How long a post may be, in characters: two of them and a picture fill a phone. */
export const LONGEST = 900;
/** What came of what happened is said in a longer one, too. */
export const LONGEST_OUTCOMES = MESSAGE_LENGTH - 100;

/** Those of some seats whose player is still asked. */
export function calledOf(loaded: Loaded, seats: readonly Seat[]): readonly Seat[] {
  const asked = askedSeats(loaded);
  return seats.filter((seat) => asked.has(seat) && isPerson(loaded.row, seat));
}

/**
 * Calls the players of seats, a line for each thing that is asked: `<@1> · 🔥 Ember: choose what to use in the fight
 * on C3 · due 24 November 2026 12:00 (in 3 days)`.
 *
 * @param at when they are called, so that it is said by when that is due, and who is away; null where another post says
 *   so, which is told anew when that changes
 */
export function callsOf(
  loaded: Loaded,
  seats: readonly Seat[],
  speech: AppSpeech,
  at: Date | null,
): string[] {
  const called = new Map<string, string[]>();
  for (const seat of seats) {
    const away = at === null ? [] : awayWords(loaded, seat, speech).map((said) => ` (${said})`);
    const who = speech.say('posts.called', {
      player: `${loaded.table.seats[seat]?.mention ?? ''}${away.join('')}`,
      seat: loaded.edition.in(speech.language).seatName(seat),
    });
    const call = callFor(loaded, seat, speech.language) ?? speech.say('posts.your move');
    called.set(call, [...(called.get(call) ?? []), who]);
  }
  // Of who chooses in secret it is not said: its clock stands as soon as it has.
  const open = seats.filter((seat) => !askedSealed(loaded, seat));
  const until = at === null ? '' : untilWords(loaded, open, speech, at);
  return [...called].map(
    ([call, players], nth) =>
      `${speech.say('posts.call', { players: players.join(', '), call })}${nth === called.size - 1 ? until : ''}`,
  );
}

/**
 * By when the first of them is to answer who are called now: ` · due in 3 days, then the reserve until 27 November 2026
 * 12:00`; nothing where no clock runs.
 */
export function untilWords(
  { row }: Loaded,
  seats: readonly Seat[],
  speech: AppSpeech,
  now: Date,
): string {
  const [first] = seats
    .flatMap((seat) => dueOf(row, seat, now) ?? [])
    .toSorted((one, other) => one.by.getTime() - other.by.getTime());
  if (first === undefined) return '';
  return ` · ${speech.say('clock.by when', { when: dueWords(first, speech) })}`;
}

/** Whom a post pings, and what is to be noted as soon as Discord has taken it. */
interface Called {
  readonly ping: readonly string[];
  readonly note: () => Promise<void>;
}

/**
 * Calls the players of seats in a post of the thread, each as it wants; who sleeps is called by the clock in the morning.
 *
 * @param now when the post says that it is: the time of whom it reaches runs from then on, as it says
 */
export async function call(
  at: Telling,
  loaded: Loaded,
  seats: readonly Seat[],
  now: Date,
): Promise<Called> {
  const { app, match, row } = at;
  const told = (seat: Seat) => clocksOf(match)[seat]?.told;
  // Who could not be pinged when this was written has been told by the clock meanwhile, or is about to be.
  const byClock = await calledByClock(
    app,
    match.id,
    seats.filter((seat) => told(seat) !== 'nothing' && !mayBePinged(match, seat, row.createdAt)),
  );
  const toCall = seats.filter((seat) => !byClock.has(seat) && isCalledByPost(match, seat, now));
  const words: Words = (speech) => callsOf(loaded, toCall, speech, now).join('\n');
  const { ping, dms } = await reach(at, toCall, words);
  // A DM stands, whatever becomes of the post.
  await noteDms(at, dms);
  return { ping, note: () => noteCalls(app, match, seats, toCall, now) };
}

/** For whom the game waits besides those who are called, and since when; a line or none. */
export function waitingWords(
  loaded: Loaded,
  called: readonly Seat[],
  speech: AppSpeech,
): readonly string[] {
  const { row, edition, table } = loaded;
  // Who of those that choose in secret has done so is told to nobody.
  const others = [...askedSeats(loaded)].filter(
    (seat) => isPerson(row, seat) && !called.includes(seat),
  );
  if (others.length === 0) return [];
  const names = others.map((seat) => {
    const who = [table.seats[seat]?.mention ?? '?', ...awayWords(loaded, seat, speech)].join(', ');
    return `${edition.in(speech.language).seatName(seat)} (${who})`;
  });
  // Nor may the time tell it.
  const isSealed = others.some((seat) => askedSealed(loaded, seat));
  const times = isSealed
    ? []
    : row.seats.flatMap(({ seat, owesSince }) =>
        others.includes(seat) && owesSince !== null ? [owesSince.getTime()] : [],
      );
  const players = speech.list(names);
  if (times.length === 0) return [`-# ${speech.say('posts.waiting', { players })}`];
  const since = stamp(new Date(Math.min(...times)), 'relative');
  return [`-# ${speech.say('posts.waiting since', { players, since })}`];
}
