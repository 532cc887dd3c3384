import { tell } from '../../engine/play.ts';
import { leftOf, seatsFrom } from '../../parts/seats.ts';
import type { Location } from './locations.ts';
import type { StoneAgeFrame, StoneAgeStep } from './play.ts';
import { canPlace, offerPlaces } from './room.ts';
import { tribeOf } from './state.ts';

/** Base game, place: in turn from the first player, people go to one location each time. */
const place: StoneAgeStep<'placing', 'place'> = {
  does: ['place'],

  asks: ({ round, tribes }, { seat }) => {
    const { placements } = tribeOf({ tribes }, seat);
    return [{ seat, kind: 'place', topic: `place.${round}.${seat}.${placements}` }];
  },

  choices: (state, { seat }) => offerPlaces(state, seat),

  /** Everybody hunts: food is never wrong. Who already does goes where there is room, as many as may. */
  safe(choices) {
    if ('shape' in choices) return undefined;
    const mostAt = (at: Location | undefined) => choices.findLast(({ action }) => action.at === at);
    return mostAt('hunt') ?? mostAt(choices[0]?.action.at);
  },

  answer(play, frame, [{ action }]) {
    const { state } = play;
    const { seat } = frame;
    const { at, people } = action;
    const tribe = tribeOf(state, seat);
    tribe.placed = [...tribe.placed, { at, people }];
    tribe.placements += 1;
    tell(play, { type: 'peoplePlaced', seat, at, people });
    frame.seat = leftOf(seat, state.tribes.length);
    return 'goes on';
  },

  /** Whoever has nobody left, or nowhere to go, is passed over. */
  goOn({ state }, frame) {
    const next = seatsFrom(frame.seat, state.tribes.length).find((seat) => canPlace(state, seat));
    if (next === undefined) return 'over';
    frame.seat = next;
    return 'asks';
  },
};

export const placing: StoneAgeFrame<'placing'> = { step: () => place };
