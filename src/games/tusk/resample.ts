import type { Seat, Viewer } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { type VictoryId, VICTORIES, VICTORY } from './content/victory.ts';
import { CARDS_DRAWN } from './content/numbers.ts';
import { copyState, topFrame, tribeOf, type TuskState } from './state.ts';
import { item } from '../../parts/item.ts';
import { seatsFrom } from '../../parts/seats.ts';

/**
 * Another world that this viewer cannot tell from the real one: tiles and seasons to come in another
 * order, and victory cards dealt anew. Every deal of the hidden cards that agrees with all that the
 * viewer has seen is as likely.
 */
export function resample(state: TuskState, viewer: Viewer, random: Random): TuskState {
  const world = copyState(state);
  world.stack = random.shuffle(state.stack);
  world.seasons = random.shuffle(state.seasons);

  const order = seatsFrom(firstDrafter(state), state.tribes.length);
  const hidden = order.filter((seat) => isHidden(state, seat, viewer));
  const hands = possibleHands(state, viewer, order, hidden);
  const hand = item(hands, random.below(hands.length));
  for (const [i, seat] of hidden.entries()) tribeOf(world, seat).card = item(hand, i);

  // The draft is played again around those hands, so that every tribe's own memory fits them too.
  let deck: VictoryId[] = [...VICTORIES];
  for (const seat of order) {
    const tribe = tribeOf(world, seat);
    if (tribe.card === null) break;
    deck = random.shuffle(deck.filter((card) => card !== tribe.card));
    if (seat !== viewer) tribe.passed = deck.slice(0, CARDS_DRAWN - 1);
  }
  const frame = topFrame(world);
  if (frame?.frame === 'drafting') {
    if (frame.seat !== viewer) frame.offer = deck.slice(0, CARDS_DRAWN);
    deck = deck.filter((card) => !frame.offer.includes(card));
  }
  world.victories = random.shuffle(deck);
  return world;
}

/** Who drafted first: the first player of the first turn; the token has passed left in each turn since. */
function firstDrafter({ first, turn, tribes }: TuskState): Seat {
  const passes = Math.max(0, turn - 1);
  return (first + passes * (tribes.length - 1)) % tribes.length;
}

function isHidden(state: TuskState, seat: Seat, viewer: Viewer): boolean {
  const { card, revealed } = tribeOf(state, seat);
  return card !== null && !revealed && seat !== viewer;
}

/** Every way to deal cards to the hidden hands, one card for each, in the order of the draft. */
function possibleHands(
  state: TuskState,
  viewer: Viewer,
  order: readonly Seat[],
  hidden: readonly Seat[],
): readonly (readonly VictoryId[])[] {
  const open = state.tribes.flatMap(({ card }, seat) =>
    card === null || isHidden(state, seat, viewer) ? [] : card,
  );
  let hands: readonly (readonly VictoryId[])[] = [[]];
  for (const seat of hidden) {
    const isEarlier = viewer !== 'public' && order.indexOf(seat) < order.indexOf(viewer);
    const seenLater = isEarlier ? cardsDrawn(state, viewer) : [];
    const mayHold = VICTORIES.filter(
      (card) => !open.includes(card) && !seenLater.includes(card) && !isRuledOut(state, seat, card),
    );
    hands = hands.flatMap((hand) =>
      mayHold.filter((card) => !hand.includes(card)).map((card) => [...hand, card]),
    );
  }
  return hands;
}

/** The cards that the viewer has in hand in the draft, or had: no earlier drafter can have kept them. */
function cardsDrawn(state: TuskState, viewer: Seat): readonly VictoryId[] {
  const frame = topFrame(state);
  if (frame?.frame === 'drafting' && frame.seat === viewer) return frame.offer;
  return tribeOf(state, viewer).passed;
}

/** A tribe that did a card's deed and revealed nothing does not hold that card. */
function isRuledOut(state: TuskState, seat: Seat, id: VictoryId): boolean {
  const card = VICTORY[state.rules][id];
  return card.scores === 'deeds' && tribeOf(state, seat).deeds.includes(card.deed);
}
