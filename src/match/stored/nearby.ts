import type { AnyGame, Deal } from '../../engine/game.ts';
import { checkOffer } from '../../engine/match.ts';

/** How much of one kind is added to what is given, or left out of what is asked. */
const STEPS = [1, 2, 3];

/**
 * The trades that could be offered and are better than one for whom it is offered to, each in one kind of goods, the
 * nearest first. None where nothing is asked any more.
 */
export function betterFor(game: AnyGame, state: unknown, deal: Deal, seats: number): Deal[] {
  const kinds = game.deals?.kinds ?? [];
  const { gives, takes } = deal;
  const near = STEPS.flatMap((step) => [
    ...kinds.map((kind) => ({ ...deal, gives: { ...gives, [kind]: (gives[kind] ?? 0) + step } })),
    ...kinds.map((kind) => ({ ...deal, takes: { ...takes, [kind]: (takes[kind] ?? 0) - step } })),
  ]);
  return near.filter(
    (one) =>
      Object.values(one.takes).some((amount) => amount > 0) &&
      checkOffer(game, state, one, seats).ok,
  );
}
