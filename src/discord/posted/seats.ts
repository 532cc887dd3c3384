import { RateLimitError, RESTJSONErrorCodes as Codes, Routes } from 'discord.js';
import { z } from 'zod';
import type { Seat } from '../../engine/game.ts';
import { mayBeTold, wantsDm } from '../../match/time/calls.ts';
import { mayTakeBack } from '../../match/time/forfeited.ts';
import { editionOf } from '../../match/stored/edition.ts';
import { loadRow, roundOf } from '../../match/loaded/load.ts';
import { refreshPostNow } from '../../match/app/effect.ts';
import { bindingOf, commitmentPost } from '../../match/reports/proof.ts';
import { buttonOf } from '../../match/app/spoken.ts';
import { noteReached, tellLater } from '../../match/time/reached.ts';
import { clocksOf } from '../../match/time/seat-clocks.ts';
import type { MatchRow, RulingRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import { NO_PINGS } from '../mentions.ts';
import { personWords } from '../wording/person-words.ts';
import { rulingWords } from '../wording/ruling.ts';
import { reclaimRows } from './clock.ts';
import { chosenWords } from '../../panel/wording/chosen.ts';
import { threadButtons } from './posts.ts';
import { noteDms } from './dm-call.ts';
import { reach, tellFormer, type Words } from './reaching.ts';
import { isCode, isRefused } from './sending.ts';
import { postBeside, replaceLivePosts } from './live-post.ts';
import type { Tell, Telling, TellingThere } from './telling.ts';
import { bringIn, isInThread, nameThread, postInThread, showLobby, withThread } from './thread.ts';
import { isClosed } from './warning.ts';

/** Who sits where, how to play, and what binds the dice; the thread is made for it. */
export const tellStart: Tell<'start'> = async (at) => {
  const message = { content: startWords(at), components: [threadButtons(at)] };
  const made = await withThread(at);
  await bringIn(made);
  const { posted, there } = await postInThread(made, message);
  const round = roundOf(loadRow(at.app, at.match));
  await replaceLivePosts(there, { message: posted, round, keeps: false, again: null });
  await showLobby(there);
  return posted;
};

/** What was chosen, how to play, who sits where, and what binds the dice. */
function startWords({ app, match, speech }: Telling): string {
  const edition = editionOf(app, match);
  const words = edition.in(speech.language);
  const seats = match.seats.map((one) => {
    const who = personWords(one, speech);
    return speech.say('posts.sits there', { seat: words.seatName(one.seat), who });
  });
  return [
    ...chosenWords(edition, match, speech),
    speech.say('posts.how to play'),
    // The message above, by which people joined, has the seats as well; here they are bound with the dice.
    `-# ${seats.join(', ')}. ${commitmentPost(app, match, speech)}`,
  ].join('\n');
}

/** When that is tried again which Discord lets be changed now and then only. */
const AGAIN_MS = 10 * 60_000;

const isTooOften = (error: unknown): boolean =>
  error instanceof RateLimitError ||
  isCode(error, Codes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached);

/**
 * Who plays at the seats of a match by now, where they are named: in the message by which people join it, the name of its
 * thread, and the first post there. What Discord does not let be changed now is changed later; nothing waits for it.
 */
export const tellSeats: Tell<'seats'> = async (at) => {
  const { app, log, match } = at;
  if (isClosed(match)) return null;
  let isLate = false;
  const now = app.now();
  const inThread = isInThread(at) ? [() => nameThread(at), () => changeFirst(at)] : [];
  for (const step of [() => showLobby(at), ...inThread]) {
    try {
      await step();
    } catch (error) {
      if (isTooOften(error)) isLate = true;
      else if (!isRefused(error)) throw error;
      else log.info({ match: match.id, err: error }, 'who plays is not shown everywhere');
    }
  }
  if (isLate) {
    const dueAt = new Date(now.getTime() + AGAIN_MS);
    await app.store.transaction((transaction) =>
      refreshPostNow(transaction, match.id, 'seats', now, dueAt),
    );
  }
  return null;
};

const firstPosts = z.array(z.object({ id: z.string(), content: z.string().default('') }));

/** Has the first post of a thread say who plays: it is told by what binds the dice. */
async function changeFirst(at: TellingThere): Promise<void> {
  const { rest, match } = at;
  const { thread } = match.home;
  const query = new URLSearchParams({ after: thread, limit: '10' });
  const found = await rest.get(Routes.channelMessages(thread), { query });
  const post = firstPosts.parse(found).find(({ content }) => content.includes(bindingOf(match)));
  const content = startWords(at);
  if (post === undefined || post.content === content) return;
  const body = { content, allowed_mentions: NO_PINGS };
  await rest.patch(Routes.channelMessage(thread, post.id), { body });
}

/** That somebody gave a seat up. */
export const tellResigned: Tell<'resigned'> = async (at, { seat }) => {
  const { app, match, speech } = at;
  const words = editionOf(app, match).in(speech.language);
  const content = [
    speech.say('posts.computer plays', { seat: words.seatName(seat) }),
    ...desertedWords(match, speech),
  ].join(' ');
  return postBeside(at, content);
};

/** How well the computer player of a seat plays from now on. */
export const tellLevel: Tell<'level'> = async (at, { seat, level }) => {
  const { app, match, speech } = at;
  const words = editionOf(app, match).in(speech.language);
  const content = speech.say('posts.computer plays at', {
    seat: words.seatName(seat),
    level: speech.say(`levels.${level}`),
  });
  return postBeside(at, content);
};

/** That a match was closed because its last person has left; nothing where that is not so. */
function desertedWords({ status, seats }: MatchRow, { say }: AppSpeech): string[] {
  const isDeserted = status === 'cancelled' && seats.every(({ heldBy }) => heldBy === 'computer');
  return isDeserted ? [say('posts.nobody is left')] : [];
}

/** What a moderator did; who was handed a seat is brought into the thread and pinged. By DM: to whoever had it before. */
export const tellRuling: Tell<'ruling'> = async (at, { ruling: id }) => {
  const { app, match, row, speech } = at;
  const ruling = (await app.store.rulings(match.id)).find((one) => one.id === id);
  if (ruling === undefined) return null;
  const { deed } = ruling;
  const back = backWords(at, ruling);
  const words: Words = (reader) =>
    [rulingWords(editionOf(app, match), ruling, reader), ...back(reader)].join(' ');
  if (deed.is !== 'handOver') return postBeside(await withThread(at), words(speech));
  if (row.dm !== null) return tellFormer(at, deed.seat, row.dm, words);
  const handedTo = deed.to === null ? [] : [deed.seat];
  const more = deed.to === null ? desertedWords(match, speech) : [speech.say('posts.welcome')];
  const there = await withThread(at);
  if (deed.to !== null) await bringIn(there);
  return postHandedOver(there, handedTo, words, more);
};

/**
 * Posts that a seat is played by somebody else from now on.
 *
 * @param handedTo the seat, where who plays it is a person that has to be called there
 * @param more what the post says besides
 */
export async function postHandedOver(
  there: TellingThere,
  handedTo: readonly Seat[],
  words: Words,
  more: readonly string[],
): Promise<string> {
  const { app, match, speech } = there;
  // Where the thread was stuck, the clock has called by DM.
  const isNews = (seat: Seat): boolean =>
    !wantsDm(match, seat) || clocksOf(match)[seat]?.reached !== true;
  const { ping, dms } = await reach(there, handedTo.filter(isNews), words);
  await noteDms(there, dms);
  await tellLater(app, match.id, handedTo, 'asked');
  const content = [words(speech), ...more].join(' ');
  const posted = await postBeside(there, content, ping, reclaimRows(there));
  // Who sleeps is called in the morning.
  const called = handedTo.filter((seat) => mayBeTold(match, seat, app.now()));
  await noteReached(app, match, called);
  return posted;
}

/** That whoever had a seat may come back to which a moderator has put another one; that of its table says so itself. */
function backWords(
  { app, match }: Telling,
  { deed, agreed }: RulingRow,
): (reader: AppSpeech) => string[] {
  if (match.status !== 'running' || deed.is !== 'handOver' || agreed !== null) return () => [];
  const { from } = deed;
  const seat = match.seats[deed.seat];
  if (from === null || seat === undefined || !mayTakeBack(match, seat, from)) return () => [];
  const facts = { player: `<@${from}>`, button: buttonOf(app, match, 'reclaim') };
  return (reader) => [reader.say('rulings.may come back', facts)];
}
