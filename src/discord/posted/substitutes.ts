import { mayTakeBack } from '../../match/time/forfeited.ts';
import { searchAt } from '../../match/time/clock-row.ts';
import { editionOf } from '../../match/stored/edition.ts';
import { pingsOf } from '../../match/stored/person.ts';
import { channelOf, matchName } from '../../match/stored/name.ts';
import { notify } from '../../match/app/notice.ts';
import { deciders, WORD_MS } from '../../match/stored/search.ts';
import { buttonOf } from '../../match/app/spoken.ts';
import type { Seat } from '../../engine/game.ts';
import type { SeatRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import { candidateWords, eitherOf, wantedLink } from '../wording/put.ts';
import { reach, tellFormer, type Words } from './reaching.ts';
import { postHandedOver } from './seats.ts';
import { isRefused, post, type Post } from './sending.ts';
import { postBeside, sayThere } from './live-post.ts';
import type { Tell, Telling } from './telling.ts';
import { bringIn, withThread } from './thread.ts';
import { button, buttonRow } from '../../panel/controls.ts';

const facts = ({ app, match }: Telling, seat: Seat, { language }: AppSpeech) => {
  const edition = editionOf(app, match);
  return { match: matchName(edition, match.id), seat: edition.in(language).seatName(seat) };
};

/** That somebody is wanted for a seat, in the channel, with a button that takes it; nothing where nobody is any more. */
export const tellWanted: Tell<'wanted'> = async (at, { seat }) => {
  const { app, match, row } = at;
  const one = match.seats[seat];
  const wanted = one?.wanted ?? null;
  // It may be posted already where somebody was wanted, not wanted, and wanted again before this was said.
  if (match.status !== 'running' || one === undefined || wanted !== '') return null;
  const { channel } = match.home;
  const posted = await post(at, channel, wantedPost(at, one), row).catch((error: unknown) => {
    if (isRefused(error)) return null;
    throw error;
  });
  if (posted === null) return tellUnasked(at, seat);
  await app.store.transaction(async (transaction) => {
    const now = await transaction.lockMatch(match.id);
    if (now === null) return;
    const seats = now.seats.map((other) =>
      other.seat === seat && other.wanted !== null ? { ...other, wanted: posted } : other,
    );
    await transaction.setSeats(match.id, seats);
    // Somebody may have pressed there already.
    if (JSON.stringify(searchAt(now, seat)) !== JSON.stringify(searchAt(match, seat)))
      await notify(transaction, match.id, { kind: 'search', seat }, app.now());
  });
  return posted;
};

/**
 * That nobody can be asked in the channel, in the thread; whoever asked for it is called, and may ask again. What goes on in
 * the thread must not wait for the channel.
 */
async function tellUnasked(at: Telling, seat: Seat): Promise<string> {
  const { app, match, speech } = at;
  const words: Words = (reader) =>
    reader.say('substitutes.not asked', {
      seat: facts(at, seat, reader).seat,
      channel: match.home.channel,
    });
  const { by } = searchAt(match, seat);
  const asked = match.seats.flatMap((one) => (one.user === by ? one.seat : []));
  const { ping } = await reach(at, asked, words);
  const content = [...ping.map((user) => `<@${user}>`), words(speech)].join(' ');
  const posted = await postBeside(at, content, ping);
  await app.store.transaction(async (transaction) => {
    const now = await transaction.lockMatch(match.id);
    const seats = now?.seats.map((one) =>
      one.seat === seat && one.wanted === '' ? { ...one, wanted: null } : one,
    );
    if (seats !== undefined) await transaction.setSeats(match.id, seats);
  });
  return posted;
}

/** For which seat somebody is wanted, who would take it by now, and who says yes or no. */
function wantedPost(at: Telling, one: SeatRow): Post {
  const { app, match, speech } = at;
  const { say } = speech;
  const { seat, user } = one;
  const of = user === null ? '' : say('substitutes.of somebody', { player: `<@${user}>` });
  const thread = channelOf(match);
  const named = facts(at, seat, speech);
  const hours = WORD_MS / 3_600_000;
  const search = searchAt(match, seat);
  const [first, ...others] = search.line;
  const content = [
    say('substitutes.wanted', {
      ...named,
      of,
      thread,
      hours,
      deciders: eitherOf(match, seat, speech),
    }),
    ...(first === undefined ? [] : [candidateWords(app, match, seat).dated(speech)]),
    ...(others.length === 0
      ? []
      : [
          say('substitutes.in line', {
            players: speech.list(others.map((each) => `<@${each.user}>`)),
          }),
        ]),
  ].join('\n');
  const about = { match: match.id, seat };
  const take = button({ do: 'stand', ...about }, say('buttons.stand'), 'answer', '🪑');
  const more =
    first === undefined
      ? []
      : [
          button({ do: 'admit', ...about, user: first.user }, say('buttons.accept'), 'main', '✅'),
          button(
            { do: 'dismiss', ...about, user: first.user },
            say('buttons.decline'),
            'quiet',
            '✖️',
          ),
          button({ do: 'unstand', ...about }, say('buttons.withdraw'), 'quiet', '↩️'),
        ];
  return { content, components: [buttonRow([take, ...more])], speech };
}

/** Has the post by which a substitute is wanted show who would take the seat by now. */
export async function showSearch(at: Telling, seat: Seat): Promise<null> {
  const { match } = at;
  const one = match.seats[seat];
  const message = one?.wanted ?? '';
  if (match.status !== 'running' || one === undefined || message === '') return null;
  return sayThere(at, match.home.channel, message, wantedPost(at, one));
}

/** That somebody would take a seat over, to who has a say in that; nothing where it is not the first in line any more. */
export const tellCandidate: Tell<'candidate'> = async (at, { seat, user }) => {
  const { app, match, speech } = at;
  const search = searchAt(match, seat);
  if (match.status !== 'running' || search.line[0]?.user !== user) return null;
  const asked = deciders(match, seat, search).filter((one) => one !== user);
  // Also one whose seat a computer player has.
  const seatsOf = (one: string): Seat[] =>
    match.seats.flatMap((each) => (each.user === one ? each.seat : []));
  // Until when says the post to which that leads.
  const { undated } = candidateWords(app, match, seat);
  const words: Words = (reader) => [undated(reader), ...wantedLink(match, seat)].join(' ');
  const { ping } = await reach(at, asked.flatMap(seatsOf), words);
  // What a moderator from outside has said of itself is not read with the match.
  const outside = await Promise.all(
    asked.filter((one) => seatsOf(one).length === 0).map((one) => app.store.person(one)),
  );
  const others = outside.filter((one) => !['digest', 'none'].includes(pingsOf(one)));
  return postBeside(at, words(speech), [...ping, ...others.map(({ id }) => id)]);
};

/** That somebody does not take a seat over, to itself. */
export const tellDeclined: Tell<'declined'> = (at, { seat, user }) =>
  tellFormer(at, seat, user, (reader) =>
    reader.say('substitutes.was declined', { seat: facts(at, seat, reader).seat }),
  );

/** That nobody is wanted any more, where somebody was; nobody can press there after that. */
export const tellFound: Tell<'found'> = async (at, { seat, message, user }) => {
  if (message === '') return null;
  const { match, speech } = at;
  const about = facts(at, seat, speech);
  const content =
    user === null
      ? speech.say('substitutes.off', about)
      : speech.say('substitutes.taken', { ...about, player: `<@${user}>` });
  return sayThere(at, match.home.channel, message, { content, components: [] });
};

/** That a substitute plays a seat from now on. It is brought into the thread. By DM: to whoever had it before. */
export const tellSubstituted: Tell<'substituted'> = async (at, { seat, from, to, called }) => {
  const { app, match, row, speech } = at;
  const about = (reader: AppSpeech) => ({
    seat: facts(at, seat, reader).seat,
    player: `<@${to}>`,
  });
  if (row.dm !== null) {
    const one = match.seats[seat];
    const mayReturn = one !== undefined && mayTakeBack(match, one, row.dm);
    const button = buttonOf(app, match, 'reclaim');
    return tellFormer(at, seat, row.dm, (reader) => {
      const back = mayReturn ? [reader.say('substitutes.may come back', { button })] : [];
      return [reader.say('substitutes.took yours', about(reader)), ...back].join(' ');
    });
  }
  const words: Words = (reader) =>
    from === null || from === to
      ? reader.say('substitutes.plays', about(reader))
      : reader.say('substitutes.plays for', { ...about(reader), from: `<@${from}>` });
  const there = await withThread(at);
  await bringIn(there);
  const more = called ? [speech.say('posts.welcome')] : [];
  return postHandedOver(there, called ? [seat] : [], words, more);
};
