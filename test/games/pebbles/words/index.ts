import { type Speech, speechOf, translationsBeside } from '../../../../src/language/say.ts';
import * as english from './en/game.ts';

/** What speaks for the game in one language. */
export type PebblesSpeech = Speech<typeof english>;

/** Speaks for the game. */
export const pebblesSpeech = speechOf(english, await translationsBeside(import.meta.url));
