import { item } from '../../../parts/item.ts';
import type { Path } from '../action.ts';
import { LIMITS } from '../content/numbers.ts';
import { type Draft, mayCamp, NO_DRAFT } from '../draft.ts';
import { type Place, PLACES } from '../map.ts';
import { animalsAt } from '../packs.ts';
import type { Group } from '../state.ts';
import { seatsAt } from '../tribes.ts';
import { type Way, waysFrom } from '../ways.ts';
import type { Outlook } from './outlook.ts';
import { type Stand, standAt } from './stand.ts';
import { worthOf } from './worth.ts';

/** A whole order, and what it is worth. */
export interface Order {
  readonly groups: readonly Group[];
  readonly camps: readonly Place[];
  readonly worth: number;
}

/** People who leave a place. */
interface Leaving {
  readonly way: Way;
  readonly from: Place;
  readonly warriors: number;
  readonly females: number;
}

interface Board {
  readonly warriors: number[];
  readonly females: number[];
  /** Those of them who have not moved. */
  readonly staying: { readonly warriors: number[]; readonly females: number[] };
  all: Stand;
  rafts: number;
}

/** A better order must be better by so much: nobody goes for nothing. */
const EFFORT = 0.05;
/** An order has no more groups. */
const MOST = 12;

const plus = (a: Stand, b: Stand, sign: number): Stand => ({
  worth: a.worth + sign * b.worth,
  food: a.food + sign * b.food,
  camps: a.camps + sign * b.camps,
  sites: a.sites + sign * b.sites,
});

const KNOWN = new Map<string, Order>();
/** So many are kept, as an order is made of several answers; then all are forgotten. */
const KEPT = 16;

/** The best order that it finds, whatever it has drafted. */
export function orderOf(outlook: Outlook): Order {
  const { view, isFar } = outlook;
  const key = JSON.stringify([
    isFar,
    { ...view, stage: null, left: outlook.foes.map(({ isLater }) => isLater) },
  ]);
  const known = KNOWN.get(key);
  if (known !== undefined) return known;
  if (KNOWN.size >= KEPT) KNOWN.clear();
  const order = searched(outlook);
  KNOWN.set(key, order);
  return order;
}

