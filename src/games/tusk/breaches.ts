import { TERRAIN } from './content/terrain.ts';
import { VICTORIES, VICTORY } from './content/victory.ts';
import { KILL } from './hunt/kill.ts';
import { BREEDING_GROUND, HEXES, placesWithin } from './map.ts';
import { ALL_SEASONS, ALL_TILES } from './setup.ts';
import type { TuskState } from './state.ts';

/** What must hold in every state that waits for an answer: a sentence for each breach. */
export function breaches(state: TuskState): readonly string[] {
  return [
    ...mapBreaches(state),
    ...deckBreaches(state),
    ...tribeBreaches(state),
    ...frameBreaches(state),
  ];
}

/** A list as one text that does not depend on its order. */
const sorted = (list: readonly string[]): string => list.toSorted().join(' ');

function* mapBreaches(state: TuskState): Generator<string> {
  const { terrain, tokens, snow, stack, turn, mammoth } = state;
  const radius = Math.min(Math.max(turn, 1), 3);
  if (terrain.length !== placesWithin(radius)) yield `Turn ${turn} has ${terrain.length} tiles.`;
  if (tokens.length !== terrain.length || snow.length !== terrain.length) {
    yield 'Terrain, tokens and snow are not of the same tiles.';
  }
  if (terrain[BREEDING_GROUND] !== 'breeding ground')
    yield 'The breeding ground is not in the centre.';
  const tiles = [...terrain.slice(1), ...stack];
  if (sorted(tiles) !== sorted(ALL_TILES))
    yield 'The tiles laid and to be laid are not the printed 36.';
  for (const [at, kind] of terrain.entries()) {
    const lies = tokens[at] ?? 0;
    const isBare = kind === 'breeding ground' || TERRAIN[kind].yields === null || snow[at] === true;
    if (isBare && lies > 0) yield `Place ${at} shows no resource and holds ${lies} tokens.`;
  }
  if (turn <= 3 && snow.includes(true)) yield `There is snow in turn ${turn}.`;
  const isWhite = snow.length === HEXES.length && snow.every((white) => white);
  const isOver = state.frames.length === 0;
  const mayEnd = isWhite || turn === state.lastTurn;
  if (isOver ? !mayEnd : isWhite)
    yield 'The match ends when the last tile freezes, a short one with its last turn.';
  if (mammoth >= terrain.length) yield `The mammoth is at place ${mammoth}, where no tile lies.`;
}

function* deckBreaches(state: TuskState): Generator<string> {
  const { seasons, drawn, turn, frames, tribes } = state;
  const text = (card: (typeof seasons)[number]) => `${card.id}/${card.arrows}/${card.ice}`;
  if (sorted([...seasons, ...drawn].map(text)) !== sorted(ALL_SEASONS.map(text))) {
    yield 'The seasons drawn and to be drawn are not the printed 18.';
  }
  const isDrawn = frames.length === 0 || frames[0]?.frame === 'roaming';
  if (drawn.length !== Math.max(0, isDrawn ? turn : turn - 1)) {
    yield `${drawn.length} seasons were drawn by turn ${turn}.`;
  }
  const victories = [
    ...state.victories,
    ...tribes.flatMap(({ card }) => card ?? []),
    ...frames.flatMap((frame) => (frame.frame === 'drafting' ? frame.offer : [])),
  ];
  if (sorted(victories) !== sorted(VICTORIES)) yield 'The victory cards are not the printed 9.';
}

function* tribeBreaches(state: TuskState): Generator<string> {
  const top = state.frames[state.frames.length - 1];
  for (const [seat, tribe] of state.tribes.entries()) {
    const { members, waiting, card, revealed, cardTokens } = tribe;
    const numbers = members.flatMap(({ at }, i) => (at === 'waiting' ? [String(i + 1)] : []));
    if (sorted(waiting.map(String)) !== sorted(numbers)) {
      yield `The waiting members of seat ${seat} are not those on its spaces.`;
    }
    for (const [i, { at, wounded, actions }] of members.entries()) {
      const who = `Member ${i + 1} of seat ${seat}`;
      if (at === 'waiting' && wounded) yield `${who} waits wounded.`;
      if (typeof at === 'number' && at >= state.terrain.length) yield `${who} is off the map.`;
      if (at === state.mammoth && at !== BREEDING_GROUND && top?.frame !== 'roaming') {
        yield `${who} stands under the mammoth.`;
      }
      if (at === 'hunting' && state.leader === null) yield `${who} hunts without a leader.`;
      if (actions > 0 && (typeof at !== 'number' || !isTurnOf(state, seat))) {
        yield `${who} has actions out of its turn.`;
      }
    }
    const isDeed = card !== null && VICTORY[state.rules][card].scores === 'deeds';
    if (cardTokens > 0 && !(isDeed && revealed)) yield `Seat ${seat} has tokens on no open card.`;
    if ((card !== null) !== (tribe.passed.length === 2)) yield `Seat ${seat} drafted by halves.`;
    if (card === null && state.turn > 0) yield `Seat ${seat} plays without a victory card.`;
  }
}

function isTurnOf(state: TuskState, seat: number): boolean {
  const [outer] = state.frames;
  return outer?.frame === 'tribe' && outer.seat === seat;
}

function* frameBreaches(state: TuskState): Generator<string> {
  const order = state.frames.map(({ frame }) => frame).join(' in ');
  const known = ['', 'placing', 'drafting', 'tribe', 'tribe in fight', 'hunt', 'roaming'];
  if (!known.includes(order)) yield `What is in progress makes no sense: ${order}.`;
  const top = state.frames[state.frames.length - 1];
  const isDivided = top?.frame === 'hunt' && Object.hasOwn(KILL, top.step);
  if ((state.mammothFood === 0) !== isDivided) {
    yield `The mammoth has ${state.mammothFood} food left, and no kill fits that.`;
  }
  const seats = state.tribes.length;
  if (state.first >= seats || (state.leader ?? 0) >= seats) yield 'There is no such seat.';
}
