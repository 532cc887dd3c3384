import { editionOf } from '../../match/edition.ts';
import { loadRow } from '../../match/load.ts';
import type { NoticeOf } from '../../match/notice.ts';
import { promiseOf } from '../../match/proof.ts';
import { roundOf } from '../../match/round.ts';
import { tellLater } from '../../match/untold.ts';
import type { MatchRow, OutboxRow } from '../../store/store.ts';
import type { HouseSpeech } from '../../words/index.ts';
import type { PostOffice } from '../desk.ts';
import { speechIn } from '../said/language.ts';
import { personWords } from '../said/person-words.ts';
import { rulingWords } from '../said/ruling.ts';
import { postBeside } from './beside.ts';
import { benchRows } from './clock.ts';
import { chosenWords, threadButtons } from './posts.ts';
import { reach, tellFormer } from './reaching.ts';
import { standInstead } from './standing.ts';
import { bringIn, postInThread, showLobby, withThread } from './thread.ts';

/** Who sits where, how to play, and what binds the dice; the thread is made for it. */
export async function tellStart(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
): Promise<string | null> {
  const edition = editionOf(parts.house, match);
  const speech = speechIn(parts, match);
  const words = edition.in(speech.language);
  const seats = match.seats.map((one) => {
    const who = personWords(one, speech);
    return speech.say('posts.sits there', { seat: words.seatName(one.seat), who });
  });
  const content = [
    ...chosenWords(edition, match, speech),
    speech.say('posts.how to play', { command: edition.game.id }),
    // The message above, by which people joined, has the seats as well; here they are bound with the dice.
    `-# ${seats.join(', ')}. ${promiseOf(parts.house, match, speech)}`,
  ].join('\n');
  const components = [threadButtons(match.id, row.mark, speech).toJSON()];
  const there = await withThread(parts, match, row);
  await bringIn(parts, there);
  const told = await postInThread(parts, there, { content, components, ping: [], speech }, row);
  const round = roundOf(loadRow(parts.house, match));
  await standInstead(parts, told.match, { message: told.posted, round, keeps: false, again: null });
  await showLobby(parts, told.match, row);
  return told.posted;
}

/** That somebody gave a seat up. */
export async function tellResigned(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { seat }: NoticeOf<'resigned'>,
): Promise<string | null> {
  const speech = speechIn(parts, match);
  const words = editionOf(parts.house, match).in(speech.language);
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
  const words = editionOf(parts.house, match).in(speech.language);
  const content = speech.say('posts.computer plays at', {
    seat: words.seatName(seat),
    level: speech.say(`levels.${level}`),
  });
  return postBeside(parts, match, { content, ping: [], speech }, row);
}

/** That a match was closed because its last person has left; nothing where that is not so. */
function desertedWords({ status, seats }: MatchRow, { say }: HouseSpeech): string[] {
  const isDeserted = status === 'cancelled' && seats.every(({ heldBy }) => heldBy === 'computer');
  return isDeserted ? [say('posts.nobody is left')] : [];
}

/** What a moderator did; who was handed a seat is brought into the thread and pinged. */
export async function tellRuling(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { ruling: id }: NoticeOf<'ruling'>,
): Promise<string | null> {
  const ruling = (await parts.house.store.rulings(match.id)).find((one) => one.id === id);
  if (ruling === undefined) return null;
  const { deed } = ruling;
  const to = deed.is === 'handOver' ? deed.to : null;
  const speech = speechIn(parts, match);
  const handed = to === null ? desertedWords(match, speech) : [speech.say('posts.welcome')];
  const more = deed.is === 'handOver' ? handed : [];
  const there = await withThread(parts, match, row);
  if (to !== null) await bringIn(parts, there);
  const words = (reader: HouseSpeech): string =>
    rulingWords(editionOf(parts.house, match), ruling, reader);
  const content = [words(speech), ...more].join(' ');
  const handedTo = deed.is === 'handOver' && to !== null ? [deed.seat] : [];
  if (deed.is === 'handOver' && deed.from !== null && deed.from !== ruling.by) {
    await tellFormer(parts, there, row, { seat: deed.seat, user: deed.from }, words);
  }
  const ping = await reach(parts, there, row, handedTo, words);
  await tellLater(parts.house, match.id, handedTo, 'asked');
  // Whom its table has sent away may come back.
  const isBack = deed.is === 'handOver' && ruling.agreed !== null;
  return postBeside(
    parts,
    there,
    { content, ping, speech },
    row,
    isBack ? benchRows(match, speech) : [],
  );
}
