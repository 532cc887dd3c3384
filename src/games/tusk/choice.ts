import { amounts } from '../../engine/choices.ts';
import type { Amounts } from '../../engine/game.ts';
import { keptAmounts } from '../../parts/choice.ts';
import type { MemberNumber, TuskAction, Uses } from './action.ts';
import { MEMBERS } from './content/tribe.ts';
import { HEXES, type Place, placeName } from './map.ts';

/** One for each place, by its number. */
export const ofPlaces = <T>(make: (place: Place, name: string) => T): readonly T[] =>
  HEXES.map((_, place) => make(place, placeName(place)));

/** One for each member, by its number; the first is nobody's. */
export const ofMembers = <T>(make: (member: MemberNumber) => T): readonly T[] =>
  Array.from({ length: MEMBERS + 1 }, (_, member) => make(member));

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
