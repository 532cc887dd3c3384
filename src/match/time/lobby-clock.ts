import { DAY_MS } from '../../clock/hours.ts';
import type { ClockRow } from '../../store/store.ts';

/** How long a match waits for players after somebody did something there, and how long before that is up it is said. */
const WAITS_MS = 14 * DAY_MS;
const WARNED_MS = DAY_MS;

/** The clock of a match that waits for players, after somebody did something there: joined, left, or chose. */
export const lobbyClock = (now: Date): ClockRow =>
  lobbyDue({ hands: [] }, now.getTime() + WAITS_MS - WARNED_MS);

/** The same after it was said that it is closed soon. */
export const lobbyClockWarned = (now: Date): ClockRow =>
  lobbyDue({ hands: [], warned: true }, now.getTime() + WARNED_MS);

/** A clock of such a match that shows this, and is looked at then. */
export const lobbyDue = (state: object, due: number): ClockRow => ({
  runAt: new Date(due),
  late: false,
  state: { ...state, due },
});
