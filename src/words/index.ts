import { type Saying, speechOf } from '../language/say.ts';
import { refusals as german } from './de/refusals.ts';
import { refusals as english } from './en/refusals.ts';

/** What may be in the way of what somebody wants, with its facts. */
export type Refusal = Saying<typeof english>;

/** Speaks refusals. */
export const refusalSpeech = speechOf(english, { de: german });
