import type { Seat } from '../../../engine/game.ts';
import { grouped } from '../../../parts/grouped.ts';
import { only } from '../../../parts/only.ts';
import type { MemberNumber } from '../action.ts';
import { moved } from './after.ts';
import { type Good, GOODS } from '../content/terrain.ts';
import type { TuskEvent } from '../event.ts';
import { placeName } from '../map.ts';
import {
  amountWords,
  goodsWords,
  listed,
  memberNumbers,
  numbered,
  placesWords,
  seatName,
  tribeName,
} from '../spoken/names.ts';
import type { TuskSpeech } from '../words/index.ts';
import type { ShortFormatter, EventFormatter, Tellings } from './told.ts';

/** What kinds of doings there are, each told once. */
const DOINGS = [
  { type: 'memberGrew', say: growth },
  { type: 'huntersSent', say: hunters },
  { type: 'recovered', say: recovery },
  { type: 'gathered', say: gathering },
  { type: 'crafted', say: crafting },
  { type: 'memberMoved', say: moves },
] as const;

/**
 * One tribe's doings in a row become one line, in the order in which it began with each; but who moves after it was back
 * on its feet gets up first.
 */
export const doings: EventFormatter = (speech, events) => {
  const [first] = events;
  if (first === undefined || !('seat' in first)) return [];
  const seat = seatName(speech, first.seat);
  const began = (type: TuskEvent['type']): number => events.findIndex((one) => one.type === type);
  const told = (type: TuskEvent['type']): number => {
    const isBefore = type === 'recovered' && movesAgain(events);
    return isBefore ? Math.min(began(type), began('memberMoved') - 0.5) : began(type);
  };
  const doings = DOINGS.toSorted((one, other) => told(one.type) - told(other.type)).flatMap(
    ({ say }) => say(speech, events),
  );
  if (doings.length > 0) {
    return [speech.say('tribe.does', { seat, doings: listed(speech, doings) })];
  }
  return began('tribeBegan') >= 0 && began('tribeDone') >= 0
    ? [speech.say('tribe.does nothing', { seat })]
    : [];
};

/** Whether a member moves that was wounded before. */
const movesAgain = (events: readonly TuskEvent[]): boolean =>
  events.some(
    (up, at) =>
      up.type === 'recovered' &&
      events.slice(at).some((one) => one.type === 'memberMoved' && one.member === up.member),
  );

function growth(speech: TuskSpeech, events: readonly TuskEvent[]): string[] {
  return only(events, 'memberGrew').map(({ member, at, cost }) => {
    const place = placeName(at);
    if (cost === 0) return speech.say('tribe.grows for free', { member, place });
    return speech.say('tribe.grows', { member, place, price: amountWords(speech, cost, 'food') });
  });
}

function hunters(speech: TuskSpeech, events: readonly TuskEvent[]): string[] {
  return only(events, 'huntersSent').map(({ members, leads }) =>
    speech.say(leads ? 'tribe.leads the hunt' : 'tribe.sends hunting', {
      count: members.length,
      numbers: memberNumbers(speech, members),
    }),
  );
}

function recovery(speech: TuskSpeech, events: readonly TuskEvent[]): string[] {
  const up = numbersOf(only(events, 'recovered'));
  if (up.length === 0) return [];
  return [speech.say('tribe.recovers', { count: up.length, numbers: memberNumbers(speech, up) })];
}

function gathering(speech: TuskSpeech, events: readonly TuskEvent[]): string[] {
  const found = only(events, 'gathered');
  const goods = GOODS.flatMap((good) => {
    const count = found.filter((one) => one.good === good).length;
    return count === 0 ? [] : [amountWords(speech, count, good)];
  });
  return goods.length === 0 ? [] : [speech.say('tribe.gathers', { goods: listed(speech, goods) })];
}

function crafting(speech: TuskSpeech, events: readonly TuskEvent[]): string[] {
  const made = only(events, 'crafted');
  if (made.length === 0) return [];
  const used: Record<string, number> = {};
  for (const good of made.flatMap((one) => one.used)) used[good] = (used[good] ?? 0) + 1;
  const food = amountWords(speech, made.length, 'food');
  return [speech.say('tribe.crafts', { food, goods: goodsWords(speech, used) })];
}

/** Where each member ended, however many moves it took: `members 1 and 3 → D5`; none for one that came back. */
function moves(speech: TuskSpeech, events: readonly TuskEvent[]): string[] {
  const steps = grouped(only(events, 'memberMoved'), ({ member }) => member);
  if (steps.length === 0) return [];
  const ends = steps.flatMap(([member, moved]) => {
    const from = moved.at(0)?.from;
    const to = moved.at(-1)?.to;
    return to === undefined || to === from ? [] : [{ member, to }];
  });
  if (ends.length === 0) return [speech.say('tribe.there and back')];
  const ways = grouped(ends, ({ to }) => to).map(([to, ones]) =>
    speech.say('tribe.way', {
      count: ones.length,
      numbers: memberNumbers(speech, numbersOf(ones)),
      place: placeName(to),
    }),
  );
  return [speech.say('tribe.moves', { ways: ways.join(', ') })];
}

const numbersOf = (ones: readonly { readonly member: MemberNumber }[]): MemberNumber[] =>
  ones.map(({ member }) => member);

