import type { Choice, Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { choice } from '../../parts/choice.ts';
import { item } from '../../parts/item.ts';
import { leftOf, seatsFrom } from '../../parts/seats.ts';
import type { ActionOf } from './action.ts';
import { MOST_PEOPLE } from './content/numbers.ts';
import { isSource, type Location, LOCATIONS } from './locations.ts';
import type { StoneAgeFrame, StoneAgeStep } from './play.ts';
import { canPlace, roomFor, SITES, unplaced } from './room.ts';
import { type StoneAgeState, tribeOf } from './state.ts';

type Place = ActionOf<'place'>;

/** By location, and by how many go there; the first is nobody. */
const PLACE: readonly (readonly Choice<Place>[])[] = LOCATIONS.map((at) =>
  Array.from({ length: MOST_PEOPLE + 1 }, (_, people) =>
    choice(isSource(at) ? `place.${at}.${people}` : `place.${at}`, { do: 'place', at, people }),
  ),
);

/** Everywhere that a seat may send people now, and how many. */
function offerPlaces(state: StoneAgeState, seat: Seat): Choice<Place>[] {
  const choices: Choice<Place>[] = [];
  const left = unplaced(state, seat);
  if (left <= 0) return choices;
  for (let i = 0; i < SITES.length; i += 1) {
    const room = roomFor(state, seat, item(SITES, i), left);
    if (room === null) continue;
    const places = item(PLACE, i);
    for (let people = room.least; people <= room.most; people += 1) {
      choices.push(item(places, people));
    }
  }
  return choices;
}

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
