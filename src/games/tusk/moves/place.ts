import { placeName } from '../map.ts';
import { towards } from '../spoken/ground.ts';
import { pick } from './options.ts';
import type { TuskMove } from './tusk-move.ts';

export const place: TuskMove<'place'> = {
  kind: 'place',
  command: {
    name: 'place',
    emoji: '📍',
    options: ({ say }) => [pick('at', say('commands.place.at'))],
  },
  options: ({ to }) => ({ at: placeName(to) }),
  label: ({ to }, { speech, view, seat }) =>
    towards(speech, view, seat, to, (tile) => speech.say('labels.place', { tile })),
  goal: ({ to }) => to,
  where: ({ say }) => say('pictures.questions.place'),
};
