import { STAYING } from './content/events.ts';
import { SPACES } from './content/numbers.ts';
import type { ValleyState } from './state.ts';

type Turn = Pick<ValleyState['turn'], 'space' | 'event'>;

/** Whether the marker stays where it is at the end of this turn. */
export const markerStays = ({ event }: Turn): boolean => event !== null && STAYING.includes(event);

/** Whether this is the last turn of a season, at whose end the marker leaves the third space (Valley of the Mammoths, a turn). */
export const endsSeason = (turn: Turn): boolean => turn.space === SPACES - 1 && !markerStays(turn);
