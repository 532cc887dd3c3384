import type { Seat } from '../../../engine/game.ts';
import type { Move, Taught as LessonTaught } from '../../../presentation/move.ts';
import type { ActionOf, Path, ValleyAction, ValleyKind } from '../action.ts';
import type { Place } from '../map.ts';
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

/** What of the land an answer is about: where something goes, and from where. */
export interface Aim {
  readonly to?: readonly Place[];
  readonly from?: readonly Place[];
}

/** A place, and a way. */
export const there = ({ at }: { readonly at: Place }): Aim => ({ to: [at] });
export const along = ({ path }: { readonly path: Path }): Aim => ({
  from: path.slice(0, 1),
  to: path.slice(-1),
});

/** All that is said of an action. */
export interface ValleyMove<A>
  extends Move<A, Asked, ValleySpeech, CommandName, ValleyKind, Taught> {
  /** Left out, it stands nowhere on the picture of what may be chosen. */
  aim?(action: A, asked: Pick<Asked, 'view'>): Aim;
}

/** Every action, and all that is said of it. */
export type ValleyMoves = { readonly [D in ValleyAction['do']]: ValleyMove<ActionOf<D>> };
