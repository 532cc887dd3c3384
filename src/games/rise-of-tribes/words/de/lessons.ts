import type { Translation } from '../../../../language/say.ts';
import type { lessons as english } from '../en/lessons.ts';

/** Was beim ersten Mal wissenswert ist: je eine Zeile. */
export const lessons = {
  place: 'Fang an, wo See, Wald und Berg sich treffen.',
  take: 'Nimm, was deinem Dorf fehlt.',
  grow: 'Wachse früh: Jedes Mitglied ist ein Feld mehr zum Sammeln.',
  move: 'Verteil dich: Ein Mitglied genügt zum Sammeln und Herrschen.',
  gather: 'Sammle für ein Dorf: Es zählt in jedem Zug.',
  lead: 'Nimm ein paar Ziele: für Punkte oder auf Dauer.',
  dice: 'Mit deiner Reihe spielt der nächste Stamm.',
  beast: 'Sofort Punkte für einen Würfel: Das ist selten falsch.',
  spread: 'Wachse, wo du losziehen willst; {{limit}} leben in Frieden.',
  go: 'Lass in jedem Dorf ein Mitglied; greif mit mehr an.',
  harvest: 'Wähle, was deinem nächsten Dorf fehlt.',
  exchange: 'Leg zurück, was du nicht erfüllen wirst.',
  build: 'Bau früh: 1 Punkt je Zug, solange jemand dort bleibt.',
  complete: 'Erfüllt ist erfüllt: Das nimmt dir niemand.',
  buy: 'Spar fürs Dorf, außer es hilft in jedem Zug.',
  bid: 'Biete, was du entbehrst: Die anderen kriegen es.',
  lose: 'Behalte in jedem Dorf ein Mitglied.',
  offer: 'Billiger wird ein Dorf nie.',
} satisfies Translation<typeof english>;
