import type { Translation } from '../../../../language/say.ts';
import type { calls as english } from '../en/calls.ts';

/** Wozu ein Stamm vor allen gerufen wird, nach seinem Namen und einem Doppelpunkt. */
export const calls = {
  place: 'komm auf die Karte',
  take: 'nimm deine ersten Rohstoffe',
  turn: 'dein Zug',
  bid: 'biete auf den Häuptling',
  give: 'verteile, was du geboten hast',
  lose: 'der Vulkan: Sag, wo du Mitglieder verlierst',
  offer: 'das Verlassene Dorf: Baust du?',
} satisfies Translation<typeof english>;
