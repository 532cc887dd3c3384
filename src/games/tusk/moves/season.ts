import { pick } from '../../../presentation/option-specs.ts';
import { placeName } from '../map.ts';
import { towards } from '../spoken/ground.ts';
import { askToStepAside } from '../spoken/questions/season.ts';
import { member, type TuskMoves } from './tusk-move.ts';

export const season = {
  aside: {
    kind: 'aside',
    question: askToStepAside,
    orders: ['aside'],
    teaches: () => [{ lesson: 'aside', chapter: 'season and herd' }],
    command: {
      name: 'step-aside',
      emoji: '↪️',
      options: (speech) => [member(speech), pick('to', speech.say('commands.step-aside.to'))],
    },
    options: (action) => ({ member: String(action.member), to: placeName(action.to) }),
    label: ({ member: number, to }, { speech, seat, view }) =>
      towards(speech, view, seat, to, (tile) =>
        speech.say('labels.aside', { member: number, tile }),
      ),
    button: ({ to }) => placeName(to),
    goal: ({ to }) => to,
    mover: (action) => action.member,
    where: ({ say }, number) => say('pictures.questions.aside', { member: number }),
  },
} satisfies Partial<TuskMoves>;
