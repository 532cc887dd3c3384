import { tellingOf } from '../happenings/index.ts';
import type { Pointed } from '../happenings/told.ts';
import type { StoneAgeView } from '../view.ts';
import type { Chapter } from './chapters.ts';

/** Where a chapter happened, each place once, so far as it is still there. */
export const placesOf = (view: StoneAgeView, { events }: Chapter): Pointed[] => [
  ...new Set(events.flatMap((event) => tellingOf(event).where?.(event, view) ?? [])),
];
