import type { Amounts, Choice, Decision, Seat } from '../engine/game.ts';
import { fitting } from './clip.ts';
import type {
  CommandSpec,
  NotNow,
  OptionSpec,
  Phrase,
  Pieces,
  Presentation,
  Question,
  SpokenAmounts,
  SpokenPicks,
} from './edition.ts';

/** Discord's limits for the label of a button, and for what stands below an option. */
export const LONGEST = { label: 80, button: 40, result: 100 } as const;

/** A command that says a move, in whatever speaks. */
export interface MoveCommand<Speech, Name extends string = string> {
  readonly name: Name;
  readonly emoji: string;
  /** See `CommandSpec`. */
  readonly isAside?: true;
  /** In order. Left out, it has none. */
  options?(speech: Speech): readonly OptionSpec[];
}

/** What is worth knowing where a move may be chosen, by a name, and the chapter where the rules say the rest. */
export interface Taught<Name extends string = string, Chapter extends string = string> {
  readonly lesson: Name;
  readonly chapter: Chapter;
  /** Which it is of those of one question. Left out, they come in the order of their moves. */
  readonly nth?: number;
}

/**
 * All that is said of one action of a game. `Asked` is what the game makes of a question for them: who is asked, out of
 * which view, and what speaks.
 */
export interface Move<
  A,
  Asked,
  Speech,
  Name extends string = string,
  Kind extends string = string,
  Lessons extends Taught = Taught,
> {
  /** The kind of decision that it answers. */
  readonly kind: Kind;
  /** What such a decision asks: one move of each kind says so. */
  readonly question?: (asked: Asked, decision: Decision) => Question;
  readonly command: MoveCommand<Speech, Name>;
  /** Where several commands say it: the others, and which one says an action. */
  readonly others?: readonly MoveCommand<Speech, Name>[];
  said?(action: A): Name;
  /** How it fills the command's options; see `Phrase`. Left out, there is nothing to fill. */
  options?(action: A, asked: Asked): Phrase['options'];
  /** One way to say it, or several with the shortest last: the first counts that is short enough. */
  label(action: A, asked: Asked): string | readonly string[];
  short?(action: A, asked: Asked): string | readonly string[] | null;
  button?(action: A, asked: Asked): string | null;
  /** See `Phrase.advice`. */
  advice?(action: A, asked: Asked): string | null;
  /** See `Phrase.together`. */
  together?(action: A, asked: Asked): Phrase['together'];
  result?(action: A, asked: Asked): string | null;
  sure?(action: A, asked: Asked): string | null;
  /** See `Phrase.isPart`. */
  readonly isPart?: true;
  /** Why it may not be done now, where it is not offered: by no piece, or by this one. Null where nobody looks for it. */
  notNow?(asked: Asked, piece: string | null): string | null;
  /** Why some of it may not be done, though some of it may. */
  notAll?(asked: Asked): readonly string[];
  /**
   * What is worth knowing where it may be chosen, what comes first first.
   *
   * @param actions those of a list that are offered; none where answers are not listed
   */
  teaches?(actions: readonly A[], asked: Asked): readonly Lessons[];
  amounts?(kinds: Amounts<A>['kinds'], asked: Asked): Omit<SpokenAmounts, 'command'>;
  picks?(asked: Asked): Omit<SpokenPicks, 'command'>;
  /** See `Pieces.of` and `Pieces.joins`. */
  piece?(action: A): string | null;
  joins?(piece: string, action: A, asked: Asked): boolean;
  /** See `Edition.spends`. */
  spends?(action: A, seat: Seat): boolean;
}

/** Moves by the names of their actions, in the order in which a player comes to need them. */
export type Moves<
  A,
  Asked,
  Speech,
  Name extends string = string,
  Kind extends string = string,
  Lessons extends Taught = Taught,
> = Readonly<Record<string, Move<A, Asked, Speech, Name, Kind, Lessons>>>;

