import type { Translation } from '../../language/say.ts';
import type { pictures as english } from '../en/pictures.ts';

/** Was das Haus selbst auf Bilder schreibt. */
export const pictures = {
  'to move': 'Am Zug',
} satisfies Translation<typeof english>;
