import type { Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { draw } from '../../parts/deck.ts';
import { item } from '../../parts/item.ts';
import type { MemberNumber } from './action.ts';
import { SEASON, type SeasonCard } from './content/seasons.ts';
import { TERRAIN, type Terrain, TERRAINS } from './content/terrain.ts';
import { sendHome } from './roaming.ts';
import type { Place } from './map.ts';
import type { TuskPlay } from './play.ts';
import type { TuskState, WorkingState } from './state.ts';
import { remove } from './waiting.ts';
import { wound } from './wounds.ts';

/** Tusk, season phase 1: the top card is drawn and applied. */
export function drawSeason(play: TuskPlay): void {
  const { state } = play;
  const { drawn, left } = draw(state.seasons, 1);
  const { id, arrows, ice } = item(drawn, 0);
  state.seasons = left;
  state.drawn = [...state.drawn, ...drawn];
  play.reveals = true;
  tell(play, { type: 'seasonDrawn', season: id, arrows, ice });
  const card = SEASON[id];
  changeTokens(play, card);
  forMembersOn(state, card.wounds, (seat, number) => wound(play, seat, number, 'season'));
  forMembersOn(state, card.removes, (seat, number) => remove(play, seat, number));
  if (card.herdGoesHome === true) sendHome(play);
}

/** Tiles of a terrain in play; snow has no type. */
function tilesOf(state: TuskState, terrain: Terrain): Place[] {
  const places: Place[] = [];
  for (let at = 0; at < state.terrain.length; at += 1) {
    if (state.terrain[at] === terrain && state.snow[at] === false) places.push(at);
  }
  return places;
}

function changeTokens(play: TuskPlay, card: SeasonCard): void {
  const { tokens } = play.state;
  for (const terrain of TERRAINS) {
    const change = card.tokens?.[terrain];
    const good = TERRAIN[terrain].yields;
    if (change === undefined || good === null) continue;
    const places = tilesOf(play.state, terrain);
    if (change !== 'loses all' && change > 0) {
      for (const at of places) tokens[at] = item(tokens, at) + change;
      if (places.length > 0) tell(play, { type: 'tokensAdded', at: places, good, each: change });
      continue;
    }
    const most = change === 'loses all' ? Number.POSITIVE_INFINITY : -change;
    const poorer = places.filter((at) => item(tokens, at) > 0);
    let lost = 0;
    for (const at of poorer) {
      const here = Math.min(most, item(tokens, at));
      tokens[at] = item(tokens, at) - here;
      lost += here;
    }
    if (lost > 0) tell(play, { type: 'tokensLost', at: poorer, good, tokens: lost });
  }
}

function forMembersOn(
  state: WorkingState,
  terrains: readonly Terrain[] | undefined,
  does: (seat: Seat, number: MemberNumber) => void,
): void {
  if (terrains === undefined) return;
  for (const [seat, tribe] of state.tribes.entries()) {
    for (const [index, { at }] of tribe.members.entries()) {
      if (typeof at !== 'number' || item(state.snow, at)) continue;
      const terrain = item(state.terrain, at);
      if (terrain !== 'breeding ground' && terrains.includes(terrain)) does(seat, index + 1);
    }
  }
}
