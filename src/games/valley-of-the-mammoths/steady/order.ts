import { item } from '../../../parts/item.ts';
import { campsLeft, mayCamp, NO_DRAFT } from '../draft.ts';
import { type Place, PLACES, endOf } from '../map.ts';
import { animalsAt } from '../packs.ts';
import type { Group } from '../state.ts';
import { type Folk, occupiedBy, peopleAt, seatsAt } from '../tribes.ts';
import { type Way, waysFrom } from '../paths.ts';
import type { Outlook } from './outlook.ts';
import { NOBODY, type Stand, standAt } from './stand.ts';
import { worthOf } from './worth.ts';

/** A whole order, and what it is worth. */
export interface Order {
  readonly groups: readonly Group[];
  readonly camps: readonly Place[];
  readonly worth: number;
}

/** People who go a way; those of a step all go to the same place. */
interface Leaving {
  readonly way: Way;
  readonly warriors: number;
  readonly females: number;
}
type Step = readonly Leaving[];

/** A better order must be better by so much: nobody goes for nothing. */
const EFFORT = 0.05;
/** An order has no more steps. */
const MOST = 12;

const fromOf = ({ path }: Way): Place => item(path, 0);
const toOf = ({ path }: Way): Place => endOf(path);

const plus = (a: Stand, b: Stand, sign: number): Stand => ({
  worth: a.worth + sign * b.worth,
  food: a.food + sign * b.food,
  camps: a.camps + sign * b.camps,
  sites: a.sites + sign * b.sites,
});

/** Counts by place that change while an order is looked for. */
const countsOf = ({ warriors, females }: Folk) => ({
  warriors: [...warriors],
  females: [...females],
});

const KNOWN = new Map<string, Order>();
/** So many are kept, as an order is made of several answers; then all are forgotten. */
const KEPT = 16;

/** The best order that it finds, whatever it has drafted. */
export function orderOf(outlook: Outlook): Order {
  const { view, isFar, foes } = outlook;
  const later = foes.map(({ isLater }) => isLater);
  const key = JSON.stringify([isFar, later, { ...view, stage: null }]);
  const known = KNOWN.get(key);
  if (known !== undefined) return known;
  if (KNOWN.size >= KEPT) KNOWN.clear();
  const order = searched(outlook);
  KNOWN.set(key, order);
  return order;
}

/** It adds whatever is worth most until nothing is worth more. */
export function searched(outlook: Outlook): Order {
  const { view, seat } = outlook;
  const goals = goalsOf(outlook);
  const board = boardOf(outlook);
  const groups: Group[] = [];
  let worth = worthOf(outlook, board.all());
  for (let steps = 0; steps < MOST; steps += 1) {
    let [found, most]: [Step | null, number] = [null, worth + EFFORT];
    for (const step of stepsFrom(outlook, board.staying, goals)) {
      const all = board.after(step);
      const then = all === null ? most : worthOf(outlook, all);
      if (then > most) [found, most] = [step, then];
    }
    if (found === null) break;
    board.take(found);
    groups.push(...found.map(({ way: { path }, ...people }) => ({ path, ...people })));
    worth = most;
  }
  const draft = { ...NO_DRAFT, groups };
  // Wherever a couple stays, as long as there are camps.
  const sites = PLACES.filter((at) => mayCamp(view, seat, draft, at));
  return { groups, camps: sites.slice(0, campsLeft(view, seat, draft)), worth };
}

