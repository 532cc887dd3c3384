import type { Seat } from '../engine/game.ts';
import { type Match, submit } from '../engine/match.ts';
import { canFollow } from '../match/plan/planned.ts';
import type { GivenAnswer } from '../match/loaded/update.ts';
import type { Loaded } from '../match/app/loaded.ts';
import { hasNobodyToAsk } from '../match/agreement/take-back.ts';

type Tried = ReturnType<typeof submit<unknown, unknown, unknown, unknown, unknown>>;

/** What came of answers that were tried on a match: a panel tries the same more than once. */
const known = new WeakMap<Match<unknown>, Map<string, Tried>>();

function tried({ edition, row, match }: Loaded, seat: Seat, { decision, choice }: GivenAnswer) {
  const about = known.get(match) ?? new Map<string, Tried>();
  known.set(match, about);
  const name = `${seat} ${decision} ${choice}`;
  const done = about.get(name) ?? submit(edition.game, row.seed, match, { seat, decision, choice });
  about.set(name, done);
  return done;
}

/** A match as it would stand after an answer; null where that is refused, or nothing can follow it. */
export function afterAnswer(loaded: Loaded, seat: Seat, given: GivenAnswer): Loaded | null {
  const { match } = loaded;
  const done = tried(loaded, seat, given);
  if (!done.ok || done.value.kind !== 'entered') return null;
  const now = { ...loaded, match: done.value.match };
  return canFollow(now, seat, match.sequence) ? now : null;
}

/**
 * Whether nobody can take an answer back alone once it is given: dice fall, something is shown, or all have answered.
 * Where no other person would have to agree, it is that only where it ends the match.
 */
export const isFinal = (loaded: Loaded, seat: Seat, given: GivenAnswer): boolean =>
  afterAnswer(loaded, seat, given) === null &&
  (!hasNobodyToAsk(loaded.row, seat) || endsMatch(loaded, seat, given));

/** Whether a match is over once this is answered. */
function endsMatch(loaded: Loaded, seat: Seat, given: GivenAnswer): boolean {
  const done = tried(loaded, seat, given);
  return done.ok && loaded.edition.game.outcome(done.value.match.state) !== null;
}
