import type { Translation } from '../../../../language/say.ts';
import type { calls as english } from '../en/calls.ts';

/** Wozu ein Stamm vor allen gerufen wird, nach seinem Namen und einem Doppelpunkt. */
export const calls = {
  place: 'Komm ins Land',
  take: 'Nimm deine ersten Rohstoffe',
  turn: 'Dein Stamm ist dran',
  bid: 'Biete für den Häuptling',
  give: 'Verteile, was du geboten hast',
  lose: 'Der Vulkan: Wo verlierst du Mitglieder?',
  offer: 'Das Verlassene Dorf: Baust du?',
} satisfies Translation<typeof english>;
