import type { Translation } from '../../language/say.ts';
import type { promises as english } from '../en/promises.ts';

/** Was über Versprechen gesagt wird. */
export const promises = {
  'to one': '🤞 {{from}} verspricht {{to}}: „{{text}}“',
  'to all': '🤞 {{from}} verspricht allen: „{{text}}“',
  kept: '✅ *gehalten*',
  broken: '💔 *gebrochen*',
  title: '🤞 **Was versprochen wurde**',
  'which kept': 'Gehalten wurde …',
  'which broken': 'Gebrochen wurde …',
  made: 'Versprochen. Es bindet niemanden; ist die Partie vorbei, sagen die, denen es galt, ob du es gehalten hast.',
  none: 'In dieser Partie wurde nichts versprochen. `/promise text: …` verspricht etwas.',
} satisfies Translation<typeof english>;
