import { z } from 'zod';
import { digest } from '../../engine/digest.ts';
import type { LogEnd, MatchId, Reading } from '../../store/store.ts';
import type { Fault, App } from '../app/app.ts';

/** As many matches as a large community plays at once. Beyond that, the oldest results are forgotten. */
const REMEMBERED = 10_000;

/** What is wrong with the log of a match, null for nothing. It is compared with the snapshot once since the start. */
export async function faultInLog(
  { judged }: Pick<App, 'judged'>,
  id: MatchId,
  from: Reading,
): Promise<Fault | null> {
  const before = judged.get(id);
  if (before !== undefined) return before;
  const end = await from.logEnd(id);
  const fault = end === null ? null : faultAtEnd(end);
  if (fault !== null) return fault;
  judged.set(id, null);
  const [oldest] = judged.keys();
  if (judged.size > REMEMBERED && oldest !== undefined) judged.delete(oldest);
  return null;
}

const stateSchema = z.object({ state: z.unknown() });

/** What is wrong with the end of a log: missing entries, or another state than the snapshot's. */
export function faultAtEnd({
  sequence,
  snapshot,
  entries,
  last,
  digest: logged,
}: LogEnd): Fault | null {
  if (entries !== sequence + 1 || last !== sequence) {
    return {
      entry: Math.min(entries, sequence),
      why: `is not there: the log has ${entries} of ${sequence + 1}`,
    };
  }
  const { data } = stateSchema.safeParse(snapshot);
  return digest(data?.state) === logged
    ? null
    : { entry: sequence, why: 'led to another state than the one that is stored' };
}
