import type { Seat } from '../../engine/game.ts';
import { item } from '../../parts/item.ts';
import type { Moment } from '../../presentation/story.ts';
import { FIRST_SPACE } from './content/numbers.ts';
import type { ValleyEvent } from './event.ts';
import { tellingOf } from './happenings/index.ts';
import type { Change, Lane, Loss } from './happenings/told.ts';
import type { ValleyView } from './view.ts';

export type ValleyMoment = Moment<ValleyEvent, ValleyView>;

/** A piece of the story: what happened in it, and the public view that shows how it came out. */
export interface ValleyBeat {
  /** The first camps; of each turn animals and tribes that move, then fights and food; and the end. */
  readonly kind: 'camps' | 'moves' | 'fate' | 'end';
  readonly turn: Pick<ValleyView['turn'], 'number' | 'season' | 'space'>;
  readonly events: readonly ValleyEvent[];
  readonly view: ValleyView;
}

/** What a chart counts of each tribe by turn. */
export type Count = 'people' | 'camps' | 'food';
type Counts = Readonly<Record<Count, number>>;
const NOTHING: Counts = { people: 0, camps: 0, food: 0 };

const changesOf = (event: ValleyEvent): readonly Change[] =>
  tellingOf(event).changes?.(event) ?? [];

/** By turn, from 0, what each seat has after it. */
function countsOf(dated: readonly Dated[], seats: number): Counts[][] {
  const columns: Counts[][] = [];
  const now = Array.from({ length: seats }, () => NOTHING);
  for (const { turn, event } of dated) {
    for (const { seat, people = 0, camps = 0, food = (had: number) => had } of changesOf(event)) {
      const had = item(now, seat);
      now[seat] = {
        people: had.people + people,
        camps: had.camps + camps,
        food: food(had.food),
      };
    }
    if (event.type === 'tribeOut') now[event.seat] = NOTHING;
    columns[turn] = [...now];
  }
  return columns;
}

/** How many a tribe lost by what, in all that happened. */
export function lossesOf(
  events: readonly ValleyEvent[],
  own: Seat,
): Readonly<Record<Loss, number>> {
  const lost = { tribes: 0, captured: 0, animals: 0, hunger: 0, nature: 0 };
  for (const { seat, by, people = 0 } of events.flatMap(changesOf)) {
    if (seat === own && by !== undefined) lost[by] -= people;
  }
  return lost;
}

interface Dated {
  readonly turn: number;
  readonly event: ValleyEvent;
}

/** A whole match told again. */
export interface ValleyStory {
  readonly beats: readonly ValleyBeat[];
  readonly turns: number;
  /** What each seat has at the start, then after each turn. */
  readonly counts: readonly (readonly Counts[])[];
  /** By seat: how many it lost by what. */
  readonly losses: readonly Readonly<Record<Loss, number>>[];
  /** What the chart marks of a turn, and whose it was. */
  readonly marks: readonly {
    readonly of: Lane;
    readonly column: number;
    readonly seat: Seat;
  }[];
}

/** Tells a match again from what everybody saw of it. Throws where it has no moment. */
export function matchStory(moments: readonly ValleyMoment[]): ValleyStory {
  const last = moments.at(-1);
  if (last === undefined) throw new RangeError('A story begins with the setup.');
  let turn = 0;
  const events = moments.flatMap((moment) => moment.events);
  const dated = events.map((event): Dated => {
    if (event.type === 'turnBegan') ({ turn } = event);
    return { turn, event };
  });
  return {
    beats: beatsOf(moments),
    turns: last.view.turn.number,
    counts: countsOf(dated, last.view.tribes.length),
    losses: last.view.tribes.map((_, seat) => lossesOf(events, seat)),
    marks: dated.flatMap(({ turn: column, event }) => {
      const { lane: of } = tellingOf(event);
      return of === undefined || !('seat' in event) ? [] : [{ of, column, seat: event.seat }];
    }),
  };
}

const START_TURN = { number: 0, season: 'summer', space: FIRST_SPACE } as const;

/**
 * The first camps, then turn by turn. A step that ends a part begins the next one, too: its view shows a little of that,
 * unless the next part begins with the step.
 */
function beatsOf(moments: readonly ValleyMoment[]): ValleyBeat[] {
  const beats: ValleyBeat[] = [];
  let now: Pick<ValleyBeat, 'kind' | 'turn'> = { kind: 'camps', turn: START_TURN };
  let events: ValleyEvent[] = [];
  let before: ValleyView | null = null;
  for (const { events: told, view } of moments) {
    for (const [nth, event] of told.entries()) {
      const isNext =
        event.type === 'turnBegan' || (now.kind === 'moves' && tellingOf(event).isFate === true);
      if (isNext) {
        beats.push({ ...now, events, view: nth === 0 && before !== null ? before : view });
        events = [];
        now =
          event.type === 'turnBegan'
            ? {
                kind: 'moves',
                turn: { number: event.turn, season: event.season, space: event.space },
              }
            : { kind: 'fate', turn: now.turn };
      }
      events.push(event);
    }
    before = view;
    if (view.end === null) continue;
    beats.push({ ...now, events, view }, { kind: 'end', turn: now.turn, events: [], view });
  }
  return beats;
}
