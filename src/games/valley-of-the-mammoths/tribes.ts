import type { Seat } from '../../engine/game.ts';
import { item } from '../../parts/item.ts';
import { type Place, PLACES, TERRAIN } from './map.ts';
import type { FixedTribe, Tribe, ValleyState } from './state.ts';

export type Folk = Pick<FixedTribe, 'warriors' | 'females'>;
export type Sex = keyof Folk;

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/** How many warriors or females a tribe has on the map. */
export const totalOf = (tribe: Folk, sex: Sex): number => sum(tribe[sex]);

export const peopleOf = (tribe: Folk): number => sum(tribe.warriors) + sum(tribe.females);

export const peopleAt = (tribe: Folk, at: Place): number =>
  item(tribe.warriors, at) + item(tribe.females, at);

/** Where a tribe has people, in hex order. */
export const occupiedBy = ({ warriors, females }: Folk): Place[] =>
  PLACES.filter((at) => warriors[at] !== 0 || females[at] !== 0);

/** Whether a tribe has people. */
export const lives = ({ warriors, females }: Folk): boolean =>
  warriors.some((here) => here > 0) || females.some((here) => here > 0);

/** Puts so many people of a sex on a place, or takes them off. */
export function addPeople(tribe: Tribe, sex: Sex, at: Place, count: number): void {
  if (count === 0) return;
  tribe[sex] = tribe[sex].map((here, place) => (place === at ? here + count : here));
}

/** So many of a sex it may still have. */
export const spareOf = (tribe: Folk & Pick<FixedTribe, 'limits'>, sex: Sex): number =>
  tribe.limits[sex] - totalOf(tribe, sex);

/** Seats with people on a place, in seat order. */
export const seatsAt = ({ tribes }: { readonly tribes: readonly Folk[] }, at: Place): Seat[] =>
  [...tribes.keys()].filter((seat) => peopleAt(item(tribes, seat), at) > 0);

/** Whose camp stands on a place; null for nobody's. */
export function campAt(
  { tribes }: { readonly tribes: readonly Pick<FixedTribe, 'camps'>[] },
  at: Place,
): Seat | null {
  const seat = tribes.findIndex(({ camps }) => camps.includes(at));
  return seat < 0 ? null : seat;
}

/** What a camp on a place adds to its owner's throws: a cave stands on high ground (Valley of the Mammoths, setup). */
export const defenceOf = ({ options }: Pick<ValleyState, 'options'>, at: Place): number =>
  TERRAIN[at] === 'mountain' || TERRAIN[at] === 'volcano' ? options.cave : 1;

/** A camp goes, whatever took it. */
export function removeCamp(tribe: Tribe, at: Place): void {
  tribe.camps = tribe.camps.filter((camp) => camp !== at);
}
