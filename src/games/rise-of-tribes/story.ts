import type { Seat } from '../../engine/game.ts';
import { best } from '../../parts/best.ts';
import { item } from '../../parts/item.ts';
import type { Moment } from '../../presentation/story.ts';
import type { RiseEvent } from './event.ts';
import { tellingOf } from './happenings/index.ts';
import type { Lane } from './happenings/told.ts';
import { type Scored, type Scoring, SCORING } from './scored.ts';
import { type RiseView, roundOf } from './view.ts';

export type RiseMoment = Moment<RiseEvent, RiseView>;

/** A piece of the story: what happened in it, and the public view that shows how it came out. */
export interface RiseBeat {
  /** The turn that it tells of; null for the first camps, and for the end. */
  readonly turn: Pick<RiseView['turn'], 'number' | 'seat'> | null;
  readonly kind: 'camps' | 'turn' | 'end';
  readonly events: readonly RiseEvent[];
  readonly view: RiseView;
}

interface Mark {
  readonly of: Lane;
  readonly column: number;
  readonly seat: Seat;
}

/** A whole match told again; each tribe has a turn in a round. */
export interface RiseStory {
  readonly beats: readonly RiseBeat[];
  readonly rounds: number;
  /** By seat: the points at the start, then after each round. */
  readonly points: readonly (readonly number[])[];
  /** By seat: what its points came from. */
  readonly sources: readonly Scored[];
  /** What happened in a round that the chart marks, and whose it was. */
  readonly marks: readonly Mark[];
  readonly winner: Seat;
  /** The best of the others. */
  readonly second: Seat;
  /** Of what the winner had most more than the second. */
  readonly decisive: Scoring;
}

/** Tells a match again from what everybody saw of it. Throws where it has no moment. */
export function matchStory(moments: readonly RiseMoment[]): RiseStory {
  const last = moments.at(-1);
  if (last === undefined) throw new RangeError('A story begins with the setup.');
  const { tribes, winners, scores } = last.view;
  const dated = inRounds(moments, tribes.length);
  const rounds = dated.at(-1)?.round ?? 0;
  const scored = dated.flatMap(({ round, event }) => {
    const points = tellingOf(event).points?.(event);
    return points === undefined ? [] : [{ round, ...points }];
  });
  const pointsOf = (own: Seat) =>
    Array.from({ length: rounds + 1 }, (_, until) => {
      const latest = scored.findLast(({ round, seat }) => round <= until && seat === own);
      return latest?.after ?? 0;
    });
  const marks = dated.flatMap(({ round: column, event }) => {
    const lane = tellingOf(event).lane?.(event) ?? null;
    return lane === null ? [] : [{ ...lane, column }];
  });
  const winner = winners?.[0] ?? best([...scores.keys()], (seat) => item(scores, seat));
  const others = [...scores.keys()].filter((seat) => seat !== winner);
  const second = best(others, (seat) => item(scores, seat));
  const sources = tribes.map((tribe) => tribe.scored);
  const [own, theirs] = [item(sources, winner), item(sources, second)];
  return {
    beats: beatsOf(moments),
    rounds,
    points: [...tribes.keys()].map(pointsOf),
    sources,
    marks,
    winner,
    second,
    decisive: best(SCORING, (sort) => own[sort] - theirs[sort]),
  };
}

/** Each event with its round, from 1; 0 before the first turn. */
function inRounds(moments: readonly RiseMoment[], seats: number) {
  let round = 0;
  return moments
    .flatMap(({ events }) => events)
    .map((event) => {
      if (event.type === 'turnBegan') round = roundOf(event.turn, seats);
      return { round, event };
    });
}

/** All camps, then turn by turn. The step that ends a turn begins the next one, too: its view shows a little of that. */
function beatsOf(moments: readonly RiseMoment[]): RiseBeat[] {
  const beats: RiseBeat[] = [];
  let turn: RiseBeat['turn'] = null;
  let events: RiseEvent[] = [];
  for (const { events: told, view } of moments) {
    const end = (): unknown =>
      beats.push({ kind: turn === null ? 'camps' : 'turn', turn, events, view });
    for (const event of told) {
      if (event.type === 'turnBegan') {
        end();
        turn = { number: event.turn, seat: event.seat };
        events = [];
      }
      events.push(event);
    }
    if (view.winners === null) continue;
    end();
    beats.push({ kind: 'end', turn: null, events: [], view });
  }
  return beats;
}
