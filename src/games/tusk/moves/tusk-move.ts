import type { Seat } from '../../../engine/game.ts';
import type { Move } from '../../../presentation/move.ts';
import type { ActionOf, MemberNumber, TuskAction } from '../action.ts';
import type { VictoryId } from '../content/victory.ts';
import type { Place } from '../map.ts';
import type { TribeView, TuskView } from '../view.ts';
import type { commands } from '../words/en/commands.ts';
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

/** All that is said of an action, and what of it stands on the picture of what may be chosen. */
export interface Shown<A> extends Move<A, Asked, TuskSpeech, CommandName> {
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

export type TuskMove<D extends TuskAction['do']> = Shown<ActionOf<D>>;
