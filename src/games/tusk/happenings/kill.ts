import type { Seat } from '../../../engine/game.ts';
import { grouped } from '../../../parts/grouped.ts';
import { only } from '../../../parts/only.ts';
import { MAMMOTH_FOOD } from '../content/tribe.ts';
import { placeName } from '../map.ts';
import { listed, membersName, seatName, tribeName } from '../spoken/names.ts';
import type { TuskSpeech } from '../words/index.ts';
import { moved, withTribe } from './after.ts';
import { huntInShort } from './hunt.ts';
import type { ShortFormatter, EventFormatter, Tellings } from './told.ts';

const killing: EventFormatter = (speech, events) =>
  only(events, 'mammothKilled').map(({ leader, at }) =>
    speech.say('hunt.kill', { leader: seatName(speech, leader), place: placeName(at) }),
  );

const sharing: EventFormatter = (speech, events) =>
  only(events, 'foodShared').map(({ leader: by, food }) => {
    const leader = seatName(speech, by);
    const kept = food[by] ?? 0;
    const given = food.flatMap((part, seat) =>
      part === 0 || seat === by
        ? []
        : [speech.say('hunt.gift', { food: part, seat: seatName(speech, seat) })],
    );
    if (given.length === 0) return speech.say('hunt.keeps all', { leader, food: kept });
    const gifts = listed(speech, given);
    return kept === 0
      ? speech.say('hunt.shares all', { leader, gifts })
      : speech.say('hunt.shares', { leader, kept, gifts });
  });

/** Who left the hunt, and where to; who stays. */
export const regrouping: EventFormatter = (speech, events) => {
  const back = only(events, 'huntersReturned').map(({ seat, members, to }) =>
    speech.say('hunt.camp', {
      members: membersName(speech, seat, members),
      place: placeName(to),
    }),
  );
  const stayed = only(events, 'huntStayed').map(({ seat }) => seat);
  return [
    ...(back.length === 0 ? [] : [speech.say('hunt.back', { places: back.join(', ') })]),
    ...(stayed.length === 0 ? [] : [stayWords(speech, stayed)]),
  ];
};

/** Who hunts on, as a sentence. */
export function stayWords(speech: TuskSpeech, stayed: readonly Seat[]): string {
  const seats = stayed.map((seat) => seatName(speech, seat));
  return speech.say('hunt.stay', { count: seats.length, seats: listed(speech, seats) });
}

/** Where its hunters went. */
const backInShort: ShortFormatter = (speech, events) =>
  grouped(only(events, 'huntersReturned'), ({ seat }) => seat).map(([seat, all]) =>
    speech.say('captions.goes', {
      seat: tribeName(speech, seat),
      places: listed(
        speech,
        all.map(({ to }) => placeName(to)),
      ),
    }),
  );

/** `Back from the hunt: 🔥 Ember and 🐦 Heron on A1, 🌿 Fern on C5.` */
export const huntersBack: ShortFormatter = (speech, events) => {
  const camps = grouped(only(events, 'huntersReturned'), ({ to }) => to).map(([to, ones]) =>
    speech.say('story.camp', {
      seats: listed(
        speech,
        ones.map(({ seat }) => seatName(speech, seat)),
      ),
      place: placeName(to),
    }),
  );
  return camps.length === 0 ? [] : [speech.say('story.back', { places: camps.join(', ') })];
};

/** How a hunt ends, for all or for some. */
export const kill = {
  mammothKilled: {
    lines: killing,
    short: huntInShort,
    kind: 'won',
    befalls: ({ leader }) => [leader],
    chapter: 'hunt',
    beat: 'kill',
    begins: 'beat',
    mammoth: ({ at }) => at,
    point: ({ at }) => at,
    newsMarks: ({ at }) => [{ mark: 'sign', at: placeName(at), icon: 'food' }],
    storyMarks: ({ at }) => [{ mark: 'burst', at: placeName(at) }],
    actors: ({ leader }) => [leader],
    kill: ({ leader }) => leader,
    milestone: 'kills',
  },
  foodShared: {
    lines: sharing,
    short: huntInShort,
    kind: 'outcome',
    befalls: ({ food }) => food.flatMap((part, seat) => (part > 0 ? [seat] : [])),
    chapter: 'hunt',
    beat: 'kill',
    doers: ({ leader }) => [leader],
    after: (view, { food }) =>
      food.reduce(
        (all, part, seat) =>
          withTribe(all, seat, (tribe) => ({
            ...tribe,
            goods: { ...tribe.goods, food: tribe.goods.food + part },
          })),
        view,
      ),
    caption: 'last',
    source: 'hunt',
    food: ({ food }, seat) => food[seat] ?? 0,
  },
  huntersReturned: {
    lines: regrouping,
    short: backInShort,
    chapter: 'hunt',
    beat: 'return',
    caption: 'none',
    after(view, { seat, members, to }) {
      const back = moved(view, seat, members, to);
      // After a kill a fresh mammoth waits.
      return view.mammothFood === 0 ? { ...back, mammothFood: MAMMOTH_FOOD } : back;
    },
    steps: ({ seat, members, to }, mammothAt) =>
      members.map((member) => ({ seat, member, from: mammothAt ?? to, to })),
  },
  huntStayed: {
    lines: regrouping,
    chapter: 'hunt',
    beat: null,
    caption: 'none',
    doers: ({ seat }) => [seat],
  },
} satisfies Partial<Tellings>;
