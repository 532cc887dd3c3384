import { imagine } from '../engine/imagine.ts';
import { begin, decisionsIn } from '../engine/match.ts';
import { lived } from '../engine/replay.ts';
import type { Seat } from '../engine/game.ts';
import type { MatchId, MatchRow, SeatRow } from '../store/store.ts';
import { canFollow } from './can-follow.ts';
import { give, type Given } from './give.ts';
import { type House, type Press, Refused } from './house.ts';
import { inSitting, type Sat } from './in-sitting.ts';
import { playerAt } from './level.ts';
import { load, type Loaded, loadFrom, snapshotOf } from './load.ts';
import { entryIn } from './log.ts';
import { playingSeat } from './playing.ts';
import { pressOnce } from './press.ts';
import { type Plan, planIn } from './planned.ts';
import { save } from './save.ts';
import { REST } from './resting.ts';
import { personAt } from './seats.ts';
import { enter, sitDown } from './sitting.ts';
import { tableOf } from './table.ts';

/**
 * Makes a plan: a match that nobody else sees, which goes on from another one as its player imagines that. What it may
 * not know is made up, the dice are others, and computer players play for the others. It takes the place of the plan
 * before it, and never touches the match.
 */
export function makePlan(house: House, press: Press, id: MatchId): Promise<Loaded> {
  return pressOnce(house, press, async (transaction) => {
    const real = await transaction.match(id);
    if (real === null) throw new Refused('match is gone');
    if (real.planOf !== null) throw new Refused('plan of a plan');
    if (real.status === 'open') throw new Refused('not started');
    const seat = playingSeat(real, press.user.id);
    const { edition, match } = await loadFrom(house, real, transaction);
    const { game } = edition;
    for (const before of await transaction.plansOf(id, press.user.id)) {
      await transaction.forgetPlan(before);
    }
    const base = {
      state: imagine(game, match.state, seat, house.chance),
      era: match.era,
      restores: match.restores,
    };
    const now = house.now();
    const created = await transaction.createMatch({
      game: real.game,
      rules: real.rules,
      terms: null,
      config: real.config,
      home: { server: '', channel: '', thread: null, lobby: null },
      host: press.user.id,
      size: real.size,
      seed: house.secret(16),
      salt: house.secret(16),
      createdAt: now,
    });
    const { id: level } = playerAt(edition, null);
    const seats = real.seats.map((one): SeatRow => {
      const own = { ...one, owesSince: null, called: null, wanted: null, seen: 0, shown: 0 };
      if (one.seat === seat) return { ...own, actedAt: now };
      return { ...own, heldBy: 'computer', level: one.level ?? level, actedAt: null };
    });
    await transaction.setSeats(created.id, seats);
    const change = {
      status: 'running',
      content: real.content,
      startedAt: now,
      planOf: id,
      plan: { sequence: match.sequence, base },
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
      people: real.people.filter((person) => person.id === press.user.id),
      sequence: 0,
      snapshot: snapshotOf(edition, begun.match),
    };
    const loaded = { row, edition, match: begun.match, table: tableOf(house, row) };
    const sitting = sitDown(loaded, transaction, [seat]);
    enter(house, sitting, begun);
    return save(house, sitting);
  });
}

/** What came of doing for real what was planned. */
export interface Played {
  /** How many answers were given: those up to where dice, something hidden or others come in. */
  readonly answers: number;
  readonly orders: number;
}

/**
 * Does for real what was answered in a plan from its beginning, as far as nothing came in between that nobody can know,
 * and gives the orders that were given there. Throws `Refused` where the match has gone on since the plan was made.
 */
export async function playPlan(house: House, press: Press, id: MatchId): Promise<Sat<Played>> {
  const { row } = await load(house, id);
  const plan = planIn(row);
  if (row.planOf === null || plan === null) throw new Refused('match is gone');
  const planner = playingSeat(row, press.user.id);
  const planned = await answersOf(house, row, plan, planner);
  return inSitting(house, press, row.planOf, async (sitting, seat) => {
    if (sitting.match.sequence !== plan.sequence) throw new Refused('plan is old');
    if (seat !== planner) throw new Refused('no seat');
    const { loaded, transaction } = sitting;
    let answers = 0;
    for (const { era, given } of planned) {
      const before = sitting.match.sequence;
      // What was taken back there has changed the ids of what was asked, not what is asked.
      const { game } = loaded.edition;
      const { restores } = plan.base;
      const at = decisionsIn(game, { ...sitting.match, era, restores }).findIndex(
        ({ id: asked }) => asked === given.decision,
      );
      const decision = decisionsIn(game, sitting.match)[at]?.id ?? given.decision;
      const by = personAt(loaded.row, seat);
      give(house, sitting, { seat, by }, { decision, choice: given.choice });
      answers += 1;
      if (!canFollow(sitting, seat, before)) break;
    }
    const mine = row.orders.filter((one) => one.seat === seat && one.name !== REST);
    const fresh = mine.filter(
      ({ name, against, value }) =>
        !loaded.row.orders.some(
          (one) =>
            one.seat === seat &&
            one.name === name &&
            one.against === against &&
            one.value === value,
        ),
    );
    for (const one of fresh) await transaction.putOrder(loaded.row.id, one);
    const isKept = (old: { name: string; against: Seat | null; seat: Seat }): boolean =>
      !fresh.some(
        (one) => one.seat === old.seat && one.name === old.name && one.against === old.against,
      );
    sitting.orders = [...sitting.orders.filter(isKept), ...fresh];
    if (answers === 0 && fresh.length === 0) throw new Refused('nothing planned');
    return { answers, orders: fresh.length };
  });
}

/** An answer of a plan, and how often something had been taken back there before. */
interface Planned {
  readonly era: number;
  readonly given: Given;
}

/** What the player of a plan has answered in it before anybody else did, in order. */
async function answersOf(
  house: House,
  row: MatchRow,
  { base }: Plan,
  seat: Seat,
): Promise<Planned[]> {
  const entries = (await house.store.entries(row.id)).map(entryIn);
  const planned: Planned[] = [];
  for (const sequence of lived(entries)) {
    const entry = entries[sequence];
    if (entry?.kind === 'setup') continue;
    if (entry?.kind !== 'answers' || entry.answers.some((one) => one.seat !== seat)) break;
    const back = entries.slice(0, sequence).filter(({ kind }) => kind === 'undo').length;
    for (const { decision, choice } of entry.answers) {
      planned.push({ era: base.era + back, given: { decision, choice } });
    }
  }
  return planned;
}
