import { Routes } from 'discord.js';
import { mayBeTold } from '../../match/time/calls.ts';
import { mayTakeBack } from '../../match/time/forfeited.ts';
import { searchAt } from '../../match/time/clock-row.ts';
import { editionOf } from '../../match/stored/edition.ts';
import { pingsOf } from '../../match/stored/person.ts';
import { channelOf, matchName } from '../../match/stored/name.ts';
import { notify, type NoticeOf } from '../../match/app/notice.ts';
import { deciders, WORD_MS } from '../../match/stored/search.ts';
import { buttonOf } from '../../match/app/spoken.ts';
import { noteReached, tellLater } from '../../match/time/reached.ts';
import type { Seat } from '../../engine/game.ts';
import type { MatchRow, OutboxRow, SeatRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import type { PostOffice } from '../desk.ts';
import { speechIn } from '../said/language.ts';
import { candidateWords, eitherOf, wantedLink } from '../said/put.ts';
import { postBeside } from './beside.ts';
import { benchRows } from './clock.ts';
import { reach, tellFormer } from './reaching.ts';
import { bodyOf, isRefused, post, type Post } from './sending.ts';
import { asFarAsLet } from './live-post.ts';
import { bringIn, withThread } from './thread.ts';
import { button, buttonRow } from '../../panel/controls.ts';

const facts = (parts: PostOffice, match: MatchRow, seat: Seat, { language }: AppSpeech) => {
  const edition = editionOf(parts.app, match);
  return { match: matchName(edition, match.id), seat: edition.in(language).seatName(seat) };
};

/** That somebody is wanted for a seat, in the channel, with a button that takes it; nothing where nobody is any more. */
export async function tellWanted(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { seat }: NoticeOf<'wanted'>,
): Promise<string | null> {
  const one = match.seats[seat];
  const wanted = one?.wanted ?? null;
  // It may be posted already where somebody was wanted, not wanted, and wanted again before this was said.
  if (match.status !== 'running' || one === undefined || wanted !== '') return null;
  const { channel } = match.home;
  const posted = await post(parts, channel, wantedPost(parts, match, one), row).catch(
    (error: unknown) => {
      if (isRefused(error)) return null;
      throw error;
    },
  );
  if (posted === null) return tellUnasked(parts, match, row, seat);
  await parts.app.store.transaction(async (transaction) => {
    const now = await transaction.lockMatch(match.id);
    if (now === null) return;
    const seats = now.seats.map((other) =>
      other.seat === seat && other.wanted !== null ? { ...other, wanted: posted } : other,
    );
    await transaction.setSeats(match.id, seats);
    // Somebody may have pressed there already.
    if (JSON.stringify(searchAt(now, seat)) !== JSON.stringify(searchAt(match, seat)))
      await notify(transaction, match.id, { kind: 'search', seat }, parts.app.now());
  });
  return posted;
}

/**
 * That nobody can be asked in the channel, in the thread; whoever asked for it is called, and may ask again. What goes on in
 * the thread must not wait for the channel.
 */
async function tellUnasked(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  seat: Seat,
): Promise<string> {
  const words = (reader: AppSpeech): string =>
    reader.say('substitutes.not asked', {
      seat: facts(parts, match, seat, reader).seat,
      channel: match.home.channel,
    });
  const { by } = searchAt(match, seat);
  const asked = match.seats.flatMap((one) => (one.user === by ? one.seat : []));
  const speech = speechIn(parts, match);
  const ping = await reach(parts, match, row, asked, words);
  const content = [...ping.map((user) => `<@${user}>`), words(speech)].join(' ');
  const posted = await postBeside(parts, match, { content, ping, speech }, row);
  await parts.app.store.transaction(async (transaction) => {
    const now = await transaction.lockMatch(match.id);
    const seats = now?.seats.map((one) =>
      one.seat === seat && one.wanted === '' ? { ...one, wanted: null } : one,
    );
    if (seats !== undefined) await transaction.setSeats(match.id, seats);
  });
  return posted;
}

/** For which seat somebody is wanted, who would take it by now, and who says yes or no. */
function wantedPost(parts: PostOffice, match: MatchRow, one: SeatRow): Post {
  const speech = speechIn(parts, match);
  const { say } = speech;
  const { seat, user } = one;
  const of = user === null ? '' : say('substitutes.of somebody', { player: `<@${user}>` });
  const thread = channelOf(match);
  const about = facts(parts, match, seat, speech);
  const hours = WORD_MS / 3_600_000;
  const search = searchAt(match, seat);
  const [first, ...others] = search.line;
  const content = [
    say('substitutes.wanted', {
      ...about,
      of,
      thread,
      hours,
      deciders: eitherOf(match, seat, speech),
    }),
    ...(first === undefined ? [] : [candidateWords(parts.app, match, seat).dated(speech)]),
    ...(others.length === 0
      ? []
      : [
          say('substitutes.in line', {
            players: speech.list(others.map((each) => `<@${each.user}>`)),
          }),
        ]),
  ].join('\n');
  const at = { match: match.id, seat };
  const take = button({ do: 'stand', ...at }, say('buttons.stand'), 'answer', '🪑');
  const more =
    first === undefined
      ? []
      : [
          button({ do: 'admit', ...at, user: first.user }, say('buttons.accept'), 'main', '✅'),
          button({ do: 'dismiss', ...at, user: first.user }, say('buttons.decline'), 'quiet', '✖️'),
          button({ do: 'unstand', ...at }, say('buttons.withdraw'), 'quiet', '↩️'),
        ];
  return { content, components: [buttonRow([take, ...more])], ping: [], speech };
}

/** Has the post by which a substitute is wanted show who would take the seat by now. */
export async function tellSearch(
  parts: PostOffice,
  match: MatchRow,
  { seat }: NoticeOf<'search'>,
): Promise<null> {
  const one = match.seats[seat];
  const message = one?.wanted ?? null;
  if (match.status !== 'running' || one === undefined || message === null || message === '')
    return null;
  const body = bodyOf(wantedPost(parts, match, one), null);
  await asFarAsLet(parts, match, message, () =>
    parts.rest.patch(Routes.channelMessage(match.home.channel, message), { body }),
  );
  return null;
}

/** That somebody would take a seat over, to who has a say in that; nothing where it is not the first in line any more. */
export async function tellCandidate(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { seat, user }: NoticeOf<'candidate'>,
): Promise<string | null> {
  const search = searchAt(match, seat);
  if (match.status !== 'running' || search.line[0]?.user !== user) return null;
  const speech = speechIn(parts, match);
  const asked = deciders(match, seat, search).filter((one) => one !== user);
  // Also one whose seat a computer player has.
  const at = (one: string): Seat[] =>
    match.seats.flatMap((each) => (each.user === one ? each.seat : []));
  const seats = asked.flatMap(at);
  // Until when says the post to which that leads.
  const words = candidateWords(parts.app, match, seat).undated;
  const content = [words(speech), ...wantedLink(match, seat)].join(' ');
  const reached = await reach(parts, match, row, seats, (reader) =>
    [words(reader), ...wantedLink(match, seat)].join(' '),
  );
  // What a moderator from outside has said of itself is not read with the match.
  const outside = await Promise.all(
    asked.filter((one) => at(one).length === 0).map((one) => parts.app.store.person(one)),
  );
  const others = outside.filter((one) => !['digest', 'none'].includes(pingsOf(one)));
  const ping = [...reached, ...others.map(({ id }) => id)];
  return postBeside(parts, match, { content, ping, speech }, row);
}

/** That somebody does not take a seat over, to itself. */
export async function tellDeclined(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { seat, user }: NoticeOf<'declined'>,
): Promise<string | null> {
  return tellFormer(parts, match, row, { seat, user }, (reader) =>
    reader.say('substitutes.was declined', { seat: facts(parts, match, seat, reader).seat }),
  );
}

/** That nobody is wanted any more, where somebody was; nobody can press there after that. */
export async function tellFound(
  parts: PostOffice,
  match: MatchRow,
  { seat, message, user }: NoticeOf<'found'>,
): Promise<null> {
  if (message === '') return null;
  const speech = speechIn(parts, match);
  const about = facts(parts, match, seat, speech);
  const content =
    user === null
      ? speech.say('substitutes.off', about)
      : speech.say('substitutes.taken', { ...about, player: `<@${user}>` });
  const body = bodyOf({ content, components: [], ping: [], speech }, null);
  await asFarAsLet(parts, match, message, () =>
    parts.rest.patch(Routes.channelMessage(match.home.channel, message), { body }),
  );
  return null;
}

/** That a substitute plays a seat from now on. It is brought into the thread. By DM: to whoever had it before. */
export async function tellSubstituted(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { seat, from, to, called }: NoticeOf<'substituted'>,
): Promise<string | null> {
  if (row.dm !== null) {
    const one = match.seats[seat];
    const mayReturn = one !== undefined && mayTakeBack(match, one, row.dm);
    const button = buttonOf(parts.app, match, 'reclaim');
    return tellFormer(parts, match, row, { seat, user: row.dm }, (reader) => {
      const about = { seat: facts(parts, match, seat, reader).seat, player: `<@${to}>` };
      const back = mayReturn ? [reader.say('substitutes.may come back', { button })] : [];
      return [reader.say('substitutes.took yours', about), ...back].join(' ');
    });
  }
  const speech = speechIn(parts, match);
  const there = await withThread(parts, match, row);
  await bringIn(parts, there);
  const words = (reader: AppSpeech): string => {
    const about = { seat: facts(parts, match, seat, reader).seat, player: `<@${to}>` };
    return from === null || from === to
      ? reader.say('substitutes.plays', about)
      : reader.say('substitutes.plays for', { ...about, from: `<@${from}>` });
  };
  const handedTo = called ? [seat] : [];
  const content = [words(speech), ...(called ? [speech.say('posts.welcome')] : [])].join(' ');
  const ping = await reach(parts, there, row, handedTo, words);
  await tellLater(parts.app, match.id, handedTo, 'asked');
  const message = { content, ping, speech };
  const posted = await postBeside(parts, there, message, row, benchRows(match, speech));
  // Who sleeps is called in the morning.
  const reached = handedTo.filter((one) => mayBeTold(match, one, parts.app.now()));
  await noteReached(parts.app, match, reached);
  return posted;
}
