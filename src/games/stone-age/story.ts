import type { Seat } from '../../engine/game.ts';
import { item } from '../../parts/item.ts';
import { only } from '../../parts/only.ts';
import { type Luck, luckOfPips } from '../../parts/luck.ts';
import type { Moment } from '../../presentation/story.ts';
import { between, tellingOf } from './happenings/index.ts';
import type { BeatKind, Source, StoneAgeHappening } from './happenings/told.ts';
import type { StoneAgeEvent } from './event.ts';
import type { Tally } from './tally.ts';
import type { StoneAgeView } from './view.ts';

export type StoneAgeMoment = Moment<StoneAgeEvent, StoneAgeView>;

/** A piece of the story: what happened in it, and the public view that shows how it came out. */
export interface StoneAgeBeat {
  readonly kind: BeatKind;
  readonly events: readonly StoneAgeEvent[];
  readonly view: StoneAgeView;
}

export type Sources = Readonly<Record<Source, number>>;

/** What happened in a round, and to whose credit. */
export interface Deed {
  readonly round: number;
  readonly seat: Seat;
}

/** A whole match told again. */
export interface StoneAgeStory {
  readonly beats: readonly StoneAgeBeat[];
  /** Rounds that were played to their end. */
  readonly rounds: number;
  /** By seat: the points at the start, then after each round, as everybody could count them. */
  readonly points: readonly (readonly number[])[];
  /** By seat: with the cards that were secret; null while the match goes on. */
  readonly totals: readonly number[] | null;
  /** By seat: what its points were made of at last, together what it has. */
  readonly sources: readonly Sources[];
  readonly winners: readonly Seat[];
  readonly buildings: readonly Deed[];
  readonly herds: readonly Deed[];
  readonly hunger: readonly Deed[];
  /** By seat: the pips of the dice with which it gathered. */
  readonly luck: readonly Luck[];
}

/** Tells a match again from what everybody saw of it. Throws where it has no moment. */
export function matchStory(moments: readonly StoneAgeMoment[]): StoneAgeStory {
  const [first, last] = [moments[0], moments.at(-1)];
  if (first === undefined || last === undefined) {
    throw new RangeError('A story begins with the setup.');
  }
  const all = moments.flatMap(({ events }) => events);
  const ended = only(all, 'gameEnded').at(-1);
  const beats = beatsOf(moments);
  const columns = [first.view, ...beats.flatMap((one) => (one.kind === 'evening' ? one.view : []))];
  return {
    beats,
    rounds: columns.length - 1,
    points: last.view.tribes.map((_, seat) => columns.map(({ scores }) => item(scores, seat))),
    totals: ended?.tallies.map(({ total }) => total) ?? null,
    sources: last.view.tribes.map(({ tally }, seat) => sourcesOf(all, tally, seat)),
    winners: ended?.winners ?? [],
    buildings: deeds(all, 'buildings'),
    herds: deeds(all, 'herds'),
    hunger: deeds(all, 'hunger'),
    luck: last.view.tribes.map((_, seat) =>
      luckOfPips(ownOf(all, seat).flatMap((event) => tellingOf(event).rolls?.(event) ?? [])),
    ),
  };
}

/** What happened to a tribe, or by it. */
const ownOf = (events: readonly StoneAgeEvent[], seat: Seat): StoneAgeEvent[] =>
  events.filter((event) => 'seat' in event && event.seat === seat);

/** What tribes did or suffered, each with its round. */
function deeds(
  events: readonly StoneAgeEvent[],
  lane: ReturnType<NonNullable<StoneAgeHappening['lane']>>,
): Deed[] {
  let round = 0;
  return events.flatMap((event) => {
    if ('round' in event) round = event.round;
    const isDeed = 'seat' in event && tellingOf(event).lane?.(event) === lane;
    return isDeed ? [{ round, seat: event.seat }] : [];
  });
}

/** The score track by what moved it, and what is counted at the end. */
export function sourcesOf(events: readonly StoneAgeEvent[], tally: Tally, seat: Seat): Sources {
  const { track: _, total: _total, ...counted } = tally;
  const sources = { buildings: 0, cards: 0, tiles: 0, hunger: 0, ...counted };
  for (const event of ownOf(events, seat)) {
    const brought = tellingOf(event).points?.(event);
    if (brought !== undefined) sources[brought.of] += brought.points;
  }
  return sources;
}

/** In each round all people are out, then come buildings one by one, then all else that it brought. */
function beatsOf([setup, ...moments]: readonly StoneAgeMoment[]): StoneAgeBeat[] {
  if (setup === undefined) return [];
  const beats: StoneAgeBeat[] = [{ kind: 'camp', ...setup }];
  let evening: StoneAgeBeat[] = [];
  let before = setup.view;
  for (const { events, view } of moments) {
    events.forEach((event, index) => {
      const kind = tellingOf(event).beat;
      // What comes later in the same step must not show yet.
      const shown = kind === 'end' ? view : between(before, events.slice(0, index + 1));
      if (kind === 'evening') {
        evening = [grown(evening, { kind, events: [event], view: shown })];
        return;
      }
      if (kind !== 'building') {
        beats.push(...evening);
        evening = [];
      }
      const current = kind === 'building' ? undefined : beats.at(-1);
      const next = { kind, events: [event], view: shown };
      if (current?.kind === kind) beats[beats.length - 1] = grown([current], next);
      else beats.push(next);
    });
    before = view;
  }
  return [...beats, ...evening];
}

/** A beat that goes on. */
const grown = ([before]: readonly StoneAgeBeat[], next: StoneAgeBeat): StoneAgeBeat => ({
  ...next,
  events: [...(before?.events ?? []), ...next.events],
});
