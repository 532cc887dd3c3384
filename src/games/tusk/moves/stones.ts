import type { ActionOf } from '../action.ts';
import { amountWords, listed, tribeName } from '../spoken/names.ts';
import { amountsFor, byTribe, inShort, opponents, type Part, perTribe } from './for-tribes.ts';
import type { TuskMove } from './tusk-move.ts';

const partsOf = ({ on }: ActionOf<'stones'>): Part[] =>
  on.map(({ seat, stones: count }) => ({ seat, count }));

export const stones: TuskMove<'stones'> = {
  kind: 'stones',
  command: { name: 'stones', emoji: '🪨', options: perTribe('stones') },
  options: (action, { seat, view }) => byTribe(opponents(seat, view), partsOf(action)),
  label(action, { speech }) {
    const parts = partsOf(action);
    if (parts.length === 0) return speech.say('labels.no stone');
    const throws = parts.map(({ seat, count }) =>
      speech.say('labels.stones at', {
        stones: amountWords(speech, count, 'stone'),
        tribe: tribeName(speech, seat),
      }),
    );
    return [listed(speech, throws), inShort(speech, parts)];
  },
  amounts: amountsFor('stone'),
};
