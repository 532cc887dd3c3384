import type { Seat } from '../../../engine/game.ts';
import type { TuskEvent } from '../event.ts';
import { tellingOf } from '../happenings/index.ts';
import type { Place } from '../map.ts';
import type { Chapter } from './chapters.ts';

/** The way of a member or of the herd over several chapters; the same place twice for one that came back. */
export interface Journey {
  /** Null for the herd. */
  readonly owner: Seat | null;
  /** Where it was before the first of them, or where it came into play. */
  readonly from: Place;
  readonly to: Place;
  /** The one in which it came to where it is now. */
  readonly chapter: Chapter;
}

/** From where to where all have gone in the end who are still on the map; `mammothAt` is traced. */
export function journeys(
  chapters: readonly Chapter[],
  mammothAt: ReadonlyMap<TuskEvent, Place | null>,
): Journey[] {
  const ways = new Map<string, Journey>();
  for (const chapter of chapters) {
    for (const event of chapter.events) {
      for (const step of tellingOf(event).steps?.(event, mammothAt.get(event) ?? null) ?? []) {
        const { seat: owner, member, from, to } = step;
        const key = `${owner} ${member}`;
        if (to === null) ways.delete(key);
        else ways.set(key, { owner, from: ways.get(key)?.from ?? from, to, chapter });
      }
    }
  }
  return [...ways.values()];
}

/**
 * Where the mammoth stood at each of some events, traced back from where it is after the last one: what is
 * told of a hunt does not say. Null where it cannot be told.
 */
export function tracedMammoth(
  events: readonly TuskEvent[],
  last: Place,
): ReadonlyMap<TuskEvent, Place | null> {
  const traced = new Map<TuskEvent, Place | null>();
  let at: Place | null = last;
  for (const [index, event] of [...events.entries()].toReversed()) {
    const then = tellingOf(event).mammoth?.(event, events.slice(0, index));
    if (then !== undefined) at = then;
    traced.set(event, at);
  }
  return traced;
}
