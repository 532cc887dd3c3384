import type { Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import { endsSeason } from '../calendar.ts';
import { CAMPS_TO_WIN, LIMITS, PLUNDER } from '../content/numbers.ts';
import { chancesOf } from '../fight/chances.ts';
import { mealAt } from '../meals.ts';
import { totalIncome, yieldOf } from '../income.ts';
import { BEARINGS, type Place, PLACES } from '../map.ts';
import { type Odds, oddsOf } from '../odds.ts';
import { animalsAt } from '../packs.ts';
import { campAt, defenceOf, seatsAt, spareOf, totalOf } from '../tribes.ts';
import type { Outlook, Visit } from './outlook.ts';

/** What people are worth, in food of a lean time. */
export const [WARRIOR, FEMALE] = [1.5, 4] as const;
/** What it is worth that one of the others loses something, of what it is worth to itself; the more they are, the less. */
const SPITE = 0.5;
/** What a stranger’s camp is worth to who breaks it: any; one of three; of four; of four that were announced. */
const [BROKEN, NEARLY, FOUR, LAST] = [1.5, 3, 9, 25] as const;
/** What a birth is worth, and how much of it if the season does not end with this turn. */
const [BIRTH, LATER_BIRTH] = [1.6, 0.3] as const;
/** How likely strangers who have yet to move attack if it pays, and if it hardly does; and others a turn later. */
const [EAGER, IDLE, NEXT] = [0.7, 0.15, 0.25] as const;
/** How much of what visitors do cannot be warded off by whoever comes to help. */
const ALONE = 0.6;
/** What is lost with a camp, and what food of visitors is worth. */
const [HOME, PREY] = [4, 0.4] as const;
/** Bearings that the die may show. */
export const DIE = BEARINGS.length;

/** What comes of own people on a place. */
export interface Stand {
  readonly worth: number;
  /** What they bring, less what they eat. */
  readonly food: number;
  /** The chance that a camp is there at the end of the turn, and one a turn later. */
  readonly camps: number;
  readonly sites: number;
}

export const NOBODY: Stand = { worth: 0, food: 0, camps: 0, sites: 0 };

const only = (at: Place, count: number): number[] =>
  PLACES.map((place) => (place === at ? count : 0));

/** The odds of a place with so many own people. */
function oddsAt({ view, seat, me }: Outlook, at: Place, warriors: number, females: number): Odds {
  const mine = {
    ...me,
    warriors: only(at, warriors),
    females: only(at, females),
    // Whoever is elsewhere counts all the same.
    limits: { ...me.limits, females: females + spareOf(me, 'females') },
  };
  return oddsOf({ ...view, tribes: view.tribes.with(seat, mine) }, at);
}

/** What a broken camp of a stranger is worth. */
function breakWorth({ view, foes }: Outlook, of: Seat): number {
  const { camps } = item(view.tribes, of);
  const share = 1 / foes.length;
  if (camps.length < CAMPS_TO_WIN - 1) return BROKEN * share;
  if (camps.length < CAMPS_TO_WIN) return NEARLY * share;
  return view.announced.includes(of) ? LAST : FOUR;
}

/** What a battle is worth to a tribe, its own camp there left out, and the food of it. */
export function battleWorth(
  outlook: Outlook,
  at: Place,
  { tribes }: Odds,
  holdsFemale: boolean,
): { worth: number; food: number; stays: number; takes: number } {
  const { view, seat, me, foes } = outlook;
  const mine = tribes.find((one) => one.seat === seat);
  if (mine === undefined) return { worth: 0, food: 0, stays: 0, takes: 0 };
  let worth = (mine.captives - mine.females) * FEMALE - mine.warriors * WARRIOR;
  let { food } = mine;
  for (const one of tribes)
    if (one !== mine)
      worth += (SPITE * (one.females * FEMALE + one.warriors * WARRIOR)) / foes.length;
  let takes = 0;
  const owner = campAt(view, at);
  if (owner !== null && owner !== seat) {
    const other = item(view.tribes, owner);
    worth += mine.beats * breakWorth(outlook, owner);
    food += (mine.beats * other.food) / (other.camps.length === 1 ? PLUNDER.last : PLUNDER.camp);
    const isHeld = holdsFemale || mine.captives > 0.3;
    if (isHeld && me.camps.length < LIMITS.camps) takes = mine.beats;
  }
  return { worth, food, stays: mine.stays, takes };
}

const BEATS = new Map<number, number>();

/** The chance of so many strange warriors against own people, who give spare females first. */
function beats(attackers: number, warriors: number, spare: number, camp: number): number {
  if (attackers === 0) return 0;
  if (warriors === 0) return 1;
  const key = ((attackers * 12 + warriors) * 8 + spare) * 4 + camp;
  const known = BEATS.get(key);
  if (known !== undefined) return known;
  const [wins = 0] = chancesOf([attackers - 1, warriors - 1 + camp]);
  const then =
    spare > 0
      ? beats(attackers, warriors, spare - 1, camp)
      : beats(attackers, warriors - 1, spare, camp);
  const chance = wins * then + (1 - wins) * beats(attackers - 1, warriors, spare, camp);
  BEATS.set(key, chance);
  return chance;
}

/** The chance that strangers come and win. */
function danger({ foes }: Outlook, at: Place, warriors: number, females: number, camp: number) {
  let safe = 1;
  for (const { isLater, reach, tribe } of foes) {
    const most = Math.min(item(reach, at), totalOf(tribe, 'warriors'));
    if (most === 0) continue;
    const wins = beats(most, warriors, Math.max(0, females - 1), camp);
    const pays = wins * (females * FEMALE + camp * HOME) > (1 - wins) * most * WARRIOR + 1;
    safe *= 1 - wins * (pays ? EAGER : IDLE) * (isLater ? 1 : NEXT);
  }
  return 1 - safe;
}

const VISITED = new Map<string, number>();

/** What a pack does to people whom it visits, and who are there alone; `camp`: what their camp adds, 0 for none. */
export function visitWorth(
  outlook: Outlook,
  at: Place,
  { warriors, females, camp }: { warriors: number; females: number; camp: number },
  { kind, count }: Pick<Visit, 'kind' | 'count'>,
): number {
  const { view, me } = outlook;
  const key = [me.standing?.habits.losses, warriors, females, camp, kind, count].join();
  const known = VISITED.get(key);
  if (known !== undefined) return known;
  const animals = Array.from({ length: count }, () => ({ kind, letter: null, at }));
  const visited = {
    ...outlook,
    view: { ...view, animals },
    me: { ...me, camps: camp > 0 ? [at] : [] },
  };
  const odds = oddsAt(visited, at, warriors, females);
  const { worth, food, stays } = battleWorth(visited, at, odds, false);
  const all = worth + food * PREY - (camp > 0 ? (1 - stays) * HOME : 0);
  VISITED.set(key, all);
  return all;
}

/**
 * What so many own people on a place come to.
 *
 * @param founds whether they set up a camp there
 */
export function standAt(
  outlook: Outlook,
  at: Place,
  warriors: number,
  females: number,
  founds: boolean,
): Stand {
  if (warriors + females === 0) return NOBODY;
  const { view, seat, me, isFar, visits } = outlook;
  const isHome = founds || me.camps.includes(at);
  const camp = isHome ? defenceOf(view, at) : 0;
  const others = seatsAt(view, at).filter((of) => of !== seat);
  const isFought = others.length > 0 || animalsAt(view, at) > 0;
  let [worth, food, stays, takes] = [0, 0, 1, 0];
  if (isFought) {
    const battle = battleWorth(outlook, at, oddsAt(outlook, at, warriors, females), females > 0);
    ({ worth, food, stays, takes } = battle);
    if (isHome) worth -= (1 - stays) * HOME;
  }
  const holds = females > 0 ? stays : 0;
  let camps = isHome ? holds : takes;
  const isFree = !isFought && !view.turn.closed.includes(at) && campAt(view, at) === null;
  let sites = isFree && !founds && warriors > 0 && females > 0 ? 1 : 0;
  if (isFar) {
    const lost = danger(outlook, at, warriors, females, camp);
    worth -= lost * (warriors * WARRIOR + females * FEMALE) * stays;
    camps *= 1 - lost;
    sites *= 1 - lost;
    if (!isFought)
      for (const visit of item(visits, at)) {
        worth += (ALONE * visitWorth(outlook, at, { warriors, females, camp }, visit)) / DIE;
        sites *= 1 - 1 / (2 * DIE);
      }
  }
  const births = females > 1 ? 2 : 1;
  worth += camps * births * BIRTH * (endsSeason(view.turn) ? 1 : LATER_BIRTH);
  const meal = mealAt(view, { camps: isHome ? [at] : [] }, at);
  food += stays * (totalIncome(yieldOf(view, [at])) - (warriors + females) * meal);
  return { worth, food, camps, sites };
}
