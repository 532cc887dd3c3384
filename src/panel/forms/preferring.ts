import type { Seat } from '../../engine/game.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { Refused } from '../../match/app/refused.ts';
import { waitingFor } from '../../match/loaded/asked.ts';
import type { Preference } from '../../presentation/orders.ts';
import type { AppSpeech } from '../../words/index.ts';
import type { Filled, Form } from '../controls.ts';
import { FIELDS } from '../limits.ts';
import { preferringOf } from '../preferences.ts';

/** What stands before a number in a list of things. */
const NUMBER = '#';

/**
 * The form in which a seat says what it prefers in the rest of the round: a list for each preference, of things and of how
 * many. Filled in with what it has said. Null where there is nothing to be said any more.
 */
export function preferForm(loaded: Loaded, seat: Seat, speech: AppSpeech): Form | null {
  const preferring = preferringOf(loaded, seat, speech);
  if (preferring === null) return null;
  const { spoken, things, most, preferred } = preferring;
  const { say } = speech;
  const { edition, match } = loaded;
  const view = edition.game.view(match.state, seat);
  const isAsked = waitingFor(loaded).some(
    (one) => one.seat === seat && edition.preferences?.kinds.includes(one.kind),
  );
  const numbers = Array.from({ length: most }, (_, nth) => nth + 1);
  return {
    press: { do: 'prefer', match: loaded.row.id },
    title: spoken.title,
    fields: Array.from({ length: FIELDS }, (_, nth) => {
      const now = preferred[nth] ?? null;
      return {
        is: 'list',
        name: String(nth),
        label: nth === 0 && isAsked ? say('orders.first now') : say('orders.nth', { nth: nth + 1 }),
        placeholder: say('orders.thing and number'),
        ...(nth === 0 ? { description: spoken.about } : {}),
        options: [
          ...things.map((thing) => ({
            label: spoken.one({ thing, many: null }),
            value: thing,
            description: spoken.brings(thing, view, seat),
            isChosen: thing === now?.thing,
          })),
          ...numbers.map((count) => ({
            label: spoken.many(count),
            value: `${NUMBER}${count}`,
            emoji: '👥',
            isChosen: count === now?.many,
          })),
        ],
        isNeeded: false,
        least: 0,
        most: 2,
      };
    }),
  };
}

/**
 * What a form was filled in with: who chooses two things in a list means one after the other. Throws `Refused` where a list
 * has no thing but a number.
 */
export function preferredIn(filled: Filled): Preference[] {
  const lists = [...filled.values()];
  const preferred = lists.flatMap((values, nth): Preference[] => {
    const things = values.filter((value) => !value.startsWith(NUMBER));
    const [number] = values.filter((value) => value.startsWith(NUMBER));
    if (things.length === 0 && number !== undefined)
      throw new Refused('number alone', { nth: nth + 1 });
    const many = number === undefined ? null : Number(number.slice(NUMBER.length));
    return things.map((thing) => ({ thing, many }));
  });
  // The form shows no more.
  return preferred.slice(0, FIELDS);
}
