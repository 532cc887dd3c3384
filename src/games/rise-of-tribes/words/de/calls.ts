import type { Translation } from '../../../../language/say.ts';
import type { calls as english } from '../en/calls.ts';

/** Wozu ein Stamm vor allen gerufen wird, nach seinem Namen und einem Doppelpunkt. */
export const calls = {
  place: 'Komm ins Land',
  take: 'Nimm deine ersten Rohstoffe',
  turn: 'Dein Stamm ist dran',
  bid: 'Biete für den Häuptling',
  give: 'Verteile, was du geboten hast',
  lose: 'Sag, wo der Vulkan Mitglieder nimmt',
  offer: 'Sag, ob du das Verlassene Dorf baust',
} satisfies Translation<typeof english>;
