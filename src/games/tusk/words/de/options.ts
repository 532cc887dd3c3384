import type { Translation } from '../../../../language/say.ts';
import type { options as english } from '../en/options.ts';

/** Was ein Tisch wählen kann: ein Titel von höchstens 30 Zeichen, worum es geht, und die Werte. */
export const options = {
  start: {
    title: 'Ausgleich',
    description: 'Ob Stämme, die später dran sind, zum Ausgleich mit etwas beginnen',
    printed: 'keiner',
    even: 'für spätere Stämme',
  },
} satisfies Translation<typeof english>;
