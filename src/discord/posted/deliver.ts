import { untoldSince } from '../../match/time/clock-row.ts';
import { editionOf, hasItsRules } from '../../match/stored/edition.ts';
import { channelOf, matchName } from '../../match/stored/name.ts';
import { type Notice, noticeOf, type NoticeOf } from '../../match/app/notice.ts';
import type { OutboxRow } from '../../store/store.ts';
import { refusalSpeech } from '../../words/index.ts';
import type { PostOffice } from '../desk.ts';
import { speechIn } from '../said/language.ts';
import {
  tellForfeited,
  tellExpiring,
  tellReclaimed,
  tellRanOut,
  tellReminder,
  tellUpNext,
  tellVote,
  tellVotes,
} from './clock.ts';
import { tellDatesAnew } from './dates.ts';
import { tellDigest } from './digest.ts';
import { tellAgain, showResult, tellChart, tellStory } from './end.ts';
import {
  tellAsleep,
  tellBack,
  tellDeserted,
  tellPaused,
  tellResumed,
  tellSettling,
} from './halts.ts';
import { tellClosed, tellProposal } from './proposal.ts';
import { tellLevel, tellResigned, tellRuling, tellSeats, tellStart } from './seats.ts';
import { tellSecret, tellSettled } from './secret-call.ts';
import { tellAbsent, tellWatching } from './company.ts';
import { tellMissed } from './missed.ts';
import { tellPromise, tellPromises } from './promises.ts';
import { post } from './sending.ts';
import {
  showSearch,
  tellCandidate,
  tellDeclined,
  tellFound,
  tellSubstituted,
  tellWanted,
} from './substitutes.ts';
import { type Tell, type Telling, telling } from './telling.ts';
import { showLobby } from './thread.ts';
import { tellTimesAnew, tellTurn } from './turn.ts';
import { tellSomebody } from './warning.ts';

/** What an outbox message holds makes no sense here. A newer version may have written it. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** How what is about no match is said is another matter: that has no speech of a match's server. */
type AboutMatch = Exclude<Notice['kind'], 'welcome' | 'digest'>;

/** How a match stands, or how it ended, once more; nobody is called. */
const tellRepaired: Tell<'repaired'> = (at) => {
  const span = { from: at.match.sequence + 1, to: at.match.sequence };
  return at.match.status === 'over'
    ? showResult(at, span.from, span.to)
    : tellTurn(at, { kind: 'turn', ...span, ping: [], quiet: false });
};

/** An earlier version left the end to be told as a turn. */
const tellTurnOrEnd: Tell<'turn'> = (at, notice) => {
  const { from, to, quiet } = notice;
  const isEnd = at.match.status === 'over' && to === at.match.sequence && quiet === undefined;
  return isEnd ? showResult(at, from, to) : tellTurn(at, notice);
};

/** A DM to the host that I am in the server of its matches no more; none where I am there again. */
const tellGone: Tell<'gone'> = async (at, { others }) => {
  const { app, match } = at;
  if ((await app.store.server(match.home.server)).goneAt === null) return null;
  const name = matchName(editionOf(app, match), match.id);
  await tellSomebody(at, ({ say }) =>
    [
      say('warnings.thrown out', { match: name }),
      ...(others > 0 ? [say('warnings.thrown out of others', { count: others })] : []),
    ].join(' '),
  );
  return null;
};

/** A DM to the host that no time counts in a match, as it could not be told for a day; none where it can be meanwhile. */
const tellUntold: Tell<'untold'> = async (at) => {
  const { app, match } = at;
  if (match.status !== 'running' || untoldSince(match) === null) return null;
  const about = { match: matchName(editionOf(app, match), match.id), place: channelOf(match) };
  await tellSomebody(at, ({ say }) => say('warnings.untold', about));
  return null;
};

/** A DM to the host that the match began under other rules than these; none where they are back meanwhile. */
const tellStopped: Tell<'stopped'> = async (at) => {
  const { match } = at;
  const edition = editionOf(at.app, match);
  if (match.status !== 'running' || hasItsRules(edition, match)) return null;
  await tellSomebody(at, ({ language }) => {
    const why = refusalSpeech(language).say('other rules while it runs');
    return `${matchName(edition, match.id)}: ${why}`;
  });
  return null;
};

/** How each kind of notice about a match is said. */
const TELL: { readonly [K in AboutMatch]: Tell<K> } = {
  lobby: showLobby,
  start: tellStart,
  turn: tellTurnOrEnd,
  over: (at, { from, to }) => showResult(at, from, to),
  secret: tellSecret,
  settled: tellSettled,
  story: tellStory,
  chart: tellChart,
  proposal: tellProposal,
  closed: tellClosed,
  resigned: tellResigned,
  reminder: tellReminder,
  ranOut: tellRanOut,
  forfeited: tellForfeited,
  reclaimed: tellReclaimed,
  paused: tellPaused,
  resumed: tellResumed,
  deserted: tellDeserted,
  asleep: tellAsleep,
  settling: tellSettling,
  watching: tellWatching,
  absent: tellAbsent,
  promise: tellPromise,
  promises: tellPromises,
  repaired: tellRepaired,
  upNext: tellUpNext,
  vote: tellVote,
  votes: tellVotes,
  seats: tellSeats,
  times: tellTimesAnew,
  dates: tellDatesAnew,
  missed: tellMissed,
  gone: tellGone,
  untold: tellUntold,
  back: tellBack,
  wanted: tellWanted,
  found: tellFound,
  search: (at, { seat }) => showSearch(at, seat),
  candidate: tellCandidate,
  declined: tellDeclined,
  substituted: tellSubstituted,
  expiring: tellExpiring,
  level: tellLevel,
  ruling: tellRuling,
  again: tellAgain,
  stopped: tellStopped,
};

const tell = <K extends AboutMatch>(
  at: Telling,
  kind: K,
  notice: Parameters<Tell<K>>[1],
): Promise<string | null> => TELL[kind](at, notice);

/**
 * Says one outbox message. Returns the id of what was posted, if anything was.
 * It may be called again for the same message after a crash: whatever stands already is not posted twice.
 */
export async function deliver(parts: PostOffice, row: OutboxRow): Promise<string | null> {
  const notice = noticeOf(row);
  if (notice === null) throw new Unreadable();
  if (notice.kind === 'welcome') return tellWelcome(parts, row, notice);
  if (notice.kind === 'digest') return tellDigest(parts, row, notice);
  const match = row.match === null ? null : await parts.app.store.match(row.match);
  // Nobody hears of a plan.
  if (match === null || match.planOf !== null) return null;
  return tell(telling(parts, match, row), notice.kind, notice);
}

/** That I have come into a server: to all there, in its language. */
async function tellWelcome(
  parts: PostOffice,
  row: OutboxRow,
  { server, channel }: NoticeOf<'welcome'>,
): Promise<string> {
  const speech = speechIn(parts, { spoken: await parts.app.store.server(server) });
  return post(parts, channel, { content: speech.say('posts.here I am'), speech }, row);
}
