import { item } from '../../../parts/item.ts';
import { fitting } from '../../../presentation/clip.ts';
import { pick } from '../../../presentation/option-specs.ts';
import type { ActionOf, Path } from '../action.ts';
import { RAIDED } from '../content/cards.ts';
import { LIMITS } from '../content/numbers.ts';
import { afterOrder, freeAt, goersOf } from '../draft.ts';
import type { People } from '../event.ts';
import { headsOf } from '../fight/party.ts';
import { nameOf, type Place, towards, endOf } from '../map.ts';
import { animalsAt, packsAt } from '../packs.ts';
import { draftOf, peopleOn, percentOf, thereWords } from '../spoken/ahead.ts';
import { dangersOf } from '../spoken/dangers.ts';
import {
  animalsWords,
  arrowTo,
  bearingName,
  cardName,
  counted,
  landName,
  packSigns,
  peopleSigns,
  peopleWords,
  seatName,
  tribeName,
} from '../spoken/names.ts';
import { askForNumbers, askForOrder } from '../spoken/questions.ts';
import { cardEffect } from '../spoken/effects.ts';
import { orderWords } from '../spoken/said.ts';
import { occupiedBy, peopleAt } from '../tribes.ts';
import type { ValleyView } from '../view.ts';
import type { ValleySpeech } from '../words/index.ts';
import { along, type Asked, there, type ValleyMoves } from './valley-move.ts';

const wayOptions = ({ say }: ValleySpeech) => [
  pick('from', say('commands.hex')),
  pick('to', say('commands.to')),
  pick('women', say('commands.women'), false),
  pick('via', say('commands.via'), false),
];

/** What is between, where it matters: there are several ways only past animals. */
const between = (path: Path, { view }: Asked): Path => {
  const passed = path.slice(1, -1);
  return passed.some((at) => animalsAt(view, at) > 0) ? passed : [];
};

const wayValues = (path: Path, asked: Asked) => {
  const over = between(path, asked);
  return {
    from: nameOf(item(path, 0)),
    to: nameOf(endOf(path)),
    ...(over.length === 0 ? {} : { via: over.map(nameOf).join(' ') }),
  };
};

/** `3a → 4b, plains`; of a piece, without where it begins. */
function wayWords(path: Path, asked: Asked, isShort: boolean): string {
  const { speech, view } = asked;
  const over = between(path, asked).map((at) => {
    const packs = packsAt(view, at).map(({ kind, count }) => packSigns(kind, count));
    return packs.length === 0 ? nameOf(at) : `${nameOf(at)} (${packs.join(' ')})`;
  });
  const facts = { to: landName(speech, endOf(path)), over: over.join(', ') };
  if (isShort) return speech.say(over.length === 0 ? 'labels.arrow' : 'labels.arrow over', facts);
  const from = nameOf(item(path, 0));
  return speech.say(over.length === 0 ? 'labels.way' : 'labels.way over', { from, ...facts });
}

/** Who would go. */
const goers = (action: ActionOf<'go' | 'free'>, { seat, view }: Asked): People =>
  goersOf(view, seat, draftOf(view), action);

/** Whether animals hold some of a hex, and let others go. */
const isHeld = (path: Path, { seat, view }: Asked): boolean =>
  freeAt(view, seat, draftOf(view), item(path, 0)) !== null;

/** `3a → 4b, plains: 2 warriors`; where that is too long, by signs. */
const goWords = (action: ActionOf<'go' | 'free'>, asked: Asked): string[] => {
  const way = wayWords(action.path, asked, false);
  const group = goers(action, asked);
  return [peopleWords(asked.speech, group), peopleSigns(group)].map((people) =>
    asked.speech.say('labels.go', { way, people }),
  );
};

/** `→ 4b, plains: ⚔️2` */
const goSigns = (action: ActionOf<'go' | 'free'>, asked: Asked): string =>
  asked.speech.say('labels.go', {
    way: wayWords(action.path, asked, true),
    people: peopleSigns(goers(action, asked)),
  });

/** What is seen once a group has gone with all that was ordered before. */
function viewAfter(path: Path, goers: People, { seat, tribe, view }: Asked): ValleyView {
  const after = afterOrder(tribe, { groups: [...draftOf(view).groups, { path, ...goers }] });
  return { ...view, tribes: view.tribes.with(seat, { ...tribe, ...after }) };
}

