import { placesOf } from '../../engine/places.ts';
import type { Change, Reads } from '../app/change.ts';
import { type Effect, said } from '../app/effect.ts';
import { pagesOf } from './promise.ts';

/** Tells how everybody came out of a match that is over, what was promised in it, and all of it again. */
export async function* tellOver(
  { outcome, after: { row, match } }: Change,
  reads: Reads,
): AsyncGenerator<Effect> {
  if (outcome === null) return;
  const [from, to] = [match.sequence + 1, match.sequence];
  yield said({ kind: 'over', from, to, places: placesOf(outcome) });
  for (const page of pagesOf(await reads.promises(row.id)).keys())
    yield said({ kind: 'promises', page });
  yield said({ kind: 'story' });
  yield said({ kind: 'chart' });
}
