import type { Translation } from '../../../../language/say.ts';
import type { options as english } from '../en/options.ts';

/** Was ein Tisch wählen kann: ein Titel von höchstens 30 Zeichen, worum es geht, und die Werte. */
export const options = {
  start: {
    title: 'Start',
    description: 'Ob Stämme, die später dran sind, zum Ausgleich mit etwas beginnen',
    printed: 'ohne Ausgleich',
    even: 'mit Ausgleich',
  },
  length: {
    title: 'Länge',
    description: 'Ob es eine ganze Partie wird oder eine kurze zum Lernen',
    whole: 'ganze Partie',
    short: 'kurz ({{count}} Runden)',
    /** To who learns the game by one. */
    first: 'Diese erste Partie endet nach Runde {{count}}.',
  },
} satisfies Translation<typeof english>;
