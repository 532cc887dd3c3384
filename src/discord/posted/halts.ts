import { askedInSecret, askedSeats } from '../../match/loaded/asked.ts';
import { isForfeited, mayTakeBack, ownersOf } from '../../match/time/forfeited.ts';
import { haltOf } from '../../match/time/halt.ts';
import { load } from '../../match/loaded/load.ts';
import { isNewsTo } from '../../match/time/owed-calls.ts';
import { termsOf, USUAL_TERMS } from '../../match/time/terms.ts';
import type { MatchRow } from '../../store/store.ts';
import { desertedWords } from '../wording/put.ts';
import { userWords } from '../wording/person-words.ts';
import { whenWords } from '../../panel/wording/when.ts';
import { postBeside } from './live-post.ts';
import { call, calledOf, callsOf } from './calling.ts';
import { reclaimRows } from './clock.ts';
import { reach, tellFormer } from './reaching.ts';
import type { Tell, Telling } from './telling.ts';

/** That a match is paused, and until when; nothing where it goes on already. */
export const tellPaused: Tell<'paused'> = async (at, { by, byRound }) => {
  const { match } = at;
  const halt = haltOf(match);
  if (match.status !== 'running' || halt?.is !== 'paused') return null;
  const when = whenWords(new Date(halt.until));
  const { say } = at.speech;
  if (halt.isBreak) return postBeside(at, say('halts.paused break', { when }));
  const paused = by === null ? say('halts.paused', { when }) : say('halts.paused by', { by, when });
  return postBeside(at, byRound === true ? `${paused} ${say('halts.paused round')}` : paused);
};

/** That a match goes on, which calls whoever is asked there. */
export const tellResumed: Tell<'resumed'> = async (at, { by }) => {
  const { app, match, row, speech } = at;
  if (match.status !== 'running' || haltOf(match) !== null) return null;
  const loaded = await load(app, match.id);
  // A secret choice calls by DM; whether it has been made, a ping must not tell.
  const open = calledOf(
    loaded,
    [...askedSeats(loaded)].filter(
      (seat) => !askedInSecret(loaded, seat) && isNewsTo(match, seat, row.createdAt),
    ),
  );
  const said = by === null ? speech.say('halts.resumed') : speech.say('halts.resumed by', { by });
  const now = app.now();
  // By when, the turn says, which is told anew.
  const content = [said, ...callsOf(loaded, open, speech, null)].join('\n');
  const { ping, note } = await call(at, loaded, open, now);
  const posted = await postBeside(at, content, ping);
  await note();
  return posted;
};

/** That I am in its server again, where a match goes on; nothing where I have left it once more. */
export const tellBack: Tell<'back'> = async (at, { since }) => {
  const { app, match, speech } = at;
  const { goneAt } = await app.store.server(match.home.server);
  if (match.status !== 'running' || goneAt !== null) return null;
  const content = speech.say('halts.back', { when: whenWords(new Date(since)) });
  return postBeside(at, content);
};

/**
 * That a match sleeps as nobody plays it any more, and until when, to all who may come back; nothing where somebody has
 * woken it meanwhile.
 */
export const tellDeserted: Tell<'deserted'> = async (at) => {
  const { app, match, row, speech } = at;
  const words = desertedWords(app, match)?.dated;
  if (words === undefined) return null;
  const { dm } = row;
  if (dm !== null) {
    const own = match.seats.find((one) => mayTakeBack(match, one, dm));
    return own === undefined ? null : tellFormer(at, own.seat, dm, words);
  }
  const lost = match.seats.filter((one) => isForfeited(match, one)).map(({ seat }) => seat);
  const { ping } = await reach(at, lost, words);
  const content = calledBack(match, words(speech));
  const rows = reclaimRows(at);
  const message = await postBeside(at, content, ping, rows);
  await app.store.transaction(async (transaction) => {
    const locked = await transaction.lockMatch(match.id);
    const halt = locked === null ? null : haltOf(locked);
    if (halt?.is === 'asleep' && halt.until !== null)
      await transaction.changeMatch(match.id, { halt: { ...halt, message } });
  });
  return message;
};

/** What is said to all who may come back; they come first, as a phone shows the beginning. */
export const calledBack = (match: MatchRow, text: string): string => {
  const owners = match.seats.flatMap((one) => ownersOf(match, one));
  return `${owners.map((user) => `<@${user}>`).join(', ')} · ${text}`;
};

/** That a match sleeps; nothing where somebody has woken it meanwhile. */
export const tellAsleep: Tell<'asleep'> = async (at) => {
  const { match, speech } = at;
  if (match.status !== 'running' || match.halt === null) return null;
  const { sleepsAfter } = termsOf(match) ?? USUAL_TERMS;
  const content = speech.say('halts.asleep', { count: sleepsAfter });
  return postBeside(at, content);
};

/** That computer players play a match to its end for everybody, and by whose word. */
export const tellSettling: Tell<'settling'> = async (at, { by, why }) => {
  const { say } = at.speech;
  if (why === 'deserted') return postBeside(at, say('halts.settling nobody came'));
  if (why === 'season') return postBeside(at, say('halts.settling season'));
  if (by === null) return postBeside(at, await agreedWords(at));
  const text = why === 'holder' ? 'halts.settling sat there' : 'halts.settling by';
  return postBeside(at, say(text, { by }));
};

/** That a table of a league ends without a result. */
export const tellBrokenOff: Tell<'brokenOff'> = (at, { why }) =>
  postBeside(at, at.speech.say(`halts.broken off ${why}`));

/** Who of a table agreed that computer players play its match to the end. */
async function agreedWords({ app, match, speech }: Telling): Promise<string> {
  const rulings = await app.store.rulings(match.id);
  const agreed = rulings.findLast(({ deed }) => deed.is === 'settle');
  const isAlone = match.seats.filter(({ user }) => user !== null).length === 1;
  if (isAlone || agreed === undefined) return speech.say('halts.settling alone');
  const people = [agreed.by, ...(agreed.agreed ?? [])].map((user) => userWords(user, speech));
  return speech.say('halts.settling', { people: speech.list(people) });
}
