import type { Translation } from '../../../../language/say.ts';
import type { story as english } from '../en/story.ts';

/** Wie eine beendete Partie in Bildern nacherzählt wird. */
export const story = {
  chapters: {
    setup: 'Die ersten Lager',
    tribe: 'Stammesphase',
    fight: 'Ein Kampf',
    kill: 'Das Mammut fällt',
    return: 'Von der Jagd zurück',
    season: 'Jahreszeitenphase',
  },
  attacks: '{{seat}} greift an',
  'strikes back': 'Mammut schlägt zurück',
  season: '{{emoji}} {{season}}.',
  back: 'Von der Jagd zurück: {{places}}.',
  camp: '{{seats}} auf {{place}}',
  'nobody hurt': 'Das Mammut schlägt zurück, und niemand wird verwundet.',
  ending_one: '{{deeds}}, und {{winners}} hat das wärmste Feuer.',
  ending_other: '{{deeds}}, und {{winners}} haben das wärmste Feuer.',
  'ending without winner': '{{deeds}}, bis der Schnee alles nahm.',
  farewell_one:
    '{{deeds}}, und {{winners}} hat das wärmste Feuer: Hier ist die ganze Geschichte, noch einmal zum Ansehen.',
  farewell_other:
    '{{deeds}}, und {{winners}} haben das wärmste Feuer: Hier ist die ganze Geschichte, noch einmal zum Ansehen.',
  'farewell without winner':
    '{{deeds}}, bis der Schnee alles nahm: Hier ist die ganze Geschichte, noch einmal zum Ansehen.',
} satisfies Translation<typeof english>;
