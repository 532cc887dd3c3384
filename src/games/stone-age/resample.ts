import type { Viewer } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { item } from '../../parts/item.ts';
import { TILE, type TileId } from './content/herd.ts';
import { actingSeat } from './turn.ts';
import { copyState, type StoneAgeState, tribeOf } from './state.ts';

/**
 * Another world that this viewer cannot tell from the real one: what lies face down is dealt anew, and the others have
 * planned nothing for their turn. Every deal that agrees with what the viewer has seen is as likely.
 */
export function resample(state: StoneAgeState, viewer: Viewer, random: Random): StoneAgeState {
  const world = copyState(state);
  for (const [seat, tribe] of world.tribes.entries()) {
    if (seat !== viewer && seat !== actingSeat(world)) tribe.plan = [];
  }
  dealCards(world, viewer, random);
  dealBuildings(world, random);
  const { herd } = world;
  if (herd !== null) herd.pile = possiblePile(herd.pile, random);
  return world;
}

type World = ReturnType<typeof copyState>;

/** The deck, and the cards that others drew from it; once the match is over those lie open. */
function dealCards(world: World, viewer: Viewer, random: Random): void {
  const isOver = world.frames.length === 0;
  const hidden = [...world.tribes.keys()].filter((seat) => seat !== viewer && !isOver);
  let cards = random.shuffle([
    ...world.deck,
    ...hidden.flatMap((seat) => tribeOf(world, seat).drawn),
  ]);
  for (const seat of hidden) {
    const tribe = tribeOf(world, seat);
    const count = tribe.drawn.length;
    tribe.drawn = cards.slice(0, count);
    cards = cards.slice(count);
  }
  world.deck = cards;
}

/** All but the top of each stack, and those that are in none. */
function dealBuildings(world: World, random: Random): void {
  let rest = random.shuffle([...world.spare, ...world.stacks.flatMap((stack) => stack.slice(1))]);
  world.stacks = world.stacks.map((stack) => {
    const below = stack.slice(1).length;
    const dealt = [...stack.slice(0, 1), ...rest.slice(0, below)];
    rest = rest.slice(below);
    return dealt;
  });
  world.spare = rest;
}

/** Tiles to come in another order; of the next one everybody sees the back. */
function possiblePile(pile: readonly TileId[], random: Random): readonly TileId[] {
  const [top] = pile;
  if (top === undefined) return pile;
  const tops = pile.filter((tile) => TILE[tile].back === TILE[top].back);
  const next = item(tops, random.below(tops.length));
  return [next, ...random.shuffle(pile.filter((tile) => tile !== next))];
}