interface Action {
  readonly do: string;
}

/** The move of an action. Throws where the game has none. */
export function moveOf<M>(moves: Readonly<Record<string, M>>, { do: does }: Action): M {
  const move = moves[does];
  if (move === undefined) throw new RangeError(`Nothing is said of ${does}.`);
  return move;
}

const ways = (said: string | readonly string[]): readonly string[] =>
  typeof said === 'string' ? [said] : said;

/** What a presentation says of a game's moves, and of the questions that they answer. */
type SpokenMoves<A, V> = Required<
  Pick<
    Presentation<A, never, V>,
    'commands' | 'question' | 'lessons' | 'phrase' | 'notNow' | 'amounts' | 'picks'
  >
> &
  Pick<Presentation<A, never, V>, 'pieces' | 'call'>;

/** A game's moves, and what the game knows of them all. */
interface Table<
  A,
  V,
  Asked,
  Speech,
  Name extends string,
  Kind extends string,
  Lessons extends Taught,
> {
  readonly moves: Moves<A, Asked, Speech, Name, Kind, Lessons>;
  readonly speech: Speech;
  /** What a command does, and what is on its button. */
  about(command: Name): Pick<CommandSpec, 'description' | 'button'>;
  /** What a decision is to the moves. */
  asked(decision: Decision, view: V): Asked;
  /** See `Presentation.call`. */
  readonly call?: (kind: Kind, asked: Asked, decision: Decision) => string;
  /** What a lesson says. */
  lesson(name: Lessons['lesson']): string;
  /** The chapters of the rules, in order. */
  readonly chapters: readonly Lessons['chapter'][];
  /** The pieces that act, where it has any; which of them by what, the moves say. */
  readonly pieces?: Omit<Pieces<A, V>, 'of' | 'joins'>;
}

/** Whether a seat spends something by an action, as its move says. */
export const spending =
  <A extends Action>(moves: Moves<A, never, never>) =>
  (action: A, seat: Seat): boolean =>
    moveOf(moves, action).spends?.(action, seat) === true;

/** Says a game's moves: all that a presentation makes of them. */
export function spokenMoves<
  A extends Action,
  V,
  Asked,
  Speech,
  Name extends string,
  Kind extends string,
  Lessons extends Taught,
