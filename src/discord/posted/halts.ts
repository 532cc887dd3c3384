import { askedInSecret, askedSeats } from '../../match/asked.ts';
import { pausedUntil } from '../../match/halt.ts';
import { load } from '../../match/load.ts';
import type { NoticeOf } from '../../match/notice.ts';
import { termsOf, USUAL_TERMS } from '../../match/terms.ts';
import type { MatchRow, OutboxRow } from '../../store/store.ts';
import type { PostOffice } from '../desk.ts';
import { speechIn } from '../said/language.ts';
import { whenWords } from '../said/when.ts';
import { postBeside } from './beside.ts';
import { call, calledOf, callsOf } from './calling.ts';

/** That a match is paused, and until when; nothing where it goes on already. */
export async function tellPaused(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { by }: NoticeOf<'paused'>,
): Promise<string | null> {
  const until = pausedUntil(match);
  if (match.status !== 'running' || until === null) return null;
  const speech = speechIn(parts, match);
  const when = whenWords(until);
  const content =
    by === null
      ? speech.say('halts.paused', { when })
      : speech.say('halts.paused by', { by, when });
  return postBeside(parts, match, { content, ping: [], speech }, row);
}

/** That a match goes on, which calls whoever is asked there. */
export async function tellResumed(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { by }: NoticeOf<'resumed'>,
): Promise<string | null> {
  if (match.status !== 'running' || pausedUntil(match) !== null) return null;
  const speech = speechIn(parts, match);
  const loaded = await load(parts.house, match.id);
  // A secret choice calls by DM; whether it has been made, a ping must not tell.
  const open = calledOf(
    loaded,
    [...askedSeats(loaded)].filter((seat) => !askedInSecret(loaded, seat)),
  );
  const said = by === null ? speech.say('halts.resumed') : speech.say('halts.resumed by', { by });
  const content = [said, ...callsOf(loaded, open, speech)].join('\n');
  const ping = await call(parts, loaded, row, open);
  return postBeside(parts, match, { content, ping, speech }, row);
}

/** That I am in its server again, where a match goes on; nothing where I have left it once more. */
export async function tellBack(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { since }: NoticeOf<'back'>,
): Promise<string | null> {
  const { goneAt } = await parts.house.store.server(match.home.server);
  if (match.status !== 'running' || goneAt !== null) return null;
  const speech = speechIn(parts, match);
  const content = speech.say('halts.back', { when: whenWords(new Date(since)) });
  return postBeside(parts, match, { content, ping: [], speech }, row);
}

/** That a match sleeps; nothing where somebody has woken it meanwhile. */
export async function tellAsleep(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
): Promise<string | null> {
  if (match.status !== 'running' || match.halt === null) return null;
  const speech = speechIn(parts, match);
  const { sleepsAfter } = termsOf(match) ?? USUAL_TERMS;
  const content = speech.say('halts.asleep', { count: sleepsAfter });
  return postBeside(parts, match, { content, ping: [], speech }, row);
}

/** That computer players play a match to its end for everybody. */
export function tellSettling(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { by }: NoticeOf<'settling'>,
): Promise<string> {
  const speech = speechIn(parts, match);
  const isAlone = match.seats.filter(({ user }) => user !== null).length === 1;
  const content =
    by === null
      ? speech.say(isAlone ? 'halts.settling alone' : 'halts.settling')
      : speech.say('halts.settling by', { by });
  return postBeside(parts, match, { content, ping: [], speech }, row);
}
