import type { Translation } from '../../language/say.ts';
import type { pictures as english } from '../en/pictures.ts';

/** Was das Haus selbst auf Bilder schreibt. */
export const pictures = {
  'to move': 'Am Zug',
  points: 'Punkte',
  played: 'Partien',
  wins: 'Siege',
  'can reach': 'Noch möglich',
  'surely up': 'sicher auf',
  'surely stays': 'bleibt sicher',
  'surely down': 'sicher ab',
  up: 'steigt auf',
  stays: 'bleibt',
  down: 'steigt ab',
  warned: 'verwarnt',
} satisfies Translation<typeof english>;
