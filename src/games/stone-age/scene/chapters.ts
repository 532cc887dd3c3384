import type { Seat } from '../../../engine/game.ts';
import { grouped } from '../../../parts/grouped.ts';
import { only } from '../../../parts/only.ts';
import type { StoneAgeEvent } from '../event.ts';
import { acts } from '../happenings/acts.ts';
import { passagesOf } from '../happenings/index.ts';
import { placing } from '../happenings/placing.ts';
import type { Passage } from '../happenings/told.ts';

/** Events that belong together: whom a tribe sends out, its acts, the herd, a meal. */
export interface Chapter {
  readonly passage: Passage;
  /** Whose doing it is; null for what nobody does alone. */
  readonly seat: Seat | null;
  readonly events: readonly StoneAgeEvent[];
}

/** Cuts what happened into chapters, in order; told one after the other they make the lines of all. */
export const chapters = (events: readonly StoneAgeEvent[]): Chapter[] =>
  passagesOf(events).flatMap(({ passage, events: together }): Chapter[] => {
    if (passage === placing) {
      return grouped(only(together, 'peoplePlaced'), ({ seat }) => seat).map(([seat, sent]) => ({
        passage,
        seat,
        events: sent,
      }));
    }
    const [first] = together;
    const isOfOne = passage === acts && first !== undefined && 'seat' in first;
    return [{ passage, seat: isOfOne ? first.seat : null, events: together }];
  });

/** Whether a later chapter tells of people where they stood: then it need not be told that they went there. */
export const isToldLater = ({ passage, seat }: Chapter, later: readonly Chapter[]): boolean =>
  passage === placing && later.some((one) => one.passage === acts && one.seat === seat);
