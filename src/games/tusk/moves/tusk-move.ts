import { pick } from '../../../presentation/option-specs.ts';
import type { Decision, Seat } from '../../../engine/game.ts';
import type { OptionSpec, Question } from '../../../presentation/edition.ts';
import type { Move, Taught as LessonTaught } from '../../../presentation/move.ts';
import type { ActionOf, MemberNumber, TuskAction, TuskKind } from '../action.ts';
import type { VictoryId } from '../content/victory.ts';
import type { Place } from '../map.ts';
import type { ChapterName } from '../spoken/rules.ts';
import type { TribeView, TuskView } from '../view.ts';
import type { commands } from '../words/en/commands.ts';
import type { lessons } from '../words/en/lessons.ts';
import type { TuskSpeech } from '../words/index.ts';

/** What a command is called: the same in every language. */
export type CommandName = Exclude<keyof typeof commands, 'values' | 'member'>;

/** Who is asked, with its tribe; what it sees, and what speaks. */
export interface Asked {
  readonly speech: TuskSpeech;
  readonly seat: Seat;
  readonly tribe: TribeView;
  readonly view: TuskView;
}

/** What is worth knowing, and where the rules say the rest. */
export type Taught = LessonTaught<keyof typeof lessons, ChapterName>;

/** All that is said of an action, and what of it stands on the picture of what may be chosen. */
export interface TuskMove<A> extends Move<A, Asked, TuskSpeech, CommandName, TuskKind, Taught> {
  /** What asks for it: all of a kind have the same. */
  readonly question: (asked: Asked, decision: Decision) => Question;
  /** The names of the standing orders that answer it. */
  readonly orders: readonly string[];
  /** The tile that it is about. Left out, or null: it stays where it is. */
  goal?(action: A): Place | null;
  /** The member that goes there. */
  mover?(action: A, tribe: TribeView): MemberNumber | null;
  /** From where, if no member by itself does. */
  from?(view: TuskView): Place;
  /** What the picture asks where all is about this; of the member that goes. */
  where?(speech: TuskSpeech, member: MemberNumber): string;
  /** The card that it is about. */
  card?(action: A): VictoryId;
}

/** Every action, and all that is said of it. */
export type TuskMoves = { readonly [D in TuskAction['do']]: TuskMove<ActionOf<D>> };

/** Which member. */
export const member = ({ say }: TuskSpeech): OptionSpec => pick('member', say('commands.member'));
