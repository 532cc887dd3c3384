import type { Seat } from '../../engine/game.ts';
import { tellOnly } from '../../engine/play.ts';
import { draw } from '../../parts/deck.ts';
import { endsSeason, markerStays } from './calendar.ts';
import { SEASONS } from './content/events.ts';
import { SPACES } from './content/numbers.ts';
import { endTurn } from './ending.ts';
import type { ValleyFrame, ValleyPlay, ValleyStep } from './play.ts';
import { handOf } from './setup.ts';
import { tribeOf } from './state.ts';

/** A card of Fate for who has less than it may have; of the discards where no pile is left (Valley of the Mammoths, step 9). */
function drawFate(play: ValleyPlay, seat: Seat): void {
  const { state } = play;
  const tribe = tribeOf(state, seat);
  if (tribe.hand.length >= handOf(state.tribes.length)) return;
  if (state.pile.length === 0) {
    state.pile = play.random.shuffle(state.discards);
    state.discards = [];
  }
  const { drawn: cards, left } = draw(state.pile, 1);
  if (cards.length === 0) return;
  state.pile = left;
  tribe.hand = [...tribe.hand, ...cards];
  play.reveals = true;
  const secretly = { type: 'cardsDrawnSecretly', seat, count: cards.length } as const;
  tellOnly(play, seat, { type: 'cardsDrawn', seat, cards }, secretly);
}

/** The marker moves on, and what counted for this turn alone is over. */
function endEffects({ state: { turn, tribes } }: ValleyPlay): void {
  if (endsSeason(turn)) turn.season = turn.season === SEASONS[0] ? SEASONS[1] : SEASONS[0];
  if (!markerStays(turn)) turn.space = (turn.space + 1) % SPACES;
  Object.assign(turn, { event: null, closed: [], sick: null });
  for (const tribe of tribes) Object.assign(tribe, { played: [], lasting: [] });
}

/** The last steps of a turn: nobody is asked. */
const end: ValleyStep<'dusk', never> = {
  does: [],
  asks: () => [],
  choices: () => [],
  answer: () => 'over',
  goOn(play) {
    const { state } = play;
    if (endsSeason(state.turn)) for (const seat of state.order) drawFate(play, seat);
    endEffects(play);
    endTurn(play);
    return 'over';
  },
};

export const dusk: ValleyFrame<'dusk'> = { step: () => end };
