import { type Game, eventsFor } from '../engine/game.ts';
import type { Entry } from '../engine/match.ts';
import { lived, type Replayed } from '../engine/replay.ts';
import type { Moment } from './story.ts';

/** The moments of a match that was played again, one at a time, without those that were undone. */
export function* momentsOf<S, A, E, V, C>(
  game: Game<S, A, E, V, C>,
  { matches, told }: Replayed<S, E>,
  entries: readonly Entry[],
): Generator<Moment<E, V>> {
  for (const sequence of lived(entries)) {
    if (entries[sequence]?.kind === 'restore') continue;
    const match = matches[sequence];
    const events = told[sequence];
    if (match === undefined || events === undefined) continue;
    yield { events: eventsFor(events, 'public'), view: game.view(match.state, 'public') };
  }
}
