import { dieWords } from '../spoken/gives.ts';
import { QUESTIONS } from '../spoken/questions.ts';
import { pick } from './options.ts';
import type { StoneAgeMove } from './stone-age-move.ts';

export const die: StoneAgeMove<'die'> = {
  kind: 'die',
  question: QUESTIONS.die,
  command: {
    name: 'pick',
    emoji: '🎲',
    options: ({ say }) => [pick('die', say('commands.pick.die'))],
  },
  options: ({ face }) => ({ die: String(face) }),
  label: ({ face }, { speech, tribe }) =>
    speech.say('labels.die', { face, gives: dieWords(speech, tribe, face) }),
};
