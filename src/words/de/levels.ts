import type { Translation } from '../../language/say.ts';
import type { levels as english } from '../en/levels.ts';

/** Wie gut der Computer spielt, am schwächsten zuerst. */
export const levels = {
  dreamy: 'Verträumt',
  hasty: 'Hastig',
  steady: 'Besonnen',
} satisfies Translation<typeof english>;
