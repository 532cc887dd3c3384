import type { Choice, Choices, Decision } from '../../src/engine/game.ts';
import type { StoneAgeAction } from '../../src/games/stone-age/action.ts';
import { stoneAgeOrders } from '../../src/games/stone-age/orders.ts';
import { preferences } from '../../src/games/stone-age/preferences.ts';
import { steady } from '../../src/games/stone-age/steady.ts';
import type { StoneAgeView } from '../../src/games/stone-age/view.ts';
import type { Preference } from '../../src/presentation/orders.ts';
import { ORDERED } from './ordered.ts';
import { preferredBy } from './preferred.ts';

/** Plays a match as *steady* would who says beforehand what it can, and answers itself where that stops. */
export function orderingPlayer(): typeof steady {
  let round = 0;
  let preferred: readonly Preference[] = [];
  const ordered = (
    decision: Decision,
    choices: Choices<StoneAgeAction>,
    view: StoneAgeView,
  ): Choice<StoneAgeAction> | null => {
    for (const order of stoneAgeOrders) {
      const value = ORDERED['stone-age']?.[order.name];
      if (value === undefined || !order.kinds.includes(decision.kind)) continue;
      const found = order.answer(value, decision, choices, view);
      if (found !== null && !('unable' in found)) return found;
    }
    return null;
  };
  return {
    ...steady,
    choose(view, decision, choices, random) {
      if (decision.kind === 'place') {
        const first = view.round === round ? preferences.answer(preferred, choices) : null;
        if (first !== null) return first;
        [round, preferred] = [view.round, preferredBy(view, decision, random)];
      }
      return (
        preferences.answer(decision.kind === 'place' ? preferred : [], choices) ??
        ordered(decision, choices, view) ??
        steady.choose(view, decision, choices, random)
      );
    },
  };
}
