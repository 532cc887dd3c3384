import type { Seat } from '../engine/game.ts';

/**
 * What a line of what happened holds, what is missed least first: dice that came to nothing of their own, a step on the way
 * as who is sent where, what came of it, who won or lost.
 */
export const LINE_KINDS = ['dice', 'step', 'outcome', 'won'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** A line of what happened. */
export interface Line {
  readonly text: string;
  readonly kind: LineKind;
  /** Whom it befalls: who wins or loses by it, is wounded, pays. */
  readonly befalls: readonly Seat[];
  /** Whether the question that follows from it says it as well. */
  readonly isAsked: boolean;
}

/** What a game says of an event for the lines that are made of it. */
export interface OfLine<E> {
  /** Left out, it is a step on the way. */
  readonly kind?: LineKind;
  /** The same where it hangs on the event. */
  kindOf?(event: E): LineKind;
  /** Left out, nobody. */
  befalls?(event: E): readonly Seat[];
  /** Left out, no question says it. */
  readonly isAsked?: true;
}

/** A line of only some of the events that are told together. */
export interface PartLine<E> {
  readonly text: string;
  readonly of: readonly E[];
}

/** Which of two kinds is missed more. */
export const rankOf = (kind: LineKind): number => LINE_KINDS.indexOf(kind);

/** A line that says nothing of a game. */
export const plainLine = (text: string): Line => ({
  text,
  kind: 'step',
  befalls: [],
  isAsked: false,
});

export const textOf = ({ text }: Line): string => text;

/** A line of events: it is of the kind that is missed most among them. */
export function lineOf<E>(
  told: string | PartLine<E>,
  together: readonly E[],
  of: (event: E) => OfLine<E>,
): Line {
  const { text, of: events } = typeof told === 'string' ? { text: told, of: together } : told;
  const kinds = events.map((event) => of(event).kindOf?.(event) ?? of(event).kind ?? 'step');
  const kind = LINE_KINDS.findLast((one) => kinds.includes(one)) ?? 'step';
  const befalls = [...new Set(events.flatMap((event) => of(event).befalls?.(event) ?? []))];
  const isAsked = events.length > 0 && events.every((event) => of(event).isAsked === true);
  return { text, kind, befalls, isAsked };
}
