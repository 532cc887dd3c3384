import type { Change, Reads } from '../app/change.ts';
import type { Effect } from '../app/effect.ts';
import { isHeard, isOutdated, voiding } from '../time/proposal.ts';

/** Closes the proposals to which nobody can agree any more, as the match has gone on or is over. */
export async function* closeOutdated(
  { after: { row, match }, entries, outcome, acted, asked }: Change,
  reads: Reads,
): AsyncGenerator<Effect> {
  if (entries.length === 0) return;
  const sealed = asked.after.all.filter((one) => one.sealed).map(({ seat }) => seat);
  yield* voiding(
    await reads.openProposals(row.id),
    (one) =>
      outcome !== null ||
      isOutdated(one, match.sequence) ||
      isHeard(one, (seat) => acted?.seat === seat || sealed.includes(seat)),
  );
}
