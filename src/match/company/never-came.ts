import type { Seat } from '../../engine/game.ts';
import { entrySchema, type Maker } from '../../engine/match.ts';
import type { MatchId, Reading } from '../../store/store.ts';

/** By what answers are made that somebody gives: itself, for somebody else, or by what it has ordered. */
const ITS_OWN: readonly Maker[] = ['person', 'substitute', 'order'];

/**
 * Whether the player of a seat has never answered anything in its match.
 *
 * @param since the entry of its log after which that player had the seat
 */
export async function neverCame(
  from: Pick<Reading, 'entries'>,
  match: MatchId,
  seat: Seat,
  since: number,
): Promise<boolean> {
  const entries = await from.entries(match, since + 1);
  return !entries.some(({ entry }) => {
    const read = entrySchema.parse(entry);
    return (
      read.kind === 'answers' &&
      read.answers.some((one) => one.seat === seat && ITS_OWN.includes(one.by ?? 'person'))
    );
  });
}
