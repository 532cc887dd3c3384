import type { Seat } from '../../../engine/game.ts';
import type { Move, Taught as LessonTaught } from '../../../presentation/move.ts';
import type { ActionOf, StoneAgeAction, StoneAgeKind } from '../action.ts';
import type { Location } from '../locations.ts';
import type { ChapterName } from '../spoken/rules.ts';
import type { StoneAgeView, TribeView } from '../view.ts';
import type { commands } from '../words/en/commands.ts';
import type { lessons } from '../words/en/lessons.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import type { Order } from './order.ts';

/** What a command is called: the same in every language. */
export type CommandName = Exclude<keyof typeof commands, 'values' | 'amount'>;

/** Who is asked, with its tribe; what it sees, and what speaks. */
export interface Asked {
  readonly speech: StoneAgeSpeech;
  readonly seat: Seat;
  readonly tribe: TribeView;
  readonly view: StoneAgeView;
}

/** What is worth knowing, and where the rules say the rest. */
export type Taught = LessonTaught<keyof typeof lessons, ChapterName>;

/** All that is said of an action, and where it stands on the picture of what may be chosen. */
export interface StoneAgeMove<A>
  extends Move<A, Asked, StoneAgeSpeech, CommandName, StoneAgeKind, Taught> {
  /** The standing orders that answer such a decision: one move of each kind says so. */
  readonly orders?: readonly Order[];
  /** A place, or a line of the herd's tile. Left out, it stands nowhere. */
  spot?(action: A): Location;
}

/** Every action, and all that is said of it. */
export type StoneAgeMoves = { readonly [D in StoneAgeAction['do']]: StoneAgeMove<ActionOf<D>> };
