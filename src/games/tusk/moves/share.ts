import { item } from '../../../parts/item.ts';
import type { ActionOf } from '../action.ts';
import { listed, tribeName } from '../spoken/names.ts';
import { amountsFor, byTribe, inShort, type Part, perTribe } from './for-tribes.ts';
import type { TuskMove } from './tusk-move.ts';

const partsOf = ({ food }: ActionOf<'share'>): Part[] =>
  food.map((count, seat) => ({ seat, count }));

export const share: TuskMove<'share'> = {
  kind: 'share',
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
      kept === 0 ? say('labels.keep nothing', { given }) : say('labels.keep some', { kept, given }),
      inShort(speech, gifts),
    ];
  },
  amounts: amountsFor('food'),
  spends: ({ food }, seat) => food.some((amount, other) => other !== seat && amount > 0),
};
