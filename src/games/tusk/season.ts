import type { Seat } from '../../engine/game.ts';
import type { MemberNumber } from './action.ts';
import { ASIDE, type TuskChoice } from './choices.ts';
import { SEASON, type SeasonCard } from './content/seasons.ts';
import { TERRAIN, type Terrain, TERRAINS } from './content/terrain.ts';
import { sendHome } from './hunt.ts';
import {
  BREEDING_GROUND,
  COMPASS,
  frozenSide,
  HEXES,
  NEIGHBOURS,
  type Place,
  placeTowards,
} from './map.ts';
import { tilesBeside } from './movement.ts';
import { type Play, tell, wound } from './play.ts';
import { layRing } from './setup.ts';
import { type FrameOf, memberOf, tribeOf, type TuskState, type WorkingState } from './state.ts';
import { item } from './table.ts';
import type { Direction } from '../../hex/hex.ts';

/** The turn that ends with the first snow; from the next one it spreads. */
const FIRST_SNOW = 3;

/** Tusk, season phase 1: the top card is drawn and applied. */
export function drawSeason(play: Play): void {
  const { state } = play;
  const season = item(state.seasons, 0);
  state.seasons = state.seasons.slice(1);
  state.drawn = [...state.drawn, season];
  play.reveals = true;
  const { id, arrows, ice } = season;
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

function changeTokens(play: Play, card: SeasonCard): void {
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

/** Out of play: to the right-most empty space, so next in line, and standing when it comes back. */
function remove(play: Play, seat: Seat, number: MemberNumber): void {
  const tribe = tribeOf(play.state, seat);
  const member = memberOf(tribe, number);
  if (typeof member.at !== 'number') return;
  tell(play, { type: 'memberRemoved', seat, member: number, at: member.at });
  member.at = 'waiting';
  member.wounded = false;
  tribe.waiting = [number, ...tribe.waiting];
}

function directionOf(die: number): Direction {
  const direction = COMPASS[die];
  if (direction === undefined) throw new RangeError(`A die does not show ${die}.`);
  return direction;
}

/** Tusk, season phase 2: the herd roams, and tramples whom it meets. */
export function roam(play: Play): void {
  const { state } = play;
  const { id, arrows } = item(state.drawn, state.drawn.length - 1);
  const die = play.random.die();
  const direction = directionOf(die);
  tell(play, { type: 'herdRolled', die, direction, arrows });
  const blocks = SEASON[id].blocks ?? [];
  const path: Place[] = [];
  let strayed = false;
  let blockedBy: Place | null = null;
  for (let step = 0; step < arrows && !strayed && blockedBy === null; step += 1) {
    const next = placeTowards(state.mammoth, direction);
    if (next === null || next >= state.terrain.length) {
      strayed = true;
      state.mammoth = BREEDING_GROUND;
      path.push(BREEDING_GROUND);
    } else if (isBlocked(state, next, blocks)) {
      blockedBy = next;
    } else {
      state.mammoth = next;
      path.push(next);
    }
  }
  if (path.length > 0) tell(play, { type: 'mammothMoved', path, strayed });
  if (blockedBy !== null) tell(play, { type: 'herdBlocked', at: state.mammoth, by: blockedBy });
  state.frames.push({ frame: 'roaming', path, aside: trample(play, path) });
}

function isBlocked(state: TuskState, at: Place, blocks: readonly Terrain[]): boolean {
  const terrain = item(state.terrain, at);
  return terrain !== 'breeding ground' && !item(state.snow, at) && blocks.includes(terrain);
}

function trample(play: Play, path: readonly Place[]): FrameOf<'roaming'>['aside'] {
  const aside: { seat: Seat; member: MemberNumber }[] = [];
  for (const [seat, tribe] of play.state.tribes.entries()) {
    for (const [index, { at }] of tribe.members.entries()) {
      if (typeof at !== 'number' || !path.includes(at)) continue;
      wound(play, seat, index + 1, 'trampling');
      aside.push({ seat, member: index + 1 });
    }
  }
  return aside;
}

/**
 * To an adjacent tile that the mammoth neither crossed nor ends on; terrain does not matter. A straight
 * path leaves every tile at least two ways out.
 */
export function asideChoices(
  state: TuskState,
  { path }: { readonly path: readonly Place[] },
  seat: Seat,
  number: MemberNumber,
): readonly TuskChoice[] {
  const { at } = memberOf(tribeOf(state, seat), number);
  if (typeof at !== 'number') return [];
  return tilesBeside(state, at)
    .filter((place) => !path.includes(place))
    .map((place) => item(item(ASIDE, number), place));
}

/** A trampled member leaves the mammoth's way. */
export function stepAside(
  play: Play,
  frame: FrameOf<'roaming'>,
  seat: Seat,
  number: MemberNumber,
  to: Place,
): void {
  const member = memberOf(tribeOf(play.state, seat), number);
  const from = member.at;
  if (typeof from !== 'number')
    throw new Error(`Member ${number} of seat ${seat} was not trampled.`);
  member.at = to;
  frame.aside = frame.aside.filter((one) => one.seat !== seat || one.member !== number);
  tell(play, { type: 'steppedAside', seat, member: number, from, to });
}

/** Tusk, season phase 3: a new ring in the first two turns, then the snow. */
export function findLands(play: Play): void {
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
    const next = HEXES.map((_, at) => at).filter(
      (at) => white[at] === false && item(NEIGHBOURS, at).some((place) => white[place] === true),
    );
    for (const at of next) white[at] = true;
    turning.push(...next);
  }
  return turning;
}

/** Turning a tile removes its tokens; whoever stands there is unharmed. */
function freeze(play: Play, places: readonly Place[]): void {
  const { state } = play;
  state.snow = state.snow.map((white, at) => white || places.includes(at));
  for (const at of places) state.tokens[at] = 0;
  const left = state.snow.filter((white) => !white).length;
  tell(play, { type: 'snowFell', at: places, left });
}

/** Whether the world has frozen over. */
export function isFrozenOver(state: TuskState): boolean {
  return state.snow.length === HEXES.length && state.snow.every((white) => white);
}
