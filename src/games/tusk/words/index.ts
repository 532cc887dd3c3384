import { type Speech, speechOf, translationsBeside } from '../../../language/say.ts';
import * as english from './en/index.ts';

/** What speaks for Tusk! in one language. */
export type TuskSpeech = Speech<typeof english>;

/** Speaks for Tusk!. */
export const tuskSpeech = speechOf(english, await translationsBeside(import.meta.url));
