import type { Seat } from '../../engine/game.ts';
import { isForfeited } from '../../match/time/forfeited.ts';
import { searchAt } from '../../match/time/clock-row.ts';
import { mayBePinged, mayBeTold } from '../../match/time/calls.ts';
import { desertedPost } from '../../match/time/halt.ts';
import { tellInTheMorning } from '../../match/reports/missed.ts';
import type { Missable } from '../../match/app/notice.ts';
import { withReadable } from '../../match/loaded/readable.ts';
import { openVotes } from '../../match/time/late-vote-post.ts';
import type { MatchRow } from '../../store/store.ts';
import {
  forfeitedWords,
  candidateWords,
  desertedWords,
  offerWords,
  postLink,
  voteWords,
  wantedLink,
} from '../wording/put.ts';
import { postBeside } from './live-post.ts';
import { reclaimRows } from './clock.ts';
import { againWords, seatsAgain } from './end.ts';
import { sayInThread, tellByDm, type Words } from './reaching.ts';
import type { Tell, Telling } from './telling.ts';

/** What was posted while somebody slept, where it is still of use to it; nothing where all is said and done. */
export const tellMissed: Tell<'missed'> = async (at, { seat, of }) => {
  const { app, match, row } = at;
  const user = match.seats[seat]?.user ?? null;
  const missed = user === null ? null : await wordsFor(at, seat, of);
  if (user === null || missed === null) return null;
  const now = app.now();
  if (!mayBeTold(match, seat, now)) {
    await tellInTheMorning(app, match.id, [seat], of);
    return null;
  }
  // Until when says the post to which that leads.
  const there = linkTo(match, of);
  const words: Words = (speech) =>
    [speech.say('clock.while you slept', { missed: missed(speech) }), ...there].join(' ');
  const isPinged = mayBePinged(match, seat, now);
  const told = isPinged ? null : await tellByDm(at, user, words);
  if (told !== null) return told;
  if (row.dm !== null) return sayInThread(at);
  const content = `<@${user}> · ${words(at.speech)}`;
  const isLost = of.kind === 'forfeited' || of.kind === 'deserted';
  const buttons = isLost ? reclaimRows(at) : [];
  return postBeside(at, content, [user], buttons);
};

/** A link to the post by which it is answered, if it stands. */
function linkTo(match: MatchRow, of: Missable): string[] {
  if (of.kind === 'proposal')
    return postLink(match, match.proposals.find(({ id }) => id === of.proposal)?.message);
  if (of.kind === 'candidate') return wantedLink(match, of.seat);
  if (of.kind === 'deserted') return postLink(match, desertedPost(match));
  if (of.kind !== 'vote') return [];
  return postLink(match, openVotes(match).find(({ about }) => about === of.seat)?.vote.message);
}

/** What it was; null where it is no matter for a seat any more. */
async function wordsFor(at: Telling, seat: Seat, of: Missable): Promise<Words | null> {
  const { app, match } = at;
  if (of.kind === 'again') {
    const all = await seatsAgain(at, of.next, of.by);
    const called = all.filter((one) => one.seat === seat);
    return called.length === 0 ? null : againWords(at, called, of.next, of.by);
  }
  if (match.status !== 'running') return null;
  if (of.kind === 'proposal') {
    const { proposals } = withReadable(app, match);
    const proposal = proposals.find(({ id }) => id === of.proposal);
    const isAsked = proposal?.to.includes(seat) === true && !proposal.agreed.includes(seat);
    return isAsked ? offerWords(app, match, proposal).undated : null;
  }
  if (of.kind === 'vote') {
    const open = openVotes(match).find(({ about }) => about === of.seat);
    const isAsked = open?.voters.includes(seat) === true;
    return isAsked ? voteWords(app, match, of.seat, open.vote).undated : null;
  }
  if (of.kind === 'candidate') {
    const isFirst = searchAt(match, of.seat).line[0]?.user === of.user;
    return isFirst ? candidateWords(app, match, of.seat).undated : null;
  }
  const lost = match.seats[seat];
  if (lost === undefined || !isForfeited(match, lost)) return null;
  return of.kind === 'deserted'
    ? (desertedWords(app, match)?.undated ?? null)
    : forfeitedWords(app, match, seat);
}
