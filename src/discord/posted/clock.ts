import { RESTJSONErrorCodes as Codes, Routes } from 'discord.js';
import type { Seat } from '../../engine/game.ts';
import { clocksOf } from '../../match/time/seat-clocks.ts';
import { isForfeited, ownersOf } from '../../match/time/forfeited.ts';
import { votable, MOST_WAITS, votersOn } from '../../match/time/late-vote.ts';
import type { SeatClock } from '../../match/app/seat-clock.ts';
import { editionOf } from '../../match/stored/edition.ts';
import { load } from '../../match/loaded/load.ts';
import { matchName } from '../../match/stored/name.ts';
import { WHEN_OUT } from '../../match/app/notice.ts';
import { isPerson, seatOf } from '../../match/stored/seats.ts';
import { termsOf } from '../../match/time/terms.ts';
import { mayPingUpNext, upNextIn } from '../../match/play/up-next.ts';
import { livePostsOf } from '../../match/stored/live-post.ts';
import { noteVotePost } from '../../match/time/late-vote-post.ts';
import { forfeitedWords, cameWords, saidWords, seatFacts, voteWords } from '../wording/put.ts';
import { whenWords } from '../../panel/wording/when.ts';
import { reach, tellByDm, type Words } from './reaching.ts';
import { threadButtons } from './posts.ts';
import { isCode, post } from './sending.ts';
import { postBeside, sayThere } from './live-post.ts';
import type { Tell, Telling } from './telling.ts';
import { button, buttonRow, type Row } from '../../panel/controls.ts';

/** A DM to whoever wants to know that its turn is next; nothing where the match has gone on meanwhile. */
export const tellUpNext: Tell<'upNext'> = async (at, { seat, after }) => {
  const { app, match } = at;
  const user = match.seats[seat]?.user ?? null;
  if (match.status !== 'running' || user === null) return null;
  const loaded = await load(app, match.id);
  const next = upNextIn(loaded, loaded.match);
  const isSo = next?.seat === seat && next.after === after;
  if (!isSo || !mayPingUpNext(loaded, seat, app.now())) return null;
  const words: Words = ({ say, language }) =>
    say('clock.you are next', {
      seat: editionOf(app, match).in(language).seatName(after),
    });
  return tellByDm(at, user, words, 'told');
};

/** That somebody's time has run out, and what is done for it; nothing where that was taken back before all could know. */
export const tellRanOut: Tell<'ranOut'> = async (at, { seat, user, how, isVoid, votes }) => {
  if (isVoid === true) return null;
  const { app, match, speech } = at;
  const now = seatFacts(app, match, seat, speech);
  const about = user === null ? now : { ...now, player: `<@${user}>` };
  const isSafe = how === undefined ? termsOf(match)?.runOut === 'safe' : how === 'safe';
  const content =
    how === 'wait'
      ? speech.say('clock.more time', about)
      : speech.say(isSafe ? 'clock.answered safely' : 'clock.computer answers', about);
  // Whoever is waited for longer has been looked for already.
  const left = how === 'wait' ? null : await lookForLate(at, seat);
  const voted = votes === undefined ? [] : [cameWords({ how: how ?? 'computer', votes }, speech)];
  const lines = [content, ...voted, ...(left?.said ?? [])];
  return postBeside(at, lines.join('\n'), left?.ping);
};

/**
 * Looks whether somebody has left the server of its match, the first time that it is late: then its host is told what
 * can be done. Returns what is said of that, and whom it pings: nothing where it is there, or nobody can find that out.
 */
async function lookForLate(at: Telling, seat: Seat) {
  const { app, match, speech } = at;
  const user = match.seats[seat]?.user ?? null;
  const isFirst = clocksOf(match)[seat]?.missed === 1;
  if (user === null || !isFirst || !(await hasLeft(at, user))) return { said: [], ping: [] };
  const words: Words = (reader) =>
    reader.say('clock.has left', {
      ...seatFacts(app, match, seat, reader),
      host: `<@${match.host}>`,
    });
  const host = seatOf(match, match.host);
  const called = host === null || host === seat ? [] : [host];
  const { ping } = await reach(at, called, words);
  return { said: [words(speech)], ping };
}

async function hasLeft({ rest, log, match }: Telling, user: string): Promise<boolean> {
  const { server } = match.home;
  try {
    await rest.get(Routes.guildMember(server, user));
    return false;
  } catch (err) {
    if (isCode(err, Codes.UnknownMember)) return true;
    log.info({ server, user, err }, 'whether somebody is still in a server cannot be found out');
    return false;
  }
}

