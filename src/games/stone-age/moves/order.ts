import { eachChoice } from '../../../engine/choices.ts';
import type { Choice, Choices } from '../../../engine/game.ts';
import type { OrderAnswer, SpokenOrder, StandingOrder } from '../../../presentation/orders.ts';
import type { StoneAgeAction } from '../action.ts';
import type { StoneAgeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';

/** Which decisions it answers, the moves say. */
export interface Order extends Omit<StandingOrder<StoneAgeAction, StoneAgeView>, 'name' | 'kinds'> {
  /** Left out, it is called as the first kind of decision that it answers. */
  readonly name?: string;
  readonly said: (speech: StoneAgeSpeech) => SpokenOrder;
}

export type Answer = OrderAnswer<StoneAgeAction>;
type Found = Choice<StoneAgeAction> | null;

/** The first choice of a list that fits; null where none does. */
export const listed = (
  choices: Choices<StoneAgeAction>,
  fits: (action: StoneAgeAction) => boolean,
): Found => ('shape' in choices ? null : (choices.find(({ action }) => fits(action)) ?? null));

/** The choice that is worth most, the first of several; null where none is worth anything. */
export function most(
  choices: Choices<StoneAgeAction>,
  worth: (action: StoneAgeAction) => number | null,
): Found {
  let best: { readonly choice: Choice<StoneAgeAction>; readonly worth: number } | null = null;
  for (const choice of eachChoice(choices)) {
    const own = worth(choice.action);
    if (own !== null && (best === null || own > best.worth)) best = { choice, worth: own };
  }
  return best?.choice ?? null;
}
