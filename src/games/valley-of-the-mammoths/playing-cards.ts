import type { Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { item } from '../../parts/item.ts';
import { seatsFrom } from '../../parts/seats.ts';
import { CARD, type CardId } from './content/cards.ts';
import type { EventOf } from './event.ts';
import type { ValleyPlay } from './play.ts';
import { type FixedTribe, tribeOf } from './state.ts';

/** Whether a tribe may play a card now: it holds it, and has not played one in this turn that is for once. */
export const mayPlay = ({ hand, played }: FixedTribe, card: CardId): boolean =>
  hand.includes(card) && (CARD[card].often === true || !played.includes(card));

type On = Partial<Pick<EventOf<'cardPlayed'>, 'at' | 'kind' | 'to' | 'of' | 'event'>>;

/**
 * A tribe plays a card, which is open then and discarded. Says whether it works: others may cancel it by a standing order, clockwise
 * from its player, and that likewise (Valley of the Mammoths, cards of Fate).
 */
export function playCard(play: ValleyPlay, seat: Seat, card: CardId, on: On = {}): boolean {
  const { state } = play;
  const tribe = tribeOf(state, seat);
  const at = tribe.hand.indexOf(card);
  if (at < 0) throw new RangeError(`Seat ${seat} does not hold ${card}.`);
  tribe.hand = tribe.hand.filter((_, nth) => nth !== at);
  tribe.played = [...tribe.played, card];
  if (CARD[card].leaves !== true) state.discards = [...state.discards, card];
  play.reveals = true;
  const none = { at: null, kind: null, to: null, of: null, event: null };
  tell(play, { type: 'cardPlayed', seat, card, ...none, ...on });
  const by = cancellerOf(play, seat, card);
  if (by === null || !playCard(play, by, 'counter-magic', { of: seat })) return true;
  tell(play, { type: 'cardCancelled', seat, card, by });
  return false;
}

/** Who cancels a card: clockwise from its player, the first that has said so and holds Counter-magic. */
function cancellerOf({ state: { tribes } }: ValleyPlay, seat: Seat, card: CardId): Seat | null {
  const others = seatsFrom(seat, tribes.length).slice(1);
  const found = others.find((other) => {
    const { hand, counters } = item(tribes, other);
    return hand.includes('counter-magic') && counters.includes(card);
  });
  return found ?? null;
}
