import { imagine } from '../../engine/imagine.ts';
import { begin, inEra } from '../../engine/match.ts';
import type { Deal, Seat } from '../../engine/game.ts';
import type { MatchId, MatchRow, SeatRow } from '../../store/store.ts';
import { type Foreseen, lineOf, ordersFor } from './foreseen.ts';
import type { App } from '../app/app.ts';
import { type Press, pressOnce } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { inUpdate, type Updated } from '../play/in-update.ts';
import { playerAt } from '../stored/edition.ts';
import { load, loadFrom, snapshotOf } from '../loaded/load.ts';
import type { Loaded } from '../app/loaded.ts';
import { orderedIn, type OrderChange, putOrder, REST } from '../orders/standing-orders.ts';
import { playingSeat } from '../loaded/in-match.ts';
import { orderedAnew, canFollow } from './planned.ts';
import { type Plan, planIn, plannerOf } from '../stored/plan-row.ts';
import { save } from '../play/save.ts';
import { isByHand, personAt } from '../stored/seats.ts';
import { enter, type MatchUpdate, beginUpdate, give } from '../loaded/update.ts';
import { tableOf } from '../stored/table.ts';

/**
 * Makes a plan: a match that nobody else sees, which goes on from another one as its player imagines that. Secrets are
 * made up, the dice differ, and computer players play for the others. It replaces the plan before it, and never touches
 * the match.
 */
export function makePlan(app: App, press: Press, id: MatchId): Promise<Loaded> {
  return pressOnce(app, press, async (transaction) => {
    const real = await transaction.match(id);
    if (real === null) throw new Refused('match is gone');
    if (real.planOf !== null) throw new Refused('plan of a plan');
    if (real.status === 'open') throw new Refused('not started');
    const seat = playingSeat(app, real, press.user.id);
    const { edition, match } = await loadFrom(app, real, transaction);
    const { game } = edition;
    for (const before of await transaction.plansOf(id, press.user.id)) {
      await transaction.forgetPlan(before);
    }
    const base = {
      state: imagine(game, match.state, seat, app.chance(`plan:${press.interaction}`)),
      era: match.era,
      restores: match.restores,
    };
    const now = app.now();
    const created = await transaction.createMatch({
      game: real.game,
      rules: real.rules,
      terms: null,
      config: real.config,
      home: { server: '', channel: '', thread: null, lobby: null },
      host: press.user.id,
      size: real.size,
      seed: app.secret(16),
      salt: app.secret(16),
      league: null,
      createdAt: now,
    });
    const { id: level } = playerAt(edition, null);
    const seats = real.seats.map((one): SeatRow => {
      const own = { ...one, owesSince: null, called: null, wanted: null, seen: 0, shown: 0 };
      if (one.seat === seat) return { ...own, actedAt: now };
      // Nobody else is at a plan.
      const other = { ...own, user: null, standsFor: null, actedAt: null };
      return { ...other, heldBy: 'computer', level: one.level ?? level };
    });
    await transaction.setSeats(created.id, seats);
    const orders = real.orders.filter((one) => one.seat === seat && one.name !== REST);
    for (const one of orders) await transaction.saveOrder(created.id, one);
    const change = {
      status: 'running',
      content: real.content,
      startedAt: now,
      planOf: id,
      plan: { sequence: match.sequence, base, seat, orders, steps: [], done: null },
    } as const;
    await transaction.changeMatch(created.id, change);
    const begun = begin(game, {
      seed: created.seed,
      config: game.config(real.config),
      seats: real.seats.length,
      rules: real.rules,
      from: { ...base, state: game.parse(base.state) },
    });
    const row: MatchRow = {
      ...created,
      ...change,
      seats,
      orders,
      people: real.people.filter((person) => person.id === press.user.id),
      sequence: 0,
      snapshot: snapshotOf(edition, begun.match),
    };
    const loaded = { row, edition, match: begun.match, table: tableOf(app, row) };
    const update = beginUpdate(app, loaded, transaction, [seat]);
    enter(update, begun);
    return save(update);
  });
}

