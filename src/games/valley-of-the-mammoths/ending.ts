import type { Outcome, Seat } from '../../engine/game.ts';
import { outcomeOf } from '../../engine/places.ts';
import { tell } from '../../engine/play.ts';
import { CAMPS_TO_WIN } from './content/numbers.ts';
import type { Dice, EventOf } from './event.ts';
import { foremost, livingSeats } from './first-player.ts';
import type { ValleyPlay } from './play.ts';
import { tribeOf, type ValleyState } from './state.ts';

/** The match is over: what was in progress is dropped. */
function end(play: ValleyPlay, by: EventOf<'gameEnded'>['by'], first: readonly Seat[]): void {
  const { state } = play;
  let left = livingSeats(state);
  const ranks: Seat[] = [];
  const dice: Dice[number][] = [];
  while (left.length > 0) {
    // Whoever has won is ahead of all others, whatever they have.
    const best = first.filter((seat) => left.includes(seat));
    const next = foremost(play, best.length > 0 && ranks.length === 0 ? best : left);
    ranks.push(next.seat);
    dice.push(...next.dice);
    left = left.filter((seat) => seat !== next.seat);
  }
  const winner = ranks[0] ?? null;
  state.end = { winner, by, ranks };
  state.frames.length = 0;
  play.reveals = true;
  tell(play, { type: 'gameEnded', winner, by, ranks, dice });
}

/** Ends the match if nobody lives, at whatever moment. Returns whether it has ended. */
export function endIfNobody(play: ValleyPlay): boolean {
  if (livingSeats(play.state).length > 0) return false;
  end(play, 'nobody', []);
  return true;
}

/**
 * The end of a turn: who has four camps or more is announced, and the match ends if one tribe is left, if somebody was
 * announced a turn ago and still has them, or after the last turn (Valley of the Mammoths, a turn, step 10).
 */
export function endTurn(play: ValleyPlay): void {
  const { state } = play;
  const living = livingSeats(state);
  const now = living.filter((seat) => tribeOf(state, seat).camps.length >= CAMPS_TO_WIN);
  const again = now.filter((seat) => state.announced.includes(seat));
  state.announced = now;
  if (now.length > 0) tell(play, { type: 'campsAnnounced', seats: now });
  if (living.length === 1) end(play, 'last', living);
  else if (again.length > 0) end(play, 'camps', again);
  else if (state.turn.number === state.options.limit) end(play, 'limit', living);
}

/** The winner is ahead of the living in their order, these of who is out, the last first. Nobody alive: all share a place. */
export function outcome({ end: ended, tribes }: ValleyState): Outcome | null {
  if (ended === null) return null;
  const { winner, ranks } = ended;
  if (winner === null) return { scores: tribes.map(() => 0), winners: [] };
  const scores = tribes.map(({ outSince }, seat) => {
    if (outSince !== null) return 0;
    return seat === winner ? 2 : 1;
  });
  const order = tribes.map((_, seat) => (ranks.includes(seat) ? -ranks.indexOf(seat) : 0));
  const out = tribes.map(({ outSince }) => outSince ?? 0);
  return outcomeOf(scores, [
    { name: 'order', values: order },
    { name: 'out', values: out },
  ]);
}
