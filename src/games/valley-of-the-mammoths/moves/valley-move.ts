import type { Seat } from '../../../engine/game.ts';
import type { Move, Taught as LessonTaught } from '../../../presentation/move.ts';
import type { ActionOf, ValleyAction, ValleyKind } from '../action.ts';
import type { ChapterName } from '../spoken/rules.ts';
import type { TribeView, ValleyView } from '../view.ts';
import type { commands } from '../words/en/commands.ts';
import type { lessons } from '../words/en/lessons.ts';
import type { ValleySpeech } from '../words/index.ts';

/** What is said of options that several commands have. */
type Shared = 'values' | 'hex' | 'to' | 'via' | 'women' | 'group';

/** What a command is called: the same in every language. */
export type CommandName = Exclude<keyof typeof commands, Shared>;

/** Who is asked what, with its tribe; what it sees, and what speaks. */
export interface Asked {
  readonly speech: ValleySpeech;
  readonly seat: Seat;
  readonly tribe: TribeView;
  readonly view: ValleyView;
}

/** What is worth knowing, and where the rules say the rest. */
export type Taught = LessonTaught<keyof typeof lessons, ChapterName>;

/** All that is said of an action. */
export interface ValleyMove<A>
  extends Move<A, Asked, ValleySpeech, CommandName, ValleyKind, Taught> {}

/** Every action, and all that is said of it. */
export type ValleyMoves = { readonly [D in ValleyAction['do']]: ValleyMove<ActionOf<D>> };
