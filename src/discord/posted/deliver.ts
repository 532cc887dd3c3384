import { untoldSince } from '../../match/time/clock-row.ts';
import { editionOf, hasItsRules } from '../../match/stored/edition.ts';
import { channelOf, matchName } from '../../match/stored/name.ts';
import { noticeOf, type NoticeOf } from '../../match/app/notice.ts';
import type { MatchRow, OutboxRow } from '../../store/store.ts';
import { refusalSpeech } from '../../words/index.ts';
import type { PostOffice } from '../desk.ts';
import { speechIn } from '../said/language.ts';
import {
  tellBenched,
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
import { tellAgain, tellChart, tellOver, tellStory } from './end.ts';
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
  tellCandidate,
  tellDeclined,
  tellFound,
  tellSearch,
  tellSubstituted,
  tellWanted,
} from './substitutes.ts';
import { showLobby } from './thread.ts';
import { tellTimesAnew, tellTurn } from './turn.ts';
import { tellSomebody } from './warning.ts';

/** What an outbox message holds makes no sense here. A newer version may have written it. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

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
  switch (notice.kind) {
    case 'lobby':
      return showLobby(parts, match, row);
    case 'start':
      return tellStart(parts, match, row);
    case 'turn':
      return isEnd(match, notice)
        ? tellOver(parts, match, row, notice)
        : tellTurn(parts, match, row, notice);
    case 'over':
      return tellOver(parts, match, row, notice);
    case 'secret':
      return tellSecret(parts, match, row, notice);
    case 'settled':
      return tellSettled(parts, match, notice);
    case 'story':
      return tellStory(parts, match, row);
    case 'chart':
      return tellChart(parts, match, row);
    case 'proposal':
      return tellProposal(parts, match, row, notice);
    case 'closed':
      return tellClosed(parts, match, notice);
    case 'resigned':
      return tellResigned(parts, match, row, notice);
    case 'reminder':
      return tellReminder(parts, match, row, notice);
    case 'ranOut':
      return tellRanOut(parts, match, row, notice);
    case 'forfeited':
      return tellBenched(parts, match, row, notice);
    case 'reclaimed':
      return tellReclaimed(parts, match, row, notice);
    case 'paused':
      return tellPaused(parts, match, row, notice);
    case 'resumed':
      return tellResumed(parts, match, row, notice);
    case 'deserted':
      return tellDeserted(parts, match, row);
    case 'asleep':
      return tellAsleep(parts, match, row);
    case 'settling':
      return tellSettling(parts, match, row, notice);
    case 'watching':
      return tellWatching(parts, match, row, notice);
    case 'absent':
      return tellAbsent(parts, match, row, notice);
    case 'promise':
      return tellPromise(parts, match, row, notice);
    case 'promises':
      return tellPromises(parts, match, row, notice);
    case 'repaired':
      return tellAnew(parts, match, row);
    case 'upNext':
      return tellUpNext(parts, match, row, notice);
    case 'vote':
      return tellVote(parts, match, row, notice);
    case 'votes':
      return tellVotes(parts, match, row, notice);
    case 'seats':
      return tellSeats(parts, match, row);
    case 'times':
      return tellTimesAnew(parts, match, row);
    case 'dates':
      return tellDatesAnew(parts, match);
    case 'missed':
      return tellMissed(parts, match, row, notice);
    case 'gone':
      return tellGone(parts, match, row, notice);
    case 'untold':
      return tellUntold(parts, match, row);
    case 'back':
      return tellBack(parts, match, row, notice);
    case 'wanted':
      return tellWanted(parts, match, row, notice);
    case 'found':
      return tellFound(parts, match, notice);
    case 'search':
      return tellSearch(parts, match, notice);
    case 'candidate':
      return tellCandidate(parts, match, row, notice);
    case 'declined':
      return tellDeclined(parts, match, row, notice);
    case 'substituted':
      return tellSubstituted(parts, match, row, notice);
    case 'expiring':
      return tellExpiring(parts, match, row);
    case 'level':
      return tellLevel(parts, match, row, notice);
    case 'ruling':
      return tellRuling(parts, match, row, notice);
    case 'again':
      return tellAgain(parts, match, row, notice);
    case 'stopped':
      return tellStopped(parts, match, row);
  }
}

/** How a match stands, or how it ended, once more; nobody is called. */
function tellAnew(parts: PostOffice, match: MatchRow, row: OutboxRow): Promise<string | null> {
  const span = { from: match.sequence + 1, to: match.sequence };
  return match.status === 'over'
    ? tellOver(parts, match, row, span)
    : tellTurn(parts, match, row, { kind: 'turn', ...span, ping: [], quiet: false });
}

/** Whether an earlier version left the end to be told as a turn. */
const isEnd = ({ status, sequence }: MatchRow, { to, quiet }: NoticeOf<'turn'>): boolean =>
  status === 'over' && to === sequence && quiet === undefined;

/** That I have come into a server: to all there, in its language. */
async function tellWelcome(
  parts: PostOffice,
  row: OutboxRow,
  { server, channel }: NoticeOf<'welcome'>,
): Promise<string> {
  const speech = speechIn(parts, { spoken: await parts.app.store.server(server) });
  const content = speech.say('posts.here I am');
  return post(parts, channel, { content, components: [], ping: [], speech }, row);
}

/** A DM to the host that I am in the server of its matches no more; none where I am there again. */
async function tellGone(
  parts: PostOffice,
  match: MatchRow,
  row: OutboxRow,
  { others }: NoticeOf<'gone'>,
): Promise<null> {
  if ((await parts.app.store.server(match.home.server)).goneAt === null) return null;
  const name = matchName(editionOf(parts.app, match), match.id);
  await tellSomebody(parts, match, row, ({ say }) =>
    [
      say('warnings.thrown out', { match: name }),
      ...(others > 0 ? [say('warnings.thrown out of others', { count: others })] : []),
    ].join(' '),
  );
  return null;
}

/** A DM to the host that no time counts in a match, as it could not be told for a day; none where it can be meanwhile. */
async function tellUntold(parts: PostOffice, match: MatchRow, row: OutboxRow): Promise<null> {
  if (match.status !== 'running' || untoldSince(match) === null) return null;
  const name = matchName(editionOf(parts.app, match), match.id);
  const place = channelOf(match);
  await tellSomebody(parts, match, row, ({ say }) =>
    say('warnings.untold', { match: name, place }),
  );
  return null;
}

/** A DM to the host that the match began under other rules than these; none where they are back meanwhile. */
async function tellStopped(parts: PostOffice, match: MatchRow, row: OutboxRow): Promise<null> {
  if (match.status === 'running' && !hasItsRules(editionOf(parts.app, match), match)) {
    const name = matchName(editionOf(parts.app, match), match.id);
    await tellSomebody(parts, match, row, ({ language }) => {
      return `${name}: ${refusalSpeech(language).say('other rules while it runs')}`;
    });
  }
  return null;
}
