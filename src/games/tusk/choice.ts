import type { Choice } from '../../engine/game.ts';
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

/** Lists of choices by a name, made when they first come up; there are not many. */
export function keptLists<A>(): (name: string, make: () => readonly A[]) => readonly A[] {
  const made = new Map<string, readonly A[]>();
  return (name, make) => {
    let list = made.get(name);
    if (list === undefined) {
      list = Object.freeze(make());
      made.set(name, list);
    }
    return list;
  };
}

/** Gives every way to use up to so many tokens, the least of them first. */
type WaysToUse<A> = (sticks: number, grass: number, stones: number) => Choice<A>[];

/** Ways to use tokens in a fight or a hunt round. */
export function waysToUse<A extends TuskAction>(action: (uses: Uses) => A): WaysToUse<A> {
  const used: Choice<A>[][][] = [];

  function using(stick: number, grass: number, stone: number): Choice<A> {
    const ofSticks = (used[stick] ??= []);
    const ofGrass = (ofSticks[grass] ??= []);
    return (ofGrass[stone] ??= choice(
      `use.${stick}-${grass}-${stone}`,
      action(Object.freeze({ stick, grass, stone })),
    ));
  }

  return (sticks, grass, stones) => {
    const choices: Choice<A>[] = [];
    for (let a = 0; a <= sticks; a += 1) {
      for (let b = 0; b <= grass; b += 1) {
        for (let c = 0; c <= stones; c += 1) choices.push(using(a, b, c));
      }
    }
    return choices;
  };
}

/** Nothing is used. */
export const NOTHING: Uses = { stick: 0, grass: 0, stone: 0 };
