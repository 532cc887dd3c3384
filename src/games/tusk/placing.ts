import { tell } from '../../engine/play.ts';
import { leftOf } from '../../parts/seats.ts';
import { choice } from '../../parts/choice.ts';
import { ofPlaces } from './choice.ts';
import type { TuskFrame, TuskStep } from './play.ts';
import { enter } from './waiting.ts';

const PLACE = ofPlaces((to, name) => choice(`place.${name}`, { do: 'place', to }));

/** Tusk, setup 3: each tribe's first member enters, from the first player clockwise. */
const place: TuskStep<'placing', 'place'> = {
  does: ['place'],
  asks: (_state, { seat }) => [{ seat, kind: 'place', topic: `place.${seat}` }],

  /** Any tile but the breeding ground; sharing one is allowed. */
  choices: ({ terrain }) => PLACE.slice(1, terrain.length),

  answer(play, frame, [{ action }]) {
    const { state } = play;
    const { seat } = frame;
    enter(play, seat, action.to);
    tell(play, { type: 'memberPlaced', seat, member: 1, at: action.to });
    frame.seat = leftOf(seat, state.tribes.length);
    return frame.seat === state.first ? 'over' : 'goes on';
  },
};

export const placing: TuskFrame<'placing'> = { step: () => place };
