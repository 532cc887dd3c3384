import type { Seat } from '../engine/game.ts';
import type { Component } from './edition.ts';
import { type Line, lineOf, type OfLine, type PartLine } from './line.ts';

/** What a game says of an event beside its lines, its captions and its part of the story, which games tell in ways of their own. */
export interface Happening<E, V> extends OfLine<E> {
  /** Who does it by a word of its own: dice, and what a word set off, are nobody's doing. */
  doers?(event: E): readonly Seat[];
  /** What the view before it becomes by it, where a story stops between two events of one step. */
  after?(view: V, event: E): V;
  /** What it is counted as; see `Edition.milestones`. */
  readonly milestone?: string;
  /** What of the box it brings into play; see `Edition.components`. */
  brings?(event: E): string;
}

/**
 * What an edition and a story say by a game's happenings.
 *
 * @param table by the types of events
 * @param of what is said of an event
 */
export function toldBy<E, V>(
  table: Readonly<Record<string, Happening<never, V>>>,
  of: (event: E) => Happening<E, V>,
) {
  return {
    isOwnDoing: (event: E, seat: Seat): boolean => of(event).doers?.(event).includes(seat) === true,
    /** A line of events that are told together, or of some of them. */
    line: (told: string | PartLine<E>, together: readonly E[]): Line => lineOf(told, together, of),
    /** What everybody saw between two events of one step: the view before it, and after the first of its events. */
    between: (before: V, events: readonly E[]): V =>
      events.reduce((view, event) => of(event).after?.(view, event) ?? view, before),
    milestones: Object.fromEntries(
      Object.entries(table).flatMap(([type, { milestone }]) =>
        milestone === undefined ? [] : [[milestone, type]],
      ),
    ),
    /** One sort of what the box holds. */
    component: (all: readonly string[]): Component<E> => ({
      all,
      broughtBy: (event) => all.find((one) => one === of(event).brings?.(event)) ?? null,
    }),
  };
}