/** What a group meets, whom it leaves with animals or strangers and how likely those stay, and the camp that it gives up. */
function meetingWords(path: Path, goers: People | null, asked: Asked): string | null {
  const {
    speech: { say },
    seat,
    tribe,
    view,
  } = asked;
  const [from, to] = [item(path, 0), endOf(path)];
  const met = thereWords(view, to, seat);
  // Of part of a group it is not known yet.
  if (goers === null) return met === '' ? null : say('labels.meets', { who: met });
  const after = viewAfter(path, goers, asked);
  const left = peopleOn(after, seat, from);
  const there = thereWords(view, from, seat);
  // Whether that is enough is known once the whole order is.
  const short = path
    .slice(0, -1)
    .filter((at) => peopleAt(item(after.tribes, seat), at) < animalsAt(view, at));
  const percentAt = (at: Place): number => percentOf(after, seat, at);
  const isLeft = there !== '' && headsOf(left) > 0 && !short.includes(from);
  const parts = [
    ...(met === '' ? [] : [say('labels.meets with odds', { who: met, percent: percentAt(to) })]),
    ...(isLeft
      ? [
          say('labels.leaves', {
            people: peopleSigns(left),
            who: there,
            percent: percentAt(from),
          }),
        ]
      : []),
    ...short.map((at) => say('labels.stay', { count: animalsAt(view, at), place: nameOf(at) })),
    ...(left.females === 0 && tribe.camps.includes(from) ? [say('labels.gives up')] : []),
  ];
  return parts.length === 0 ? null : parts.join(' · ');
}

const PLAY = {
  name: 'play',
  emoji: '🃏',
  options: ({ say }: ValleySpeech) => [
    pick('card', say('commands.play.card')),
    pick('at', say('commands.hex'), false),
    pick('to', say('commands.play.to'), false),
    pick('tribe', say('commands.play.tribe'), false),
  ],
} as const;

/** What gives something up is asked about in so many characters. */
const SURE = 150;

/** Some of a hex: its warriors, or so many as are counted then. */
const PART = { name: 'part', emoji: '✂️', options: wayOptions } as const;

