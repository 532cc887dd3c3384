import type { Seat } from '../../../engine/game.ts';
import { grouped } from '../../../parts/grouped.ts';
import { only } from '../../../parts/only.ts';
import { CARD, type CardId, CARDS } from '../content/cards.ts';
import type { Source, VillagePlace } from '../content/places.ts';
import type { EventOf, Origin, StoneAgeEvent } from '../event.ts';
import { isSource, isVillage, numberOf } from '../locations.ts';
import { bottomWords, cardWords } from '../spoken/cards.ts';
import {
  amountWords,
  counted,
  goodName,
  goodsWords,
  leftNames,
  placeName,
  seatName,
  toolsWords,
  tribeName,
} from '../spoken/names.ts';
import { without, withTool, withUsed } from '../tools.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { cardAt, home, withGoods, withPoints, withTribe } from './after.ts';
import type { Passage, EventFormatter, Tellings, StoneAgeHappening } from './told.ts';

/** One tribe's acts in a row become one line. */
const doings: EventFormatter = (speech, events) => {
  const [first] = events;
  if (first === undefined || !('seat' in first)) return [];
  const seat = seatName(speech, first.seat);
  return [speech.say('told.does', { seat, doings: speech.list(doingsOf(speech, events)) })];
};

/** What a tribe did and got, clause by clause in order; what it leaves alone is one clause, the last. */
export function doingsOf(speech: StoneAgeSpeech, events: readonly StoneAgeEvent[]): string[] {
  const left = only(events, 'leftAlone').map(({ at }) => at);
  return [
    ...events.flatMap((event) =>
      isToldBy(events, event) ? [] : (tellingOf(event)?.clause?.(speech, event) ?? []),
    ),
    ...(left.length === 0 ? [] : [speech.say('told.leaves', { places: leftNames(speech, left) })]),
  ];
}

/** Whether something is told by another event beside it: dice by what they came to, a gain by its card. */
function isToldBy(events: readonly StoneAgeEvent[], event: StoneAgeEvent): boolean {
  switch (event.type) {
    case 'diceRolled':
      return only(events, 'gathered').some(({ from }) => from === event.from);
    case 'goodsGained':
    case 'pointsGained':
    case 'oneUseToolGained':
      return only(events, 'cardTaken').some(
        ({ card }) => card === event.from && CARD[card].top.brings !== 'any',
      );
    default:
      return false;
  }
}

function gathering(
  speech: StoneAgeSpeech,
  { good, dice: rolled, use, count }: EventOf<'gathered'>,
): string {
  const { say } = speech;
  const dice = rolled.join(', ');
  if (count === 0) return say('told.gathers nothing', { good: goodName(speech, good), dice });
  const goods = amountWords(speech, count, good);
  const used = use.tools.length + use.once.length;
  return used === 0
    ? say('told.gathers', { goods, dice })
    : say('told.gathers by tools', { count: used, goods, dice, tools: toolsWords(speech, use) });
}

/** What one tribe did in short. */
const doingsInShort: EventFormatter = (speech, events) => {
  const [first] = events;
  return first !== undefined && 'seat' in first ? doneInShort(speech, first.seat, events) : [];
};

/** "Crane: 3 wood, card for 1 wood (healing)"; what a tribe leaves alone is told where it does nothing else. */
export function doneInShort(
  speech: StoneAgeSpeech,
  seat: Seat,
  events: readonly StoneAgeEvent[],
): string[] {
  const deeds = events.flatMap((event) =>
    event.type === 'diceRolled' && isToldBy(events, event)
      ? []
      : (tellingOf(event)?.deed?.(speech, event) ?? []),
  );
  const left = only(events, 'leftAlone').map(({ at }) => at);
  const alone = speech.say('captions.leaves', { places: leftNames(speech, left) });
  const all = deeds.length > 0 || left.length === 0 ? deeds : [alone];
  if (all.length === 0) return [];
  return [speech.say('captions.does', { seat: tribeName(speech, seat), deeds: all.join('; ') })];
}

/** Who took how many cards in a round, for the story. */
export function takingsRetold(speech: StoneAgeSpeech, events: readonly StoneAgeEvent[]): string {
  const cards = grouped(only(events, 'cardTaken'), ({ seat }) => seat).map(([seat, taken]) =>
    speech.say('story.so many', { seat: seatName(speech, seat), count: taken.length }),
  );
  return cards.length === 0
    ? speech.say('story.no cards')
    : speech.say('story.cards', { seats: cards.join(', ') });
}

