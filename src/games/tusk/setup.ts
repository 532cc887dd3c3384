import type { Seat } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { KEEP, PLACE, type TuskChoice } from './choices.ts';
import { SEASON, SEASONS } from './content/seasons.ts';
import { TERRAIN, type Terrain, TERRAINS, TOKENS_ON_NEW_TILE } from './content/terrain.ts';
import { MAMMOTH_FOOD, MEMBERS } from './content/tribe.ts';
import { type VictoryId, VICTORIES } from './content/victory.ts';
import { BREEDING_GROUND, type Place, placesWithin } from './map.ts';
import { beginPlay, type Play, tell, tellOnly } from './play.ts';
import {
  type FrameOf,
  leftOf,
  memberOf,
  type Tribe,
  tribeOf,
  type TuskState,
  type WorkingState,
} from './state.ts';
import { item } from './table.ts';

/** The 36 printed tiles. */
export const ALL_TILES: readonly Terrain[] = TERRAINS.flatMap((terrain) =>
  Array.from({ length: TERRAIN[terrain].tiles }, () => terrain),
);

/** The 18 printed seasons. */
export const ALL_SEASONS: TuskState['seasons'] = SEASONS.flatMap((id) =>
  SEASON[id].copies.map(([arrows, ice]) => Object.freeze({ id, arrows, ice })),
);

/** How many victory cards a tribe draws to keep one. */
export const CARDS_DRAWN = 3;

/**
 * Tusk, setup 1 and 2. Chance is drawn in this order: the tiles, the seasons, the victory cards, the
 * first player.
 */
export function setUp(seats: number, random: Random, rules: WorkingState['rules']): Play {
  const stack = random.shuffle(ALL_TILES);
  const seasons = random.shuffle(ALL_SEASONS);
  const victories = random.shuffle(VICTORIES);
  const first = random.below(seats);
  const play = beginPlay(
    {
      rules,
      turn: 0,
      first,
      leader: null,
      terrain: ['breeding ground'],
      tokens: [0],
      snow: [false],
      stack,
      mammoth: BREEDING_GROUND,
      mammothFood: MAMMOTH_FOOD,
      seasons,
      drawn: [],
      victories,
      tribes: Array.from({ length: seats }, newTribe),
      fights: 0,
      frames: [{ frame: 'placing', seat: first }],
    },
    random,
  );
  layRing(play, 1);
  tell(play, { type: 'matchBegan', first, seats });
  return play;
}

function newTribe(): Tribe {
  return {
    members: Array.from({ length: MEMBERS }, () => ({ at: 'waiting', wounded: false, actions: 0 })),
    waiting: Array.from({ length: MEMBERS }, (_, i) => i + 1),
    goods: { stick: 0, grass: 0, stone: 0, food: 0 },
    card: null,
    revealed: false,
    cardTokens: 0,
    tokenTurn: 0,
    passed: [],
    deeds: [],
  };
}

/** Lays the next ring of tiles, with tokens on those that show a resource. Shows what was hidden. */
export function layRing(play: Play, ring: number): void {
  const { state } = play;
  const laid = state.stack.slice(0, placesWithin(ring) - state.terrain.length);
  state.stack = state.stack.slice(laid.length);
  state.terrain = [...state.terrain, ...laid];
  state.snow = state.terrain.map(() => false);
  for (const terrain of laid) {
    state.tokens.push(TERRAIN[terrain].yields === null ? 0 : TOKENS_ON_NEW_TILE);
  }
  play.reveals = true;
}

/** Tusk, setup 3: any tile but the breeding ground; sharing one is allowed. */
export function placeChoices(state: TuskState): readonly TuskChoice[] {
  return PLACE.slice(1, state.terrain.length);
}

/** A tribe's first member enters; then the next tribe's, then the draft. */
export function placeFirst(play: Play, frame: FrameOf<'placing'>, to: Place): void {
  const { seat } = frame;
  enter(play, seat, to);
  tell(play, { type: 'memberPlaced', seat, member: 1, at: to });
  frame.seat = leftOf(play.state, seat);
  if (frame.seat === play.state.first) {
    play.state.frames.pop();
    offerCards(play, frame.seat);
  }
}

/** The left-most waiting member comes onto a tile. Returns its number. */
export function enter(play: Play, seat: Seat, at: Place): number {
  const tribe = tribeOf(play.state, seat);
  const number = item(tribe.waiting, 0);
  tribe.waiting = tribe.waiting.slice(1);
  memberOf(tribe, number).at = at;
  return number;
}

/** Tusk, setup 4: the tribe draws three cards in secret. */
function offerCards(play: Play, seat: Seat): void {
  const { state } = play;
  const offer = state.victories.slice(0, CARDS_DRAWN);
  state.victories = state.victories.slice(CARDS_DRAWN);
  state.frames.push({ frame: 'drafting', seat, offer });
  play.reveals = true;
  tellOnly(play, seat, { type: 'cardsDrawn', seat, cards: offer });
}

/** Which of the drawn cards to keep. */
export function keepChoices(offer: readonly VictoryId[]): readonly TuskChoice[] {
  return offer.flatMap((card) => KEEP.get(card) ?? []);
}

/** One is kept in secret, the others are shuffled back; then the next tribe draws. */
export function keepCard(play: Play, frame: FrameOf<'drafting'>, card: VictoryId): void {
  const { state } = play;
  const { seat, offer } = frame;
  const tribe = tribeOf(state, seat);
  tribe.card = card;
  tribe.passed = offer.filter((other) => other !== card);
  state.victories = play.random.shuffle([...state.victories, ...tribe.passed]);
  tellOnly(play, seat, { type: 'cardKept', seat, card }, { type: 'cardKeptSecretly', seat });
  state.frames.pop();
  const next = leftOf(state, seat);
  if (next !== state.first) offerCards(play, next);
}
