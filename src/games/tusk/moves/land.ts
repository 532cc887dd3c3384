import { placeName } from '../map.ts';
import { towards } from '../spoken/ground.ts';
import { pick } from './options.ts';
import type { TuskMove } from './tusk-move.ts';

export const land: TuskMove<'land'> = {
  kind: 'land',
  command: {
    name: 'land',
    emoji: '⛺',
    options: ({ say }) => [pick('to', say('commands.land.to'))],
  },
  options: ({ to }) => ({ to: placeName(to) }),
  label: ({ to }, { speech, seat, view }) =>
    towards(speech, view, seat, to, (tile) => speech.say('labels.land', { tile })),
  goal: ({ to }) => to,
  from: ({ mammoth }) => mammoth,
  where: ({ say }) => say('pictures.questions.land'),
};
