import type { Choice, Seat } from '../../../engine/game.ts';
import type { TuskAction, TuskKind } from '../action.ts';
import { FIRST_SNOW } from '../content/numbers.ts';
import { SEASON } from '../content/seasons.ts';
import { type Good, TERRAIN, type Terrain, TERRAINS } from '../content/terrain.ts';
import { type Deed, VICTORY } from '../content/victory.ts';
import { DIRECTIONS } from '../../../hex/hex.ts';
import {
  BREEDING_GROUND,
  HEXES,
  NEIGHBOURS,
  type Place,
  placesApart,
  placeTowards,
  RADIUS,
  ringStart,
} from '../map.ts';
import { item } from '../../../parts/item.ts';
import { ALL_SEASONS } from '../setup.ts';
import type { TileView, TribeView, TuskView } from '../view.ts';
import { type Experience, FOUND, type Goods, type Wants, withMore, worth } from './worth.ts';

/** What the loss of a member costs, in food. */
const REMOVAL = 3;
/** What a member brings in in a turn, in food. */
export const MEMBER_TURN = 1.3;
/** Where standing leads in the next turn is less sure than what can be had now. */
const FORESIGHT = 0.75;

/** What a tribe can tell from its view before it decides. */
export interface Outlook {
  readonly view: TuskView;
  readonly seat: Seat;
  readonly me: TribeView;
  readonly wants: Wants;
  /** How much it is worth to a tribe that another one loses a food: all of it with one rival. */
  readonly rivalry: number;
  /** What a wound costs, in food: nothing in the last turn. */
  readonly wound: number;
  /** What a member may gain by one action on a tile, and by another one after that; by place. */
  readonly yields: readonly (readonly [first: number, second: number])[];
  /** What it is worth to stand on a tile when the turn is over, in food; by place. */
  readonly prospects: readonly number[];
  /** The same, when the season is over as well: nothing but snow is to be feared. */
  readonly refuges: readonly number[];
}

/** What an action is worth, in food; it is one of those that the weigher is for. */
type Worth = { of(action: TuskAction): number }['of'];

/** Weighs what may be chosen. */
export type Weigher = (outlook: Outlook, choices: readonly Choice<TuskAction>[]) => Worth;

/** Weighers by the kind of decision. */
export type Weighers = Readonly<Partial<Record<TuskKind, Weigher>>>;

/** The distance between any two places. */
const APART = HEXES.map((_, a) => HEXES.map((_none, b) => placesApart(a, b)));

/** A copy of a season card. */
type Copy = (typeof ALL_SEASONS)[number];

/** Turns that are likely to come after the one in which so many rows are free of snow at its start. */
const TURNS_AFTER: readonly number[] = Array.from({ length: 2 * RADIUS + 1 }).reduce<number[]>(
  (after) => {
    const rows = after.length;
    const with_ = (ice: number): number => (rows > ice ? 1 + item(after, rows - ice) : 0);
    after.push(rows === 0 ? 0 : (with_(1) + with_(2)) / 2);
    return after;
  },
  [],
);

/** Reads a view for its own seat. Throws where the viewer has no seat. */
export function look(view: TuskView, experience: Experience = FOUND): Outlook {
  if (view.viewer === 'public') throw new Error('Nobody plays from the public view.');
  const seat = view.viewer;
  const me = item(view.tribes, seat);
  const deck = cardsLeft(view);
  const snow = snowDistances(view);
  const turnsLeft = turnsAfter(view, snow);
  const pays = me.growthCost !== null && MEMBER_TURN * turnsLeft > me.growthCost;
  const wants: Wants = {
    card: typeof me.card === 'string' ? null : VICTORY[view.rules][me.card.id],
    turnsLeft,
    growth: pays ? me.growthCost : null,
    experience,
  };
  const freezing = snow.map((distance, place) => chanceOfSnow(view, deck, distance, place));
  const yields = view.tiles.map((tile) => yieldsOf(tile, me.goods, wants));
  const reach = reachOf(yields, freezing);
  const next = Math.min(1, turnsLeft);
  const trampled = trampling(view, deck);
  const { wound } = experience;
  const refuges = reach.map((value) => FORESIGHT * next * value);
  const perils = perilsOf(deck);
  const prospects = refuges.map((value, place) => {
    const terrain = view.tiles[place]?.terrain ?? null;
    const safe = terrain === null || terrain === 'breeding ground';
    const { wounds, removes } = (safe ? undefined : perils.get(terrain)) ?? SAFE;
    return value - next * ((item(trampled, place) + wounds) * wound + removes * REMOVAL);
  });
  const rivalry = 1 / (view.tribes.length - 1);
  return { view, seat, me, wants, rivalry, wound: wound * next, yields, prospects, refuges };
}

