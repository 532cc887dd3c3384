import { isRiver, type Place } from './map.ts';
import type { ValleyState } from './state.ts';

type Weather = { readonly turn: Pick<ValleyState['turn'], 'event' | 'closed'> };

/** Whether a river keeps people and animals from crossing between two neighbours; not while it is frozen. */
export const isParted = ({ turn }: Weather, a: Place, b: Place): boolean =>
  isRiver(a, b) && turn.event !== 'frozen-rivers';

/** Whether nobody enters or leaves a place in this turn. */
export const isClosed = ({ turn }: Weather, at: Place): boolean => turn.closed.includes(at);
