import { tell } from '../../engine/play.ts';
import { draw } from '../../parts/deck.ts';
import { leftOf } from '../../parts/seats.ts';
import type { CardId } from './content/cards.ts';
import { SLOTS } from './content/numbers.ts';
import { moveHerd } from './herd.ts';
import { stackOf } from './locations.ts';
import type { StoneAgePlay } from './play.ts';
import { endMatch } from './scoring.ts';

/** A round begins: the herd comes, and people are placed from the first player on. */
export function beginRound(play: StoneAgePlay, fresh: readonly CardId[]): void {
  const { state } = play;
  const { round, first, slots } = state;
  tell(play, {
    type: 'roundBegan',
    round,
    first,
    cards: slots.flatMap((card) => card ?? []),
    fresh,
  });
  moveHerd(play);
  state.frames.push({ frame: 'placing', seat: first });
}

/** After feeding: the match ends where a stack or the cards have run out, or a short one, else a new round begins. */
export function endRound(play: StoneAgePlay): void {
  const { state } = play;
  const empty = state.stacks.flatMap((stack, i) => (stack.length === 0 ? [stackOf(i)] : []));
  if (empty.length > 0) {
    tell(play, { type: 'stacksRanOut', at: empty });
    endMatch(play);
    return;
  }
  if (state.round === state.lastRound) {
    tell(play, { type: 'roundsRanOut' });
    endMatch(play);
    return;
  }
  const fresh = refillSlots(play);
  if (state.slots.includes(null)) {
    tell(play, { type: 'cardsRanOut' });
    endMatch(play);
    return;
  }
  state.round += 1;
  state.first = leftOf(state.first, state.tribes.length);
  for (const tribe of state.tribes) {
    tribe.tools = tribe.tools.map(({ value }) => ({ value, used: false }));
    tribe.placements = 0;
    tribe.plans = 0;
  }
  beginRound(play, fresh);
}

/** Cards slide to the cheapest slots, and new ones are laid into the others (base game, new round). */
function refillSlots(play: StoneAgePlay): readonly CardId[] {
  const { state } = play;
  const stay = state.slots.flatMap((card) => card ?? []);
  const { drawn, left } = draw(state.deck, SLOTS - stay.length);
  const cards = [...stay, ...drawn];
  state.deck = left;
  state.slots = Array.from({ length: SLOTS }, (_, slot) => cards[slot] ?? null);
  if (drawn.length > 0) play.reveals = true;
  return drawn;
}
