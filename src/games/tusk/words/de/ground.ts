import type { Translation } from '../../../../language/say.ts';
import type { ground as english } from '../en/ground.ts';

/** Felder, und wer darauf steht. */
export const ground = {
  tile: '{{place}}, {{ground}}',
  unknown: 'unbekanntes Land',
  'with a rule': '{{terrain}} ({{tokens}} = 1 Nahrung)',
  'with tokens': '{{terrain}} ({{tokens}})',
  empty: '{{terrain}} (leer)',
  members_one: '{{tribe}} (Mitglied {{numbers}})',
  members_other: '{{tribe}} (Mitglieder {{numbers}})',
  'in company': '{{there}}, bei {{others}}',
} satisfies Translation<typeof english>;
