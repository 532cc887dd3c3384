import type { Translation } from '../../../../language/say.ts';
import type { calls as english } from '../en/calls.ts';

/** Wozu ein Stamm vor allen gerufen wird, nach seinem Namen und einem Doppelpunkt. */
export const calls = {
  place: 'wähl, wo dein Stamm siedelt',
  turn: 'du bist dran',
  plan: 'dein Schlachtplan',
  hunger: 'dein Stamm hungert',
  season: 'die Jahreszeit endet: Geburten und Saat',
} satisfies Translation<typeof english>;
