import type { Translation } from '../../../../language/say.ts';
import type { calls as english } from '../en/calls.ts';

/** Wozu ein Stamm vor allen gerufen wird, nach seinem Namen und einem Doppelpunkt. */
export const calls = {
  place: 'Wähle, wo dein Stamm siedelt',
  turn: 'Dein Stamm ist dran',
  plan: 'Dein Schlachtplan',
  hunger: 'Dein Stamm hungert',
  season: 'Die Jahreszeit endet: Geburten und Aussaat',
} satisfies Translation<typeof english>;