>(table: Table<A, V, Asked, Speech, Name, Kind, Lessons>): SpokenMoves<A, V> {
  const { moves, call } = table;
  const askedOf = (decision: Decision, view: V): Asked => table.asked(decision, view);
  const all = Object.values(moves);
  const kindOf = (decision: Decision): Kind => {
    const found = all.find(({ kind }) => kind === decision.kind);
    if (found === undefined) throw new RangeError(`Nothing answers ${decision.kind}.`);
    return found.kind;
  };
  const commands = all.flatMap(({ command, others = [] }) => [command, ...others]);
  const declared = new Map(commands.map((command) => [command.name, command]));
  const pieceOf = ({ action }: Choice<A>) => moveOf(moves, action).piece?.(action) ?? null;
  const joins = (piece: string, { action }: Choice<A>, asked: Asked): boolean =>
    moveOf(moves, action).joins?.(piece, action, asked) === true;
  return {
    commands: [...declared.values()].map((command) => ({
      name: command.name,
      ...table.about(command.name),
      emoji: command.emoji,
      ...(command.isAside === undefined ? {} : { isAside: command.isAside }),
      options: command.options?.(table.speech) ?? [],
    })),
    question(decision, view) {
      const asking = all.find(({ kind, question }) => kind === decision.kind && question);
      if (asking?.question === undefined) throw new RangeError(`Nobody asks ${decision.kind}.`);
      return asking.question(askedOf(decision, view), decision);
    },
    ...(call === undefined
      ? {}
      : {
          call: (decision, view) => call(kindOf(decision), askedOf(decision, view), decision),
        }),
    lessons(choices, decision, view) {
      const asked = askedOf(decision, view);
      const taught = all.flatMap((move) => {
        const offered = choices?.flatMap(({ action }) =>
          moveOf(moves, action) === move ? [action] : [],
        );
        const isAsked = offered === undefined ? move.kind === decision.kind : offered.length > 0;
        return isAsked ? (move.teaches?.(offered ?? [], asked) ?? []) : [];
      });
      const inOrder = taught.toSorted((one, other) => (one.nth ?? 0) - (other.nth ?? 0));
      // Several moves may teach the same.
      return [...new Map(inOrder.map((one) => [one.lesson, one])).values()].map(
        ({ lesson: name, chapter }) => ({
          name,
          text: table.lesson(name),
          chapter: table.chapters.indexOf(chapter),
        }),
      );
    },
    phrase({ action }, decision, view) {
      const move = moveOf(moves, action);
      const asked = askedOf(decision, view);
      const short = move.short?.(action, asked) ?? null;
      const button = move.button?.(action, asked) ?? null;
      const advice = move.advice?.(action, asked) ?? null;
      const together = move.together?.(action, asked);
      const result = move.result?.(action, asked) ?? null;
      const sure = move.sure?.(action, asked) ?? null;
      return {
        command: move.said?.(action) ?? move.command.name,
        options: move.options?.(action, asked) ?? {},
        label: fitting(LONGEST.label, ...ways(move.label(action, asked))),
        ...(short === null ? {} : { short: fitting(LONGEST.label, ...ways(short)) }),
        // One that is too long is said as elsewhere: nothing of a price may be cut.
        ...(button === null || button.length > LONGEST.button ? {} : { button }),
        ...(advice === null ? {} : { advice }),
        ...(together === undefined ? {} : { together }),
        ...(result === null ? {} : { result: fitting(LONGEST.result, result) }),
        ...(sure === null ? {} : { sure }),
        ...(move.isPart === undefined ? {} : { isPart: move.isPart }),
      };
    },
    notNow(choices, decision, view, piece) {
      const asked = askedOf(decision, view);
      const isOffered = (move: Move<A, Asked, Speech, Name, Kind>): boolean =>
        choices.some(
          (choice) =>
            moveOf(moves, choice.action) === move &&
            (piece === null || pieceOf(choice) === piece || joins(piece, choice, asked)),
        );
      const asking = all.filter((move) => move.kind === decision.kind);
      const missing = asking.filter((move) => !isOffered(move));
      const partly = piece === null ? asking : [];
      // What a piece does by itself comes first.
      const ordered = [
        ...missing.filter((move) => move.joins === undefined),
        ...missing.filter((move) => move.joins !== undefined),
      ];
      return [
        ...partly.flatMap((move) =>
          (move.notAll?.(asked) ?? []).map((why) => ({ command: move.command.name, why })),
        ),
        ...ordered.flatMap((move): NotNow[] => {
          const why = move.notNow?.(asked, piece) ?? null;
          return why === null ? [] : [{ command: move.command.name, why }];
        }),
      ];
    },
    amounts({ kinds }, decision, view) {
      const move = all.find(({ kind }) => kind === decision.kind);
      if (move?.amounts === undefined) throw new RangeError(`${decision.kind} takes no amounts.`);
      return { command: move.command.name, ...move.amounts(kinds, askedOf(decision, view)) };
    },
    picks(_asked, decision, view) {
      const move = all.find(({ kind }) => kind === decision.kind);
      if (move?.picks === undefined) throw new RangeError(`${decision.kind} takes no picks.`);
      return { command: move.command.name, ...move.picks(askedOf(decision, view)) };
    },
    ...(table.pieces === undefined
      ? {}
      : {
          pieces: {
            ...table.pieces,
            of: pieceOf,
            joins: (piece, choice, decision, view) => joins(piece, choice, askedOf(decision, view)),
          },
        }),
  };
}
