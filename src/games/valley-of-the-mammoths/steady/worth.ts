import { CAMPS_TO_WIN } from '../content/numbers.ts';
import { peopleOf } from '../tribes.ts';
import type { Outlook } from './outlook.ts';
import type { Stand } from './stand.ts';

/** What so many camps are worth. */
const CAMPS = [0, 5, 9, 14, 24, 28] as const;
/** What camps of the next turn are worth of those that stand. */
const SOON = 0.6;
/** What food is worth that somebody starves without now; that is needed in the next two turns; and any other. */
const [STARVED, NEXT, THEN, SPARE] = [2, 0.6, 0.35, 0.06] as const;

/** Between two numbers of camps it is worth what lies between. */
export function campsWorth(count: number): number {
  const most = CAMPS.length - 1;
  const low = Math.min(most, Math.floor(count));
  const [worth = 0, next = worth] = CAMPS.slice(low, low + 2);
  return worth + (next - worth) * (Math.min(most, count) - low);
}

/** What food is worth after a meal; less than none if it did not do. */
export function larderWorth({ me }: Outlook, food: number): number {
  if (food < 0) return food * STARVED;
  // Some of it is found by the way.
  const turn = Math.max(2, peopleOf(me) - me.camps.length);
  const [next, then] = [Math.min(food, turn), Math.min(Math.max(0, food - turn), turn)];
  return next * NEXT + then * THEN + Math.max(0, food - 2 * turn) * SPARE;
}

/** What all places together are worth, after the meal of this turn. */
export function worthOf(outlook: Outlook, all: Stand): number {
  const now = campsWorth(all.camps);
  const soon = campsWorth(all.camps + Math.min(all.sites, CAMPS_TO_WIN));
  return all.worth + larderWorth(outlook, outlook.me.food + all.food) + now + SOON * (soon - now);
}
