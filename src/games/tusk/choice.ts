import { amounts } from '../../engine/choices.ts';
import type { Amounts, Choice } from '../../engine/game.ts';
import type { MemberNumber, TuskAction, Uses } from './action.ts';
import { MEMBERS } from './content/tribe.ts';
import { HEXES, type Place, placeName } from './map.ts';

/**
 * Every choice of the game is made once and used again: a list of choices is a list of references, which
 * is what makes self-play fast.
 */
export function choice<A extends TuskAction>(key: string, action: A): Choice<A> {
  return Object.freeze({ key, action: Object.freeze(action) });
}

/** One for each place, by its number. */
export const ofPlaces = <T>(make: (place: Place, name: string) => T): readonly T[] =>
  HEXES.map((_, place) => make(place, placeName(place)));

/** One for each member, by its number; the first is nobody's. */
export const ofMembers = <T>(make: (member: MemberNumber) => T): readonly T[] =>
  Array.from({ length: MEMBERS + 1 }, (_, member) => make(member));

/** Shapes of choices by a name, made when they first come up; there are not many. */
export function keptAmounts<A>(): (name: string, make: () => Amounts<A>) => Amounts<A> {
  const kept = new Map<string, Amounts<A>>();
  return (name, make) => {
    let shape = kept.get(name);
    if (shape === undefined) {
      shape = make();
      kept.set(name, shape);
    }
    return shape;
  };
}

/** Gives what may be used of so many tokens. */
type WaysToUse<A> = (sticks: number, grass: number, stones: number) => Amounts<A>;

/** Ways to use tokens in a fight or a hunt round: any of each, the least of them first. */
export function waysToUse<A extends TuskAction>(action: (uses: Uses) => A): WaysToUse<A> {
  const once = keptAmounts<A>();
  return (stick, grass, stone) =>
    once(`${stick}-${grass}-${stone}`, () =>
      amounts({ name: 'use', most: { stick, grass, stone }, action }),
    );
}

/** Nothing is used. */
export const NOTHING: Uses = { stick: 0, grass: 0, stone: 0 };