/** What was built, for the story. */
export const buildingsRetold: EventFormatter = (speech, events) =>
  only(events, 'buildingBuilt').map(({ seat, paid, points }) =>
    speech.say('story.builds', {
      seat: seatName(speech, seat),
      goods: goodsWords(speech, paid),
      points: counted(speech, points, 'points'),
    }),
  );

export const acts: Passage = { lines: doings, inShort: doingsInShort };

const seatOf = ({ seat }: { readonly seat: Seat }) => [seat];
const act = { passage: acts, beat: 'evening', kind: 'outcome', befalls: seatOf } as const;
const byTribe = { ...act, doers: seatOf };
const atSource = ({ from }: { readonly from: Source | CardId }): Source[] =>
  isSource(from) ? [from] : [];
const atVillage = ({ from }: { readonly from: Origin }): VillagePlace[] =>
  isVillage(from) ? [from] : [];

const isCard = (from: string): boolean => CARDS.some((card) => card === from);

const DONE = {
  diceRolled: {
    ...act,
    kind: 'dice',
    where: atSource,
    after: (view, { seat, from }) => withTribe(view, seat, (tribe) => home(tribe, from)),
    clause: (speech, { dice, good }) =>
      speech.say('told.rolls', { dice: dice.join(', '), good: goodName(speech, good) }),
    deed: (speech, { good }) => speech.say('captions.rolls', { good: goodName(speech, good) }),
  },
  gathered: {
    ...act,
    where: atSource,
    after: (view, { seat, from, good, count, use }) =>
      withTribe(view, seat, (tribe) => ({
        ...withGoods(home(tribe, from), { [good]: count }, 1),
        tools: withUsed(tribe.tools, use.tools),
        once: without(tribe.once, use.once),
      })),
    rolls: ({ dice }) => dice,
    clause: gathering,
    deed: (speech, { good, count }) =>
      count === 0
        ? speech.say('captions.none', { good: goodName(speech, good) })
        : amountWords(speech, count, good),
  },
  peopleTamed: {
    ...byTribe,
    after: (view, { seat, people, paid }) =>
      withTribe(view, seat, (tribe) => ({
        ...withGoods(tribe, paid, -1),
        tamers: tribe.tamers + people,
      })),
    clause: (speech, { people, paid }) =>
      speech.say('told.tames', {
        people: counted(speech, people, 'people'),
        goods: goodsWords(speech, paid),
      }),
    deed: (speech, { people }) =>
      speech.say('captions.tames', { people: counted(speech, people, 'people') }),
  },
  cardTaken: {
    ...byTribe,
    milestone: 'cards',
    brings: ({ card }) => card,
    wins: ({ at }) => ({ at }),
    // Its slot stays empty until the next round.
    where: ({ at }, view) => (cardAt(view, at) === null ? [at] : []),
    after(view, { seat, at, card, paid }) {
      const slots = view.slots.map((one, slot) => (slot === numberOf(at) ? null : one));
      return withTribe({ ...view, slots }, seat, (tribe) => ({
        ...withGoods(home(tribe, at), paid, -1),
        cards: [...tribe.cards, card],
      }));
    },
    clause: (speech, { card, paid }) =>
      speech.say('told.takes card', {
        goods: goodsWords(speech, paid),
        card: cardWords(speech, card),
      }),
    deed: (speech, { card, paid }) =>
      speech.say('captions.card', {
        goods: goodsWords(speech, paid),
        card: bottomWords(speech, CARD[card].bottom),
      }),
  },
  buildingBuilt: {
    ...byTribe,
    beat: 'building',
    milestone: 'buildings',
    brings: ({ building }) => building,
    wins: ({ at }) => ({ at, icon: 'points' }),
    lane: () => 'buildings',
    points: ({ points }) => ({ of: 'buildings', points }),
    where: ({ at }) => [at],
    after: (view, { seat, at, paid, points, building }) =>
      withTribe(view, seat, (tribe) => ({
        ...withPoints(withGoods(home(tribe, at), paid, -1), points),
        buildings: [...tribe.buildings, building],
      })),
    clause: (speech, { paid, points }) =>
      speech.say('told.builds', {
        goods: goodsWords(speech, paid),
        points: counted(speech, points, 'points'),
      }),
    deed: (speech, { paid, points }) =>
      speech.say('captions.builds', {
        goods: goodsWords(speech, paid),
        points: counted(speech, points, 'points'),
      }),
  },
  leftAlone: {
    ...byTribe,
    after: (view, { seat, at }) => withTribe(view, seat, (tribe) => home(tribe, at)),
  },
  planStopped: {
    ...act,
    clause: (speech, { at }) => speech.say('told.stops', { place: placeName(speech, at) }),
  },
} satisfies Partial<Tellings>;

