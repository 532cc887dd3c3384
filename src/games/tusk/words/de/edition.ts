import type { Translation } from '../../../../language/say.ts';
import type { edition as english } from '../en/edition.ts';

/** Wie das Spiel heißt und worum es geht. */
export const edition = {
  title: 'Tusk! Überleben in der Eiszeit',
  blurb:
    'Führe deinen Stamm durch die Eiszeit: Sammle, kämpfe, jag mit den anderen das Mammut, und hab die meiste Nahrung, wenn alles verschneit ist.',
} satisfies Translation<typeof english>;
