import type { Seat } from '../../../engine/game.ts';
import type { Move } from '../../../presentation/move.ts';
import type { ActionOf, StoneAgeAction, StoneAgeKind } from '../action.ts';
import type { Location } from '../locations.ts';
import type { StoneAgeView, TribeView } from '../view.ts';
import type { commands } from '../words/en/commands.ts';
import type { StoneAgeSpeech } from '../words/index.ts';

/** What a command is called: the same in every language. */
export type CommandName = Exclude<keyof typeof commands, 'values' | 'amount'>;

/** Who is asked, with its tribe; what it sees, and what speaks. */
export interface Asked {
  readonly speech: StoneAgeSpeech;
  readonly seat: Seat;
  readonly tribe: TribeView;
  readonly view: StoneAgeView;
}

/** All that is said of an action, and where it stands on the picture of what may be chosen. */
export interface Shown<A> extends Move<A, Asked, StoneAgeSpeech, CommandName, StoneAgeKind> {
  /** A place, or a line of the herd's tile. Left out, it stands nowhere. */
  spot?(action: A): Location | 'first' | 'all';
}

export type StoneAgeMove<D extends StoneAgeAction['do']> = Shown<ActionOf<D>>;
