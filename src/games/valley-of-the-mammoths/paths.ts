import type { Choice, Seat } from '../../engine/game.ts';
import { once } from '../../engine/once.ts';
import { choice } from '../../parts/choice.ts';
import { item } from '../../parts/item.ts';
import { type ActionOf, type Path, WHO, type Who } from './action.ts';
import { MARCH } from './content/cards.ts';
import { RANGE } from './content/numbers.ts';
import type { Draft, Ground } from './draft.ts';
import { BESIDE, isHigh, isRiver, nameOf, type Place, PLACES, TERRAIN, endOf } from './map.ts';

/** A way that a group may go, with its choices, which are made once. */
export interface Way {
  readonly path: Path;
  /** Hexes that it only passes. */
  readonly through: Path;
  /** Rafts that it takes. */
  readonly rafts: number;
  readonly go: Readonly<Record<Who, Choice<ActionOf<'go'>>>>;
  readonly free: Choice<ActionOf<'free'>>;
  readonly some: Choice<ActionOf<'some'>>;
}

/** How a tribe goes in this turn. */
interface Gait {
  readonly range: number;
  readonly guided: boolean;
  readonly frozen: boolean;
  /** Rivers that it may still cross. */
  readonly rafts: number;
}

const raftsOf = (path: Path): number =>
  path.filter((at, nth) => nth > 0 && isRiver(item(path, nth - 1), at)).length;

function gaitOf({ tribes, turn }: Ground, seat: Seat, { groups }: Pick<Draft, 'groups'>): Gait {
  const { lasting } = item(tribes, seat);
  const used = groups.reduce((sum, { path }) => sum + raftsOf(path), 0);
  const frozen = turn.event === 'frozen-rivers';
  return {
    range: lasting.includes('forced-march') ? MARCH : RANGE,
    guided: lasting.includes('guide'),
    frozen,
    rafts: frozen ? 0 : lasting.filter((card) => card === 'raft').length - used,
  };
}

function makeWay(path: Path, rafts: number): Way {
  const names = path.map(nameOf).join('.');
  const go = (who: Who) => choice(`go.${who}.${names}`, { do: 'go', who, path });
  const [all, warriors, butOne] = WHO;
  return {
    path,
    through: path.slice(1, -1),
    rafts,
    go: { [all]: go(all), [warriors]: go(warriors), [butOne]: go(butOne) },
    free: choice(`free.${names}`, { do: 'free', path }),
    some: choice(`some.${names}`, { do: 'some', path }),
  };
}

/**
 * All ways from a hex by destination, in hex order; those with the fewest rafts first, then the shortest, then by hex order.
 * High ground ends them unless there is a guide (Valley of the Mammoths, a turn, step 4).
 */
function everyWay(from: Place, { range, guided, frozen, rafts: most }: Gait): Way[][] {
  const found: Way[][] = PLACES.map(() => []);
  const walk = (path: Path, rafts: number): void => {
    const here = endOf(path);
    if (path.length > 1) item(found, here).push(makeWay(path, rafts));
    if (path.length > range || (path.length > 1 && isHigh(here) && !guided)) return;
    for (const next of item(BESIDE, here)) {
      const wet = isRiver(here, next) && !frozen ? 1 : 0;
      if (path.includes(next) || TERRAIN[next] === 'lake' || rafts + wet > most) continue;
      walk([...path, next], rafts + wet);
    }
  };
  walk([from], 0);
  // They are found in hex order, and sorting keeps that.
  for (const ways of found) ways.sort((a, b) => a.rafts - b.rafts || a.path.length - b.path.length);
  return found.filter((ways) => ways.length > 0);
}

const keyOf = (from: Place, { range, guided, frozen, rafts }: Gait): number =>
  (((from * 4 + range) * 2 + (guided ? 1 : 0)) * 2 + (frozen ? 1 : 0)) * 4 + rafts;

const KNOWN = new Map<number, Way[][]>();

function waysBy(from: Place, gait: Gait): readonly (readonly Way[])[] {
  const key = keyOf(from, gait);
  const known = KNOWN.get(key) ?? everyWay(from, gait);
  KNOWN.set(key, known);
  return known;
}

const OFFERED = once<readonly Way[]>();

/**
 * The ways from a hex that are offered: to each destination the best one on which no animals hold anybody, and those that need
 * fewer rafts; where there is none, all.
 */
export function waysFrom(ground: Ground, seat: Seat, draft: Draft, from: Place): readonly Way[] {
  const { closed, event } = ground.turn;
  if (event === 'blizzard' || closed.includes(from)) return [];
  const gait = gaitOf(ground, seat, draft);
  const key = keyOf(from, gait);
  // Animals stand still while tribes move, so the ways are looked for once.
  return OFFERED(ground.animals, closed.length === 0 ? key : `${key} ${closed.join()}`, () =>
    freeWays(ground, waysBy(from, gait)),
  );
}

function freeWays(
  { animals, turn: { closed } }: Ground,
  all: readonly (readonly Way[])[],
): readonly Way[] {
  const herds = PLACES.map((place) => animals.some(({ at }) => at === place));
  return all.flatMap((ways) => {
    const open = ways.filter(({ path }) => !path.some((at) => closed.includes(at)));
    const free = open.find(({ through }) => !through.some((at) => item(herds, at)));
    return free === undefined ? open : open.filter((way) => way === free || way.rafts < free.rafts);
  });
}
