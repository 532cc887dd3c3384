import type { Seat } from '../engine/game.ts';
import type { Loaded } from '../match/app/loaded.ts';
import { channelOf } from '../match/stored/name.ts';
import { dueOf } from '../match/time/clock.ts';
import { untoldSince } from '../match/time/clock-row.ts';
import { pausedUntil } from '../match/time/halt.ts';
import type { AppSpeech } from '../words/index.ts';
import { dueSoon, dueWords, whenWords } from './wording/when.ts';

/** As much of small letters as a line of a phone has room for, in characters. */
const LINE = 54;

/**
 * Which match it is, when, and as whom its reader plays: small, as it is hardly news to them. Without the game where all of
 * that has no room in a line of a phone.
 */
export function titleOf(loaded: Loaded, seat: Seat, { say, language }: AppSpeech): string {
  const { edition, match, row, table } = loaded;
  const words = edition.in(language);
  const when = words.heading(edition.game.view(match.state, 'public'));
  const titled = (name: string): string =>
    say('panel.heading', { match: name, seat: words.seatName(seat), when });
  const whole = titled(table.matchName);
  return whole.length <= LINE ? whole : titled(`#${row.id}`);
}

/** That the match is paused, so that nothing of what can be seen can be done; or that no time counts there. */
export function pauseLines({ row }: Loaded, { say }: AppSpeech): string[] {
  const until = pausedUntil(row);
  const since = untoldSince(row);
  if (until === null && since !== null && row.status === 'running')
    return [say('halts.untold', { when: whenWords(since), place: channelOf(row) })];
  return until === null ? [] : [say('halts.paused', { when: whenWords(until) })];
}

/** By when its reader has to answer, in brief or in full; null where its clock stands. */
export function dueLine(
  { row }: Loaded,
  seat: Seat,
  as: 'in brief' | 'in full',
  speech: AppSpeech,
): string | null {
  const due = dueOf(row, seat);
  if (due === null) return null;
  return as === 'in full'
    ? `⏱️ ${speech.say('clock.by when', { when: dueWords(due, speech) })}`
    : `⏱️ ${dueSoon(due, speech)}`;
}
