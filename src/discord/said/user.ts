import { SOMEBODY } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';

/** How a message names a user: by a mention, and who was forgotten not at all. */
export const userWords = (user: string, { say }: Pick<AppSpeech, 'say'>): string =>
  user === SOMEBODY ? say('person.somebody') : `<@${user}>`;
