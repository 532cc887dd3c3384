import { type Speech, speechOf, translationsBeside } from '../../../language/say.ts';
import * as english from './en/index.ts';

/** What speaks for Stone Age in one language. */
export type StoneAgeSpeech = Speech<typeof english>;

/** Speaks for Stone Age. */
export const stoneAgeSpeech = speechOf(english, await translationsBeside(import.meta.url));