/** That somebody's time is over, and that the others decide what is done; nothing where it has answered meanwhile. */
export const tellVote: Tell<'vote'> = async (at, { seat }) => {
  const { app, match, speech } = at;
  const now = app.now();
  const seatClock = clocksOf(match)[seat];
  const one = seatClock === undefined ? undefined : votable(seatClock, now.getTime());
  const open = one?.vote ?? null;
  if (match.status !== 'running' || one === undefined || open === null) return null;
  const words = voteWords(app, match, seat, open).dated;
  const content = [words(speech), ...saidWords(match, seat, open, speech)].join('\n');
  const { ping } = await reach(at, votersOn(match, seat), words);
  const posted = await postBeside(at, content, ping, [voteRow(at, seat, one)]);
  await noteVotePost(app, match.id, seat, open, posted, now);
  return posted;
};

/** The buttons by which the others say what is done about a seat. */
function voteRow({ match, speech: { say } }: Telling, seat: Seat, { waited }: SeatClock): Row {
  const choices = WHEN_OUT.filter((how) => how !== 'wait' || waited < MOST_WAITS);
  const buttons = choices.map((how) => {
    const { label, sign } = VOTES[how];
    return button(
      { do: 'vote', match: match.id, seat, how },
      say(`buttons.${label}`),
      'quiet',
      sign,
    );
  });
  return buttonRow(buttons);
}

/** Has the post of a vote show how it stands, or how it ended: then nobody can vote there any more. */
export const tellVotes: Tell<'votes'> = async (at, { seat, message, came }) => {
  const { app, match, speech } = at;
  const one = clocksOf(match)[seat];
  if (one === undefined) return null;
  const { vote } = one;
  const isOpen = match.status === 'running' && vote?.message === message;
  // It may be another one by now, in a post of its own.
  if (came === null && !isOpen && vote !== null) return null;
  const about = seatFacts(app, match, seat, speech);
  const lines = isOpen
    ? [voteWords(app, match, seat, vote).dated(speech), ...saidWords(match, seat, vote, speech)]
    : [
        speech.say('clock.time was over', about),
        came === null ? speech.say('clock.vote is off') : cameWords(came, speech),
      ];
  const isStanding = livePostsOf(match).some((post) => post.message === message);
  const components = [
    ...(isStanding ? [threadButtons(at)] : []),
    ...(isOpen ? [voteRow(at, seat, one)] : []),
  ];
  return sayThere(at, match.home.thread, message, { content: lines.join('\n'), components });
};

const VOTES = {
  computer: { label: 'computer answers', sign: '🤖' },
  safe: { label: 'safe answer', sign: '🛡️' },
  wait: { label: 'wait for them', sign: '⏳' },
} as const;

/** That a computer player has the seat of somebody who was too slow again and again, with the button to take it back; nothing where it has. */
export const tellForfeited: Tell<'forfeited'> = async (at, { seat }) => {
  const { app, match, speech } = at;
  const one = match.seats[seat];
  if (match.status !== 'running' || one === undefined || !isForfeited(match, one)) return null;
  const words = forfeitedWords(app, match, seat);
  const { ping } = await reach(at, [seat], words);
  return postBeside(at, words(speech), ping, [reclaimRow(at)]);
};

/** The button by which whoever had a seat takes it back. */
function reclaimRow({ match, speech }: Telling): Row {
  const press = { do: 'reclaim', match: match.id } as const;
  return buttonRow([button(press, speech.say('buttons.reclaim'), 'answer', '🪑')]);
}

/** What stands below the posts of a match in which somebody may take its seat back. */
export function reclaimRows(at: Telling): Row[] {
  const { match } = at;
  const mayReturn = match.seats.some((seat) => ownersOf(match, seat).length > 0);
  return match.status === 'running' && mayReturn ? [reclaimRow(at)] : [];
}

/** That somebody plays its seat again. */
export const tellReclaimed: Tell<'reclaimed'> = async (at, { seat }) => {
  const { app, match, speech } = at;
  if (!isPerson(match, seat)) return null;
  return postBeside(at, speech.say('clock.reclaimed', seatFacts(app, match, seat, speech)));
};

/** That a match that waits for players is closed soon, where people join it; nothing where it waits no more. */
export const tellExpiring: Tell<'expiring'> = async (at) => {
  const { app, match, row, speech } = at;
  const runAt = match.clock?.runAt ?? null;
  if (match.status !== 'open' || runAt === null) return null;
  const content = speech.say('clock.expiring', {
    match: matchName(editionOf(app, match), match.id),
    host: match.host,
    when: whenWords(runAt),
  });
  return post(at, match.home.channel, { content, speech }, row);
};
