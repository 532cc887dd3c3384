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
  listed,
  memberNumbers,
  numbered,
  placesWords,
  seatName,
  tribeName,
} from '../spoken/names.ts';
import type { TuskSpeech } from '../words/index.ts';
import {
  type EventFormatter,
  type ShortFormatter,
  type Tellings,
  tellersOf,
  type TuskHappening,
} from './told.ts';

/**
 * One tribe's doings in a row become one line, in the order in which it began with each; but who moves after it was back
 * on its feet gets up first.
 */
export const doings: EventFormatter = (speech, events) => {
  const [first] = events;
  if (first === undefined || !('seat' in first)) return [];
  const seat = seatName(speech, first.seat);
  const doings = tellersOf(upFirst(events), (event) => TRIBE[event.type]?.clause).flatMap((tell) =>
    tell(speech, events),
  );
  if (doings.length > 0) {
    return [speech.say('tribe.does', { seat, doings: listed(speech, doings) })];
  }
  return (['tribeBegan', 'tribeDone'] as const).every((type) => only(events, type).length > 0)
    ? [speech.say('tribe.does nothing', { seat })]
    : [];
};

/** Who moves after it was back on its feet got up first. */
function upFirst(events: readonly TuskEvent[]): readonly TuskEvent[] {
  const movesAgain = events.some(
    (up, at) =>
      up.type === 'recovered' &&
      events.slice(at).some((one) => one.type === 'memberMoved' && one.member === up.member),
  );
  if (!movesAgain) return events;
  const at = events.findIndex(({ type }) => type === 'memberMoved');
  return [...events.slice(0, at), ...only(events, 'recovered'), ...events.slice(at)];
}

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
  return [speech.say('tribe.recovers', { count: up.length, numbers: memberNumbers(speech, up) })];
}

/** How much there is of each kind: `2 sticks`, `1 grass`. */
const amountsOf = (speech: TuskSpeech, goods: readonly Good[]): string[] =>
  GOODS.flatMap((good) => {
    const count = goods.filter((one) => one === good).length;
    return count === 0 ? [] : [amountWords(speech, count, good)];
  });

const gatheredIn = (events: readonly TuskEvent[]): Good[] =>
  only(events, 'gathered').map(({ good }) => good);

const gathering: ShortFormatter = (speech, events) => [
  speech.say('tribe.gathers', { goods: listed(speech, amountsOf(speech, gatheredIn(events))) }),
];

function crafting(speech: TuskSpeech, events: readonly TuskEvent[]): string[] {
  const made = only(events, 'crafted');
  const food = amountWords(speech, made.length, 'food');
  const used = made.flatMap((one) => one.used);
  return [speech.say('tribe.crafts', { food, goods: amountsOf(speech, used).join(', ') })];
}

/** Where each member ended, however many moves it took; without one that came back. */
const endsOf = (events: readonly TuskEvent[]) =>
  grouped(only(events, 'memberMoved'), ({ member }) => member).flatMap(([member, steps]) => {
    const [from, to] = [steps.at(0)?.from, steps.at(-1)?.to];
    return to === undefined || to === from ? [] : [{ member, to }];
  });

/** `members 1 and 3 → D5` */
function moves(speech: TuskSpeech, events: readonly TuskEvent[]): string[] {
  const ends = endsOf(events);
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
const tribeInShort: ShortFormatter = (speech, events) => {
  const did = events.filter(({ type }) => TRIBE[type]?.clause !== undefined);
  const [first = events.find(isBound)] = did;
  if (first === undefined || !('seat' in first)) return [];
  const seat = tribeName(speech, first.seat);
  if (did.length === 0) {
    return first.type === 'tribeBegan' ? [speech.say('captions.does nothing', { seat })] : [];
  }
  const deeds = tellersOf(did, ({ type }) => TRIBE[type]?.deed)
    .flatMap((tell) => tell(speech, events))
    .join('; ');
  const ends = endsOf(events).map(({ to }) => to);
  if (ends.length === 0) return [speech.say('captions.does', { seat, deeds })];
  const places = placesWords(ends);
  if (deeds === '') return [speech.say('captions.goes', { seat, places })];
  return [speech.say('captions.goes and does', { seat, places, deeds })];
};

const growthInShort: ShortFormatter = (speech, events) =>
  only(events, 'memberGrew').map(({ member, at }) =>
    speech.say('captions.joins', { member, place: placeName(at) }),
  );

const huntersInShort: ShortFormatter = (speech, events) =>
  only(events, 'huntersSent').map(({ members }) =>
    speech.say('captions.hunts', numbered(speech, members)),
  );

const recoveryInShort: ShortFormatter = (speech, events) => [
  speech.say('captions.stands up', numbered(speech, numbersOf(only(events, 'recovered')))),
];

/** Where it went stands before its other doings. */
const movesInShort: ShortFormatter = (speech, events) =>
  endsOf(events).length === 0 ? [speech.say('captions.there and back')] : [];

/** What it gathered and crafted. */
const goodsInShort: ShortFormatter = (speech, events) => {
  const food = only(events, 'crafted').map(() => 'food' as const);
  const more = amountsOf(speech, [...gatheredIn(events), ...food]).map((goods) =>
    speech.say('captions.more', { goods }),
  );
  return [more.join(', ')];
};

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

const ofTribe = { lines: doings, short: tribeInShort, chapter: 'tribe', beat: 'tribe' } as const;
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
    clause: growth,
    deed: growthInShort,
    point: ({ at }) => at,
    steps: ({ seat, member, at }) => [{ seat, member, from: at, to: at }],
    source: 'growth',
    food: ({ seat: own, cost }, seat) => (seat === own ? -cost : 0),
  },
  huntersSent: {
    ...byTribe,
    clause: hunters,
    deed: huntersInShort,
    after(view, { seat, members, leads }) {
      const sent = moved(view, seat, members, 'hunting');
      return leads ? { ...sent, leader: seat } : sent;
    },
    point: (_event, mammothAt) => mammothAt,
    steps: ({ seat, members }) => members.map((member) => ({ seat, member, from: 0, to: null })),
  },
  memberMoved: { ...byTribe, clause: moves, deed: movesInShort, steps: (event) => [event] },
  gathered: {
    ...brought,
    clause: gathering,
    deed: goodsInShort,
    point: ({ at }) => at,
    source: 'gathered',
    food: ({ seat: own, good }, seat) => (seat === own && good === 'food' ? 1 : 0),
  },
  crafted: {
    ...brought,
    clause: crafting,
    deed: goodsInShort,
    point: ({ at }) => at,
    source: 'crafted',
    food: ({ seat: own }, seat) => (seat === own ? 1 : 0),
  },
  recovered: { ...brought, clause: recovery, deed: recoveryInShort },
  // A tribe may be done with a fight: nothing of its own is news then.
  tribeDone: { ...byTribe, chapter: null, board: 'as it was' },
} satisfies Partial<Tellings>;

const TRIBE: Partial<Record<TuskEvent['type'], Pick<TuskHappening, 'lines' | 'clause' | 'deed'>>> =
  tribe;
