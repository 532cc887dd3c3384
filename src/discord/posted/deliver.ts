import { type Notice, noticeOf, type NoticeOf } from '../../match/app/notice.ts';
import type { MatchRow, OutboxRow } from '../../store/store.ts';
import type { PostContext } from '../context.ts';
import { speechIn } from '../wording/language.ts';
import * as clock from './clock.ts';
import { tellDatesAnew } from './dates.ts';
import { tellDigest } from './digest.ts';
import { tellAgain, showResult, tellChart, tellStory } from './end.ts';
import * as halts from './halts.ts';
import { tellClosed, tellProposal } from './proposal.ts';
import { tellChanged } from './posts.ts';
import { tellLevel, tellResigned, tellRuling, tellSeats, tellStart } from './seats.ts';
import { tellSettled } from './dm-call.ts';
import { tellReminder } from './reminder.ts';
import { tellSecret } from './secret-call.ts';
import { tellAbsent, tellWatching } from './company.ts';
import { tellRoles } from './league-roles.ts';
import { tellMissed } from './missed.ts';
import { tellPromise, tellPromises } from './promises.ts';
import {
  tellBallot,
  tellSeasonNews,
  tellStepIn,
  tellSeasonPost,
  tellStandings,
  tellUnheard,
} from './season.ts';
import { post } from './sending.ts';
import * as substitutes from './substitutes.ts';
import { type Tell, type Telling, telling } from './telling.ts';
import { showLobby } from './thread.ts';
import { tellTimesAnew, tellTurn } from './turn.ts';
import { tellGone, tellStopped, tellUntold } from './warning.ts';

/** What an outbox message holds makes no sense here. A newer version may have written it. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** How what is about no match is said is another matter: that has no speech of a match's server. */
type AboutMatch = Exclude<
  Notice['kind'],
  | 'welcome'
  | 'digest'
  | 'season'
  | 'seasonNews'
  | 'standings'
  | 'stepIn'
  | 'ballot'
  | 'roles'
  | 'unheard'
>;

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

/** How each kind of notice about a match is said. */
const TELL: { readonly [K in AboutMatch]: Tell<K> } = {
  lobby: showLobby,
  changed: tellChanged,
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
  ranOut: clock.tellRanOut,
  forfeited: clock.tellForfeited,
  reclaimed: clock.tellReclaimed,
  paused: halts.tellPaused,
  resumed: halts.tellResumed,
  deserted: halts.tellDeserted,
  asleep: halts.tellAsleep,
  settling: halts.tellSettling,
  brokenOff: halts.tellBrokenOff,
  watching: tellWatching,
  absent: tellAbsent,
  promise: tellPromise,
  promises: tellPromises,
  repaired: tellRepaired,
  upNext: clock.tellUpNext,
  vote: clock.tellVote,
  votes: clock.tellVotes,
  seats: tellSeats,
  times: tellTimesAnew,
  dates: tellDatesAnew,
  missed: tellMissed,
  gone: tellGone,
  untold: tellUntold,
  back: halts.tellBack,
  wanted: substitutes.tellWanted,
  found: substitutes.tellFound,
  search: (at, { seat }) => substitutes.showSearch(at, seat),
  candidate: substitutes.tellCandidate,
  declined: substitutes.tellDeclined,
  substituted: substitutes.tellSubstituted,
  expiring: clock.tellExpiring,
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
 *
 * @param match the match that it is about; null where it is about none, or that is gone
 */
export async function deliver(
  context: PostContext,
  row: OutboxRow,
  match: MatchRow | null,
): Promise<string | null> {
  const notice = noticeOf(row);
  if (notice === null) throw new Unreadable();
  switch (notice.kind) {
    case 'welcome':
      return tellWelcome(context, row, notice);
    case 'digest':
      return tellDigest(context, row, notice);
    case 'season':
      return tellSeasonPost(context, row, notice);
    case 'seasonNews':
      return tellSeasonNews(context, row, notice);
    case 'stepIn':
      return tellStepIn(context, row, notice);
    case 'ballot':
      return tellBallot(context, row, notice);
    case 'standings':
      return tellStandings(context, row, notice);
    case 'roles':
      return tellRoles(context, notice);
    case 'unheard':
      return tellUnheard(context, row, notice);
    default:
  }
  // Nobody hears of a plan.
  if (match === null || match.planOf !== null) return null;
  return tell(telling(context, match, row), notice.kind, notice);
}

/** That I have come into a server: to all there, in its language. */
async function tellWelcome(
  context: PostContext,
  row: OutboxRow,
  { server, channel }: NoticeOf<'welcome'>,
): Promise<string> {
  const speech = speechIn(context, { spoken: await context.app.store.server(server) });
  return post(context, channel, { content: speech.say('posts.here I am'), speech }, row);
}
