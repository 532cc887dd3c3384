import type { Goods } from '../../src/engine/game.ts';
import type { Random } from '../../src/engine/random.ts';
import { answerProposal } from '../../src/match/agreement/answer-proposal.ts';
import { sayDay } from '../../src/match/stored/person.ts';
import type { App } from '../../src/match/app/app.ts';
import type { Press } from '../../src/match/app/press.ts';
import { Refused } from '../../src/match/app/refused.ts';
import { load } from '../../src/match/loaded/load.ts';
import { move } from '../../src/match/agreement/moving.ts';
import { sayAway } from '../../src/match/stored/away.ts';
import { isPerson, seatOf } from '../../src/match/stored/seats.ts';
import { takeBackOrAsk } from '../../src/match/agreement/take-back.ts';
import { WHEN_OUT } from '../../src/match/app/notice.ts';
import { proposeTrade } from '../../src/match/agreement/trade.ts';
import { vote } from '../../src/match/due/vote.ts';
import { openVotes } from '../../src/match/time/late-vote-post.ts';
import type { MatchId } from '../../src/store/store.ts';
import { newDay, type Player, PINGS_ASKED } from './people.ts';

/** By what people live. */
interface Living {
  readonly app: App;
  readonly random: Random;
  readonly press: (player: Player) => Press;
  /** Resolves when no computer player thinks any more: who is first then must not hang on how fast a machine is. */
  readonly settled: () => Promise<void>;
}

/** One in so many visits. */
const ODDS = { trade: 6, undo: 25, pause: 60, settle: 300, away: 40, day: 60 } as const;

/** Says what somebody thinks of what others have put to it in a match. */
export async function answerOthers(
  { app, random, press, settled }: Living,
  match: MatchId,
  player: Player,
): Promise<void> {
  const row = await app.store.match(match);
  const seat = row === null ? null : seatOf(row, player.id);
  if (seat === null) return;
  const open = await app.store.transaction((transaction) => transaction.openProposals(match));
  for (const { id, to } of open) {
    if (!to.includes(seat)) continue;
    const does = random.below(4) === 0 ? 'decline' : 'accept';
    await answerProposal(app, press(player), id, does).catch(ignoreRefused);
    await settled();
  }
  for (const { about, voters } of row === null ? [] : openVotes(row)) {
    if (!voters.includes(seat)) continue;
    const how = WHEN_OUT[random.below(WHEN_OUT.length)] ?? 'computer';
    await vote(app, press(player), match, about, how).catch(ignoreRefused);
  }
}

/** What somebody does beside its answers: it puts something to the others now and then. */
export async function putToOthers(living: Living, match: MatchId, player: Player): Promise<void> {
  const { app, random, press, settled } = living;
  const isTime = (odds: number): boolean => random.below(odds) === 0;
  const doings = [
    isTime(ODDS.trade) ? () => offerTrade(living, match, player) : null,
    isTime(ODDS.undo) ? () => takeBackOrAsk(app, press(player), match) : null,
    isTime(ODDS.pause) ? () => move(app, press(player), match, { is: 'pause', days: 1 }) : null,
    isTime(ODDS.settle) ? () => move(app, press(player), match, { is: 'settle' }) : null,
  ];
  for (const doing of doings) {
    await doing?.().catch(ignoreRefused);
    await settled();
  }
}

/** Offers one of what somebody has for one of what another one has. */
async function offerTrade(
  { app, random, press }: Living,
  match: MatchId,
  player: Player,
): Promise<void> {
  const { row, edition, match: played } = await load(app, match);
  const { deals } = edition.game;
  const from = seatOf(row, player.id);
  const others = row.seats.flatMap(({ seat }) =>
    seat !== from && isPerson(row, seat) ? [seat] : [],
  );
  const to = others[random.below(Math.max(1, others.length))];
  if (deals === null || from === null || to === undefined || row.status !== 'running') return;
  const one = (seat: number, besides: Goods = {}): Goods => {
    const goods = deals.goods(played.state, seat);
    const kinds = deals.kinds.filter((kind) => (goods[kind] ?? 0) > 0 && !(kind in besides));
    const kind = kinds[random.below(Math.max(1, kinds.length))];
    return kind === undefined ? {} : { [kind]: 1 };
  };
  const gives = one(from);
  const wish = { to, gives, takes: one(to, gives), hours: 24 };
  await proposeTrade(app, press(player), match, wish);
}

/** What somebody says of itself now and then: for how many days it is away, or when it is awake. */
export async function sayOfOneself(
  { app, random, press }: Living,
  player: Player,
): Promise<{ readonly awayDays: number; readonly isChanged: boolean }> {
  const { away } = player.character;
  const awayDays = away > 0 && random.below(ODDS.away) === 0 ? away : 0;
  if (awayDays > 0) await sayAway(app, press(player), { days: awayDays });
  const isChanged = random.below(ODDS.day) === 0;
  if (isChanged) {
    player.hours = newDay(random);
    player.pings = PINGS_ASKED[random.below(PINGS_ASKED.length)] ?? 'thread';
    await sayOwnDay(app, press(player), player);
  }
  return { awayDays, isChanged: isChanged || awayDays > 0 };
}

/** Has somebody say when it is awake, and how it is called. */
export async function sayOwnDay(
  app: App,
  press: Press,
  { hours, pings, wantsUpNextPing }: Player,
): Promise<void> {
  const { zone = null, wakes = null, sleeps = null } = hours ?? {};
  const bed = sleeps === null ? null : sleeps % (24 * 60);
  await sayDay(app, press, { zone, wakes, sleeps: bed, pings, wantsUpNextPing });
}

/** What is refused is not done. */
export function ignoreRefused(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}
