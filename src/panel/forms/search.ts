import type { Rules } from '../pages/chapters.ts';
import { Refused } from '../../match/app/refused.ts';
import type { Filled, Form } from '../controls.ts';

const WORDS = 'words';

/** As many characters as anybody searches for. */
const LONGEST = 60;

/** The form in which somebody says what the rules are searched for. */
export const searchForm = ({ edition, speech: { say }, back }: Rules): Form => ({
  press: { do: 'find', game: edition.game.id, back },
  title: say('buttons.search'),
  fields: [
    {
      is: 'line',
      name: WORDS,
      label: say('table.which words'),
      description: say('table.all words'),
      longest: LONGEST,
      isNeeded: true,
    },
  ],
});

/** What somebody typed into it. Throws `Refused` where that is more than it takes. */
export function wordsIn(filled: Filled): string {
  const [words = ''] = filled.get(WORDS) ?? [];
  if (words.length > LONGEST) throw new Refused('field is too long', { most: LONGEST });
  return words;
}
