import { ANIMAL, KINDS, type Kind } from './content/animals.ts';
import type { Place } from './map.ts';
import type { Roaming, Token, WorkingState } from './state.ts';

type Land = { readonly animals: readonly Roaming[] };

/** All letters in the order in which tokens of a kind die: those without first, then A to F, a to p. */
const RANK = (letter: string | null): number => (letter === null ? 0 : letter.charCodeAt(0));
const isBefore = (one: Token, other: Token): number =>
  KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || RANK(one.letter) - RANK(other.letter);

/** How many animals of a kind are on a place. */
export const packAt = ({ animals }: Land, kind: Kind, at: Place): number =>
  animals.filter((one) => one.at === at && one.kind === kind).length;

/** How many animals of all kinds are on a place. */
export const animalsAt = ({ animals }: Land, at: Place): number =>
  animals.filter((one) => one.at === at).length;

/** The packs on a place, in the order of the table. */
export const packsAt = (land: Land, at: Place): { kind: Kind; count: number }[] =>
  KINDS.map((kind) => ({ kind, count: packAt(land, kind, at) })).filter(({ count }) => count > 0);

/** Every token that has a letter. */
export const LETTERED: readonly Token[] = KINDS.flatMap((kind) =>
  [...ANIMAL[kind].letters].map((letter) => ({ kind, letter })),
).sort(isBefore);

/** Keeps animals in their order. */
export function setAnimals(state: WorkingState, animals: readonly Roaming[]): void {
  state.animals = animals.toSorted((one, other) => one.at - other.at || isBefore(one, other));
}

/** Animals leave the map: into the sack, and those without a letter into the box (Valley of the Mammoths, combat). */
export function removeAnimals(state: WorkingState, gone: readonly Roaming[]): void {
  state.animals = state.animals.filter((one) => !gone.includes(one));
  state.box += gone.filter(({ letter }) => letter === null).length;
  const back = gone.filter(({ letter }) => letter !== null);
  state.sack = [...state.sack, ...back.map(({ kind, letter }) => ({ kind, letter }))].sort(
    isBefore,
  );
}

/** The first of a pack to die goes. Throws where there is none. */
export function removeOne(state: WorkingState, kind: Kind, at: Place): void {
  const first = state.animals.find((one) => one.at === at && one.kind === kind);
  if (first === undefined) throw new RangeError(`There is no ${kind} there.`);
  removeAnimals(state, [first]);
}
