import type { Decision, Seat } from './game.ts';

/** The key by which several answers are one question. Each sealed decision is a question of its own. */
export const topicOf = ({ id, seat, topic, sealed }: Decision): string =>
  sealed ? id : `${seat} ${topic}`;

/** All that a seat is asked, as one text, to compare it. */
export const topicsOf = (decisions: readonly Decision[], seat: Seat): string =>
  JSON.stringify(decisions.filter((one) => one.seat === seat).map(topicOf));

/** The seats that are asked something, each once. */
export const seatsOf = (decisions: readonly Decision[]): Seat[] =>
  [...new Set(decisions.map(({ seat }) => seat))].sort((a, b) => a - b);
