import type { Seat, Told } from '../engine/game.ts';
import { personAt } from './seats.ts';
import type { MatchId } from '../store/store.ts';
import { type Given, give } from './give.ts';
import { type House, type Press } from './house.ts';
import type { Loaded } from './load.ts';
import { toldIn } from './log.ts';
import { type Sat, inSitting } from './in-sitting.ts';

/**
 * What somebody answers when a match has come to where it stands. `before` is the number of the log entry
 * before the answer that was given in the same press last; null for the first one. Null where it stops there, and
 * neither answers that nor what was to follow.
 */
export type Answering<G extends Given> = (
  loaded: Loaded,
  seat: Seat,
  before: number | null,
) => G | null;

/** What was answered in one press. */
export interface Answered<G extends Given> {
  readonly given: readonly G[];
  /** What came of it, by the entries of the log that were made. */
  readonly told: readonly (readonly Told<unknown>[])[];
}

/**
 * Answers one or several decisions in order, all of them or none, and returns what was answered. Each is
 * asked for when those before it have been given, as what is legal depends on them.
 */
export function answer<G extends Given>(
  house: House,
  press: Press,
  id: MatchId,
  answers: readonly Answering<G>[],
): Promise<Sat<Answered<G>>> {
  return inSitting(house, press, id, async (sitting, seat) => {
    const given: G[] = [];
    let before: number | null = null;
    for (const next of answers) {
      const now = { ...sitting.loaded, match: sitting.match };
      const one = next(now, seat, before);
      if (one === null) break;
      before = sitting.match.sequence;
      give(house, sitting, { seat, by: personAt(sitting.loaded.row, seat) }, one);
      given.push(one);
    }
    return { given, told: sitting.entries.map(toldIn) };
  });
}
