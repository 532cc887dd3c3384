import { eachChoice } from '../../../engine/choices.ts';
import type { Choice, Choices } from '../../../engine/game.ts';
import type { OrderAnswer, SpokenOrder, StandingOrder } from '../../../presentation/orders.ts';
import type { RiseAction } from '../action.ts';
import type { RiseView } from '../view.ts';
import type { RiseSpeech } from '../words/index.ts';

/** Which decisions it answers, the moves say. */
export interface Order extends Omit<StandingOrder<RiseAction, RiseView>, 'name' | 'kinds'> {
  readonly said: (speech: RiseSpeech) => SpokenOrder;
}

export type Answer = OrderAnswer<RiseAction>;

/** The choice that is worth most, the first of several; null where none is worth anything. */
export function most(
  choices: Choices<RiseAction>,
  worth: (action: RiseAction) => number | null,
): Choice<RiseAction> | null {
  let best: { readonly choice: Choice<RiseAction>; readonly worth: number } | null = null;
  for (const choice of eachChoice(choices)) {
    const own = worth(choice.action);
    if (own !== null && (best === null || own > best.worth)) best = { choice, worth: own };
  }
  return best?.choice ?? null;
}
