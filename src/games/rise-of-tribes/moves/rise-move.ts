import type { Seat } from '../../../engine/game.ts';
import type { Move, Taught as LessonTaught } from '../../../presentation/move.ts';
import type { ActionOf, RiseAction, RiseKind } from '../action.ts';
import type { ActionId } from '../content/dice.ts';
import type { GoalId } from '../content/goals.ts';
import type { TileId } from '../content/tiles.ts';
import type { Place } from '../map.ts';
import type { ChapterName } from '../spoken/rules.ts';
import type { RiseView, TribeView } from '../view.ts';
import type { commands } from '../words/en/commands.ts';
import type { lessons } from '../words/en/lessons.ts';
import type { RiseSpeech } from '../words/index.ts';
import type { Order } from './orders.ts';

/** What is said of options that several commands have. */
type Shared = 'values' | 'amount' | 'members' | 'die' | 'hex' | 'pays';

/** What a command is called: the same in every language. */
export type CommandName = Exclude<keyof typeof commands, Shared>;

/** Who is asked what, with its tribe; what it sees, and what speaks. */
export interface Asked {
  readonly speech: RiseSpeech;
  readonly seat: Seat;
  readonly kind: string;
  readonly tribe: TribeView;
  readonly view: RiseView;
}

/** What is worth knowing, and where the rules say the rest. */
export type Taught = LessonTaught<keyof typeof lessons, ChapterName>;

/** What of the picture an answer is about. */
export interface Aim {
  /** Where it goes, and from where. */
  readonly to?: readonly Place[];
  readonly from?: readonly Place[];
  readonly crater?: number;
  /** A row of dice, or an event. */
  readonly lot?: ActionId | TileId;
  readonly goal?: GoalId;
}

/** A place. */
export const there = ({ at }: { readonly at: Place }): Aim => ({ to: [at] });

/** All that is said of an action. */
export interface RiseMove<A> extends Move<A, Asked, RiseSpeech, CommandName, RiseKind, Taught> {
  /** The standing orders that answer such a decision: one move of each kind says so. */
  readonly orders?: readonly Order[];
  /** Left out, it stands nowhere on the picture of what may be chosen. */
  aim?(action: A, asked: Pick<Asked, 'view'>): Aim;
}

/** Every action, and all that is said of it. */
export type RiseMoves = { readonly [D in RiseAction['do']]: RiseMove<ActionOf<D>> };
