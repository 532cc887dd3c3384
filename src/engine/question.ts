import type { Decision, Seat } from './game.ts';

/** A question to one seat, as a game asks it; what is left out is null or false. */
export interface Question<K extends string = string> {
  readonly seat: Seat;
  readonly kind: K;
  readonly topic: string;
  readonly about?: string | number;
  readonly earlier?: number;
  readonly sealed?: boolean;
}

/** Makes a question a decision. Its id is made of what tells it from others: topic, about, earlier. */
export function ask<K extends string>(question: Question<K>, owed = true): Decision<K> {
  const { seat, kind, topic, about = null, earlier = null, sealed = false } = question;
  let id = topic;
  if (about !== null) id += `.${about}`;
  if (earlier !== null) id += `.${earlier}`;
  return { id, seat, kind, topic, about, earlier, sealed, owed };
}
