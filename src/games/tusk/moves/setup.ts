import { pick } from '../../../presentation/option-specs.ts';
import type { ActionOf } from '../action.ts';
import { placeName } from '../map.ts';
import { cardWords } from '../spoken/cards.ts';
import { towards } from '../spoken/ground.ts';
import { cardName } from '../spoken/names.ts';
import { askForCard, askForPlace } from '../spoken/questions/setup.ts';
import type { Asked, TuskMoves } from './tusk-move.ts';

/** A card and what it is worth. */
const keeping = ({ card }: ActionOf<'keep'>, { speech, view }: Asked) => ({
  card: cardName(speech, card),
  worth: cardWords(speech, view.rules, card),
});

export const setup = {
  place: {
    kind: 'place',
    question: askForPlace,
    orders: ['place'],
    teaches: () => [{ lesson: 'place', chapter: 'tiles' }],
    command: {
      name: 'place',
      emoji: '📍',
      options: ({ say }) => [pick('at', say('commands.place.at'))],
    },
    options: ({ to }) => ({ at: placeName(to) }),
    label: ({ to }, { speech, view, seat }) =>
      towards(speech, view, seat, to, (tile) => speech.say('labels.place', { tile })),
    button: ({ to }) => placeName(to),
    goal: ({ to }) => to,
    where: ({ say }) => say('pictures.questions.place'),
  },

  keep: {
    kind: 'draft',
    question: askForCard,
    orders: ['draft'],
    teaches: () => [{ lesson: 'draft', chapter: 'cards' }],
    command: {
      name: 'keep',
      emoji: '🃏',
      options: ({ say }) => [pick('card', say('commands.keep.card'))],
    },
    options: ({ card }, { speech }) => ({ card: cardName(speech, card) }),
    label: (action, asked) => asked.speech.say('labels.keep', keeping(action, asked)),
    button: ({ card }, { speech }) => cardName(speech, card),
    // All that it is worth, where its label has no room for it.
    result(action, asked) {
      const facts = keeping(action, asked);
      return asked.speech.say('labels.keep', facts).length > 80 ? facts.worth : null;
    },
    card: ({ card }) => card,
  },
} satisfies Partial<TuskMoves>;
