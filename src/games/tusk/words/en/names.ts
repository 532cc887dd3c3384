import type { Goods, Seat } from '../../../../engine/game.ts';
import type { Direction } from '../../../../hex/hex.ts';
import type { EmblemId } from '../../../../presentation/scene.ts';
import type { Uses, MemberNumber } from '../../action.ts';
import type { SeasonId } from '../../content/seasons.ts';
import { GOODS, type Good, type Terrain } from '../../content/terrain.ts';
import { tribeOf } from '../../tribes.ts';
import type { VictoryId } from '../../content/victory.ts';

/** What things are called in English, in lines, on the picture and in commands alike. */
export const TERRAIN_NAMES: Readonly<Record<Terrain | 'breeding ground', string>> = {
  forest: 'Forest',
  grassland: 'Grassland',
  mountain: 'Mountain',
  berries: 'Berry Bush',
  jungle: 'Jungle',
  river: 'River',
  plains: 'Plains',
  swamp: 'Swamp',
  'breeding ground': 'Breeding ground',
};

export const SEASON_NAMES: Readonly<Record<SeasonId, string>> = {
  spring: 'Spring',
  summer: 'Summer',
  autumn: 'Autumn',
  winter: 'Winter',
  eruption: 'Eruption',
  flood: 'Flood',
  wildfire: 'Wildfire',
  drought: 'Drought',
  blizzard: 'Blizzard',
  predators: 'Predators',
};

export const SEASON_EMOJI: Readonly<Record<SeasonId, string>> = {
  spring: '🌱',
  summer: '☀️',
  autumn: '🍂',
  winter: '🌨️',
  eruption: '🌋',
  flood: '🌊',
  wildfire: '🌳',
  drought: '🏜️',
  blizzard: '🌬️',
  predators: '🐾',
};

export const VICTORY_NAMES: Readonly<Record<VictoryId, string>> = {
  trappers: 'Trappers',
  fishers: 'Fishers',
  snarers: 'Snarers',
  'stick-hoard': 'Stick Hoard',
  'grass-hoard': 'Grass Hoard',
  'stone-hoard': 'Stone Hoard',
  'spiteful-spirit': 'Spiteful Spirit',
  'pack-leader': 'Pack Leader',
  warmonger: 'Warmonger',
};

export const DIRECTION_NAMES: Readonly<Record<Direction, string>> = {
  N: 'north',
  NE: 'north-east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  NW: 'north-west',
};

const EMBLEM_EMOJI: Readonly<Record<EmblemId, string>> = {
  flame: '🔥',
  heron: '🪶',
  fern: '🌿',
  arrowhead: '🏹',
};

/** A seat's tribe: `🔥 Ember`. */
export function seatName(seat: Seat): string {
  const { name, emblem } = tribeOf(seat);
  return `${EMBLEM_EMOJI[emblem]} ${name}`;
}

/** Sticks and stones are counted; grass and food are not. */
const PLURALS: Readonly<Record<Good, string>> = {
  stick: 'sticks',
  grass: 'grass',
  stone: 'stones',
  food: 'food',
};

/** `1 stick`, `3 grass`. */
export function amount(count: number, good: Good): string {
  return `${count} ${count === 1 ? good : PLURALS[good]}`;
}

/** `2 sticks, 1 grass`; `nothing`. */
export function goodsWords(goods: Goods): string {
  const words = GOODS.flatMap((good) => {
    const count = goods[good] ?? 0;
    return count > 0 ? [amount(count, good)] : [];
  });
  return words.length === 0 ? 'nothing' : words.join(', ');
}

/** What was used together: `2 sticks, 1 stone`; `nothing`. */
export const usesWords = ({ stick, grass, stone }: Uses): string =>
  goodsWords({ stick, grass, stone });

/** `1`, `1 and 3`, `1, 2 and 4`. */
export function listed(words: readonly (string | number)[]): string {
  const last = words.at(-1);
  if (last === undefined) return 'nobody';
  return words.length === 1 ? String(last) : `${words.slice(0, -1).join(', ')} and ${last}`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** `two`; above six, in figures. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

/** `one wound`, `two hits`, `no hits`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${numberWord(count)} ${count === 1 ? one : many}`;
}

/** Members by their numbers, not to be taken for a count: `member 1`, `members 1 and 3`. */
export function membersWords(members: readonly MemberNumber[]): string {
  const numbers = members.toSorted((a, b) => a - b);
  return `${members.length === 1 ? 'member' : 'members'} ${listed(numbers)}`;
}

/** A tribe's members by their numbers: `🔥 Ember’s members 1 and 3`. */
export function membersName(seat: Seat, members: readonly MemberNumber[]): string {
  return `${seatName(seat)}’s ${membersWords(members)}`;
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
