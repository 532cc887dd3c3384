import { tell } from '../../engine/play.ts';
import { draw } from '../../parts/deck.ts';
import { item } from '../../parts/item.ts';
import { seatsFrom } from '../../parts/seats.ts';
import { DIE } from './content/dice.ts';
import { INVADERS, SLOTS, TILE } from './content/tiles.ts';
import { slotOf } from './ground.ts';
import { goodsBy } from './payment.ts';
import type { RiseFrame, RisePlay, RiseStep } from './play.ts';
import type { Slot } from './state.ts';
import { discard } from './slots.ts';
import { erupt } from './volcano.ts';

/** Step 2 of a turn: the dice of the pool are rolled; doubles make the tiles react and bring a new one. */
export function rollDice(play: RisePlay): void {
  const { state } = play;
  const dice = state.pool.map(() => item(DIE, play.random.die() - 1));
  state.turn.dice = dice;
  state.pool = [];
  tell(play, { type: 'diceRolled', seat: state.turn.seat, dice });
  const draws = new Set(dice).size === 1;
  const left = draws ? state.slots.map(({ tile }) => tile) : [];
  state.frames.push({ frame: 'events', draws, left });
}

/** What doubles do to a tile in its slot. */
function react(play: RisePlay, slot: Slot): void {
  const { tile } = slot;
  switch (TILE[tile].doubles) {
    case 'gone':
      return discard(play, tile);
    case 'cheaper':
      return slot.count === 0 ? discard(play, tile) : changeBy(play, slot, -1);
    case 'more':
      if (slot.count < INVADERS.most) changeBy(play, slot, 1);
      return;
    case 'roams':
      play.state.frames.push({ frame: 'siting', tile });
      return;
    case undefined:
  }
}

function changeBy(play: RisePlay, slot: Slot, by: number): void {
  slot.count += by;
  tell(play, { type: 'tileChanged', tile: slot.tile, count: slot.count });
}

/** The top tile is drawn, if there is one and a slot is free, and resolved. */
function drawTile(play: RisePlay): void {
  const { state } = play;
  const { drawn, left } = draw(state.deck, state.slots.length < SLOTS ? 1 : 0);
  const [tile] = drawn;
  if (tile === undefined) return;
  state.deck = left;
  play.reveals = true;
  tell(play, { type: 'tileDrawn', seat: state.turn.seat, tile });
  const card = TILE[tile];
  if (card.now !== true) {
    const stock = goodsBy(
      (kind) => (card.stock?.[kind] ?? 0) + (card.each?.[kind] ?? 0) * state.tribes.length,
    );
    state.slots.push({ tile, at: null, count: card.price?.count ?? card.brings ?? 0, stock });
  }
  switch (tile) {
    case 'invaders':
    case 'mammoth':
    case 'tiger':
      state.frames.push({ frame: 'siting', tile });
      break;
    case 'volcano':
      if (state.volcano === null) state.frames.push({ frame: 'siting', tile });
      else erupt(play);
      break;
    case 'chieftain':
      state.frames.push({ frame: 'bidding', giving: null });
      break;
    case 'abandoned-village': {
      const left = seatsFrom(state.turn.seat, state.tribes.length);
      state.frames.push({ frame: 'offering', left });
      break;
    }
    default:
  }
}

/** Tiles react, the older first, and then one is drawn: nobody is asked but by the tiles themselves. */
const happen: RiseStep<'events', never> = {
  does: [],
  asks: () => [],
  choices: () => [],
  answer: () => 'goes on',

  goOn(play, frame) {
    const [tile, ...left] = frame.left;
    if (tile === undefined) {
      if (!frame.draws) return 'over';
      frame.draws = false;
      drawTile(play);
      return 'goes on';
    }
    frame.left = left;
    const slot = slotOf(play.state, tile);
    if (slot !== undefined) react(play, slot);
    return 'goes on';
  },
};

export const events: RiseFrame<'events'> = { step: () => happen };
