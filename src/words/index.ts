import {
  type TextWithFacts,
  type Speech,
  speechOf,
  translatedRoom,
  translationsBeside,
} from '../language/say.ts';
import * as english from './en/index.ts';
import { refusals } from './en/refusals.ts';

const translations = await translationsBeside(import.meta.url);

/** What speaks for the app in one language. */
export type AppSpeech = Speech<typeof english>;

/** Speaks for the app. */
export const appSpeech = speechOf(english, translations);

/** What may be in the way of what somebody wants, with its facts. */
export type Refusal = TextWithFacts<typeof refusals>;

/** Speaks refusals. */
export const refusalSpeech = speechOf(refusals, translatedRoom(translations, 'refusals'));
