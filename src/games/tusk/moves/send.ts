import { listed, seatName } from '../spoken/names.ts';
import { stageOf } from '../spoken/questions/asking.ts';
import { memberOf } from './member.ts';
import { pick } from './options.ts';
import type { Asked, TuskMove } from './tusk-move.ts';
import type { ActionOf } from '../action.ts';

/** Whether these are all of several members that could be sent: with one alone its number says more. */
function isEverybody({ members }: ActionOf<'send'>, { tribe }: Asked): boolean {
  const able = tribe.members.filter(({ at, wounded }) => typeof at === 'number' && !wounded);
  return members.length > 1 && members.length === able.length;
}

/** Several hunters are their numbers in a row: `13`. */
export const send: TuskMove<'send'> = {
  kind: 'turn',
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
};
