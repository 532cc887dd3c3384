import { item } from '../../../parts/item.ts';
import { HARVEST } from '../content/numbers.ts';
import { isBattle, type Field } from '../fight/tactics.ts';
import type { Plan } from '../action.ts';
import { totalIncome, yieldOf } from '../income.ts';
import { BY_LAKE, BY_RIVER, type Place, PLACES, TERRAIN } from '../map.ts';
import { oddsOf } from '../odds.ts';
import { campAt, defenceOf, seatsAt, spareOf } from '../tribes.ts';
import type { TribeView } from '../view.ts';
import type { Outlook } from './outlook.ts';

/** What is worth how much: harm to one of the others, and what of it goes beyond that. */
const [KILLED, TAKEN, RAZED] = [0.5, 1, 2.5] as const;
/** What the food of a crop is worth a turn before the harvest, and how much of that is left by each turn more. */
const [CROP, RIPENING] = [0.13, 0.85] as const;

/** What comes of so many people on a place, as far as one can tell: expected numbers. */
export interface Here {
  readonly warriors: number;
  readonly females: number;
  /** How likely there is an own camp in the end. */
  readonly camp: number;
  /** Who eats in this turn, food of this turn, and of the next one. */
  readonly eaters: number;
  readonly food: number;
  readonly next: number;
  /** How likely a camp may be set up here in the next turn. */
  readonly couple: number;
  readonly births: number;
  /** Whatever else it is worth. */
  readonly worth: number;
}

export const NOWHERE: Here = {
  warriors: 0,
  females: 0,
  camp: 0,
  eaters: 0,
  food: 0,
  next: 0,
  couple: 0,
  births: 0,
  worth: 0,
};

const NOBODY = PLACES.map(() => 0);

/** The field of a battle with so many of one’s own. */
function fieldWith(outlook: Outlook, at: Place, warriors: number, females: number): Field {
  const { view, seat, me } = outlook;
  const limits = { ...me.limits, females: females + Math.max(0, spareOf(me, 'females')) };
  const own = {
    ...me,
    limits,
    warriors: NOBODY.with(at, warriors),
    females: NOBODY.with(at, females),
  };
  return { animals: view.animals, options: view.options, tribes: view.tribes.with(seat, own) };
}

/** What it is worth that a tribe loses a camp: most where it would win by it. */
function razedWorth({ view, mind, rivals }: Outlook, of: TribeView): number {
  if (!mind.looksAround) return 0;
  const count = of.camps.length;
  const isClose = view.announced.includes(of.seat);
  const saved = count < 3 ? 0 : count === 3 ? 1 : isClose ? (count === 4 ? 45 : 15) : 12;
  return RAZED / rivals.length + saved;
}

/** What comes of a battle. */
export interface Outcome extends Pick<Here, 'warriors' | 'females' | 'camp' | 'food' | 'worth'> {
  readonly stays: number;
}

/** What comes of a battle for who is in it, with these plans. */
export function battleOf(
  outlook: Outlook,
  field: Field,
  at: Place,
  plans: readonly Plan[] = [],
): Outcome {
  const { seat, me, rivals, mind } = outlook;
  const odds = oddsOf(field, at, (of) => (of === seat ? plans : []));
  const [warriors, females] = [item(field.tribes, seat).warriors, item(field.tribes, seat).females];
  let own = { stays: 0, beats: 0, warriors: 0, females: 0, captives: 0, food: 0 };
  let worth = 0;
  let taken = 0;
  let plunder = 0;
  for (const one of odds.tribes) {
    if (one.seat === seat) own = one;
  }
  for (const one of odds.tribes) {
    const other = rivals.find((tribe) => tribe.seat === one.seat);
    if (other === undefined) continue;
    if (mind.looksAround) worth += (KILLED * one.warriors + TAKEN * one.females) / rivals.length;
    if (!other.camps.includes(at)) continue;
    worth += (1 - one.stays) * razedWorth(outlook, other);
    const isTaken = item(females, at) + own.captives > 0 && me.camps.length < 5;
    if (isTaken) taken = own.stays;
    plunder = own.beats * Math.floor(other.food / (other.camps.length === 1 ? 2 : 4));
  }
  return {
    warriors: item(warriors, at) - own.warriors,
    females: item(females, at) + own.captives - own.females,
    camp: me.camps.includes(at) && item(females, at) > 0 ? own.stays : taken,
    food: own.food + plunder,
    worth,
    stays: own.stays,
  };
}

/** What comes of so many own people on a place at the end of the order. */
export function hereOf(
  outlook: Outlook,
  at: Place,
  warriors: number,
  females: number,
  isOwnCamp: boolean,
): Here {
  if (warriors + females === 0) return NOWHERE;
  const { view, isSummerNext, threat, toBirths, toHarvest } = outlook;
  const field = fieldWith(outlook, at, warriors, females);
  const isFought = isBattle(field, at);
  const peace = { warriors, females, camp: isOwnCamp && females > 0 ? 1 : 0, food: 0, worth: 0 };
  const then: Outcome = isFought ? battleOf(outlook, field, at) : { ...peace, stays: 1 };
  const left = { warriors: Math.round(then.warriors), females: Math.round(then.females) };
  const defence = then.camp > 0.5 ? defenceOf(view, at) : 0;
  const safe = 1 - threat(at, left.warriors, left.females, defence);
  const feeds =
    item(BY_LAKE, at) || item(BY_RIVER, at) || (TERRAIN[at] === 'forest' && isSummerNext);
  const crop = item(HARVEST.dry, item(view.crops, at));
  const isFree = campAt(view, at) === null && !isOwnCamp && seatsAt(field, at).length === 1;
  return {
    warriors: then.warriors * safe,
    females: then.females * safe,
    camp: then.camp * safe,
    eaters: then.warriors + then.females,
    food: then.food + then.stays * totalIncome(yieldOf(view, [at])),
    next: feeds ? then.stays * safe : 0,
    couple: isFree ? Math.min(1, then.warriors, then.females) * safe : 0,
    births: then.camp * (toBirths === 0 ? 1 : safe) * Math.min(2, then.females),
    worth:
      then.worth +
      then.camp * safe * siteWorth(at) +
      (toHarvest > 0 ? CROP * crop * RIPENING ** toHarvest * safe * then.stays : 0),
  };
}

/** What a camp on a place is worth beyond others. */
export const siteWorth = (at: Place): number =>
  (item(BY_LAKE, at) || item(BY_RIVER, at) ? 0.4 : 0) +
  (TERRAIN[at] === 'plains' ? 0.5 : 0) +
  (TERRAIN[at] === 'forest' ? 0.25 : 0);
