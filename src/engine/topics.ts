import type { Decision, Seat } from './game.ts';

/** What makes two questions the same, however many answers they take. Each sealed question is one of its own. */
export const topicOf = ({ id, seat, topic, sealed }: Decision): string =>
  sealed ? id : `${seat} ${topic}`;

/** All that a seat is asked, as one text. */
export const topicsOf = (decisions: readonly Decision[], seat: Seat): string =>
  JSON.stringify(decisions.filter((one) => one.seat === seat).map(topicOf));

/** The seats that are asked something, each once, in their order. */
export const seatsOf = (decisions: readonly Decision[]): Seat[] =>
  [...new Set(decisions.map(({ seat }) => seat))].sort((a, b) => a - b);
