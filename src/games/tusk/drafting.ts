import type { Seat } from '../../engine/game.ts';
import { tellOnly } from '../../engine/play.ts';
import { draw } from '../../parts/deck.ts';
import { choice } from '../../parts/choice.ts';
import { CARDS_DRAWN } from './content/numbers.ts';
import { VICTORIES } from './content/victory.ts';
import type { TuskFrame, TuskPlay, TuskStep } from './play.ts';
import { tribeOf } from './state.ts';

const KEEP = new Map(VICTORIES.map((card) => [card, choice(`keep.${card}`, { do: 'keep', card })]));

/** Tusk, setup 4: the tribe draws three cards in secret. */
export function offerCards(play: TuskPlay, seat: Seat): void {
  const { state } = play;
  const { drawn: offer, left } = draw(state.victories, CARDS_DRAWN);
  state.victories = left;
  state.frames.push({ frame: 'drafting', seat, offer });
  play.reveals = true;
  tellOnly(play, seat, { type: 'cardsDrawn', seat, cards: offer });
}

/** One is kept in secret, the others are shuffled back. */
const keep: TuskStep<'drafting', 'keep'> = {
  does: ['keep'],
  asks: (_state, { seat }) => [{ seat, kind: 'draft', topic: `draft.${seat}` }],
  choices: (_state, { offer }) => offer.flatMap((card) => KEEP.get(card) ?? []),

  answer(play, { seat, offer }, [{ action }]) {
    const { card } = action;
    const tribe = tribeOf(play.state, seat);
    tribe.card = card;
    tribe.passed = offer.filter((other) => other !== card);
    play.state.victories = play.random.shuffle([...play.state.victories, ...tribe.passed]);
    tellOnly(play, seat, { type: 'cardKept', seat, card }, { type: 'cardKeptSecretly', seat });
    return 'over';
  },
};

export const drafting: TuskFrame<'drafting'> = { step: () => keep };
