import { type Speech, speechOf, translationsBeside } from '../../../language/say.ts';
import * as english from './en/index.ts';

/** What speaks for Rise of Tribes in one language. */
export type RiseSpeech = Speech<typeof english>;

/** Speaks for Rise of Tribes. */
export const riseSpeech = speechOf(english, await translationsBeside(import.meta.url));
