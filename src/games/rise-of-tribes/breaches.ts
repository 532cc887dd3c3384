import { DICE } from './content/dice.ts';
import { LAYOUT, TERRAINS } from './content/land.ts';
import { MEMBERS, VILLAGES } from './content/numbers.ts';
import { INVADERS, SLOTS, TILES } from './content/tiles.ts';
import { onMap, sum, villagesOf } from './ground.ts';
import { landOf } from './map.ts';
import { goalsFor } from './setup.ts';
import type { RiseState } from './state.ts';

/** What must hold in every state that waits for an answer: a sentence for each breach. */
export function breaches(state: RiseState): readonly string[] {
  return [
    ...landBreaches(state),
    ...diceBreaches(state),
    ...tileBreaches(state),
    ...tribeBreaches(state),
    ...frameBreaches(state),
  ];
}

/** A list as one text that does not depend on its order. */
const sorted = (list: readonly string[]): string => list.toSorted().join(' ');

const ALL_TILES = sorted(TILES);

function* landBreaches({ terrain, tribes, volcano }: RiseState) {
  const each = LAYOUT[tribes.length]?.each ?? 0;
  for (const one of TERRAINS)
    if (terrain.filter((here) => here === one).length !== each)
      yield `There are not ${each} ${one}.`;
  if (volcano !== null && volcano >= landOf({ tribes }).craters.length)
    yield 'The volcano is nowhere.';
}

function* diceBreaches({ rows, pool, turn }: RiseState) {
  for (const [action, row] of Object.entries(rows))
    if (row.length !== DICE.row) yield `There are ${row.length} dice at ${action}.`;
  const free = pool.length + turn.dice.length;
  if (free !== DICE.rolled) yield `There are ${free} dice in the pool and in hand.`;
  if (new Set(turn.used).size < turn.used.length) yield 'An action was taken twice.';
}

/** Tiles that are being resolved lie nowhere else. */
function* tileBreaches({ deck, late, slots, discarded, tribes, tame, frames }: RiseState) {
  const now = frames.flatMap((frame) => {
    if (frame.frame === 'erupting') return ['volcano'];
    if (frame.frame === 'siting' && frame.tile === 'volcano') return ['volcano'];
    if (frame.frame === 'bidding' && frame.giving === null) return ['chieftain'];
    return frame.frame === 'offering' ? ['abandoned-village'] : [];
  });
  const held = [...slots.map(({ tile }) => tile), ...tribes.flatMap(({ tiles }) => tiles)];
  const beasts = tame === null ? [] : ['mammoth'];
  const all = [...deck, ...late, ...discarded, ...held, ...beasts, ...now];
  if (sorted(all) !== ALL_TILES) yield 'The tiles are not the 16.';
  if (slots.length > SLOTS) yield `${slots.length} tiles are in the slots.`;
  for (const { tile, count } of slots)
    if (tile === 'invaders' && (count < 1 || count > INVADERS.most))
      yield `There are ${count} Invaders.`;
}

function* tribeBreaches(state: RiseState) {
  const { tribes, terrain } = state;
  const goals = sorted(goalsFor(tribes.length));
  for (const [seat, tribe] of tribes.entries()) {
    const { hand, deck, done, known, members, elder } = tribe;
    if (sorted([...hand, ...deck, ...done]) !== goals) yield `Seat ${seat} has other goals.`;
    if (sum(Object.values(tribe.scored)) !== tribe.points)
      yield `The points of seat ${seat} came from nothing.`;
    if (known > deck.length) yield `Seat ${seat} knows more goals than there are.`;
    if (members.length !== terrain.length) yield `Seat ${seat} is on another map.`;
    if (onMap(tribe) > MEMBERS) yield `Seat ${seat} has too many members.`;
    if (elder !== null && !villagesOf(tribe).includes(elder)) yield `Seat ${seat} lost its elder.`;
  }
  const villages = tribes.flatMap(villagesOf);
  if (new Set(villages).size < villages.length) yield 'Two villages stand on one hex.';
  if (villages.length > VILLAGES) yield `${villages.length} villages stand.`;
  if (new Set(tribes.map(({ leader }) => leader)).size < tribes.length)
    yield 'Two have one leader.';
}

const INNER = ['siting', 'bidding', 'erupting', 'offering'].map((one) => `events ${one}`);
const ACTS = ['growing', 'moving', 'gathering', 'leading', 'taking'].map((one) => `acting ${one}`);
const KNOWN = [
  '',
  'placing',
  'taking',
  'dawn',
  'dawn taking',
  ...INNER,
  'acting',
  ...ACTS,
  'fighting',
  'settling',
];

function* frameBreaches({ frames, tribes, winner, toWin, first, turn }: RiseState) {
  const order = frames.map(({ frame }) => frame).join(' ');
  if (!KNOWN.includes(order)) yield `What is in progress makes no sense: ${order}.`;
  if ((frames.length === 0) !== (winner !== null)) yield 'The match is over, or it is not.';
  for (const [seat, { points }] of tribes.entries())
    if (points >= toWin !== (seat === winner)) yield `Seat ${seat} has ${points} points.`;
  if (first >= tribes.length || turn.seat >= tribes.length) yield 'There is no such seat.';
}