/** The outlook of somebody who looks no further than the next step: all places promise the same, and a card nothing. */
export function shortSighted(outlook: Outlook): Outlook {
  const { view, me, wants } = outlook;
  const now: Wants = { ...wants, card: null, growth: null };
  const nothing = outlook.prospects.map(() => 0);
  return {
    ...outlook,
    wants: now,
    yields: view.tiles.map((tile) => yieldsOf(tile, me.goods, now)),
    prospects: nothing,
    refuges: nothing,
  };
}

/** Season cards that may still come. */
function cardsLeft({ seasonsDrawn }: TuskView): readonly Copy[] {
  const left = [...ALL_SEASONS];
  for (const { id, arrows, ice } of seasonsDrawn) {
    const index = left.findIndex(
      (copy) => copy.id === id && copy.arrows === arrows && copy.ice === ice,
    );
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

function share(deck: readonly Copy[], is: (copy: Copy) => boolean): number {
  return deck.length === 0 ? 0 : deck.filter(is).length / deck.length;
}

/** Steps to the nearest snow, by place; none anywhere is as far as can be. */
function snowDistances({ tiles }: TuskView): number[] {
  const distances = HEXES.map(() => 2 * RADIUS);
  for (const tile of tiles) {
    if (tile?.snow !== true) continue;
    const apart = item(APART, tile.place);
    for (let place = 0; place < distances.length; place += 1) {
      distances[place] = Math.min(item(distances, place), item(apart, place));
    }
  }
  return distances;
}

/** Whole turns that are likely to come after this one; anybody can work it out. */
export const turnsLeftIn = (view: TuskView): number => turnsAfter(view, snowDistances(view));

function turnsAfter({ turn, lastTurn }: TuskView, snow: readonly number[]): number {
  const most = lastTurn === null ? Number.POSITIVE_INFINITY : lastTurn - turn;
  const full = item(TURNS_AFTER, 2 * RADIUS);
  if (turn <= FIRST_SNOW) return Math.min(most, FIRST_SNOW - turn + 1 + full);
  return Math.min(most, item(TURNS_AFTER, Math.max(...snow)));
}

/** The chance that a tile is snow when this turn has ended. */
function chanceOfSnow(
  { turn }: TuskView,
  deck: readonly Copy[],
  distance: number,
  place: Place,
): number {
  if (turn > FIRST_SNOW) {
    if (distance <= 1) return 1;
    return distance === 2 ? share(deck, ({ ice }) => ice >= 2) : 0;
  }
  if (turn < FIRST_SNOW || place < ringStart(RADIUS)) return 0;
  // A corner lies on two of the six sides.
  return (place - ringStart(RADIUS)) % RADIUS === 0 ? 2 / 6 : 1 / 6;
}

function yieldsOf(
  tile: TileView | null,
  goods: Goods,
  wants: Wants,
): readonly [first: number, second: number] {
  if (tile === null || tile.terrain === null || tile.terrain === 'breeding ground') return [0, 0];
  const before = worth(goods, wants);
  const once = afterOne(tile.terrain, tile.tokens, goods);
  if (once === null) return [0, 0];
  const between = worth(once, wants);
  const twice = afterOne(tile.terrain, tile.tokens - 1, once);
  return [between - before, twice === null ? 0 : Math.max(0, worth(twice, wants) - between)];
}

/** The goods after one Gather here, a token or the tile's rule; null where there is nothing to have. */
export function afterOne(terrain: Terrain, tokens: number, goods: Goods): Goods | null {
  const { yields, rule } = TERRAIN[terrain];
  if (yields !== null) return tokens > 0 ? withMore(goods, yields, 1) : null;
  return rule === null ? null : crafted(goods, rule);
}

function crafted(goods: Goods, [a, b]: readonly [Good, Good]): Goods | null {
  if (goods[a] === 0 || goods[b] === 0) return null;
  return withMore(withMore(withMore(goods, a, -1), b, -1), 'food', 1);
}

/** What can still be had, and when, on the other tiles near each place. */
const NEAR = APART.map((apart) =>
  apart.flatMap((distance, other) => {
    if (distance === 0 || distance > 4) return [];
    // One Move leaves an action; two leave none, but the turn after.
    return [{ other, had: distance === 1 ? 1 : distance === 2 ? 0.9 : 0.35 }];
  }),
);

/** What a member can make of the next turn from each place: stay, or walk to something better. */
function reachOf(yields: Outlook['yields'], freezing: readonly number[]): number[] {
  const first = yields.map(([one], place) => one * (1 - item(freezing, place)));
  return yields.map(([one, two], place) => {
    let best = (one + two) * (1 - item(freezing, place));
    for (const { other, had } of item(NEAR, place)) {
      const value = item(first, other) * had;
      if (value > best) best = value;
    }
    return best;
  });
}

/** The chance that the herd tramples a place in this turn's season. */
function trampling(view: TuskView, deck: readonly Copy[]): number[] {
  const chances = HEXES.map(() => 0);
  const [one, two] = [
    share(deck, ({ arrows }) => arrows >= 1),
    share(deck, ({ arrows }) => arrows >= 2),
  ];
  const enter = (
    from: Place,
    direction: (typeof DIRECTIONS)[number],
    chance: number,
  ): Place | null => {
    const next = placeTowards(from, direction);
    const inPlay = next !== null && view.tiles[next] != null ? next : null;
    const to = inPlay ?? BREEDING_GROUND;
    chances[to] = item(chances, to) + chance / DIRECTIONS.length;
    return inPlay;
  };
  for (const direction of DIRECTIONS) {
    const next = enter(view.mammoth, direction, one);
    if (next !== null) enter(next, direction, two);
  }
  return chances;
}

/** How likely this turn's season is to do something to who stands on a terrain. */
interface Peril {
  readonly wounds: number;
  readonly removes: number;
}

const perilsOf = (deck: readonly Copy[]): ReadonlyMap<Terrain, Peril> =>
  new Map(
    TERRAINS.map((terrain) => [
      terrain,
      {
        wounds: share(deck, ({ id }) => SEASON[id].wounds?.includes(terrain) === true),
        removes: share(deck, ({ id }) => SEASON[id].removes?.includes(terrain) === true),
      },
    ]),
  );

const SAFE: Peril = { wounds: 0, removes: 0 };

/** The tiles in play beside a place. */
export function besides(view: TuskView, at: Place): Place[] {
  return item(NEIGHBOURS, at).filter((place) => view.tiles[place] != null);
}

/** What a deed puts onto the tribe's own victory card, in food. */
export function deedWorth({ wants: { card } }: Outlook, deed: Deed): number {
  return card?.scores === 'deeds' && card.deed === deed ? card.food : 0;
}

/** How many unwounded members a tribe has somewhere. */
export function unwoundedAt(tribe: TribeView, at: Place | 'hunting'): number {
  return tribe.members.filter((member) => member.at === at && !member.wounded).length;
}
