import { placeName } from '../map.ts';
import { towards } from '../spoken/ground.ts';
import { pick } from './options.ts';
import type { TuskMove } from './tusk-move.ts';

export const regroup: TuskMove<'regroup'> = {
  kind: 'regroup',
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
  result: ({ to }, { speech }) => (to === null ? speech.say('results.stay') : null),
  goal: ({ to }) => to,
  from: ({ mammoth }) => mammoth,
  where: ({ say }) => say('pictures.questions.regroup'),
};
