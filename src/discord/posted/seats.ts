import { RateLimitError, RESTJSONErrorCodes as Codes, Routes } from 'discord.js';
import { z } from 'zod';
import { mayBeTold } from '../../match/time/calls.ts';
import { mayTakeBack } from '../../match/time/forfeited.ts';
import { editionOf } from '../../match/stored/edition.ts';
import { loadRow, roundOf } from '../../match/loaded/load.ts';
import type { NoticeOf } from '../../match/app/notice.ts';
import { tellAnew } from '../../match/app/effect.ts';
import { bindingOf, promiseOf } from '../../match/told/proof.ts';
import { buttonOf } from '../../match/app/spoken.ts';
import { noteReached, tellLater } from '../../match/time/reached.ts';
import type { MatchRow, OutboxRow, RulingRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import type { PostOffice } from '../desk.ts';
import { speechIn } from '../said/language.ts';
import { personWords } from '../said/person-words.ts';
import { rulingWords } from '../said/ruling.ts';
import { postBeside } from './beside.ts';
import { benchRows } from './clock.ts';
import { chosenWords, threadButtons } from './posts.ts';
import { reach, tellFormer } from './reaching.ts';
import { isCode, isRefused } from './sending.ts';
import { replaceLivePosts } from './live-post.ts';
import { bringIn, nameThread, postInThread, showLobby, withThread } from './thread.ts';
import { isClosed } from './warning.ts';

/** Who sits where, how to play, and what binds the dice; the thread is made for it. */
export async function tellStart(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
): Promise<string | null> {
  const speech = speechIn(parts, match);
  const content = startWords(parts, match, speech);
  const components = [threadButtons(match.id, row.mark, speech)];
  const there = await withThread(parts, match, row);
  await bringIn(parts, there);
  const told = await postInThread(parts, there, { content, components, ping: [], speech }, row);
  const round = roundOf(loadRow(parts.app, match));
  await replaceLivePosts(parts, told.match, {
    message: told.posted,
    round,
    keeps: false,
    again: null,
  });
  await showLobby(parts, told.match, row);
  return told.posted;
}

/** What was chosen, how to play, who sits where, and what binds the dice. */
function startWords({ app }: PostOffice, match: MatchRow, speech: AppSpeech): string {
  const edition = editionOf(app, match);
  const words = edition.in(speech.language);
  const seats = match.seats.map((one) => {
    const who = personWords(one, speech);
    return speech.say('posts.sits there', { seat: words.seatName(one.seat), who });
  });
  return [
    ...chosenWords(edition, match, speech),
    speech.say('posts.how to play', { command: edition.game.id }),
    // The message above, by which people joined, has the seats as well; here they are bound with the dice.
    `-# ${seats.join(', ')}. ${promiseOf(app, match, speech)}`,
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
export async function tellSeats(parts: PostOffice, match: MatchRow, row: OutboxRow): Promise<null> {
  const { app, log } = parts;
  const { thread } = match.home;
  if (isClosed(match)) return null;
  let isLate = false;
  const now = app.now();
  const inThread =
    thread === null
      ? []
      : [
          () => nameThread(parts, { ...match, home: { ...match.home, thread } }),
          () => changeFirst(parts, match, thread),
        ];
  const steps = [() => showLobby(parts, match, row), ...inThread];
  for (const step of steps) {
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
      tellAnew(transaction, match.id, 'seats', now, dueAt),
    );
  }
  return null;
}

const firstPosts = z.array(z.object({ id: z.string(), content: z.string().default('') }));

/** Has the first post of a thread say who plays: it is told by what binds the dice. */
async function changeFirst(parts: PostOffice, match: MatchRow, thread: string): Promise<void> {
  const query = new URLSearchParams({ after: thread, limit: '10' });
  const found = await parts.rest.get(Routes.channelMessages(thread), { query });
  const post = firstPosts.parse(found).find(({ content }) => content.includes(bindingOf(match)));
  const content = startWords(parts, match, speechIn(parts, match));
  if (post === undefined || post.content === content) return;
  const body = { content, allowed_mentions: { parse: [] } };
  await parts.rest.patch(Routes.channelMessage(thread, post.id), { body });
}

/** That somebody gave a seat up. */
export async function tellResigned(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { seat }: NoticeOf<'resigned'>,
): Promise<string | null> {
  const speech = speechIn(parts, match);
  const words = editionOf(parts.app, match).in(speech.language);
  const content = [
    speech.say('posts.computer plays', { seat: words.seatName(seat) }),
    ...desertedWords(match, speech),
  ].join(' ');
  return postBeside(parts, match, { content, ping: [], speech }, row);
}

/** How well the computer player of a seat plays from now on. */
export async function tellLevel(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { seat, level }: NoticeOf<'level'>,
): Promise<string | null> {
  const speech = speechIn(parts, match);
  const words = editionOf(parts.app, match).in(speech.language);
  const content = speech.say('posts.computer plays at', {
    seat: words.seatName(seat),
    level: speech.say(`levels.${level}`),
  });
  return postBeside(parts, match, { content, ping: [], speech }, row);
}

/** That a match was closed because its last person has left; nothing where that is not so. */
function desertedWords({ status, seats }: MatchRow, { say }: AppSpeech): string[] {
  const isDeserted = status === 'cancelled' && seats.every(({ heldBy }) => heldBy === 'computer');
  return isDeserted ? [say('posts.nobody is left')] : [];
}

/** What a moderator did; who was handed a seat is brought into the thread and pinged. By DM: to whoever had it before. */
export async function tellRuling(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { ruling: id }: NoticeOf<'ruling'>,
): Promise<string | null> {
  const ruling = (await parts.app.store.rulings(match.id)).find((one) => one.id === id);
  if (ruling === undefined) return null;
  const { deed } = ruling;
  const to = deed.is === 'handOver' ? deed.to : null;
  const speech = speechIn(parts, match);
  const handed = to === null ? desertedWords(match, speech) : [speech.say('posts.welcome')];
  const more = deed.is === 'handOver' ? handed : [];
  const back = backWords(parts, match, ruling);
  const words = (reader: AppSpeech): string =>
    [rulingWords(editionOf(parts.app, match), ruling, reader), ...back(reader)].join(' ');
  if (row.dm !== null && deed.is === 'handOver')
    return tellFormer(parts, match, row, { seat: deed.seat, user: row.dm }, words);
  const there = await withThread(parts, match, row);
  if (to !== null) await bringIn(parts, there);
  const content = [words(speech), ...more].join(' ');
  const handedTo = deed.is === 'handOver' && to !== null ? [deed.seat] : [];
  const ping = await reach(parts, there, row, handedTo, words);
  await tellLater(parts.app, match.id, handedTo, 'asked');
  const buttons = deed.is === 'handOver' ? benchRows(match, speech) : [];
  const message = { content, ping, speech };
  const posted = await postBeside(parts, there, message, row, buttons);
  // Who sleeps is called in the morning.
  const called = handedTo.filter((seat) => mayBeTold(match, seat, parts.app.now()));
  await noteReached(parts.app, match, called);
  return posted;
}

/** That whoever had a seat may come back to which a moderator has put another one; that of its table says so itself. */
function backWords(
  { app }: PostOffice,
  match: MatchRow,
  { deed, agreed }: RulingRow,
): (reader: AppSpeech) => string[] {
  if (match.status !== 'running' || deed.is !== 'handOver' || agreed !== null) return () => [];
  const { from } = deed;
  const seat = match.seats[deed.seat];
  if (from === null || seat === undefined || !mayTakeBack(match, seat, from)) return () => [];
  const facts = { player: `<@${from}>`, button: buttonOf(app, match, 'reclaim') };
  return (reader) => [reader.say('rulings.may come back', facts)];
}
