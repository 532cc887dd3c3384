import { placeName } from '../map.ts';
import { tileWords } from '../spoken/ground.ts';
import { amountWords } from '../spoken/names.ts';
import { stageOf } from '../spoken/questions/asking.ts';
import { pick } from './options.ts';
import type { TuskMove } from './tusk-move.ts';

export const grow: TuskMove<'grow'> = {
  kind: 'turn',
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
};
