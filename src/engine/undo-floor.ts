import type { Seat, Step } from './game.ts';
import type { CountedRandom } from './random.ts';
import { accept, refuse, type Result } from './result.ts';

/** How far one seat may undo alone. */
export interface Undoable {
  /** The number of the last log entry. */
  readonly sequence: number;
  /** The seat that made the latest answers, and the entries to which it may go back alone, oldest first. */
  readonly actor: Seat | null;
  readonly undoable: readonly number[];
}

/**
 * How far one may undo alone after an answer. The undo floor: never past dice, something hidden that was shown, or
 * another seat’s act.
 */
export function undoableAfter(
  before: Undoable,
  { reveals }: Pick<Step<unknown, unknown>, 'reveals'>,
  random: CountedRandom,
  seat: Seat | null,
): Pick<Undoable, 'actor' | 'undoable'> {
  if (seat === null || random.draws > 0 || reveals) return { actor: null, undoable: [] };
  const run = before.actor === seat ? before.undoable : [];
  return { actor: seat, undoable: [...run, before.sequence] };
}

/** The entry to which this seat may go back alone: the one before its latest answer. */
export function undoTarget(
  { sequence, actor, undoable }: Undoable,
  seat: Seat,
): Result<number, 'nothing to undo' | 'others must agree'> {
  if (actor !== seat) return refuse(sequence === 0 ? 'nothing to undo' : 'others must agree');
  const to = undoable.at(-1);
  return to === undefined ? refuse('others must agree') : accept(to);
}
