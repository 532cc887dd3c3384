import type { Translation } from '../../../../language/say.ts';
import type { options as english } from '../en/options.ts';

/** Was ein Tisch wählen kann, wenn eine Partie aufgemacht wird. */
export const options = {
  herd: {
    title: 'Mammutherde',
    description: 'Ob die Mammutherde mit ihren Plättchen vorbeikommt',
    on: 'mit Herde (üblich)',
    off: 'ohne Herde: das Grundspiel',
  },
  start: {
    title: 'Start',
    description: 'Ob Stämme, die später dran sind, zum Ausgleich mit mehr beginnen',
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
