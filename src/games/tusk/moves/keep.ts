import { cardWords } from '../spoken/cards.ts';
import { cardName } from '../spoken/names.ts';
import { pick } from './options.ts';
import type { Asked, TuskMove } from './tusk-move.ts';
import type { ActionOf } from '../action.ts';

/** A card and what it is worth. */
const keeping = ({ card }: ActionOf<'keep'>, { speech, view }: Asked) => ({
  card: cardName(speech, card),
  worth: cardWords(speech, view.rules, card),
});

export const keep: TuskMove<'keep'> = {
  kind: 'draft',
  command: {
    name: 'keep',
    emoji: '🃏',
    options: ({ say }) => [pick('card', say('commands.keep.card'))],
  },
  options: ({ card }, { speech }) => ({ card: cardName(speech, card) }),
  label: (action, asked) => asked.speech.say('labels.keep', keeping(action, asked)),
  // All that it is worth, where its label has no room for it.
  result(action, asked) {
    const facts = keeping(action, asked);
    return asked.speech.say('labels.keep', facts).length > 80 ? facts.worth : null;
  },
  card: ({ card }) => card,
};
