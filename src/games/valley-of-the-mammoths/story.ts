import type { Seat } from '../../engine/game.ts';
import type { Moment } from '../../presentation/story.ts';
import { FIRST_SPACE, START } from './content/numbers.ts';
import type { ValleyEvent } from './event.ts';
import { tellingOf } from './happenings/index.ts';
import type { Lane } from './happenings/told.ts';
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

/** By what a tribe loses people. */
export const LOSSES = ['tribes', 'captured', 'animals', 'hunger', 'nature'] as const;
export type Loss = (typeof LOSSES)[number];

/** People whom a tribe has more by an event, or fewer, and by what. */
interface Change {
  readonly seat: Seat;
  readonly people: number;
  readonly by: Loss | null;
}

function changesOf(event: ValleyEvent): Change[] {
  switch (event.type) {
    case 'tribePlaced':
      return [{ seat: event.seat, people: START.warriors + START.females, by: null }];
    case 'born':
      return [{ seat: event.seat, people: event.warriors + event.females, by: null }];
    case 'joined':
      return [{ seat: event.seat, people: 1, by: null }];
    case 'peopleLost': {
      const by = event.by === 'hunger' || event.by === 'cold' ? 'hunger' : 'nature';
      return [{ seat: event.seat, people: -event.warriors - event.females, by }];
    }
    case 'roundFought': {
      const by = event.throws.some(({ who }) => typeof who === 'string') ? 'animals' : 'tribes';
      return event.lost.flatMap(({ who }): Change[] =>
        typeof who === 'number' ? [{ seat: who, people: -1, by }] : [],
      );
    }
    case 'captured':
      return [
        { seat: event.seat, people: event.kept, by: null },
        { seat: event.of, people: -event.kept - event.killed, by: 'captured' },
      ];
    default:
      return [];
  }
}

/** A whole match told again. */
export interface ValleyStory {
  readonly beats: readonly ValleyBeat[];
  readonly turns: number;
  /** By seat: people at the start, then after each turn. */
  readonly people: readonly (readonly number[])[];
  /** By seat: how many it lost by what. */
  readonly losses: readonly Readonly<Record<Loss, number>>[];
  /** What the chart marks of a turn, and whose it was. */
  readonly marks: readonly {
    readonly of: Lane;
    readonly column: number;
    readonly seat: Seat | null;
  }[];
}

/** Tells a match again from what everybody saw of it. Throws where it has no moment. */
export function matchStory(moments: readonly ValleyMoment[]): ValleyStory {
  const last = moments.at(-1);
  if (last === undefined) throw new RangeError('A story begins with the setup.');
  const turns = last.view.turn.number;
  let turn = 0;
  const dated = moments
    .flatMap(({ events }) => events)
    .map((event) => {
      if (event.type === 'turnBegan') ({ turn } = event);
      return { turn, event };
    });
  const changes = dated.flatMap(({ turn: when, event }) =>
    changesOf(event).map((change) => ({ ...change, turn: when })),
  );
  const sum = (of: readonly Change[]): number => of.reduce((all, { people }) => all + people, 0);
  const seats = [...last.view.tribes.keys()];
  const lostBy = (seat: Seat, loss: Loss): number =>
    -sum(changes.filter((change) => change.seat === seat && change.by === loss));
  return {
    beats: beatsOf(moments),
    turns,
    people: seats.map((own) =>
      Array.from({ length: turns + 1 }, (_, until) =>
        sum(changes.filter(({ seat, turn: when }) => seat === own && when <= until)),
      ),
    ),
    losses: seats.map((seat) => ({
      tribes: lostBy(seat, 'tribes'),
      captured: lostBy(seat, 'captured'),
      animals: lostBy(seat, 'animals'),
      hunger: lostBy(seat, 'hunger'),
      nature: lostBy(seat, 'nature'),
    })),
    marks: dated.flatMap(({ turn: column, event }) => {
      const lane = tellingOf(event).lane?.(event) ?? null;
      return lane === null ? [] : [{ ...lane, column }];
    }),
  };
}

const START_TURN = { number: 0, season: 'summer', space: FIRST_SPACE } as const;

/** With these a turn goes from moves to fights and food. */
const FATE: ReadonlySet<ValleyEvent['type']> = new Set(['battleBegan', 'incomeHad']);

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
      const isNext = event.type === 'turnBegan' || (now.kind === 'moves' && FATE.has(event.type));
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
