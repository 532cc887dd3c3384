import type { Translation } from '../../../../language/say.ts';
import type { edition as english } from '../en/edition.ts';

/** Wie das Spiel heißt und worum es geht. */
export const edition = {
  title: 'Valley of the Mammoths: Tal der Mammuts',
  blurb:
    'Führe einen Stamm durch Sommer und Winter, zwischen Mammuts und Wölfen: Wer {{camps}} Lager eine ganze Runde hält, gewinnt.',
} satisfies Translation<typeof english>;
