import type { AppSpeech } from '../words/index.ts';

/** Says the app's words in the language of a scene. */
export type Say = AppSpeech['say'];

/** Parts of a list, one after the other. */
export const joined = (say: Say, parts: readonly string[]): string => parts.join(say('alt.comma'));
