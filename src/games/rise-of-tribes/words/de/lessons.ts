import type { Translation } from '../../../../language/say.ts';
import type { lessons as english } from '../en/lessons.ts';

/** Was beim ersten Mal wissenswert ist: je eine Zeile. */
export const lessons = {
  place: 'Fang an, wo See, Wald und Berg sich treffen: Ein Dorf braucht alle drei.',
  take: 'Nimm, was deinem Dorf fehlt.',
  grow: 'Jedes Mitglied ist ein Feld mehr zum Sammeln: Wachse früh.',
  move: 'Verteil dich, eins je Feld: Jedes sammelt, und allein beherrschst du das Feld.',
  gather: 'Steht ein Dorf, zählt es in jedem Zug: Sammle zuerst dafür.',
  lead: 'Ziele bringen Punkte oder helfen für immer. Ein paar genügen.',
  dice: 'Achte darauf, was du in der Reihe liegen lässt: Damit spielt der nächste Stamm.',
  beast: 'Ein Würfel für sofortige Punkte ist selten falsch.',
  spread:
    'Wachse dort, von wo du losziehen willst. {{limit}} leben friedlich auf einem Feld, bei mehr wird gekämpft.',
  go: 'Lass in jedem Dorf ein Mitglied. Im Kampf verlieren alle eins nach dem anderen: Komm mit mehr, als dort sind.',
  harvest: 'Wähl, was deinem nächsten Dorf fehlt.',
  exchange: 'Leg zurück, was du nicht erfüllen wirst.',
  build: 'Bau so früh du kannst: 1 Punkt je Zug, solange ein Mitglied bleibt.',
  complete: 'Erfüllt ist erfüllt: Das nimmt dir niemand.',
  buy: 'Spar erst für ein Dorf, außer es hilft in jedem Zug.',
  bid: 'Dein Gebot geht an deine Gegner. Biete, was du entbehren kannst.',
  lose: 'Behalte in jedem Dorf ein Mitglied.',
  offer: 'Billiger wird ein Dorf nie.',
} satisfies Translation<typeof english>;