/** What came of doing a plan for real. */
export interface PlayedPlan {
  /** How many answers were given: those before dice, secrets or other players come in. */
  readonly answers: number;
  /** What is ordered for the rest. */
  readonly orders: readonly OrderChange[];
  /** What these orders answer otherwise than it was answered in the plan. */
  readonly otherwise: readonly Foreseen[];
  /** What was neither done nor ordered. */
  readonly left: readonly Foreseen[];
  readonly deals: readonly Deal[];
}

/**
 * Does a plan for real: gives its first answers, up to where dice, secrets or other players come in; gives the orders
 * that were given there; and orders the later answers, as far as orders can. A double tap changes nothing more. Throws
 * `Refused` if answers are to be given and the match has gone on since.
 */
export async function playPlan(app: App, press: Press, id: MatchId): Promise<Updated<PlayedPlan>> {
  const { row } = await load(app, id);
  const plan = planIn(row);
  if (row.planOf === null || plan === null) throw new Refused('match is gone');
  playingSeat(app, row, press.user.id);
  const planner = plannerOf(row, plan);
  const line = await lineOf(app, row, planner);
  const mine = line.answers.filter(({ by }) => isByHand(by));
  const { planOf } = row;
  const played = inUpdate(app, press, planOf, async (update, seat): Promise<PlayedPlan> => {
    if (seat !== planner) throw new Refused('no seat');
    const isOld = update.match.sequence !== plan.sequence;
    if (isOld && mine.some(({ isFirst }) => isFirst)) throw new Refused('plan is old');
    const given = isOld ? [] : giveFirst(update, seat, line.answers);
    const later = mine.filter((one) => !given.includes(one));
    const { orders, otherwise, left } = ordersFor(app, row, seat, later);
    const ordered = await giveOrders(update, [...orderedAnew(row, plan, planner), ...orders]);
    const answers = mine.length - later.length;
    if (answers === 0 && ordered.length === 0) {
      if (later.length === 0) throw new Refused('nothing planned');
      throw new Refused('nothing to order');
    }
    await noteDone(update, id, { answers, after: row.sequence });
    return { answers, orders: ordered, otherwise, left, deals: line.deals };
  });
  return played.catch(async (error: unknown) => {
    const done = planIn((await load(app, id)).row)?.done ?? null;
    if (!(error instanceof Refused) || done === null || done.after !== row.sequence) throw error;
    const did = { answers: done.answers, orders: [], otherwise: [], left: [], deals: [] };
    return { loaded: await load(app, planOf), did };
  });
}

/** Notes in a plan what of it was done for real. */
async function noteDone(
  { transaction }: MatchUpdate,
  id: MatchId,
  done: Plan['done'],
): Promise<void> {
  const now = await transaction.lockMatch(id);
  const plan = now === null ? null : planIn(now);
  if (plan !== null) await transaction.changeMatch(id, { plan: { ...plan, done } });
}

/** Gives the first answers of a plan, up to where somebody else or dice come in. */
function giveFirst(
  update: MatchUpdate,
  seat: Seat,
  answers: readonly Foreseen[],
): readonly Foreseen[] {
  const { row } = update.loaded;
  const given: Foreseen[] = [];
  for (const one of answers) {
    if (!one.isFirst) break;
    const { decision, choice, by } = one;
    const { sequence } = update.match;
    // What was taken back there has changed the ids of what was asked outside, not what is asked.
    const name = { decision: inEra(decision.id, update.match), choice: choice.key };
    give(update, { seat, by: isByHand(by) ? personAt(row, seat) : by }, name);
    given.push(one);
    if (!canFollow(update, seat, sequence)) break;
  }
  return given;
}

/** Gives orders and takes others back. Returns those that changed. */
async function giveOrders(
  update: MatchUpdate,
  changes: readonly OrderChange[],
): Promise<OrderChange[]> {
  const fresh = changes.filter(
    ({ seat, name, against, value }) => orderedIn(update, seat, name, against) !== value,
  );
  for (const one of fresh) await putOrder(update, one);
  return fresh;
}
