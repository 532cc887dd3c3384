import type { TableOption } from '../../../presentation/edition.ts';
import { RULES, SHORT } from '../content/versions.ts';
import { HERDS, LENGTHS, STARTS } from '../config.ts';
import type { StoneAgeSpeech } from '../words/index.ts';

/** What a table may choose. */
export const optionsOf = ({ say }: StoneAgeSpeech): readonly TableOption[] => [
  {
    name: 'herd',
    title: say('options.herd.title'),
    description: say('options.herd.description'),
    values: HERDS.map((value) => ({ value, name: say(`options.herd.${value}`) })),
  },
  {
    name: 'start',
    title: say('options.start.title'),
    description: say('options.start.description'),
    values: STARTS.map((value) => ({ value, name: say(`options.start.${value}`) })),
  },
  {
    name: 'length',
    title: say('options.length.title'),
    description: say('options.length.description'),
    values: LENGTHS.map((value) => ({
      value,
      name: say(`options.length.${value}`, { count: SHORT[RULES] }),
    })),
  },
];

/** How a first match differs from a whole one. */
export const firstMatchOf = ({ say }: StoneAgeSpeech): string =>
  say('options.length.first', { count: SHORT[RULES] });
