import { type Speech, speechOf } from '../../../../src/language/say.ts';
import { game as german } from './de/game.ts';
import { game } from './en/game.ts';

const english = { game };

export type PebblesSpeech = Speech<typeof english>;

export const pebblesSpeech = speechOf(english, { de: { game: german } });
