import type { Translation } from '../../../../language/say.ts';
import type { story as english } from '../en/story.ts';

/** Wie eine beendete Partie in Bildern nacherzählt wird. */
export const story = {
  camps: 'Die ersten Lager',
  decided: '{{seat}} gewinnt, {{points}} vor {{second}}, dank {{source}}.',
  farewell:
    '{{rounds}}, und {{seat}} gewinnt, {{points}} vor {{second}}, dank {{source}}: Hier ist die ganze Geschichte, noch einmal zum Ansehen.',
  rounds_one: '{{count}} Runde',
  rounds_other: '{{count}} Runden',
  thanks: {
    villages: 'der eigenen Dörfer',
    goals: 'der erfüllten Ziele',
    beasts: 'der eigenen Jäger',
    altar: 'des Altars',
    chieftain: 'der Gunst des Häuptlings',
    invaders: 'des Kampfs gegen die Eindringlinge',
    elders: 'der Ältesten der anderen',
  },
} satisfies Translation<typeof english>;
