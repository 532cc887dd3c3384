import type { Translation } from '../../../../language/say.ts';
import type { edition as english } from '../en/edition.ts';

/** Wie das Spiel heißt und worum es geht. */
export const edition = {
  title: 'Rise of Tribes',
  blurb:
    'Wachsen, ziehen, sammeln und führen – mit Würfeln, die andere dir liegen ließen: Wer zuerst {{points}} Punkte hat, gewinnt.',
} satisfies Translation<typeof english>;
