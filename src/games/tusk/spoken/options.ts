import type { TableOption } from '../../../presentation/edition.ts';
import { RULES, SHORT } from '../content/versions.ts';
import { LENGTHS, STARTS } from '../config.ts';
import type { TuskSpeech } from '../words/index.ts';

/** What a table may choose. */
export const optionsOf = ({ say }: TuskSpeech): readonly TableOption[] => [
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
export const firstMatchOf = ({ say }: TuskSpeech): string =>
  say('options.length.first', { count: SHORT[RULES] });
