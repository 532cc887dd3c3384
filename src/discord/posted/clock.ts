import { Routes } from 'discord.js';
import type { Seat } from '../../engine/game.ts';
import { isNewlyAlone } from '../../clock/seat-time.ts';
import { askedSealed, askedSeats, owesSecret, waitingFor } from '../../match/loaded/asked.ts';
import { deadlineOf } from '../../match/time/clock.ts';
import { clocksOf } from '../../match/time/seat-clocks.ts';
import { isForfeited, ownersOf } from '../../match/time/forfeited.ts';
import { isUnreached, mayBeTold } from '../../match/time/calls.ts';
import { untoldSince } from '../../match/time/clock-row.ts';
import { votable, MOST_WAITS, votersOn } from '../../match/time/late-vote.ts';
import type { SeatClock } from '../../match/app/seat-clock.ts';
import { editionOf } from '../../match/stored/edition.ts';
import { load } from '../../match/loaded/load.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { matchName } from '../../match/stored/name.ts';
import { type Notice, type NoticeOf, WHEN_OUT } from '../../match/app/notice.ts';
import { personIn } from '../../match/stored/person.ts';
import { topicsOf } from '../../engine/topics.ts';
import { isPerson } from '../../match/stored/seats.ts';
import { termsOf } from '../../match/time/terms.ts';
import { noteReached, tellLater } from '../../match/time/reached.ts';
import { mayPingUpNext, upNextIn } from '../../match/play/up-next.ts';
import { livePostsOf } from '../../match/stored/live-post.ts';
import { noteVotePost } from '../../match/time/late-vote-post.ts';
import type { MatchRow, OutboxRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import type { PostOffice } from '../desk.ts';
import { speechIn } from '../said/language.ts';
import { forfeitedWords, cameWords, saidWords, seatFacts, voteWords } from '../said/put.ts';
import { whenWords } from '../../panel/said/when.ts';
import { postBeside, postPassing } from './beside.ts';
import { callsOf } from './calling.ts';
import { lookForLate } from './left.ts';
import { reach, sayInThread, tellByDm, type Words } from './reaching.ts';
import { dropBefore } from './secret-call.ts';
import { threadButtons } from './posts.ts';
import { bodyOf, post } from './sending.ts';
import { asFarAsLet } from './live-post.ts';
import { button, buttonRow } from '../../panel/controls.ts';

/** What calls whoever is asked. */
const CALLS: readonly Notice['kind'][] = ['start', 'turn', 'secret'];

/** A reminder for whoever is asked, where it wants to be reminded; nothing where it has answered meanwhile, or sleeps. */
export async function tellReminder(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { seat, stage, topics }: NoticeOf<'reminder'>,
): Promise<string | null> {
  const user = match.seats[seat]?.user ?? null;
  const person = personIn(match, user);
  if (match.status !== 'running' || user === null || person === undefined) return null;
  const loaded = await load(parts.app, match.id);
  const hand = clocksOf(match)[seat];
  const isUntold = untoldSince(match) !== null;
  const deadline = isUntold ? null : deadlineOf(match, seat, parts.app.now());
  const asked = topicsOf(waitingFor(loaded), seat);
  if (hand === undefined || !owes(loaded, seat)) return null;
  // Whom no call has reached is called, whatever it had heard of it before; that waits for no clock.
  const isCall = stage === 'asked' && isUnreached(match, hand, seat);
  if (!isCall && (hand.told !== stage || deadline === null)) return null;
  // What it was asked may have been answered meanwhile, as by an order: it is called to what it is asked now anew.
  if (topics !== undefined && topics !== asked) return null;
  // Where the call came late, it reminds by itself.
  const since = match.seats[seat]?.owesSince ?? row.createdAt;
  const isLate = await parts.app.store.saidLate(match.id, CALLS, seat, since, row.createdAt);
  if (isLate && stage !== 'asked') return null;
  if (!mayBeTold(match, seat, parts.app.now(), stage)) {
    await tellLater(parts.app, match.id, [seat], stage);
    return null;
  }
  // Who of those that choose in secret has not done so yet, the thread must not tell.
  const isSecret = owesSecret(loaded, seat) || askedSealed(loaded, seat);
  const words = (speech: AppSpeech): string => {
    const calls = callsOf(loaded, [seat], speech, null).join('\n');
    if (deadline === null) return speech.say('clock.asked at no time', { calls });
    const about = { calls, when: whenWords(deadline) };
    if (stage === 'half' && isNewlyAlone(hand)) return speech.say('clock.alone', about);
    // Whoever is called to the same for the second time is told why.
    const isAgain = stage === 'asked' && hand.heard !== 'nothing';
    const said = speech.say(isAgain ? 'clock.asked again' : `clock.${stage}`, about);
    return isSecret || !isLast(loaded, seat)
      ? said
      : `${said}\n${speech.say('clock.you are last')}`;
  };
  if (row.dm !== null || isSecret) {
    const posted = await tellByDm(parts, match, row, user, words, isSecret ? 'secret' : null);
    if (posted !== null) {
      await dropBefore(parts, match, seat, posted);
      await parts.app.store.noteCalled(match.id, seat, user, posted);
      await noteReached(parts.app, match, [seat]);
    }
    return posted !== null || isSecret ? posted : sayInThread(parts, row);
  }
  const speech = speechIn(parts, match);
  const message = { content: words(speech), ping: [user], speech };
  const posted = await postPassing(parts, match, message, row);
  await noteReached(parts.app, match, [seat]);
  return posted;
}

const owes = (loaded: Loaded, seat: Seat): boolean =>
  waitingFor(loaded).some((decision) => decision.seat === seat);

/** Whether nobody else is asked anything. */
const isLast = (loaded: Loaded, seat: Seat): boolean =>
  [...askedSeats(loaded)].every((one) => one === seat);

/** A DM to whoever wants to know that its turn is next; nothing where the match has gone on meanwhile. */
export async function tellUpNext(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { seat, after }: NoticeOf<'upNext'>,
): Promise<string | null> {
  const user = match.seats[seat]?.user ?? null;
  if (match.status !== 'running' || user === null) return null;
  const loaded = await load(parts.app, match.id);
  const next = upNextIn(loaded, loaded.match);
  const isSo = next?.seat === seat && next.after === after;
  if (!isSo || !mayPingUpNext(loaded, seat, parts.app.now())) return null;
  const words: Words = ({ say, language }) =>
    say('clock.you are next', {
      seat: editionOf(parts.app, match).in(language).seatName(after),
    });
  return tellByDm(parts, match, row, user, words, 'told');
}

/** That somebody's time has run out, and what is done for it; nothing where that was taken back before all could know. */
export async function tellRanOut(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { seat, user, how, isVoid, votes }: NoticeOf<'ranOut'>,
): Promise<string | null> {
  if (isVoid === true) return null;
  const speech = speechIn(parts, match);
  const now = seatFacts(parts.app, match, seat, speech);
  const about = user === null ? now : { ...now, player: `<@${user}>` };
  const isSafe = how === undefined ? termsOf(match)?.runOut === 'safe' : how === 'safe';
  const content =
    how === 'wait'
      ? speech.say('clock.more time', about)
      : speech.say(isSafe ? 'clock.answered safely' : 'clock.computer answers', about);
  // Whoever is waited for longer has been looked for already.
  const left = how === 'wait' ? null : await lookForLate(parts, match, row, seat);
  const voted = votes === undefined ? [] : [cameWords({ how: how ?? 'computer', votes }, speech)];
  const lines = [content, ...voted, ...(left === null ? [] : [left.words(speech)])];
  const ping = left?.ping ?? [];
  return postBeside(parts, match, { content: lines.join('\n'), ping, speech }, row);
}

/** That somebody's time is over, and that the others decide what is done; nothing where it has answered meanwhile. */
export async function tellVote(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { seat }: NoticeOf<'vote'>,
): Promise<string | null> {
  const now = parts.app.now();
  const hand = clocksOf(match)[seat];
  const one = hand === undefined ? undefined : votable(hand, now.getTime());
  const open = one?.vote ?? null;
  if (match.status !== 'running' || one === undefined || open === null) return null;
  const speech = speechIn(parts, match);
  const words = voteWords(parts.app, match, seat, open).dated;
  const content = [words(speech), ...saidWords(match, seat, open, speech)].join('\n');
  const ping = await reach(parts, match, row, votersOn(match, seat), words);
  const message = { content, ping, speech };
  const posted = await postBeside(parts, match, message, row, [voteRow(match, seat, one, speech)]);
  await noteVotePost(parts.app, match.id, seat, open, posted, now);
  return posted;
}

/** The buttons by which the others say what is done about a seat. */
function voteRow({ id }: MatchRow, seat: Seat, { waited }: SeatClock, { say }: AppSpeech) {
  const choices = WHEN_OUT.filter((how) => how !== 'wait' || waited < MOST_WAITS);
  const buttons = choices.map((how) =>
    button(
      { do: 'vote', match: id, seat, how },
      say(`buttons.${VOTES[how].label}`),
      'quiet',
      VOTES[how].sign,
    ),
  );
  return buttonRow(buttons);
}

/** Has the post of a vote show how it stands, or how it ended: then nobody can vote there any more. */
export async function tellVotes(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { seat, message, came }: NoticeOf<'votes'>,
): Promise<null> {
  const { thread } = match.home;
  const one = clocksOf(match)[seat];
  if (thread === null || one === undefined) return null;
  const speech = speechIn(parts, match);
  const { vote } = one;
  const isOpen = match.status === 'running' && vote?.message === message;
  // It may be another one by now, in a post of its own.
  if (came === null && !isOpen && vote !== null) return null;
  const about = seatFacts(parts.app, match, seat, speech);
  const lines = isOpen
    ? [
        voteWords(parts.app, match, seat, vote).dated(speech),
        ...saidWords(match, seat, vote, speech),
      ]
    : [
        speech.say('clock.time was over', about),
        came === null ? speech.say('clock.vote is off') : cameWords(came, speech),
      ];
  const isStanding = livePostsOf(match).some((post) => post.message === message);
  const components = [
    ...(isStanding ? [threadButtons(match.id, row.mark, speech, match.status !== 'running')] : []),
    ...(isOpen ? [voteRow(match, seat, one, speech)] : []),
  ];
  const body = bodyOf({ content: lines.join('\n'), components, ping: [], speech }, null);
  await asFarAsLet(parts, match, message, () =>
    parts.rest.patch(Routes.channelMessage(thread, message), { body }),
  );
  return null;
}

const VOTES = {
  computer: { label: 'computer answers', sign: '🤖' },
  safe: { label: 'safe answer', sign: '🛡️' },
  wait: { label: 'wait for them', sign: '⏳' },
} as const;

/** That a computer player has the seat of somebody who was too slow again and again, with the button to take it back; nothing where it has. */
export async function tellBenched(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { seat }: NoticeOf<'forfeited'>,
): Promise<string | null> {
  const one = match.seats[seat];
  if (match.status !== 'running' || one === undefined || !isForfeited(match, one)) return null;
  const speech = speechIn(parts, match);
  const words = forfeitedWords(parts.app, match, seat);
  const ping = await reach(parts, match, row, [seat], words);
  const message = { content: words(speech), ping, speech };
  return postBeside(parts, match, message, row, [reclaimRow(match, speech)]);
}

/** The button by which whoever had a seat takes it back. */
function reclaimRow(match: MatchRow, { say }: AppSpeech) {
  const press = { do: 'reclaim', match: match.id } as const;
  return buttonRow([button(press, say('buttons.reclaim'), 'answer', '🪑')]);
}

/** What stands below the posts of a match in which somebody may take its seat back. */
export const benchRows = (match: MatchRow, speech: AppSpeech) =>
  match.status === 'running' && match.seats.some((seat) => ownersOf(match, seat).length > 0)
    ? [reclaimRow(match, speech)]
    : [];

/** That somebody plays its seat again. */
export async function tellReclaimed(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { seat }: NoticeOf<'reclaimed'>,
): Promise<string | null> {
  if (!isPerson(match, seat)) return null;
  const speech = speechIn(parts, match);
  const content = speech.say('clock.reclaimed', seatFacts(parts.app, match, seat, speech));
  return postBeside(parts, match, { content, ping: [], speech }, row);
}

/** That a match that waits for players is closed soon, where people join it; nothing where it waits no more. */
export async function tellExpiring(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
): Promise<string | null> {
  const at = match.clock?.runAt ?? null;
  if (match.status !== 'open' || at === null) return null;
  const speech = speechIn(parts, match);
  const content = speech.say('clock.expiring', {
    match: matchName(editionOf(parts.app, match), match.id),
    host: match.host,
    when: whenWords(at),
  });
  const message = { content, components: [], ping: [], speech };
  return post(parts, match.home.channel, message, row);
}