/** What a tribe gets; with what brings it. */
const GAINED = {
  fieldMade: {
    ...act,
    where: atVillage,
    after: (view, { seat, from, track }) =>
      withTribe(view, seat, (tribe) => ({ ...home(tribe, from), track })),
    clause: (speech, { gained, track }) =>
      gained
        ? speech.say('told.field', { fields: counted(speech, track, 'fields') })
        : speech.say('told.no field'),
    deed: ({ say }, { gained }) => (gained ? say('captions.field') : null),
  },
  personBorn: {
    ...act,
    where: atVillage,
    after: (view, { seat, from, people }) =>
      withTribe(view, seat, (tribe) => ({ ...home(tribe, from), people })),
    clause: (speech, { gained, people }) =>
      gained
        ? speech.say('told.child', { people: counted(speech, people, 'people') })
        : speech.say('told.no child'),
    deed: ({ say }, { gained }) => (gained ? say('captions.child') : null),
  },
  toolMade: {
    ...act,
    where: atVillage,
    after: (view, { seat, from, slot }) =>
      withTribe(view, seat, (tribe) => ({
        ...home(tribe, from),
        tools: slot === null ? tribe.tools : withTool(tribe.tools, slot),
      })),
    clause({ say }, { slot, value }) {
      if (slot === null) return say('told.no tool');
      return value === 1 ? say('told.new tool') : say('told.better tool', { value });
    },
    deed: ({ say }, { slot, value }) => (slot === null ? null : say('captions.tool', { value })),
  },
  oneUseToolGained: {
    ...act,
    after: (view, { seat, value }) =>
      withTribe(view, seat, (tribe) => ({
        ...tribe,
        once: [...tribe.once, value].sort((a, b) => a - b),
      })),
    clause: ({ say }, { value }) => say('told.one-use tool', { value }),
    deed: ({ say }, { value }) => say('captions.one-use tool', { value }),
  },
  goodsGained: {
    ...act,
    after: (view, { seat, goods }) => withTribe(view, seat, (tribe) => withGoods(tribe, goods, 1)),
    clause: (speech, { goods }) => speech.say('told.gets', { what: goodsWords(speech, goods) }),
    deed: (speech, { goods }) => goodsWords(speech, goods),
  },
  pointsGained: {
    ...act,
    points: ({ from, points }) => ({ of: isCard(from) ? 'cards' : 'tiles', points }),
    after: (view, { seat, points }) => withTribe(view, seat, (tribe) => withPoints(tribe, points)),
    clause: (speech, { points }) =>
      speech.say('told.gets', { what: counted(speech, points, 'points') }),
    deed: (speech, { points }) => counted(speech, points, 'points'),
  },
  cardDrawn: {
    ...act,
    clause: (speech, { card }) =>
      speech.say('told.draws', { bottom: bottomWords(speech, CARD[card].bottom) }),
    deed: ({ say }) => say('captions.secret card'),
  },
  cardDrawnSecretly: {
    ...act,
    after: (view, { seat }) =>
      withTribe({ ...view, deck: view.deck - 1 }, seat, (tribe) => ({
        ...tribe,
        drawnCount: tribe.drawnCount + 1,
      })),
    clause: ({ say }) => say('told.draws in secret'),
    deed: ({ say }) => say('captions.secret card'),
  },
  noCardDrawn: { ...act, clause: ({ say }) => say('told.draws nothing') },
} satisfies Partial<Tellings>;

export const acting = {
  // Whose acts they are is told with them.
  actionsBegan: {
    passage: null,
    beat: 'evening',
    after: (view) => ({ ...view, phase: 'acting' }),
  },
  ...DONE,
  ...GAINED,
} satisfies Partial<Tellings>;

const ACTING: Partial<Tellings> = acting;
const tellingOf = ({ type }: StoneAgeEvent): StoneAgeHappening | undefined => ACTING[type];
