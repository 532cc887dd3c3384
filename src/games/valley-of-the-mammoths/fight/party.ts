import type { Seat } from '../../../engine/game.ts';
import type { Losses } from '../action.ts';
import type { Kind } from '../content/animals.ts';
import type { People, Throw } from '../event.ts';
import { lostFirst } from '../losing.ts';
import type { Sex } from '../tribes.ts';

/** A tribe in a fight, as far as the fight is about it. Fights and their odds are worked out by the functions of this file. */
export interface Party {
  readonly seat: Seat;
  readonly warriors: number;
  readonly females: number;
  /** What its camp there adds; 0 without one. It stands until the fight is over. */
  readonly camp: number;
  readonly palisade: number;
  /** What an Ambush adds to the first round that it throws in. */
  readonly ambush: number;
  /** Whether its females are warriors. */
  readonly amazons: boolean;
  readonly losses: Losses;
  /** Whether it keeps captives, takes a camp, and eats strangers if it wins. */
  readonly keeps: boolean;
  readonly takes: boolean;
  readonly eats: boolean;
  /** The most females that it may have on this hex, and camps that it may still set up. */
  readonly room: number;
  readonly sites: number;
  /** The order in which it hunts. */
  readonly kinds: readonly Kind[];
}

export const headsOf = ({ warriors, females }: People): number => warriors + females;

const fightersOf = ({ warriors, females, amazons }: Party): number =>
  amazons ? warriors + females : warriors;

/** Who throws: tribes with warriors, or if there are none, all with people. One alone has won. */
export function throwersOf(parties: readonly Party[]): readonly Party[] {
  const fit = parties.filter((party) => fightersOf(party) > 0);
  return fit.length > 0 ? fit : parties.filter(({ females }) => females > 0);
}

type Adds = Throw['adds'];

const cardsOf = ({ palisade, ambush }: Party): number => palisade + ambush;

/** Against people each warrior after the first adds 1; females add nothing. */
export const addsToPeople = (party: Party): Adds => ({
  tokens: Math.max(0, fightersOf(party) - 1),
  camp: party.camp,
  cards: cardsOf(party),
});

/** Against animals, too, unless a female is the die: then each warrior adds 1. */
export const addsToAnimals = (party: Party): Adds => ({
  tokens: party.females > 0 && !party.amazons ? party.warriors : Math.max(0, fightersOf(party) - 1),
  camp: party.camp,
  cards: cardsOf(party),
});

export const sumOf = ({ tokens, camp, cards }: Adds): number => tokens + camp + cards;

/** Whom it gives when it loses a round. */
export const givenBy = ({ losses, warriors, females }: Party): Sex =>
  lostFirst(losses, warriors, females);

/** A party that has thrown, after the round. */
export function afterRound(party: Party, lost: boolean): Party {
  const { warriors, females } = party;
  if (!lost) return party.ambush === 0 ? party : { ...party, ambush: 0 };
  return givenBy(party) === 'warriors'
    ? { ...party, ambush: 0, warriors: warriors - 1 }
    : { ...party, ambush: 0, females: females - 1 };
}

/** What the victor over other tribes has of it. */
export interface Spoils {
  /** The victor with its captives and its camp. */
  readonly victor: Party;
  readonly beaten: readonly Party[];
  /** Captives that it keeps of each who was beaten; the rest die. */
  readonly kept: readonly number[];
  /** Who had a camp there and was beaten. */
  readonly owner: Party | null;
  /** Whether the victor puts its own there. */
  readonly taken: boolean;
}

/** Captives first, then the camp (Valley of the Mammoths, combat). */
export function spoilsOf(parties: readonly Party[], winner: Party): Spoils {
  const beaten = parties.filter((party) => party !== winner);
  let { females } = winner;
  const kept = beaten.map((party) => {
    const count = winner.keeps ? Math.min(party.females, Math.max(0, winner.room - females)) : 0;
    females += count;
    return count;
  });
  const owner = beaten.find(({ camp }) => camp > 0) ?? null;
  const taken = owner !== null && winner.takes && winner.sites > 0 && females > 0;
  const camp = taken ? owner.camp : winner.camp;
  return { victor: { ...winner, females, camp }, beaten, kept, owner, taken };
}
