import { type Speech, speechOf, translationsBeside } from '../../../language/say.ts';
import * as english from './en/index.ts';

/** What speaks for Valley of the Mammoths in one language. */
export type ValleySpeech = Speech<typeof english>;

/** Speaks for Valley of the Mammoths. */
export const valleySpeech = speechOf(english, await translationsBeside(import.meta.url));
