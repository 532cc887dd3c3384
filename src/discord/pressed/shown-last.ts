import type { EphemeralMessage, ShownLast } from '../context.ts';

/** Of how many places it is known which panel was shown there last. */
const PLACES = 1_000;

interface Last {
  readonly controller: AbortController;
  /** Null until it stands somewhere. */
  message: EphemeralMessage | null;
}

/** No panel has been shown yet. */
export function openShownLast(): ShownLast {
  /** The latest one last. */
  const places = new Map<string, Last>();
  return {
    begin(place) {
      const before = places.get(place);
      before?.controller.abort();
      places.delete(place);
      const last: Last = { controller: new AbortController(), message: before?.message ?? null };
      places.set(place, last);
      const [oldest] = places.keys();
      if (places.size > PLACES && oldest !== undefined) places.delete(oldest);
      return {
        signal: last.controller.signal,
        former: before?.message?.id ?? null,
        standsIn(message) {
          if (last.controller.signal.aborted) {
            // What is shown there by now stays, and this one goes.
            const now = places.get(place)?.message;
            return now === undefined || now?.id === message.id ? null : message;
          }
          // A message in which something else stood before shows this now.
          for (const other of places.values()) {
            if (other === last || other.message?.id !== message.id) continue;
            other.controller.abort();
            other.message = null;
          }
          const stood = last.message;
          last.message = message;
          return stood === null || stood.id === message.id ? null : stood;
        },
      };
    },
  };
}
