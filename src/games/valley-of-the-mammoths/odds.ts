import type { Seat } from '../../engine/game.ts';
import { item } from '../../parts/item.ts';
import type { Plan } from './action.ts';
import { ANIMAL, type Kind } from './content/animals.ts';
import { chancesOf } from './fight/chances.ts';
import {
  addsToAnimals,
  addsToPeople,
  afterRound,
  headsOf,
  type Party,
  spoilsOf,
  sumOf,
  throwersOf,
} from './fight/party.ts';
import { adopt, type Field, NO_TACTICS, partyOf } from './fight/tactics.ts';
import type { Place } from './map.ts';
import { packsAt } from './packs.ts';
import { seatsAt } from './tribes.ts';

/** What a battle comes to for a tribe; numbers of people and food are expected ones. */
export interface TribeOdds {
  readonly seat: Seat;
  /** The chance that it is left on the hex, and that it beats the other tribes, whatever the animals do then. */
  readonly stays: number;
  readonly beats: number;
  /** What it loses of its own, captives included, and captives that it keeps. */
  readonly warriors: number;
  readonly females: number;
  readonly captives: number;
  /** Food of animals that it kills. */
  readonly food: number;
}

/** Exact odds of a battle, by the rules of the fight itself. */
export interface Odds {
  readonly tribes: readonly TribeOdds[];
  /** The chance that only animals are left. */
  readonly animals: number;
}

interface Chance<S> {
  readonly state: S;
  readonly chance: number;
}

/**
 * All ends that a fight may come to. States are worked through from the largest on, so that those which are reached in several
 * ways are worked through once.
 */
function unfold<S>(
  starts: readonly Chance<S>[],
  sizeOf: (state: S) => number,
  keyOf: (state: S) => number,
  onward: (state: S) => readonly Chance<S>[],
): Chance<S>[] {
  const open: Map<number, Chance<S>>[] = [];
  const add = ({ state, chance }: Chance<S>): void => {
    const level = (open[sizeOf(state)] ??= new Map());
    const key = keyOf(state);
    level.set(key, { state, chance: chance + (level.get(key)?.chance ?? 0) });
  };
  for (const start of starts) add(start);
  const ends: Chance<S>[] = [];
  for (let size = open.length - 1; size >= 0; size -= 1) {
    for (const { state, chance } of open[size]?.values() ?? []) {
      const next = onward(state);
      if (next.length === 0) ends.push({ state, chance });
      for (const one of next) add({ state: one.state, chance: chance * one.chance });
    }
  }
  return ends;
}

type Parties = readonly Party[];

/** Numbers that tell parties of one fight apart: at most 11 warriors and 7 females. */
const [WARRIORS, FEMALES] = [12, 8];
const PARTIES = WARRIORS * FEMALES * 2;
const keyOfParty = ({ warriors, females, ambush }: Party): number =>
  (warriors * FEMALES + females) * 2 + (ambush > 0 ? 1 : 0);

/** A round of tribes: who wins it, and who is left. */
function roundOf(parties: Parties): Chance<Parties>[] {
  const throwing = throwersOf(parties);
  if (throwing.length < 2) return [];
  const chances = chancesOf(throwing.map((party) => sumOf(addsToPeople(party))));
  return throwing.map((winner, nth) => ({
    state: parties.map((one) => (throwing.includes(one) ? afterRound(one, one !== winner) : one)),
    chance: item(chances, nth),
  }));
}

interface Hunt {
  readonly party: Party;
  readonly left: number;
}

/** A round against a pack. */
function huntOf({ party, left }: Hunt): Chance<Hunt>[] {
  if (left === 0 || headsOf(party) === 0) return [];
  const chances = chancesOf([sumOf(addsToAnimals(party)), left - 1]);
  return [
    { state: { party: afterRound(party, false), left: left - 1 }, chance: item(chances, 0) },
    { state: { party: afterRound(party, true), left }, chance: item(chances, 1) },
  ];
}

type Packs = readonly { readonly kind: Kind; readonly count: number }[];

/** What is left of a party that comes to animals with these chances, and the food of those that it kills. */
function hunted(comes: readonly Chance<Party>[], packs: Packs, kinds: readonly Kind[]) {
  let parties = comes;
  let food = 0;
  for (const kind of kinds) {
    const count = packs.find((pack) => pack.kind === kind)?.count ?? 0;
    if (count === 0) continue;
    const ends = unfold<Hunt>(
      parties.map(({ state: party, chance }) => ({ state: { party, left: count }, chance })),
      ({ party, left }) => headsOf(party) + left,
      // A camp may have been taken or burnt.
      ({ party, left }) => (left * 4 + party.camp) * PARTIES + keyOfParty(party),
      huntOf,
    );
    for (const { state, chance } of ends) food += chance * (count - state.left) * ANIMAL[kind].food;
    parties = ends.map(({ state, chance }) => ({ state: state.party, chance }));
  }
  return { parties, food };
}

const expected = <S>(of: readonly Chance<S>[], value: (state: S) => number): number =>
  of.reduce((sum, { state, chance }) => sum + chance * value(state), 0);

function reckon(met: Parties, packs: Packs): Odds {
  const ends = unfold<Parties>(
    [{ state: met, chance: 1 }],
    (parties) => parties.reduce((sum, one) => sum + headsOf(one), 0),
    (parties) => parties.reduce((key, one) => key * PARTIES + keyOfParty(one), 0),
    roundOf,
  );
  const tribes = met.map(({ seat, warriors, females, kinds }): TribeOdds => {
    const won = ends.filter(({ state }) => throwersOf(state)[0]?.seat === seat);
    const spoils = won.map(({ state, chance }) => ({
      state: spoilsOf(state, item(throwersOf(state), 0)),
      chance,
    }));
    const captives = expected(spoils, ({ kept }) => kept.reduce((sum, count) => sum + count, 0));
    const victors = spoils.map(({ state, chance }) => ({ state: state.victor, chance }));
    const { parties, food } = hunted(victors, packs, kinds);
    return {
      seat,
      stays: expected(parties, (party) => Number(headsOf(party) > 0)),
      beats: expected(won, () => 1),
      warriors: warriors - expected(parties, (party) => party.warriors),
      females: females + captives - expected(parties, (party) => party.females),
      captives,
      food,
    };
  });
  return { tribes, animals: Math.max(0, 1 - tribes.reduce((sum, { stays }) => sum + stays, 0)) };
}

const KNOWN = new Map<string, Odds>();
/** So many are kept; then all are forgotten. */
const KEPT = 5000;

/**
 * The odds of the battle on a place as it stands on a state or a view, or would stand on one that somebody thinks of; what tribes
 * plan is known of those for which `plans` says it.
 */
export function oddsOf(
  field: Field,
  at: Place,
  plans: (seat: Seat) => readonly Plan[] = () => [],
): Odds {
  const tactics = seatsAt(field, at).map((seat) => plans(seat).reduce(adopt, NO_TACTICS));
  const met = seatsAt(field, at).map((seat, nth) => partyOf(field, at, seat, item(tactics, nth)));
  const traps = tactics.flatMap((one) => one.traps).filter((one) => one.at === at);
  const packs = packsAt(field, at).map(({ kind, count }) => ({
    kind,
    count: Math.max(0, count - traps.filter((one) => one.kind === kind).length),
  }));
  const key = JSON.stringify([met, packs]);
  const known = KNOWN.get(key);
  if (known !== undefined) return known;
  if (KNOWN.size >= KEPT) KNOWN.clear();
  const odds = reckon(met, packs);
  KNOWN.set(key, odds);
  return odds;
}
