import { tell } from '../../engine/play.ts';
import { draw } from '../../parts/deck.ts';
import { item } from '../../parts/item.ts';
import { FIRST_SNOW } from './content/numbers.ts';
import { TERRAIN, TOKENS_ON_NEW_TILE } from './content/terrain.ts';
import { directionOf, frozenSide, HEXES, NEIGHBOURS, type Place, placesWithin } from './map.ts';
import type { TuskPlay } from './play.ts';
import type { TuskState } from './state.ts';

/** Lays the next ring of tiles, with tokens on those that show a resource. Shows what was hidden. */
export function layRing(play: TuskPlay, ring: number): void {
  const { state } = play;
  const { drawn, left } = draw(state.stack, placesWithin(ring) - state.terrain.length);
  state.stack = left;
  state.terrain = [...state.terrain, ...drawn];
  state.snow = state.terrain.map(() => false);
  for (const terrain of drawn) {
    state.tokens.push(TERRAIN[terrain].yields === null ? 0 : TOKENS_ON_NEW_TILE);
  }
  play.reveals = true;
}

/** Tusk, season phase 3: a new ring in the first two turns, then the snow. */
export function findLands(play: TuskPlay): void {
  const { turn } = play.state;
  if (turn === 1 || turn === 2) {
    const ring = turn === 1 ? 2 : 3;
    layRing(play, ring);
    tell(play, { type: 'landsFound', ring });
  } else if (turn === FIRST_SNOW) {
    const die = play.random.die();
    const direction = directionOf(die);
    tell(play, { type: 'snowRolled', die, direction });
    freeze(play, frozenSide(direction));
  } else {
    freeze(play, spread(play.state));
  }
}

/** The tiles that turn this time: as many rows beside the snow as the card's ice number says. */
function spread(state: TuskState): Place[] {
  const { ice } = item(state.drawn, state.drawn.length - 1);
  const white = state.snow.slice();
  const turning: Place[] = [];
  for (let row = 0; row < ice; row += 1) {
    const next: Place[] = [];
    for (let at = 0; at < white.length; at += 1) {
      if (white[at] === true) continue;
      if (item(NEIGHBOURS, at).some((place) => white[place] === true)) next.push(at);
    }
    for (const at of next) white[at] = true;
    turning.push(...next);
  }
  return turning;
}

/** Turning a tile removes its tokens; whoever stands there is unharmed. */
function freeze(play: TuskPlay, places: readonly Place[]): void {
  const { state } = play;
  const snow = state.snow.slice();
  for (const at of places) {
    snow[at] = true;
    state.tokens[at] = 0;
  }
  state.snow = snow;
  const left = snow.filter((white) => !white).length;
  tell(play, { type: 'snowFell', at: places, left });
}

/** Whether the world has frozen over. */
export function isFrozenOver(state: TuskState): boolean {
  return state.snow.length === HEXES.length && state.snow.every((white) => white);
}
