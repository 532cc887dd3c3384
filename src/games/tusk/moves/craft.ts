import { amountWords } from '../spoken/names.ts';
import { actingAt, groundAt, memberNotNow, placeOf, ruleWords } from './member.ts';
import { member } from './options.ts';
import type { Asked, TuskMove } from './tusk-move.ts';

const crafting = (number: number, asked: Asked) => ({
  ...actingAt(number, asked),
  tokens: ruleWords(asked, groundAt(asked.view, placeOf(asked.tribe, number)).rule),
});

export const craft: TuskMove<'craft'> = {
  kind: 'turn',
  command: { name: 'craft', emoji: '🍲', options: (speech) => [member(speech)] },
  options: (action) => ({ member: String(action.member) }),
  label: (action, asked) => asked.speech.say('labels.craft', crafting(action.member, asked)),
  short: (action, asked) => asked.speech.say('labels.short.craft', crafting(action.member, asked)),
  result: (_action, { speech, tribe: { goods } }) =>
    speech.say('results.crafted', { goods: amountWords(speech, goods.food + 1, 'food') }),
  notNow: (asked, piece) =>
    memberNotNow(asked, piece, ({ at }) => {
      const { say } = asked.speech;
      const { rule } = groundAt(asked.view, at);
      return rule === null
        ? say('labels.not now.nothing to craft')
        : say('labels.not now.needs tokens', { tokens: ruleWords(asked, rule) });
    }),
  piece: (action) => String(action.member),
};
