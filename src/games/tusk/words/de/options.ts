import type { Translation } from '../../../../language/say.ts';
import type { options as english } from '../en/options.ts';

/** Was ein Tisch wählen kann: ein Titel von höchstens 30 Zeichen, worum es geht, und die Werte. */
export const options = {
  start: {
    title: 'Start',
    description: 'Wie Tusk! beginnt; ausgeglichen: Wer später dran ist, hat zu Beginn etwas',
    printed: 'wie gedruckt',
    even: 'ausgeglichen',
  },
} satisfies Translation<typeof english>;