/** It adds whatever is worth most until nothing is worth more. */
function searched(outlook: Outlook): Order {
  const { view, seat, me, isFar } = outlook;
  const stands = new Map<number, Stand>();
  const stand = (at: Place, w: number, f: number, founds: boolean): Stand => {
    const key = ((at * 16 + w) * 16 + f) * 2 + (founds ? 1 : 0);
    const known = stands.get(key) ?? standAt(outlook, at, w, f, founds);
    stands.set(key, known);
    return known;
  };
  const settles = PLACES.map((at) => isSite(outlook, at));
  const board: Board = {
    warriors: [...me.warriors],
    females: [...me.females],
    staying: { warriors: [...me.warriors], females: [...me.females] },
    all: { worth: 0, food: 0, camps: 0, sites: 0 },
    rafts: me.lasting.filter((card) => card === 'raft').length,
  };
  /** A place with so many more people, of whom so many more did not move. */
  const changed = (at: Place, w: number, f: number, moved: boolean): Stand => {
    const [warriors, females] = [item(board.warriors, at) + w, item(board.females, at) + f];
    const stayingW = item(board.staying.warriors, at) + (moved ? 0 : w);
    const stayingF = item(board.staying.females, at) + (moved ? 0 : f);
    return stand(at, warriors, females, item(settles, at) && stayingW > 0 && stayingF > 0);
  };
  for (const at of PLACES) board.all = plus(board.all, changed(at, 0, 0, true), 1);

  const homes = PLACES.filter((at) => item(me.warriors, at) + item(me.females, at) > 0);
  const ways = new Map<Place, Way[]>(
    homes.map((from) => [
      from,
      waysFrom(view, seat, NO_DRAFT, from).filter(({ through }) =>
        through.every((at) => animalsAt(view, at) === 0),
      ),
    ]),
  );
  const held = (at: Place) => animalsAt(view, at);

  /** What all are worth once these have left for one place. */
  const after = (leaving: readonly Leaving[]): number => {
    if (leaving.length === 0) return Number.NEGATIVE_INFINITY;
    let { all } = board;
    let [w, f, rafts] = [0, 0, 0];
    for (const { from, warriors, females, way } of leaving) {
      const left = item(board.warriors, from) + item(board.females, from) - warriors - females;
      if (left < held(from)) return Number.NEGATIVE_INFINITY;
      all = plus(all, changed(from, 0, 0, true), -1);
      all = plus(all, changed(from, -warriors, -females, false), 1);
      w += warriors;
      f += females;
      rafts += way.rafts;
    }
    if (rafts > board.rafts) return Number.NEGATIVE_INFINITY;
    const to = item(item(leaving, 0).way.path, item(leaving, 0).way.path.length - 1);
    all = plus(all, changed(to, 0, 0, true), -1);
    all = plus(all, changed(to, w, f, true), 1);
    return worthOf(outlook, all);
  };

  const groups: Group[] = [];
  let worth = worthOf(outlook, board.all);
  while (groups.length < MOST) {
    let found: readonly Leaving[] = [];
    let most = worth + EFFORT;
    const weigh = (leaving: readonly Leaving[]): void => {
      const then = after(leaving);
      if (then <= most) return;
      found = leaving;
      most = then;
    };
    const singles = new Map<Place, { warriors: Leaving[]; females: Leaving[] }>();
    for (const from of homes) {
      const [w, f] = [item(board.staying.warriors, from), item(board.staying.females, from)];
      if (w + f === 0) continue;
      for (const way of ways.get(from) ?? []) {
        const to = item(way.path, way.path.length - 1);
        for (let warriors = 0; warriors <= w; warriors += 1)
          for (let females = 0; females <= f; females += 1)
            if (warriors + females > 0) weigh([{ way, from, warriors, females }]);
        const single = singles.get(to) ?? { warriors: [], females: [] };
        singles.set(to, single);
        if (w > 0) single.warriors.push({ way, from, warriors: 1, females: 0 });
        if (f > 0) single.females.push({ way, from, warriors: 0, females: 1 });
      }
    }
    for (const { warriors, females } of singles.values())
      for (const [nth, one] of warriors.entries()) {
        for (const other of females) if (one.from !== other.from) weigh([one, other]);
        for (const other of warriors.slice(nth + 1)) weigh([one, other]);
      }
    if (isFar)
      for (const [to, { warriors }] of singles)
        if (warriors.length > 1 && isMet(outlook, to))
          for (const spared of [0, 1])
            weigh(
              warriors.flatMap((one) => {
                const count = item(board.staying.warriors, one.from) - spared;
                return count > 0 ? [{ ...one, warriors: count }] : [];
              }),
            );
    if (found.length === 0) break;
    for (const { way, from, warriors, females } of found) {
      const to = item(way.path, way.path.length - 1);
      const move = (at: Place, sign: number, isFrom: boolean): void => {
        board.all = plus(board.all, changed(at, 0, 0, true), -1);
        board.warriors[at] = item(board.warriors, at) + sign * warriors;
        board.females[at] = item(board.females, at) + sign * females;
        if (isFrom) {
          board.staying.warriors[at] = item(board.staying.warriors, at) - warriors;
          board.staying.females[at] = item(board.staying.females, at) - females;
        }
        board.all = plus(board.all, changed(at, 0, 0, true), 1);
      };
      move(from, -1, true);
      move(to, 1, false);
      board.rafts -= way.rafts;
      groups.push({ path: way.path, warriors, females });
    }
    worth = worthOf(outlook, board.all);
  }
  return { groups, camps: campsOf(outlook, groups), worth };
}

/** Whether strangers or animals are on a place. */
const isMet = ({ view, seat }: Outlook, at: Place): boolean =>
  animalsAt(view, at) > 0 || seatsAt(view, at).some((one) => one !== seat);

/** Whether a couple that stays may set up a camp. */
function isSite({ view, me, seat }: Outlook, at: Place): boolean {
  const couple = { ...me, warriors: PLACES.map(() => 1), females: PLACES.map(() => 1) };
  if (item(me.warriors, at) === 0 || item(me.females, at) === 0) return false;
  const tribes = view.tribes.map((tribe) => (tribe.seat === seat ? couple : tribe));
  return mayCamp({ ...view, tribes }, seat, NO_DRAFT, at);
}

/** Wherever a couple stays, as long as there are camps. */
function campsOf({ view, seat, me }: Outlook, groups: readonly Group[]): Place[] {
  const draft: Draft = { ...NO_DRAFT, groups };
  const kept = me.camps.filter((at) => {
    const gone = groups.reduce(
      (sum, { path, females }) =>
        sum + (path[0] === at ? females : 0) - (isTo(path, at) ? females : 0),
      0,
    );
    return item(me.females, at) > gone;
  });
  return PLACES.filter((at) => mayCamp(view, seat, draft, at)).slice(0, LIMITS.camps - kept.length);
}

const isTo = (path: Path, at: Place): boolean => path[path.length - 1] === at;
