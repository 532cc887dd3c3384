import type { Choice, Decision, Seat } from '../../src/engine/game.ts';
import { namedRandom, type Random } from '../../src/engine/random.ts';
import type { StoneAgeAction } from '../../src/games/stone-age/action.ts';
import { roomFor, SITES } from '../../src/games/stone-age/room.ts';
import { stoneAge } from '../../src/games/stone-age/rules.ts';
import { steady } from '../../src/games/stone-age/steady.ts';
import type { StoneAgeView } from '../../src/games/stone-age/view.ts';
import { choice } from '../../src/parts/choice.ts';
import { isSource } from '../../src/games/stone-age/locations.ts';
import { FIELDS } from '../../src/panel/limits.ts';
import { item } from '../../src/parts/item.ts';
import { leftOf } from '../../src/parts/seats.ts';
import type { Preference } from '../../src/presentation/orders.ts';

type Place = Extract<StoneAgeAction, { readonly do: 'place' }>;

/** Everywhere that a seat might go in such a view. */
function placesIn(view: StoneAgeView, seat: Seat): Choice<Place>[] {
  const { unplaced } = item(view.tribes, seat);
  if (unplaced === 0) return [];
  return SITES.flatMap((site) => {
    const room = roomFor(view, seat, site, unplaced);
    if (room === null) return [];
    const { at } = site;
    return Array.from({ length: room.most - room.least + 1 }, (_, nth): Choice<Place> => {
      const people = room.least + nth;
      return choice(`place.${at}.${people}`, { do: 'place', at, people });
    });
  });
}

/** Where *steady* sends the people of a seat in such a view, and how that looks then; null where it has nobody to send. */
function oneSent(view: StoneAgeView, decision: Decision, random: Random) {
  const { seat } = decision;
  const choices = placesIn(view, seat);
  if (choices.length === 0) return null;
  const { action } = steady.choose({ ...view, viewer: seat }, decision, choices, random);
  if (action.do !== 'place') throw new Error(`Nobody is sent by "${action.do}".`);
  const { at, people } = action;
  const tribes = view.tribes.map((tribe) =>
    tribe.seat === seat
      ? { ...tribe, unplaced: tribe.unplaced - people, placed: [...tribe.placed, action] }
      : tribe,
  );
  return { sent: { at, people }, after: { ...view, tribes } };
}

/**
 * What somebody who thinks like *steady* prefers for the rest of a round: where it expects to go if all others think so, too.
 * The last place takes all who are left.
 */
export function preferredBy(view: StoneAgeView, decision: Decision, random: Random): Preference[] {
  const { length: seats } = view.tribes;
  const expected: Preference[] = [];
  let now = view;
  for (
    let { seat } = decision;
    placesIn(now, decision.seat).length > 0;
    seat = leftOf(seat, seats)
  ) {
    const one = oneSent(now, { ...decision, seat }, random);
    if (one === null) continue;
    now = one.after;
    const { at, people } = one.sent;
    if (seat === decision.seat) expected.push({ thing: at, many: isSource(at) ? people : null });
  }
  return [
    ...expected.slice(0, -1).slice(0, FIELDS - 1),
    ...expected.slice(-1).map(({ thing }) => ({ thing, many: null })),
  ];
}

/** The same as a match stands, out of its stored state. */
export function preferredAt(stored: unknown, seat: Seat): Preference[] {
  const state = stoneAge.parse(stored);
  const decision = stoneAge.decisions(state).find((one) => one.seat === seat && one.owed);
  if (decision === undefined) return [];
  return preferredBy(stoneAge.view(state, seat), decision, namedRandom(decision.id));
}
