import type { Choice, Choices } from '../../../engine/game.ts';
import type { MoveOrder, OrderAnswer } from '../../../presentation/orders.ts';
import type { StoneAgeAction } from '../action.ts';
import type { StoneAgeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';

/** Which decisions it answers, the moves say. */
export type Order = MoveOrder<StoneAgeAction, StoneAgeView, StoneAgeSpeech>;
export type Answer = OrderAnswer<StoneAgeAction>;

/** The first choice of a list that fits; null where none does. */
export const listed = (
  choices: Choices<StoneAgeAction>,
  fits: (action: StoneAgeAction) => boolean,
): Choice<StoneAgeAction> | null =>
  'shape' in choices ? null : (choices.find(({ action }) => fits(action)) ?? null);
