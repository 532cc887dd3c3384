import type { Translation } from '../../../../language/say.ts';
import type { debrief as english } from '../en/debrief.ts';

/** Was eine erste Partie ergab: was zählte, für wen, und was du als Nächstes probieren kannst. */
export const debrief = {
  scored: '**Was zählte:** {{parts}}.',
  behind: '**Nebeneinander:** {{rival}} hatte {{theirs}} durch {{part}}, du {{own}}.',
  ahead: '**Nebeneinander:** Du hattest {{own}} durch {{part}}, {{rival}} {{theirs}}.',
  of: {
    villages: 'Dörfer',
    goals: 'Ziele',
    beasts: 'Tiere',
    altar: 'den Altar',
    chieftain: 'den Häuptling',
    invaders: 'die Eindringlinge',
    elders: 'Älteste',
  },
  won: '**Weiter:** Eine ganze Partie geht bis {{points}}: Das zweite und dritte Dorf entscheiden sie.',
  next: {
    villages: '**Weiter:** Sammle von Anfang an für ein Dorf: Jedes zählt in jedem Zug danach.',
    goals: '**Weiter:** Führe früh ein- oder zweimal, und wähle Felder nach deinen Zielen.',
    beasts: '**Weiter:** Bring Mitglieder zum Mammut oder zum Tiger: Ein Würfel genügt.',
    altar: '**Weiter:** Kauf den Altar, wenn er billig ist: Übrige Mitglieder werden zu Punkten.',
    chieftain:
      '**Weiter:** Rohstoffe, die du gerade nicht brauchst, sind ein Gebot für den Häuptling.',
    invaders: '**Weiter:** Triff die Eindringlinge in deinem Zug mit mehr Leuten, als sie sind.',
    elders: '**Weiter:** Greif Dörfer an, in denen Älteste wohnen.',
  },
} satisfies Translation<typeof english>;
