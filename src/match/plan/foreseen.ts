import { choiceNamed } from '../../engine/choices.ts';
import type { Choice, Deal, Decision, Seat } from '../../engine/game.ts';
import { inEra, type Maker, type Match, ownDecision } from '../../engine/match.ts';
import { lived } from '../../engine/replay.ts';
import type { MatchRow, OrderRow } from '../../store/store.ts';
import { history } from '../loaded/history.ts';
import type { App } from '../app/app.ts';
import { loadRow } from '../loaded/load.ts';
import { COMPUTER, orderedFor, orderedIn, ordersOf, isForSame } from '../orders/standing-orders.ts';

/** An answer that the player of a plan gave there, and what it was asked. */
export interface Foreseen {
  readonly before: Match<unknown>;
  /** As its game names it. */
  readonly decision: Decision;
  readonly choice: Choice<unknown>;
  readonly by: Maker;
  /** Whether nobody else had answered before it. */
  readonly isFirst: boolean;
}

/** All that its player did in a plan and has not undone, in order. */
export interface Line {
  readonly answers: readonly Foreseen[];
  /** The goods that it gave or got there. */
  readonly deals: readonly Deal[];
}

/** What the player of a seat did in a plan. */
export async function lineOf(app: App, row: MatchRow, seat: Seat): Promise<Line> {
  const { edition, match } = loadRow(app, row);
  const { game } = edition;
  const { matches, entries } = await history(app, row);
  const answers: Foreseen[] = [];
  const deals: Deal[] = [];
  let isFirst = true;
  const note = (before: Match<unknown>, id: string, key: string, by: Maker): void => {
    const decision = ownDecision(game, before, id);
    if (decision === undefined) return;
    const choice = choiceNamed(game.choices(before.state, decision), key);
    if (choice !== null) answers.push({ before, decision, choice, by, isFirst });
  };
  for (const sequence of lived(entries)) {
    const [entry, before] = [entries[sequence], matches[sequence - 1]];
    if (entry === undefined || before === undefined || entry.kind === 'setup') continue;
    if (entry.kind !== 'answers') {
      isFirst = false;
      if (entry.kind === 'deal' && [entry.deal.from, entry.deal.to].includes(seat)) {
        deals.push(entry.deal);
      }
      continue;
    }
    for (const { decision, choice, by, ...one } of entry.answers) {
      if (one.seat === seat) note(before, decision, choice, by ?? 'person');
    }
    if (entry.answers.some((one) => one.seat !== seat)) isFirst = false;
  }
  for (const { decision, choice, by, ...one } of match.sealed) {
    if (one.seat === seat) note(match, decision, choice, by ?? 'person');
  }
  return { answers, deals };
}

/** Orders that answer what was foreseen, and what they do not answer. */
export interface Covering {
  readonly orders: readonly OrderRow[];
  /** What they answer otherwise, as it was answered in different ways. */
  readonly otherwise: readonly Foreseen[];
  /** What no order answers. */
  readonly left: readonly Foreseen[];
}

/**
 * Finds the orders that give as many of these answers as possible, each from what the seat saw then. Orders that stand
 * are not replaced. If one question was answered in different ways, the most frequent answer counts, then the latest.
 *
 * @param row the plan, with its orders
 */
export function ordersFor(
  app: App,
  row: MatchRow,
  seat: Seat,
  foreseen: readonly Foreseen[],
): Covering {
  const { edition } = loadRow(app, row);
  const { game } = edition;
  // What a computer player is ordered to answer is nothing that was foreseen.
  const standing = row.orders.filter((one) => one.seat === seat && one.value !== COMPUTER);
  const declared = ordersOf(edition).filter(({ values }) => values.length > 0);
  const isCovered = ({ decision }: Foreseen): boolean =>
    declared.some(({ kinds }) => kinds.includes(decision.kind));
  const covered = foreseen.filter(isCovered).map((one) => ({
    one,
    asked: { ...one.decision, id: inEra(one.decision.id, one.before) },
    view: game.view(one.before.state, seat),
  }));
  const open = declared.flatMap((known) => {
    const { name, kinds, values } = known;
    const versus = covered
      .filter(({ one }) => kinds.includes(one.decision.kind))
      .flatMap(
        ({ one, view }): readonly (Seat | null)[] => known.against?.(one.decision, view) ?? [null],
      );
    const isOpen = (one: Seat | null): boolean =>
      orderedIn(row, seat, name, one) === null && orderedIn(row, seat, name, null) === null;
    return [...new Set(versus)]
      .filter(isOpen)
      .map((one) => values.map((value): OrderRow => ({ seat, name, against: one, value })));
  });
  const results = (orders: readonly OrderRow[]) =>
    covered.map(({ one: { before, choice }, asked }) => {
      const now = { edition, match: before, row: { orders: [...standing, ...orders] } };
      const { answer } = orderedFor(now, asked);
      if (answer === null || answer === COMPUTER) return 'left';
      return answer.key === choice.key ? 'same' : 'otherwise';
    });
  const worth = (orders: readonly OrderRow[]): readonly number[] => {
    const all = results(orders);
    const same = all.flatMap((one, at) => (one === 'same' ? [at] : []));
    const otherwise = all.filter((one) => one === 'otherwise').length;
    return [same.length, -otherwise, same.reduce((sum, at) => sum + at, 0)];
  };
  let orders: readonly OrderRow[] = [];
  let best = worth(orders);
  // What one order is best for may depend on another one that is looked at first: twice is enough for all.
  for (const values of [...open, ...open]) {
    for (const one of values) {
      const others = orders.filter((old) => !isForSame(old, one));
      const next = [...others, one];
      const found = worth(next);
      if (isMore(found, best)) [orders, best] = [next, found];
    }
  }
  const all = results(orders);
  const comesTo = (result: 'left' | 'otherwise'): Foreseen[] =>
    covered.flatMap(({ one }, at) => (all[at] === result ? [one] : []));
  const left = comesTo('left');
  return {
    orders,
    otherwise: comesTo('otherwise'),
    left: foreseen.filter((one) => !isCovered(one) || left.includes(one)),
  };
}

/** Whether the first number that differs is greater. */
function isMore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((number, nth) => number !== other[nth]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}
