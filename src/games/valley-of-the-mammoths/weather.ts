import { tell } from '../../engine/play.ts';
import { item } from '../../parts/item.ts';
import { bringWolves } from './arrivals.ts';
import { KINDS, type Kind } from './content/animals.ts';
import {
  ALMS,
  CRATER,
  DROUGHT,
  type EventId,
  FEVER,
  LAVA,
  LOWLAND_FLOOD,
  REGIONAL,
  SPOILED,
} from './content/events.ts';
import { LOWLAND, VOLCANOES } from './content/land.ts';
import { chaseAnimals, strike } from './disaster.ts';
import { livingSeats } from './first-player.ts';
import { loseOne, lostFirst } from './losing.ts';
import { BEARINGS, type Place, PLACES, placeOf, regionOf, towards } from './map.ts';
import type { ValleyPlay } from './play.ts';
import { tribeOf } from './state.ts';
import { occupiedBy, peopleOf } from './tribes.ts';

/** Throws dice of an event, which all see. */
function roll(play: ValleyPlay, event: EventId, count = 1): number[] {
  const dice = Array.from({ length: count }, () => play.random.die());
  tell(play, { type: 'eventRolled', event, dice });
  return dice;
}

const regional = (event: keyof typeof REGIONAL) => (play: ValleyPlay) => {
  const { region, does } = REGIONAL[event];
  const [die = 0] = roll(play, event);
  strike(play, event, regionOf(region, die), does);
};

/** Volcanoes erupt, and from each lava goes one hex. */
function erupt(play: ValleyPlay): void {
  const craters = VOLCANOES.map(placeOf);
  const dice = roll(play, 'eruption', craters.length);
  const lava = craters.flatMap((at, nth) => towards(at, item(BEARINGS, item(dice, nth) - 1)) ?? []);
  strike(play, 'eruption', craters, CRATER);
  strike(play, 'eruption', lava, LAVA);
}

const chase = (play: ValleyPlay, event: EventId, kind: Kind) => {
  for (const at of PLACES) chaseAnimals(play, at, event, kind);
};

function sicken(play: ValleyPlay): void {
  const [die = 0] = roll(play, 'sick-animals');
  const kind = item(KINDS, die - 1);
  play.state.turn.sick = kind;
  chase(play, 'sick-animals', kind);
}

/** A big tribe loses one by its habit: outside camps first, the last hex first, and no last female of a camp if it can be. */
function spreadFever(play: ValleyPlay): void {
  for (const seat of play.state.order) {
    const tribe = tribeOf(play.state, seat);
    if (peopleOf(tribe) < FEVER) continue;
    const keepsCamp = (at: Place): boolean => {
      const [warriors, females] = [item(tribe.warriors, at), item(tribe.females, at)];
      return females > 1 || lostFirst(tribe.habits.losses, warriors, females) === 'warriors';
    };
    const there = occupiedBy(tribe).toReversed();
    const at = there.find((one) => !tribe.camps.includes(one)) ?? there.find(keepsCamp) ?? there[0];
    if (at !== undefined) loseOne(play, seat, at, 'fever');
  }
}

function spoil(play: ValleyPlay): void {
  for (const seat of livingSeats(play.state)) {
    const tribe = tribeOf(play.state, seat);
    const food = Math.floor(tribe.food / SPOILED);
    if (food === 0) continue;
    tribe.food -= food;
    tell(play, { type: 'foodLost', seat, food, by: 'spoilage' });
  }
}

function giveAlms(play: ValleyPlay): void {
  const { state } = play;
  const living = livingSeats(state);
  const least = Math.min(...living.map((seat) => tribeOf(state, seat).food));
  for (const seat of living) {
    const tribe = tribeOf(state, seat);
    if (tribe.food > least) continue;
    tribe.food += ALMS;
    tell(play, { type: 'foodGained', seat, food: ALMS, by: 'alms' });
  }
}

/** What events do when they are drawn. Those that are not here only last: they are read where they matter. */
const EFFECTS: Partial<Record<EventId, (play: ValleyPlay) => void>> = {
  'sick-animals': sicken,
  rain: ({ state }) => {
    state.rain = true;
  },
  eruption: erupt,
  'forest-fire': regional('forest-fire'),
  'small-flood': (play) => strike(play, 'small-flood', [placeOf(LOWLAND)], LOWLAND_FLOOD),
  'great-flood': regional('great-flood'),
  drought: (play) => strike(play, 'drought', PLACES, DROUGHT),
  earthquake: regional('earthquake'),
  locusts: regional('locusts'),
  fever: spreadFever,
  'wolf-pack': bringWolves,
  avalanche: regional('avalanche'),
  'bears-asleep': (play) => chase(play, 'bears-asleep', 'bear'),
  spoilage: spoil,
  alms: giveAlms,
};

/** The effect of an event; of what lasts until the turn’s end, what it changes at once. */
export const befall = (play: ValleyPlay, event: EventId): void => EFFECTS[event]?.(play);
