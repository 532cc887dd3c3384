import { amountWords } from '../spoken/names.ts';
import { actingAt, groundAt, memberNotNow, placeOf } from './member.ts';
import { member } from './options.ts';
import type { Asked, TuskMove } from './tusk-move.ts';

/** What lies where a member stands. Throws where nothing grows. */
function found(number: number, { tribe, view }: Asked) {
  const at = placeOf(tribe, number);
  const { yields } = groundAt(view, at);
  if (yields === null) throw new RangeError(`Member ${number} has nothing to gather.`);
  return { yields, there: view.tiles[at]?.tokens ?? 0 };
}

function gathering(number: number, asked: Asked) {
  const { yields, there } = found(number, asked);
  return { ...actingAt(number, asked), token: amountWords(asked.speech, 1, yields), there };
}

export const gather: TuskMove<'gather'> = {
  kind: 'turn',
  command: { name: 'gather', emoji: '🧺', options: (speech) => [member(speech)] },
  options: (action) => ({ member: String(action.member) }),
  label: (action, asked) => asked.speech.say('labels.gather', gathering(action.member, asked)),
  short: (action, asked) =>
    asked.speech.say('labels.short.gather', gathering(action.member, asked)),
  result(action, asked) {
    const { yields, there } = found(action.member, asked);
    const goods = amountWords(asked.speech, asked.tribe.goods[yields] + 1, yields);
    return asked.speech.say('results.gathered', { goods, left: there - 1 });
  },
  notNow: (asked, piece) =>
    memberNotNow(asked, piece, ({ at }) => {
      const isBare = groundAt(asked.view, at).yields === null;
      return asked.speech.say(`labels.not now.${isBare ? 'nothing grows' : 'nothing left'}`);
    }),
  piece: (action) => String(action.member),
};
