import type { ShownLast } from '../desk.ts';

/** Of how many places it is known which panel was shown there last. */
const PLACES = 1_000;

/** No panel has been shown yet. */
export function openShownLast(): ShownLast {
  /** The latest one last. */
  const last = new Map<string, AbortController>();
  return {
    begin(place) {
      last.get(place)?.abort();
      last.delete(place);
      const controller = new AbortController();
      last.set(place, controller);
      const [oldest] = last.keys();
      if (last.size > PLACES && oldest !== undefined) last.delete(oldest);
      return controller.signal;
    },
  };
}
