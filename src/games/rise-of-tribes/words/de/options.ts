import type { Translation } from '../../../../language/say.ts';
import type { options as english } from '../en/options.ts';

/** Was ein Tisch wählen darf, wenn eine Partie eröffnet wird. */
export const options = {
  leaders: {
    title: 'Anführer',
    description: 'Ob Anführer Kräfte haben oder nur sagen, was Dörfer kosten',
    off: 'ohne Kräfte (üblich)',
    on: 'mit Kräften',
  },
  elders: {
    title: 'Älteste',
    description: 'Ob Älteste in Dörfer ziehen und von anderen Stämmen leihen',
    off: 'keine (üblich)',
    on: 'sie kommen',
  },
  goals: {
    title: 'Ziele auf der Hand',
    description: 'Ob alle sehen, welche Ziele ein Stamm auf der Hand hat',
    hidden: 'geheim (üblich)',
    open: 'offen',
  },
  start: {
    title: 'Start',
    description: 'Ob mehr bekommt, wer durch die Reihenfolge schlechter dasteht',
    printed: 'wie gedruckt (üblich)',
    even: 'ausgeglichen (zu viert)',
  },
  length: {
    title: 'Länge',
    description: 'Ob es eine ganze Partie wird oder eine kurze zum Lernen',
    whole: 'ganze Partie ({{whole}} Punkte)',
    short: 'kurz ({{short}} Punkte)',
    first: 'Diese erste Partie ist mit {{short}} Punkten gewonnen.',
  },
} satisfies Translation<typeof english>;
