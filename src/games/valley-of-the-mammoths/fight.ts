import { tell } from '../../engine/play.ts';
import type { Random } from '../../engine/random.ts';
import { item } from '../../parts/item.ts';
import { abandonCamps } from './abandoning.ts';
import { ANIMAL, type Kind } from './content/animals.ts';
import { EATEN_STRANGER } from './content/cards.ts';
import { PLUNDER } from './content/numbers.ts';
import type { Side, Throw } from './event.ts';
import {
  addsToAnimals,
  addsToPeople,
  afterRound,
  givenBy,
  headsOf,
  type Party,
  type Spoils,
  spoilsOf,
  sumOf,
  throwersOf,
} from './fight/party.ts';
import { partyOf, type Tactics } from './fight/tactics.ts';
import type { Place } from './map.ts';
import { packAt, packsAt, removeOne } from './packs.ts';
import type { ValleyPlay } from './play.ts';
import { tribeOf } from './state.ts';
import { addPeople, campAt, removeCamp, seatsAt } from './tribes.ts';

/** A battle is fought to its end: tribes, then whoever is left against each kind (Valley of the Mammoths, combat). */
export function fightBattle(play: ValleyPlay, at: Place, tactics: readonly Tactics[]): void {
  const { state } = play;
  const parties = seatsAt(state, at).map((seat) => partyOf(state, at, seat, item(tactics, seat)));
  tell(play, {
    type: 'battleBegan',
    at,
    people: parties.map(({ seat, warriors, females }) => ({ seat, warriors, females })),
    animals: packsAt(state, at),
    camp: campAt(state, at),
  });
  const hunter = fightTribes(play, at, parties);
  const victor = hunt(play, at, hunter);
  abandonCamps(play, hunter.seat);
  tell(play, { type: 'battleEnded', at, victor });
}

/** Tribes fight until one of them is left, which has the spoils. */
function fightTribes(play: ValleyPlay, at: Place, met: readonly Party[]): Party {
  let parties = met;
  let throwing = throwersOf(parties);
  while (throwing.length > 1) {
    const throws = throwing.map((party) => ({ who: party.seat, adds: addsToPeople(party) }));
    const { thrown, winner } = throwDice(play.random, throws);
    const losers = throwing.filter((_, nth) => nth !== winner);
    const lost = losers.map((party) => loseOne(play, at, party));
    const now = throwing;
    parties = parties.map((party) =>
      now.includes(party) ? afterRound(party, losers.includes(party)) : party,
    );
    tell(play, { type: 'roundFought', at, throws: thrown, lost });
    throwing = throwersOf(parties);
  }
  const spoils = spoilsOf(parties, item(throwing, 0));
  if (spoils.beaten.length > 0) haveSpoils(play, at, spoils, met);
  return spoils.victor;
}

/** Captives, then food for strangers who were eaten, then what a beaten camp brings, then the camp itself. */
function haveSpoils(
  play: ValleyPlay,
  at: Place,
  { victor, beaten, kept, owner, taken }: Spoils,
  met: readonly Party[],
): void {
  const { state } = play;
  const { seat } = victor;
  const tribe = tribeOf(state, seat);
  let kills = met.reduce((sum, party) => sum + (party.seat === seat ? 0 : headsOf(party)), 0);
  for (const [nth, { seat: of, females }] of beaten.entries()) {
    if (females === 0) continue;
    const count = item(kept, nth);
    addPeople(tribeOf(state, of), 'females', at, -females);
    addPeople(tribe, 'females', at, count);
    kills -= count;
    tell(play, { type: 'captured', seat, of, at, kept: count, killed: females - count });
  }
  if (victor.eats) {
    const food = kills * EATEN_STRANGER;
    tribe.food += food;
    tell(play, { type: 'strangersEaten', seat, at, food });
  }
  if (owner === null) return;
  const other = tribeOf(state, owner.seat);
  // The last camp is worth more; it is counted before it goes.
  const share = other.camps.length === 1 ? PLUNDER.last : PLUNDER.camp;
  const food = Math.floor(other.food / share);
  other.food -= food;
  tribe.food += food;
  removeCamp(other, at);
  if (taken) tribe.camps = [...tribe.camps, at];
  tell(play, { type: 'campBeaten', seat, of: owner.seat, at, food, taken });
}

/** Whoever is left fights each kind. Says who is left then. */
function hunt(play: ValleyPlay, at: Place, hunter: Party): Side {
  let party = hunter;
  for (const kind of hunter.kinds) {
    while (packAt(play.state, kind, at) > 0) {
      const throws = [
        { who: party.seat, adds: addsToAnimals(party) },
        { who: kind, adds: { tokens: packAt(play.state, kind, at) - 1, camp: 0, cards: 0 } },
      ];
      const { thrown, winner } = throwDice(play.random, throws);
      const lost =
        winner === 0 ? { who: kind, token: 'animal' as const } : loseOne(play, at, party);
      tell(play, { type: 'roundFought', at, throws: thrown, lost: [lost] });
      if (winner === 0) kill(play, at, party, kind);
      party = afterRound(party, winner !== 0);
      if (headsOf(party) === 0) return kind;
    }
  }
  return party.seat;
}

/** A killed animal pays its food at once, even if the fight is lost. */
function kill(play: ValleyPlay, at: Place, { seat }: Party, kind: Kind): void {
  removeOne(play.state, kind, at);
  const { food } = ANIMAL[kind];
  tribeOf(play.state, seat).food += food;
  tell(play, { type: 'huntPaid', seat, at, kind, food });
}

/** A party gives one of its people. */
function loseOne({ state }: ValleyPlay, at: Place, party: Party) {
  const sex = givenBy(party);
  addPeople(tribeOf(state, party.seat), sex, at, -1);
  return { who: party.seat, token: sex === 'warriors' ? 'warrior' : 'female' } as const;
}

/** Each side throws; those tied for the highest throw again until one is. */
function throwDice(
  random: Random,
  sides: readonly Pick<Throw, 'who' | 'adds'>[],
): { thrown: Throw[]; winner: number } {
  const dice: number[][] = sides.map(() => []);
  let tied = [...sides.keys()];
  while (tied.length > 1 || item(dice, 0).length === 0) {
    const totals = tied.map((side) => {
      const die = random.die();
      item(dice, side).push(die);
      return die + sumOf(item(sides, side).adds);
    });
    const highest = Math.max(...totals);
    tied = tied.filter((_, nth) => totals[nth] === highest);
  }
  const thrown = sides.map((side, nth) => ({ ...side, dice: item(dice, nth) }));
  return { thrown, winner: item(tied, 0) };
}
