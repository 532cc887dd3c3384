import type { Translation } from '../../../../language/say.ts';
import type { edition as english } from '../en/edition.ts';

/** Wie das Spiel heißt und worum es geht. */
export const edition = {
  title: 'Stone Age mit der Mammutherde',
  blurb:
    'Schick deine Leute zum Sammeln, Wachsen und Bauen, mach alle satt und zähme die Herde: Wer die meisten Punkte hat, gewinnt.',
} satisfies Translation<typeof english>;
