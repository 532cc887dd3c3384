import { SEASON } from './content/seasons.ts';
import { TERRAIN, type Terrain } from './content/terrain.ts';
import { NEIGHBOURS, type Place, placesApart } from './map.ts';
import type { TuskState } from './state.ts';
import { item } from '../../parts/item.ts';

/** For each place, the places two steps away, each with the places between. */
const TWO_STEPS: readonly (readonly {
  readonly to: Place;
  readonly through: readonly Place[];
}[])[] = NEIGHBOURS.map((_, from) =>
  NEIGHBOURS.map((besides, to) => ({
    to,
    through: besides.filter((place) => placesApart(from, place) === 1),
  })).filter(({ to }) => placesApart(from, to) === 2),
);

/** Whether entering a tile takes a whole Move this turn: snow has no difficulty, a season may lift it. */
export function isDifficult(state: TuskState, at: Place, easy = easyTerrain(state)): boolean {
  const terrain = state.terrain[at];
  if (terrain === undefined || terrain === 'breeding ground' || terrain === easy) return false;
  return TERRAIN[terrain].difficult && state.snow[at] === false;
}

/** The terrain that the season drawn last makes easy, if any. */
function easyTerrain(state: TuskState): Terrain | undefined {
  const season = state.drawn[state.drawn.length - 1];
  return season === undefined ? undefined : SEASON[season.id].easy;
}

/** The tiles in play beside a place, clockwise from the north. */
export function tilesBeside(state: TuskState, at: Place): Place[] {
  return item(NEIGHBOURS, at).filter((place) => place < state.terrain.length);
}

const CLOSED = 0;
const EASY = 1;
const DIFFICULT = 2;

/** What Moves depend on, and where they lead as far as that was asked. */
interface Ground extends Pick<TuskState, 'terrain' | 'snow' | 'drawn' | 'mammoth'> {
  /** How each tile in play can be entered, by place. */
  readonly entries: readonly number[];
  /** Where a Move from each place can end. */
  readonly ends: (readonly Place[] | undefined)[];
}

/** The ground that was read last: it stays the same through a tribe phase, and lists of a state are never changed in place. */
let known: Ground | null = null;

/** Nobody enters the mammoth's tile. */
function groundOf(state: TuskState): Ground {
  const { terrain, snow, drawn, mammoth } = state;
  if (
    known?.terrain === terrain &&
    known.snow === snow &&
    known.drawn === drawn &&
    known.mammoth === mammoth
  ) {
    return known;
  }
  const easy = easyTerrain(state);
  const entries = terrain.map((_, at) =>
    at === mammoth ? CLOSED : isDifficult(state, at, easy) ? DIFFICULT : EASY,
  );
  known = { terrain, snow, drawn, mammoth, entries, ends: [] };
  return known;
}

/**
 * Where one Move can end: up to two tiles away; entering a difficult tile is the first and only step
 * of one (Tusk, tribe phase 3).
 */
export function destinations(state: TuskState, from: Place): readonly Place[] {
  const { entries, ends } = groundOf(state);
  return (ends[from] ??= reach(entries, from));
}

function reach(entries: Ground['entries'], from: Place): Place[] {
  const places: Place[] = [];
  for (const place of item(NEIGHBOURS, from)) {
    const entry = entries[place];
    if (entry === EASY || entry === DIFFICULT) places.push(place);
  }
  for (const { to, through } of item(TWO_STEPS, from)) {
    if (entries[to] !== EASY) continue;
    for (const between of through) {
      if (entries[between] !== EASY) continue;
      places.push(to);
      break;
    }
  }
  return places;
}
