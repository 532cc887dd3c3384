import { DAY_MS } from '../../clock/hours.ts';
import { move, type Moved } from '../../match/agreement/moving.ts';
import { Refused } from '../../match/app/refused.ts';
import { handedFrom, handOver } from '../../match/company/hand-over.ts';
import { callOff } from '../../match/company/substitute.ts';
import { closeMatch } from '../../match/lobby/close.ts';
import { load } from '../../match/loaded/load.ts';
import { mayModerate } from '../../match/moderation/moderate.ts';
import { pauseCutAt } from '../../match/moderation/pause.ts';
import { leagueTableOf } from '../../match/stored/league-table.ts';
import { nameInList } from '../../match/stored/name.ts';
import { pausedUntil } from '../../match/time/halt.ts';
import type { MatchRow, RulingRow } from '../../store/store.ts';
import { button, buttonRow } from '../controls.ts';
import type { PressAs } from '../ids.ts';
import type { Handler } from './handler.ts';
import { roundWords } from '../wording/proposal.ts';
import type { TableRequest } from '../table-request.ts';
import { type Presser, rowAt } from './presser.ts';
import { textReply, type PressReply } from './reply.ts';

/** What came of a request, or would: whether the match is closed by it. */
interface MotionResult {
  readonly did: Moved;
  readonly isClosed: boolean;
}

/**
 * Does in a match what somebody wants. Where that decides it alone for others, or ends the match, it is asked once before:
 * what would come of it is tried, so that nobody is asked about what is refused then.
 */
export async function doOrAsk(
  presser: Presser,
  row: MatchRow,
  request: TableRequest,
): Promise<PressReply> {
  const would = await fulfil(presser, row, request, true);
  const isAsked = would.did === 'ruled' || (would.did === 'carried' && request.is === 'settle');
  if (!isAsked) {
    const came = await fulfil(presser, row, request, false);
    return textReply(await wordsAfter(presser, row, request, came));
  }
  const { say } = await presser.speechTo(row);
  const content = [
    await questionOf(presser, row, request),
    ...(would.isClosed && request.is !== 'close' ? [say('halts.sure closes')] : []),
    ...(would.did === 'ruled' ? [say('halts.sure as moderator')] : []),
  ].join('\n');
  const press = { do: 'sure', match: row.id, request, of: holderIn(row, request) } as const;
  return textReply(content, [buttonRow([button(press, say('buttons.sure'), 'loses', '⚖️')])]);
}

/** Somebody was asked once more, and means it. */
export const sure: Handler<'sure'> = async (presser, { match, request, of }) => {
  const row = await rowAt(presser, match);
  const came = await fulfilOnce(presser, row, { request, of });
  return textReply(await wordsAfter(presser, row, request, came));
};

/** Does it where that has not been done already by the same person, as by a double tap: then that is what is said. */
async function fulfilOnce(
  presser: Presser,
  row: MatchRow,
  { request, of }: Pick<PressAs<'sure'>, 'request' | 'of'>,
): Promise<MotionResult> {
  try {
    if (of !== null && of !== holderIn(row, request)) throw new Refused('seat changed hands');
    return await fulfil(presser, row, request, false);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { store } = presser.app;
    const [now, rulings] = await Promise.all([store.match(row.id), store.rulings(row.id)]);
    const last = rulings.at(-1);
    if (now === null || last?.by !== presser.press.user.id || !isDoneBy(now, last, request))
      throw error;
    const did = last.agreed === null ? 'ruled' : 'carried';
    return { did, isClosed: now.status === 'cancelled' };
  }
}

/** Whether a request was fulfilled by what was decided last in a match. */
function isDoneBy(row: MatchRow, { deed, at }: RulingRow, request: TableRequest): boolean {
  if (request.is === 'pause') {
    const days = Math.round(((pausedUntil(row)?.getTime() ?? 0) - at.getTime()) / DAY_MS);
    // At a table of a league its round may have cut it short.
    const isSame = days === request.days || (leagueTableOf(row) !== null && days < request.days);
    return deed.is === 'pause' && isSame;
  }
  if (!('seat' in request)) return deed.is === request.is;
  if (!('seat' in deed) || deed.seat !== request.seat) return false;
  if (deed.is !== 'handOver') return deed.is === request.is;
  return request.is === 'handTo'
    ? deed.to === request.to
    : request.is === 'handOver' && deed.to === null;
}

/** Who has the seat that a request is about, 0 for a computer player; null where it is about none. */
function holderIn({ seats }: MatchRow, request: TableRequest): string | null {
  if (!('seat' in request)) return null;
  const one = seats[request.seat];
  return (one?.heldBy === 'person' ? one.user : null) ?? '0';
}

/** @param isRehearsal whether it is only tried */
async function fulfil(
  { app, press: own, playerNamed }: Presser,
  row: MatchRow,
  request: TableRequest,
  isRehearsal: boolean,
): Promise<MotionResult> {
  const press = isRehearsal ? { ...own, isRehearsal } : own;
  if (request.is === 'close') {
    await closeMatch(app, press, row.id);
    return { did: row.status === 'running' ? 'ruled' : 'carried', isClosed: true };
  }
  if (request.is === 'callOff') {
    await callOff(app, press, row.id, request.seat);
    return { did: 'ruled', isClosed: false };
  }
  const isHanded =
    request.is === 'handTo' || (request.is === 'handOver' && mayModerate(press, row));
  if (!isHanded) return { did: await move(app, press, row.id, request), isClosed: false };
  const to = request.is === 'handTo' ? await playerNamed(row, request.to) : null;
  const { status } = await handOver(app, press, row.id, request.seat, to);
  return { did: 'ruled', isClosed: status === 'cancelled' };
}

/** What is asked before it is done. */
async function questionOf(
  { app, speechTo }: Presser,
  row: MatchRow,
  request: TableRequest,
): Promise<string> {
  const { say, language } = await speechTo(row);
  const match = nameInList(app, row);
  switch (request.is) {
    case 'pause':
      return [
        say('halts.sure pause', { match, count: request.days }),
        ...roundWords(await pauseCutAt(app.store, row, request.days, app.now()), say),
      ].join(' ');
    case 'resume':
    case 'settle':
    case 'close':
      return say(`halts.sure ${request.is}`, { match });
    default: {
      const { edition } = await load(app, row.id);
      const seat = edition.in(language).seatName(request.seat);
      if (request.is === 'substitute') return say('halts.sure substitute', { seat });
      if (request.is === 'callOff') return say('halts.sure call off', { seat });
      if (request.is === 'level') throw new Error('Nobody decides alone on a level.');
      const one = row.seats[request.seat];
      const who = (user: string | null): string =>
        user === null ? say('rulings.a computer player') : `<@${user}>`;
      const to = request.is === 'handTo' ? request.to : null;
      const from = one === undefined ? null : handedFrom(row, one, to);
      return say('halts.sure hand over', { seat, from: who(from), to: who(to) });
    }
  }
}

/** What is said to whom has done it. */
async function wordsAfter(
  { speechTo }: Presser,
  row: MatchRow,
  request: TableRequest,
  { did, isClosed }: MotionResult,
): Promise<string> {
  const { say } = await speechTo(row);
  if (request.is === 'close') return say('matches.closed', { match: row.id });
  return [say(`halts.is ${did}`), ...(isClosed ? [say('posts.nobody is left')] : [])].join(' ');
}
