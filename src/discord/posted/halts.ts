import { askedInSecret, askedSeats } from '../../match/loaded/asked.ts';
import { isForfeited, mayTakeBack, ownersOf } from '../../match/time/forfeited.ts';
import { haltOf, pausedUntil } from '../../match/time/halt.ts';
import { load } from '../../match/loaded/load.ts';
import type { NoticeOf } from '../../match/app/notice.ts';
import { termsOf, USUAL_TERMS } from '../../match/time/terms.ts';
import type { MatchRow, OutboxRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import type { PostOffice } from '../desk.ts';
import { speechIn } from '../said/language.ts';
import { desertedWords } from '../said/put.ts';
import { userWords } from '../said/user.ts';
import { whenWords } from '../../panel/said/when.ts';
import { postBeside } from './beside.ts';
import { call, calledOf, callsOf } from './calling.ts';
import { benchRows } from './clock.ts';
import { reach, tellFormer } from './reaching.ts';

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
  if (match.status !== 'running' || haltOf(match) !== null) return null;
  const speech = speechIn(parts, match);
  const loaded = await load(parts.app, match.id);
  // A secret choice calls by DM; whether it has been made, a ping must not tell.
  const open = calledOf(
    loaded,
    [...askedSeats(loaded)].filter((seat) => !askedInSecret(loaded, seat)),
  );
  const said = by === null ? speech.say('halts.resumed') : speech.say('halts.resumed by', { by });
  const now = parts.app.now();
  // By when, the turn says, which is told anew.
  const content = [said, ...callsOf(loaded, open, speech, null)].join('\n');
  const { ping, note } = await call(parts, loaded, row, open, now);
  const posted = await postBeside(parts, match, { content, ping, speech }, row);
  await note();
  return posted;
}

/** That I am in its server again, where a match goes on; nothing where I have left it once more. */
export async function tellBack(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { since }: NoticeOf<'back'>,
): Promise<string | null> {
  const { goneAt } = await parts.app.store.server(match.home.server);
  if (match.status !== 'running' || goneAt !== null) return null;
  const speech = speechIn(parts, match);
  const content = speech.say('halts.back', { when: whenWords(new Date(since)) });
  return postBeside(parts, match, { content, ping: [], speech }, row);
}

/**
 * That a match sleeps as nobody plays it any more, and until when, to all who may come back; nothing where somebody has
 * woken it meanwhile.
 */
export async function tellDeserted(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
): Promise<string | null> {
  const words = desertedWords(parts.app, match)?.dated;
  if (words === undefined) return null;
  const { dm } = row;
  if (dm !== null) {
    const own = match.seats.find((one) => mayTakeBack(match, one, dm));
    return own === undefined
      ? null
      : tellFormer(parts, match, row, { seat: own.seat, user: dm }, words);
  }
  const speech = speechIn(parts, match);
  const lost = match.seats.filter((one) => isForfeited(match, one)).map(({ seat }) => seat);
  const ping = await reach(parts, match, row, lost, words);
  const content = calledBack(match, words(speech));
  const rows = benchRows(match, speech);
  const message = await postBeside(parts, match, { content, ping, speech }, row, rows);
  await parts.app.store.transaction(async (transaction) => {
    const locked = await transaction.lockMatch(match.id);
    const halt = locked === null ? null : haltOf(locked);
    if (halt?.is === 'asleep' && halt.until !== null)
      await transaction.changeMatch(match.id, { halt: { ...halt, message } });
  });
  return message;
}

/** What is said to all who may come back; they come first, as a phone shows the beginning. */
export const calledBack = (match: MatchRow, text: string): string => {
  const owners = match.seats.flatMap((one) => ownersOf(match, one));
  return `${owners.map((user) => `<@${user}>`).join(', ')} · ${text}`;
};

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

/** That computer players play a match to its end for everybody, and by whose word. */
export async function tellSettling(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { by, why = by === null ? 'table' : 'moderator' }: NoticeOf<'settling'>,
): Promise<string> {
  const speech = speechIn(parts, match);
  const content = await settlingWords(parts, match, by, why, speech);
  return postBeside(parts, match, { content, ping: [], speech }, row);
}

async function settlingWords(
  { app }: PostOffice,
  match: MatchRow,
  by: string | null,
  why: NoticeOf<'settling'>['why'],
  speech: AppSpeech,
): Promise<string> {
  const { say, list } = speech;
  if (why === 'deserted') return say('halts.settling nobody came');
  if (by !== null)
    return say(why === 'holder' ? 'halts.settling sat there' : 'halts.settling by', { by });
  const rulings = await app.store.rulings(match.id);
  const agreed = rulings.findLast(({ deed }) => deed.is === 'settle');
  const isAlone = match.seats.filter(({ user }) => user !== null).length === 1;
  if (isAlone || agreed === undefined) return say('halts.settling alone');
  const people = [agreed.by, ...(agreed.agreed ?? [])].map((user) => userWords(user, speech));
  return say('halts.settling', { people: list(people) });
}
