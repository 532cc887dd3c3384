import type { MoveOrder, OrderAnswer } from '../../../presentation/orders.ts';
import type { StoneAgeAction } from '../action.ts';
import type { StoneAgeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';

/** Which decisions it answers, the moves say. */
export type Order = MoveOrder<StoneAgeAction, StoneAgeView, StoneAgeSpeech>;
export type Answer = OrderAnswer<StoneAgeAction>;
