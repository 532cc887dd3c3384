import type { TableOption } from '../../../presentation/edition.ts';
import { HERDS } from '../config.ts';
import type { StoneAgeSpeech } from '../words/index.ts';

/** What a table may choose. */
export const optionsOf = ({ say }: StoneAgeSpeech): readonly TableOption[] => [
  {
    name: 'herd',
    title: say('options.herd.title'),
    description: say('options.herd.description'),
    values: HERDS.map((value) => ({ value, name: say(`options.herd.${value}`) })),
  },
];
