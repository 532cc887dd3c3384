import type { Translation } from '../../../../language/say.ts';
import type { looks as english } from '../en/looks.ts';

/** Was auf dem Bild wie aussieht, für alle, die es nicht sehen können. */
export const looks = {
  difficult: 'schwierig',
  leads: 'führt die Jagd an',
  wounded: 'verwundet',
  actions_one: '{{count}} Aktion',
  actions_other: '{{count}} Aktionen',
} satisfies Translation<typeof english>;
