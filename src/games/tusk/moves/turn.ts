import type { ActionOf } from '../action.ts';
import { placeName } from '../map.ts';
import { tileWords } from '../spoken/ground.ts';
import { amountWords, listed, seatName } from '../spoken/names.ts';
import { stageOf } from '../spoken/questions/asking.ts';
import { inTurn, memberOf } from './member.ts';
import { type Asked, pick, type TuskMoves } from './tusk-move.ts';

/** Whether these are all of several members that could be sent: with one alone its number says more. */
function isEverybody({ members }: ActionOf<'send'>, { tribe }: Asked): boolean {
  const able = tribe.members.filter(({ at, wounded }) => typeof at === 'number' && !wounded);
  return members.length > 1 && members.length === able.length;
}

/** What a tribe does before its members act. */
export const turn = {
  grow: {
    ...inTurn,
    teaches: { lesson: 'grow', chapter: 'a turn', nth: 1, offered: true },
    command: {
      name: 'grow',
      emoji: '🌱',
      options: ({ say }) => [pick('to', say('commands.grow.to'))],
    },
    options: ({ to }) => ({ to: placeName(to) }),
    label({ to }, { speech, tribe, view }) {
      const [member = ''] = tribe.waiting;
      const cost = tribe.growthCost ?? 0;
      const tile = tileWords(speech, view, to);
      return cost === 0
        ? speech.say('labels.grow for free', { member, tile })
        : speech.say('labels.grow', { member, tile, price: amountWords(speech, cost, 'food') });
    },
    result: (_action, { speech, tribe: { goods, growthCost } }) =>
      speech.say('results.grow', {
        food: amountWords(speech, goods.food - (growthCost ?? 0), 'food'),
      }),
    notNow({ speech, tribe: { growthCost }, view }, piece) {
      const { say } = speech;
      if (piece !== null) return null;
      if (growthCost === null) return say('labels.not now.nobody waits');
      const { step } = stageOf(view, 'tribe');
      if (step === 'send') return say('labels.not now.grown');
      if (step === 'act') return say('labels.not now.acted');
      return say('labels.not now.needs', { food: amountWords(speech, growthCost, 'food') });
    },
    goal: ({ to }) => to,
    mover: (_action, { waiting: [next = null] }) => next,
    where: ({ say }, member) => say('pictures.questions.grow', { member }),
  },

  /** Several hunters are their numbers in a row: `13`. */
  send: {
    ...inTurn,
    teaches: { lesson: 'hunt', chapter: 'the hunt', nth: 2, offered: true, from: 2 },
    command: {
      name: 'hunt',
      emoji: '🦣',
      options: ({ say }) => [
        pick('members', say('commands.hunt.members', { all: say('commands.values.all') })),
      ],
    },
    options: (action, asked) => ({
      members: isEverybody(action, asked)
        ? asked.speech.say('commands.values.all')
        : action.members.join(''),
    }),
    label({ members }, { speech }) {
      const numbers = listed(
        speech,
        members.toSorted((a, b) => a - b),
      );
      return speech.say('labels.send', { count: members.length, numbers });
    },
    short: ({ members }, { speech }) =>
      members.length === 1 ? speech.say('labels.short.send') : null,
    result: (_action, { speech, view: { leader } }) =>
      leader === null
        ? speech.say('results.lead')
        : speech.say('results.follow', { seat: seatName(speech, leader) }),
    notNow({ speech: { say }, tribe, view }, piece) {
      if (piece !== null) {
        const { wounded } = memberOf(tribe, piece);
        return say(`labels.not now.${wounded ? 'wounded' : 'over'}`);
      }
      if (stageOf(view, 'tribe').step === 'act') return say('labels.not now.over');
      const isThere = tribe.members.some(({ at }) => typeof at === 'number');
      return say(isThere ? 'labels.not now.all wounded' : 'labels.not now.nobody stands');
    },
    joins: (piece, { members }) => members.length === 1 && members[0] === Number(piece),
  },
} satisfies Partial<TuskMoves>;
