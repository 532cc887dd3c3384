import { pick } from '../../../presentation/option-specs.ts';
import { item } from '../../../parts/item.ts';
import type { ActionOf } from '../action.ts';
import { placeName } from '../map.ts';
import { towards } from '../spoken/ground.ts';
import { listed, tribeName } from '../spoken/names.ts';
import {
  askForAttack,
  askForLanding,
  askForShares,
  askToRegroup,
} from '../spoken/questions/hunt.ts';
import { using } from './fight.ts';
import { amountsFor, byTribe, inShort, type Part, perTribe } from './for-tribes.ts';
import type { TuskMoves } from './tusk-move.ts';

const partsOf = ({ food }: ActionOf<'share'>): Part[] =>
  food.map((count, seat) => ({ seat, count }));

export const hunt = {
  attack: {
    kind: 'attack',
    question: askForAttack,
    orders: ['hunt'],
    teaches: () => [{ lesson: 'attack', chapter: 'the hunt' }],
    ...using('hunt'),
  },

  share: {
    kind: 'share',
    question: askForShares,
    orders: ['share'],
    teaches: () => [{ lesson: 'share', chapter: 'the hunt' }],
    command: { name: 'share', emoji: '🍖', options: perTribe('share') },
    options: (action) =>
      byTribe(
        action.food.map((_, to) => to),
        partsOf(action),
      ),
    label(action, { speech, seat }) {
      const { say } = speech;
      const gifts = partsOf(action).filter((one) => one.count > 0 && one.seat !== seat);
      const kept = item(action.food, seat);
      if (gifts.length === 0) return say('labels.keep all', { food: kept });
      const given = listed(
        speech,
        gifts.map((one) =>
          say('labels.food to', { food: one.count, tribe: tribeName(speech, one.seat) }),
        ),
      );
      return [
        kept === 0
          ? say('labels.keep nothing', { given })
          : say('labels.keep some', { kept, given }),
        inShort(speech, gifts),
      ];
    },
    amounts: amountsFor('food'),
    spends: ({ food }, seat) => food.some((amount, other) => other !== seat && amount > 0),
  },

  land: {
    kind: 'land',
    question: askForLanding,
    orders: ['share'],
    teaches: () => [{ lesson: 'land', chapter: 'the hunt' }],
    command: {
      name: 'land',
      emoji: '⛺',
      options: ({ say }) => [pick('to', say('commands.land.to'))],
    },
    options: ({ to }) => ({ to: placeName(to) }),
    label: ({ to }, { speech, seat, view }) =>
      towards(speech, view, seat, to, (tile) => speech.say('labels.land', { tile })),
    button: ({ to }) => placeName(to),
    goal: ({ to }) => to,
    from: ({ mammoth }) => mammoth,
    where: ({ say }) => say('pictures.questions.land'),
  },

  regroup: {
    kind: 'regroup',
    question: askToRegroup,
    orders: ['stay'],
    teaches: () => [{ lesson: 'regroup', chapter: 'the hunt' }],
    command: {
      name: 'regroup',
      emoji: '🏕️',
      options: ({ say }) => [
        pick('to', say('commands.regroup.to', { stay: say('commands.values.stay') })),
      ],
    },
    options: ({ to }, { speech }) => ({
      to: to === null ? speech.say('commands.values.stay') : placeName(to),
    }),
    label: ({ to }, { speech, seat, view }) =>
      to === null
        ? speech.say('labels.stay')
        : towards(speech, view, seat, to, (tile) => speech.say('labels.leave', { tile })),
    button: ({ to }, { speech }) =>
      to === null
        ? speech.say('labels.button.stay')
        : speech.say('labels.button.to', { place: placeName(to) }),
    result: ({ to }, { speech }) => (to === null ? speech.say('results.stay') : null),
    goal: ({ to }) => to,
    from: ({ mammoth }) => mammoth,
    where: ({ say }) => say('pictures.questions.regroup'),
  },
} satisfies Partial<TuskMoves>;