const turnBegins: EventFormatter = (speech, events) =>
  only(events, 'turnBegan').map((event) =>
    speech.say('match.turn', { turn: event.turn, first: seatName(speech, event.first) }),
  );

/** What a tribe did, with where it went. */
export const tribeInShort: ShortFormatter = (speech, events) => {
  const began = events.find(({ type }) => type === 'tribeBegan' || type === 'tribeDone');
  const grown = only(events, 'memberGrew');
  const sent = only(events, 'huntersSent');
  const up = only(events, 'recovered').map(({ member }) => member);
  const moved = only(events, 'memberMoved');
  const found = only(events, 'gathered');
  const made = only(events, 'crafted');
  const [first] = [...grown, ...sent, ...only(events, 'recovered'), ...moved, ...found, ...made];
  if (first === undefined) {
    return began?.type === 'tribeBegan'
      ? [speech.say('captions.does nothing', { seat: tribeName(speech, began.seat) })]
      : [];
  }
  const ends = grouped(moved, ({ member }) => member).flatMap(([, steps]) => {
    const to = steps.at(-1)?.to;
    return to === undefined || to === steps[0]?.from ? [] : [to];
  });
  const goods = GOODS.flatMap((good) => {
    const count = found.filter((one) => one.good === good).length;
    const all = count + (good === 'food' ? made.length : 0);
    return all === 0 ? [] : [moreWords(speech, all, good)];
  });
  const deeds = [
    ...grown.map(({ member, at }) =>
      speech.say('captions.joins', { member, place: placeName(at) }),
    ),
    ...sent.map(({ members }) => speech.say('captions.hunts', numbered(speech, members))),
    ...(up.length === 0 ? [] : [speech.say('captions.stands up', numbered(speech, up))]),
    ...(goods.length === 0 ? [] : [goods.join(', ')]),
    ...(moved.length > 0 && ends.length === 0 ? [speech.say('captions.there and back')] : []),
  ].join('; ');
  const seat = tribeName(speech, first.seat);
  if (ends.length === 0) return [speech.say('captions.does', { seat, deeds })];
  const places = placesWords(ends);
  if (deeds === '') return [speech.say('captions.goes', { seat, places })];
  return [speech.say('captions.goes and does', { seat, places, deeds })];
};

const moreWords = (speech: TuskSpeech, count: number, good: Good): string =>
  speech.say('captions.more', { goods: amountWords(speech, count, good) });

/** What it did was told before; that it is done was not. */
export const doneSince: EventFormatter = (speech, [first]) =>
  first?.type === 'tribeDone'
    ? [speech.say('tribe.is done', { seat: seatName(speech, first.seat) })]
    : [];

const isBound = ({ type }: TuskEvent): boolean => type === 'tribeBegan' || type === 'tribeDone';

/** The rest of a turn after a fight in which nothing more happened is not; a turn in which nothing did is. */
export const isWorthTelling = (events: readonly TuskEvent[]): boolean =>
  new Set(events.filter(isBound).map(({ type }) => type)).size > 1 || !events.every(isBound);

/** Arrows tell of moves, so words do only where there is nothing else to tell. */
export function unmoved(events: readonly TuskEvent[]): readonly TuskEvent[] {
  const others = events.filter(({ type }) => type !== 'memberMoved');
  return others.every(isBound) ? events : others;
}

const ofTribe = { lines: doings, chapter: 'tribe', beat: 'tribe' } as const;
const byTribe = { ...ofTribe, doers: ({ seat }: { readonly seat: Seat }) => [seat] };
const brought = { ...byTribe, kind: 'outcome' } as const;

export const tribe = {
  turnBegan: {
    lines: turnBegins,
    chapter: 'turn',
    beat: null,
    begins: 'chapter',
    turn: ({ turn }) => turn,
    milestone: 'turns',
    board: 'as it was',
  },
  tribeBegan: { ...ofTribe, begins: 'beat', board: 'as it was' },
  memberGrew: {
    ...brought,
    point: ({ at }) => at,
    steps: ({ seat, member, at }) => [{ seat, member, from: at, to: at }],
    source: 'growth',
    food: ({ seat: own, cost }, seat) => (seat === own ? -cost : 0),
  },
  huntersSent: {
    ...byTribe,
    after(view, { seat, members, leads }) {
      const sent = moved(view, seat, members, 'hunting');
      return leads ? { ...sent, leader: seat } : sent;
    },
    point: (_event, mammothAt) => mammothAt,
    steps: ({ seat, members }) => members.map((member) => ({ seat, member, from: 0, to: null })),
  },
  memberMoved: { ...byTribe, steps: (event) => [event] },
  gathered: {
    ...brought,
    point: ({ at }) => at,
    source: 'gathered',
    food: ({ seat: own, good }, seat) => (seat === own && good === 'food' ? 1 : 0),
  },
  crafted: {
    ...brought,
    point: ({ at }) => at,
    source: 'crafted',
    food: ({ seat: own }, seat) => (seat === own ? 1 : 0),
  },
  recovered: brought,
  // A tribe may be done with a fight: nothing of its own is news then.
  tribeDone: { ...byTribe, chapter: null, board: 'as it was' },
} satisfies Partial<Tellings>;
