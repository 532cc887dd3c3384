import { picks } from '../../engine/choices.ts';
import type { Choices, Seat } from '../../engine/game.ts';
import type { Question } from '../../engine/question.ts';
import { choice } from '../../parts/choice.ts';
import { type ActionOf, BEATEN_CAMPS, CAPTIVES, LOSSES, SUPPERS } from './action.ts';
import { KINDS } from './content/animals.ts';
import { CARDS } from './content/cards.ts';
import { EVENTS } from './content/events.ts';
import { livingSeats } from './first-player.ts';
import { BEARINGS } from './map.ts';
import type { Drafted } from './ordering.ts';
import { orderingAhead } from './ordering-ahead.ts';
import { planningAhead } from './planning-ahead.ts';
import type { ValleyStanding } from './play.ts';
import { tribeOf } from './state.ts';

type Order = ActionOf<'counter' | 'omens' | 'track' | 'habits'>;

const ORDERS = ['counter', 'omens', 'track', 'habits'] as const;

/** Some of these, or none if there is no card for it. */
const named = <T extends string>(
  name: string,
  all: readonly T[],
  holds: boolean,
  action: (some: readonly T[]) => Order,
) =>
  picks({
    name,
    things: holds ? all : [],
    many: { least: 0, most: holds ? all.length : 0 },
    action: (things) => action(all.filter((one) => things.includes(one))),
  });

const eitherWay = <T>(make: (holds: boolean) => T) => ({ held: make(true), none: make(false) });

const COUNTERS = eitherWay((holds) =>
  named('counter', CARDS, holds, (cards) => ({ do: 'counter', cards })),
);
const OMENS = eitherWay((holds) =>
  named('omens', EVENTS, holds, (events) => ({ do: 'omens', events })),
);
const NO_TRACK = choice<ActionOf<'track'>>('track.none', { do: 'track', track: null });
const TRACKS = [
  NO_TRACK,
  ...KINDS.flatMap((kind) =>
    BEARINGS.map((to) =>
      choice<ActionOf<'track'>>(`track.${kind}.${to}`, { do: 'track', track: { kind, to } }),
    ),
  ),
];
const HABITS = LOSSES.flatMap((losses) =>
  CAPTIVES.flatMap((captives) =>
    BEATEN_CAMPS.flatMap((camps) =>
      SUPPERS.map((supper) =>
        choice<ActionOf<'habits'>>(`habits.${losses}.${captives}.${camps}.${supper}`, {
          do: 'habits',
          habits: { losses, captives, camps, supper },
        }),
      ),
    ),
  ),
);

const KNOWN: (readonly Question<Order['do']>[])[][] = [];

/** Made once, as they stand at every moment. */
const questionsOf = (seat: Seat, earlier: number): readonly Question<Order['do']>[] =>
  ((KNOWN[seat] ??= [])[earlier] ??= ORDERS.map((kind) => {
    const topic = `${kind}.${seat}`;
    return { seat, kind, topic, earlier };
  }));

/** What every living tribe may say at any time for whenever it is not asked (Valley of the Mammoths, by post). */
export const standing: ValleyStanding<Order['do'] | Drafted['do'] | 'plan'> = {
  does: [...ORDERS, ...orderingAhead.does, ...planningAhead.does],
  asks: (state) => [
    ...livingSeats(state).flatMap((seat) => questionsOf(seat, tribeOf(state, seat).said)),
    ...orderingAhead.asks(state, null),
    ...planningAhead.asks(state, null),
  ],

  choices(state, frame, decision): Choices<Order | Drafted | ActionOf<'plan'>> {
    const { kind, seat } = decision;
    const { hand } = tribeOf(state, seat);
    switch (kind) {
      case 'counter':
        return hand.includes('counter-magic') ? COUNTERS.held : COUNTERS.none;
      case 'omens':
        return hand.includes('omen') ? OMENS.held : OMENS.none;
      case 'track':
        return hand.includes('tracker') ? TRACKS : [NO_TRACK];
      case 'habits':
        return HABITS;
      case 'plan':
        return planningAhead.choices(state, frame, decision);
      default:
        return orderingAhead.choices(state, frame, decision);
    }
  },

  answer(play, frame, [{ decision, action }]) {
    const tribe = tribeOf(play.state, decision.seat);
    switch (action.do) {
      case 'counter':
        tribe.counters = action.cards;
        break;
      case 'omens':
        tribe.omens = action.events;
        break;
      case 'track':
        tribe.track = action.track;
        break;
      case 'habits':
        tribe.habits = action.habits;
        break;
      case 'plan':
        return planningAhead.answer(play, frame, [{ decision, action }]);
      default:
        return orderingAhead.answer(play, frame, [{ decision, action }]);
    }
    tribe.said += 1;
    return 'goes on';
  },
};
