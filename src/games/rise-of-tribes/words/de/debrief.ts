import type { Translation } from '../../../../language/say.ts';
import type { debrief as english } from '../en/debrief.ts';

/** Was eine erste Partie ergab: was zählte, für wen, und was du als Nächstes probieren kannst. */
export const debrief = {
  scored: '**Was zählte:** {{parts}}.',
  behind: '**Im Vergleich:** {{rival}} hatte {{theirs}} durch {{part}}, du {{own}}.',
  ahead: '**Im Vergleich:** Du hattest {{own}} durch {{part}}, {{rival}} {{theirs}}.',
  of: {
    villages: 'Dörfer',
    goals: 'Ziele',
    beasts: 'Tiere',
    altar: 'den Altar',
    chieftain: 'den Häuptling',
    invaders: 'die Eindringlinge',
    elders: 'Älteste',
  },
  won: '**Als Nächstes:** Eine ganze Partie geht bis {{points}}: Das zweite und dritte Dorf entscheiden sie.',
  next: {
    villages:
      '**Als Nächstes:** Sammle von Anfang an für ein Dorf: Jedes zählt in jedem Zug danach.',
    goals: '**Als Nächstes:** Führe früh ein- oder zweimal, und wähle Felder nach deinen Zielen.',
    beasts: '**Als Nächstes:** Bring Mitglieder zum Mammut oder zum Tiger: Ein Würfel genügt.',
    altar:
      '**Als Nächstes:** Kauf den Altar, wenn er billig ist: Übrige Mitglieder werden zu Punkten.',
    chieftain:
      '**Als Nächstes:** Rohstoffe, die du gerade nicht brauchst, sind ein Gebot für den Häuptling.',
    invaders:
      '**Als Nächstes:** Triff die Eindringlinge in deinem Zug mit mehr Leuten, als sie sind.',
    elders: '**Als Nächstes:** Greif Dörfer an, in denen Älteste wohnen.',
  },
} satisfies Translation<typeof english>;
