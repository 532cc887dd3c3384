import type { ActionOf } from '../action.ts';
import { capitalised, counted, listed, tribeName } from '../spoken/names.ts';
import { amountsFor, byTribe, inShort, opponents, type Part, perTribe } from './for-tribes.ts';
import type { TuskMove } from './tusk-move.ts';

const partsOf = ({ at }: ActionOf<'aim'>): Part[] =>
  at.map(({ seat, members }) => ({ seat, count: members }));

export const aim: TuskMove<'aim'> = {
  kind: 'aim',
  command: { name: 'aim', emoji: '🎯', options: perTribe('aim') },
  options: (action, { seat, view }) => byTribe(opponents(seat, view), partsOf(action)),
  label(action, { speech }) {
    const parts = partsOf(action);
    const aims = parts.map(({ seat, count }) =>
      speech.say('labels.aim', {
        count,
        members: counted(speech, count, 'member'),
        tribe: tribeName(speech, seat),
      }),
    );
    return [capitalised(listed(speech, aims)), inShort(speech, parts)];
  },
  amounts: amountsFor('member'),
};
