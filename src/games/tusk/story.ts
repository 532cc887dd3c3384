import type { Seat } from '../../engine/game.ts';
import { item } from '../../parts/item.ts';
import { type Luck, luckOf } from '../../parts/luck.ts';
import { only } from '../../parts/only.ts';
import type { Moment } from '../../presentation/story.ts';
import type { TuskEvent } from './event.ts';
import { isNextRoll } from './happenings/hunt.ts';
import { begins, between, tellingOf } from './happenings/index.ts';
import { type BeatKind, NO_FOOD, type Source } from './happenings/told.ts';
import { isWorthTelling } from './happenings/tribe.ts';
import { HEXES } from './map.ts';
import { cardWorth } from './scoring.ts';
import type { TuskView } from './view.ts';

export type TuskMoment = Moment<TuskEvent, TuskView>;

/** A piece of the story: what happened in it, and the view that shows how it came out. */
export interface TuskBeat {
  readonly kind: BeatKind;
  /** In which turn it happened; 0 for the setup. */
  readonly turn: number;
  /** The round of the turn's hunt that has begun; 0 before the first. */
  readonly round: number;
  readonly events: readonly TuskEvent[];
  readonly view: TuskView;
}

/** Luck of a seat's own dice, in fights and hunts. */
export interface SeatLuck extends Luck {
  readonly seat: Seat;
}

/** How much food came from each. */
export type Sources = Readonly<Record<Source, number>>;

/** What happened in a turn, and to whose credit; null where it was nobody's. */
export interface Deed {
  readonly turn: number;
  readonly seat: Seat | null;
}

/** A whole match told again. */
export interface TuskStory {
  readonly beats: readonly TuskBeat[];
  /** Turns played. */
  readonly turns: number;
  /** By seat: the food at the start, then after each turn; once all is known, with what its victory card was worth then. */
  readonly food: readonly (readonly number[])[];
  /** By seat: food with what the victory cards add; null while the match goes on. */
  readonly totals: readonly number[] | null;
  /** By seat: what its food was made of, together what it has. */
  readonly sources: readonly Sources[];
  readonly winners: readonly Seat[];
  /** To the credit of the leader. */
  readonly kills: readonly Deed[];
  /** To the credit of the winner. */
  readonly fights: readonly Deed[];
  /** The share of the whole world under snow at the start and after each turn, 0 to 1. */
  readonly snow: readonly number[];
  /** By seat. */
  readonly luck: readonly SeatLuck[];
}

/** Tells a match again from what everybody saw of it. Throws where it has no moment. */
export function matchStory(moments: readonly TuskMoment[]): TuskStory {
  const last = moments.at(-1);
  if (last === undefined) throw new RangeError('A story begins with the setup.');
  const seats = last.view.tribes.map(({ seat }) => seat);
  const ended = moments.flatMap(({ events }) => only(events, 'gameEnded')).at(-1);
  const columns = endsOfTurns(moments);
  const events = moments.flatMap((one) => one.events);
  return {
    beats: beatsOf(moments),
    turns: columns.length - 1,
    food: seats.map((seat) => {
      const card = ended?.cards.find((one) => one.seat === seat)?.card ?? null;
      return columns.map(({ view: { rules, tribes }, totals }) => {
        const { goods, cardTokens } = item(tribes, seat);
        return totals?.[seat] ?? goods.food + cardWorth(rules, { card, cardTokens, goods });
      });
    }),
    totals: ended?.totals ?? null,
    sources: seats.map((seat) => sourcesOf(events, seat)),
    winners: ended?.winners ?? [],
    kills: deeds(moments, (event) => tellingOf(event).kill?.(event)),
    fights: deeds(moments, (event) => tellingOf(event).fight?.(event)),
    snow: columns.map(
      ({ view }) => view.tiles.filter((tile) => tile?.snow === true).length / HEXES.length,
    ),
    luck: seats.map((seat) => ({
      seat,
      ...luckOf(events.flatMap((one) => tellingOf(one).rolls?.(one, seat) ?? [])),
    })),
  };
}

interface EndOfTurn {
  readonly view: TuskView;
  /** What was counted where the match ended; else the view has it. */
  readonly totals: readonly number[] | null;
}

/** The views in which a turn begins or the match ends. */
function endsOfTurns(moments: readonly TuskMoment[]): EndOfTurn[] {
  return moments.flatMap(({ events, view }): EndOfTurn[] => {
    const ended = only(events, 'gameEnded').at(-1);
    if (ended !== undefined) return [{ view, totals: ended.totals }];
    return events.some((event) => tellingOf(event).turn !== undefined)
      ? [{ view, totals: null }]
      : [];
  });
}

/** What the food of a seat was made of. */
function sourcesOf(events: readonly TuskEvent[], seat: Seat): Sources {
  const sources = { ...NO_FOOD };
  for (const one of events) {
    const telling = tellingOf(one);
    if (telling.source !== undefined) sources[telling.source] += telling.food?.(one, seat) ?? 0;
  }
  return sources;
}

/** Events that `whose` knows, with the turn in which they happened. */
function deeds(
  moments: readonly TuskMoment[],
  whose: (event: TuskEvent) => Seat | null | undefined,
): Deed[] {
  let turn = 0;
  const all: Deed[] = [];
  for (const event of moments.flatMap(({ events }) => events)) {
    turn = tellingOf(event).turn?.(event) ?? turn;
    const seat = whose(event);
    if (seat !== undefined) all.push({ turn, seat });
  }
  return all;
}

interface Draft {
  readonly kind: BeatKind;
  readonly turn: number;
  readonly round: number;
  readonly events: TuskEvent[];
  view: TuskView;
}

function beatsOf(moments: readonly TuskMoment[]): TuskBeat[] {
  const drafts: Draft[] = [];
  let turn = 0;
  let round = 0;
  let before: TuskView | null = null;
  for (const { events, view } of moments) {
    events.forEach((event, index) => {
      const telling = tellingOf(event);
      if (telling.turn !== undefined) {
        turn = telling.turn(event);
        round = 0;
        return;
      }
      round = telling.round?.(event) ?? round;
      // What comes later in the same step and changes the board must not show yet.
      const isDone = events
        .slice(index + 1)
        .every((later) => later.type === 'gameEnded' || isBound(later));
      const shown = isDone || before === null ? view : between(before, events.slice(0, index + 1));
      const current = drafts.at(-1);
      const kind = kindOf(event, current?.kind ?? null);
      if (current === undefined || startsAnew(current, kind, event)) {
        drafts.push({ kind: kind ?? 'setup', turn, round, events: [event], view: shown });
      } else {
        current.events.push(event);
        current.view = shown;
      }
    });
    before = view;
  }
  return drafts.filter((one) => one.kind !== 'tribe' || isWorthTelling(one.events));
}

/** What an event begins or goes on with; null where it belongs to whatever is told already. */
function kindOf(event: TuskEvent, current: BeatKind | null): BeatKind | null {
  const { beat, within } = tellingOf(event);
  return within?.beat === current ? current : beat;
}

/** Whether an event only says where something begins or is done. */
const isBound = (event: TuskEvent): boolean => tellingOf(event).board === 'as it was';

function startsAnew(current: Draft, kind: BeatKind | null, event: TuskEvent): boolean {
  if (kind === null) return false;
  return kind !== current.kind || begins(event, 'beat') || isNextRoll(current.events, event);
}