/** The own people on their places, which steps move. */
function boardOf(outlook: Outlook) {
  const { view, seat, me } = outlook;
  const settles = PLACES.map((at) => mayCamp(view, seat, NO_DRAFT, at));
  const [there, staying] = [countsOf(me), countsOf(me)];
  let rafts = me.lasting.filter((card) => card === 'raft').length;
  const stands = new Map<number, Stand>();
  const standOn = (at: Place): Stand => {
    const founds =
      item(settles, at) && item(staying.warriors, at) > 0 && item(staying.females, at) > 0;
    const [w, f] = [item(there.warriors, at), item(there.females, at)];
    const key = ((at * 16 + w) * 16 + f) * 2 + (founds ? 1 : 0);
    const known = stands.get(key) ?? standAt(outlook, at, w, f, founds);
    stands.set(key, known);
    return known;
  };
  let all = PLACES.reduce((sum, at) => plus(sum, standOn(at), 1), NOBODY);

  /** @param sign -1 to take it back */
  function move(step: Step, sign: number): void {
    for (const { way, ...people } of step) {
      const [from, to] = [fromOf(way), toOf(way)];
      for (const sex of ['warriors', 'females'] as const) {
        const count = sign * people[sex];
        there[sex][from] = item(there[sex], from) - count;
        there[sex][to] = item(there[sex], to) + count;
        staying[sex][from] = item(staying[sex], from) - count;
      }
      rafts -= sign * way.rafts;
    }
  }

  /** What all places come to after a step; null where it may not be: animals hold as many people as they are. */
  function after(step: Step): Stand | null {
    const places = new Set(step.flatMap(({ way }) => [fromOf(way), toOf(way)]));
    let then = all;
    for (const at of places) then = plus(then, standOn(at), -1);
    move(step, 1);
    const isLegal =
      rafts >= 0 &&
      step.every(({ way }) => peopleAt(there, fromOf(way)) >= animalsAt(view, fromOf(way)));
    if (isLegal) for (const at of places) then = plus(then, standOn(at), 1);
    move(step, -1);
    return isLegal ? then : null;
  }

  function take(step: Step): void {
    all = after(step) ?? all;
    move(step, 1);
  }

  return { all: () => all, staying, after, take };
}

/** Ways on which no animals hold anybody, by where they lead. */
function goalsOf({ view, seat, me }: Outlook): ReadonlyMap<Place, readonly Way[]> {
  const goals = new Map<Place, Way[]>();
  for (const from of occupiedBy(me))
    for (const way of waysFrom(view, seat, NO_DRAFT, from)) {
      if (way.through.some((at) => animalsAt(view, at) > 0)) continue;
      goals.set(toOf(way), [...(goals.get(toOf(way)) ?? []), way]);
    }
  return goals;
}

/**
 * What may be added: any group; two people of two places; and to where strangers or animals are, all warriors who may come, or all
 * but one of each place.
 */
function* stepsFrom(
  { view, seat, isFar }: Outlook,
  staying: Folk,
  goals: ReadonlyMap<Place, readonly Way[]>,
): Generator<Step> {
  for (const [to, ways] of goals) {
    for (const [nth, way] of ways.entries()) {
      const here = fromOf(way);
      const [most, mostFemales] = [item(staying.warriors, here), item(staying.females, here)];
      for (let warriors = 0; warriors <= most; warriors += 1)
        for (let females = 0; females <= mostFemales; females += 1)
          if (warriors + females > 0) yield [{ way, warriors, females }];
      if (most === 0) continue;
      const one = { way, warriors: 1, females: 0 };
      for (const [otherNth, other] of ways.entries()) {
        if (fromOf(other) === here) continue;
        if (item(staying.females, fromOf(other)) > 0)
          yield [one, { way: other, warriors: 0, females: 1 }];
        if (otherNth > nth && item(staying.warriors, fromOf(other)) > 0)
          yield [one, { way: other, warriors: 1, females: 0 }];
      }
    }
    const isMet = animalsAt(view, to) > 0 || seatsAt(view, to).some((other) => other !== seat);
    if (!isFar || !isMet) continue;
    for (const spared of [0, 1]) {
      const all = ways.flatMap((way, nth): Step => {
        const isFirst = ways.findIndex((one) => fromOf(one) === fromOf(way)) === nth;
        const warriors = item(staying.warriors, fromOf(way)) - spared;
        return isFirst && warriors > 0 ? [{ way, warriors, females: 0 }] : [];
      });
      if (all.length > 1) yield all;
    }
  }
}
