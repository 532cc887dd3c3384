import { type Speech, speechOf, translationsBeside } from '../../../../src/language/say.ts';
import * as english from './en/index.ts';

/** What speaks for the game in one language. */
export type SteadingSpeech = Speech<typeof english>;

/** Speaks for the game. */
export const steadingSpeech = speechOf(english, await translationsBeside(import.meta.url));
