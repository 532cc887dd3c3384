import type { Seat } from '../../../engine/game.ts';
import type { TuskEvent } from '../event.ts';
import { begins, isOfTribe, tellingOf } from '../happenings/index.ts';
import type { ChapterKind } from '../happenings/told.ts';

/** Events that belong together: a tribe's doings, a fight, a hunt, what the season brings. */
export interface Chapter {
  /** Whose doing it is; null for what nobody does alone. */
  readonly seat: Seat | null;
  readonly events: readonly TuskEvent[];
}

/** Cuts what happened into chapters, in order. */
export function chapters(events: readonly TuskEvent[]): Chapter[] {
  const all: { kind: ChapterKind | null; seat: Seat | null; events: TuskEvent[] }[] = [];
  for (const event of events) {
    const current = all.at(-1);
    const { chapter, within } = tellingOf(event);
    const kind = within !== undefined && within.chapter === current?.kind ? null : chapter;
    const seat = ownerOf(event);
    const isSame = kind === current?.kind && (seat === null || seat === current.seat);
    const goesOn = kind === null || (isSame && !begins(event, 'chapter'));
    if (current !== undefined && goesOn) current.events.push(event);
    else all.push({ kind, seat, events: [event] });
  }
  return all;
}

/** Whose chapter an event belongs to or begins. */
function ownerOf(event: TuskEvent): Seat | null {
  if (begins(event, 'chapter')) return tellingOf(event).doers?.(event)[0] ?? null;
  return isOfTribe(event) && 'seat' in event ? event.seat : null;
}
