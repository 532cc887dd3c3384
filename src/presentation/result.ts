import type { Seat } from '../engine/game.ts';
import { type Place, placesOf, type Points } from '../engine/places.ts';
import type { Language } from '../language/languages.ts';
import { item } from '../parts/item.ts';
import { appSpeech } from '../words/index.ts';
import type { SpokenTable } from './table.ts';

/** The places of all seats, the first one first; who shares one, in seat order. */
export const ranked = (points: Points): Place[] =>
  placesOf(points).toSorted((a, b) => a.place - b.place || a.seat - b.seat);

/** The best placed of the others. Throws where there are none. */
export const rivalOf = (points: Points, own: Seat): Seat =>
  item(
    ranked(points).filter(({ seat }) => seat !== own),
    0,
  ).seat;

/**
 * How a match came out: who won, then what each seat has, by their places.
 *
 * @param has what a seat has, in a few words
 * @param wins says of the winner that it won, and how; left out, that it did
 */
export function resultOf<S extends { readonly language: Language }>(
  speech: S,
  seatName: (speech: S, seat: Seat) => string,
  ended: Points & { readonly winners: readonly Seat[] | null },
  table: SpokenTable,
  has: (place: Place) => string,
  wins?: (winner: string | undefined) => string,
): string {
  const { say, list } = appSpeech(speech.language);
  const named = (seat: Seat) => ({
    seat: seatName(speech, seat),
    who: item(table.seats, seat).mention,
  });
  const winners = (ended.winners ?? []).map((seat) => say('posts.winner', named(seat)));
  return [
    wins?.(winners[0]) ?? say('posts.win', { count: winners.length, winners: list(winners) }),
    ...ranked(ended).map((place) => say('posts.place', { ...named(place.seat), has: has(place) })),
  ].join('\n');
}
