import type { Translation } from '../../../../language/say.ts';
import type { options as english } from '../en/options.ts';

/** Was ein Tisch wählen kann, wenn eine Partie eröffnet wird. */
export const options = {
  limit: {
    title: 'Runden',
    description: 'Nach wie vielen Runden die Partie spätestens endet',
    '12': '12',
    '18': '18 (üblich)',
    '24': '24',
    none: 'ohne Grenze',
  },
  cave: {
    title: 'Höhlen',
    description: 'Was ein Lager auf Berg oder Vulkan zur Verteidigung gibt',
    '1': '1 wie jedes Lager (üblich)',
    '2': '2',
  },
  length: {
    title: 'Länge',
    description: 'Ob es eine ganze Partie wird oder eine kurze zum Lernen',
    whole: 'ganze Partie',
    short: 'kurz ({{turns}} Runden)',
    first: 'Diese erste Partie endet nach {{turns}} Runden: Dann gewinnt, wer vorn steht.',
  },
} satisfies Translation<typeof english>;