/** One's own turn: cards, then groups and camps. */
export const order = {
  play: {
    kind: 'order',
    command: PLAY,
    options: ({ card }, { speech }) => ({ card: cardName(speech, card) }),
    label: ({ card }, { speech }) => speech.say('labels.play', { card: cardName(speech, card) }),
    result: ({ card }, { speech }) => cardEffect(speech, card),
    spends: () => true,
  },

  firebrand: {
    kind: 'order',
    aim: ({ at, to }) => ({ from: [at], to: [towards(at, to) ?? at] }),
    command: PLAY,
    options: ({ at, to }, { speech }) => ({
      card: cardName(speech, 'firebrand'),
      at: nameOf(at),
      to: bearingName(speech, to),
    }),
    label: ({ at, to }, { speech, view }) =>
      speech.say('labels.firebrand', {
        card: cardName(speech, 'firebrand'),
        animals: packsAt(view, at)
          .map(({ kind, count }) => animalsWords(speech, kind, count))
          .join(', '),
        place: nameOf(at),
        bearing: bearingName(speech, to),
      }),
    button: ({ at, to }, { speech, view }) =>
      speech.say('labels.firebrand on button', {
        card: cardName(speech, 'firebrand'),
        animals: packsAt(view, at)
          .map(({ kind, count }) => packSigns(kind, count))
          .join(''),
        place: nameOf(at),
        arrow: arrowTo(to),
      }),
    result({ at, to }, { speech, seat, view }) {
      const next = towards(at, to);
      const met = next === null ? '' : thereWords(view, next, seat);
      return met === '' ? null : speech.say('labels.meets', { who: met });
    },
    spends: () => true,
  },

  raid: {
    kind: 'order',
    aim: ({ of }, { view }) => ({ to: occupiedBy(item(view.tribes, of)) }),
    command: PLAY,
    options: ({ of }, { speech }) => ({
      card: cardName(speech, 'raid'),
      tribe: tribeName(speech, of),
    }),
    label: ({ of }, { speech, view }) =>
      speech.say('labels.raid', {
        card: cardName(speech, 'raid'),
        food: counted(speech, Math.min(RAIDED, item(view.tribes, of).food), 'food'),
        seat: seatName(speech, of),
      }),
    spends: () => true,
  },

  join: {
    kind: 'order',
    aim: there,
    command: PLAY,
    options: ({ card, at }, { speech }) => ({ card: cardName(speech, card), at: nameOf(at) }),
    label: ({ card, at }, { speech }) =>
      speech.say('labels.join', { card: cardName(speech, card), place: nameOf(at) }),
    spends: () => true,
  },

  go: {
    kind: 'order',
    aim: along,
    isPart: true,
    question: askForOrder,
    teaches: () => [
      { lesson: 'go', chapter: 'moving' },
      { lesson: 'hold', chapter: 'moving' },
    ],
    command: { name: 'go', emoji: '👣', options: wayOptions },
    others: [PART],
    said: ({ who }) => (who === 'warriors' ? 'part' : 'go'),
    options({ who, path }, asked): Record<string, string> {
      const way = wayValues(path, asked);
      // Where animals hold some, as many as may go are meant where nothing is said.
      if (who === 'all')
        return isHeld(path, asked)
          ? { ...way, women: asked.speech.say('commands.values.none') }
          : way;
      const stay = who === 'but-one' ? 'one' : 'all';
      return { ...way, women: asked.speech.say(`commands.values.${stay}`) };
    },
    label: goWords,
    short: (action, asked) =>
      action.who === 'all' && !isHeld(action.path, asked)
        ? wayWords(action.path, asked, true)
        : goSigns(action, asked),
    result: (action, asked) => meetingWords(action.path, goers(action, asked), asked),
    notNow: ({ speech, view }) =>
      view.turn.event === 'blizzard' ? speech.say('labels.not now.blizzard') : null,
    piece: ({ path }) => nameOf(item(path, 0)),
  },

  free: {
    kind: 'order',
    aim: along,
    isPart: true,
    command: { name: 'go', emoji: '👣', options: wayOptions },
    options: ({ path }, asked): Record<string, string> => wayValues(path, asked),
    label: goWords,
    short: goSigns,
    result: (action, asked) => meetingWords(action.path, goers(action, asked), asked),
    piece: ({ path }) => nameOf(item(path, 0)),
  },

  some: {
    kind: 'order',
    aim: along,
    isPart: true,
    command: PART,
    options: ({ path }, asked): Record<string, string> => wayValues(path, asked),
    label: ({ path }, asked) =>
      asked.speech.say('labels.part', { way: wayWords(path, asked, false) }),
    short: ({ path }, asked) =>
      asked.speech.say('labels.part', { way: wayWords(path, asked, true) }),
    result: ({ path }, asked) => meetingWords(path, null, asked),
    piece: ({ path }) => nameOf(item(path, 0)),
  },

  split: {
    kind: 'split',
    isPart: true,
    question: askForNumbers,
    command: {
      name: 'count',
      emoji: '🔢',
      options: ({ say }) => [
        { type: 'amount', name: 'warriors', description: say('commands.count.warriors') },
        { type: 'amount', name: 'women', description: say('commands.count.women') },
      ],
    },
    options: ({ warriors, females }) => ({ warriors, women: females }),
    label: (people, { speech }) =>
      speech.say('labels.count', { people: peopleWords(speech, people) }),
    short: (people) => peopleSigns(people),
    amounts: (kinds, { speech }) => ({
      options: Object.fromEntries(
        kinds.map(({ kind }) => [kind, kind === 'females' ? 'women' : 'warriors']),
      ),
      held: true,
      name: (kind) => speech.say(`commands.count.${kind === 'females' ? 'women' : 'warriors'}`),
      amount: (kind, count) => counted(speech, count, kind === 'females' ? 'females' : 'warriors'),
    }),
  },

  camp: {
    kind: 'order',
    aim: there,
    isPart: true,
    teaches: () => [{ lesson: 'camp', chapter: 'camps' }],
    command: { name: 'camp', emoji: '⛺', options: ({ say }) => [pick('at', say('commands.hex'))] },
    options: ({ at }) => ({ at: nameOf(at) }),
    label: ({ at }, { speech }) => speech.say('labels.camp', { place: landName(speech, at) }),
    short: ({ at }, { speech }) => speech.say('labels.camp', { place: nameOf(at) }),
    piece: ({ at }) => nameOf(at),
    notNow({ speech, tribe }, piece) {
      if (piece !== null || tribe.camps.length === 0) return null;
      const why = tribe.camps.length < LIMITS.camps ? 'camp' : 'limit';
      return speech.say(`labels.not now.${why}`);
    },
  },

  done: {
    kind: 'order',
    teaches: (_actions, { speech, seat, view }) =>
      dangersOf(speech, view, seat, 'of this order').length > 0
        ? [{ lesson: 'risk', chapter: 'camps' }]
        : [],
    command: { name: 'done', emoji: '🏁' },
    label: (_action, asked) =>
      [
        orderWords(asked.speech, asked.view, (of) => peopleWords(asked.speech, of)),
        orderWords(asked.speech, asked.view, peopleSigns),
      ].map((words) => asked.speech.say('labels.done', { order: words })),
    short: (_action, { speech, view }) =>
      speech.say('labels.done', { order: orderWords(speech, view, peopleSigns) }),
    sure(_action, { speech, seat, view }) {
      const all = dangersOf(speech, view, seat, 'of this order');
      // What matters most comes first.
      const ways = all.map((_, nth) =>
        speech.say('labels.sure', { what: all.slice(0, all.length - nth).join('. ') }),
      );
      return ways.length === 0 ? null : fitting(SURE, ...ways);
    },
  },

  anew: {
    kind: 'order',
    isPart: true,
    command: { name: 'anew', emoji: '🧹', isAside: true },
    label: (_action, { speech }) => speech.say('labels.anew'),
  },
} satisfies Partial<ValleyMoves>;
