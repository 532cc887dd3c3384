import type { Translation } from '../../../../language/say.ts';
import type { primer as english } from '../en/primer.ts';

/** Wie man spielt, in vier Karten. */
export const primer = {
  aim: {
    title: '{{camps}} Lager, eine Runde lang gehalten: gewonnen',
    text: 'Wer am Ende einer Runde **{{camps}} Lager** hat, wird ausgerufen. Eine Runde später immer noch {{camps}}: Dieser Stamm gewinnt. Ebenso der letzte, der noch lebt.',
  },
  moving: {
    title: 'Verteil dich und bleib bei der Beute',
    text: 'Gruppen gehen bis zu {{range}} Felder; ein Berg beendet den Weg, ein Fluss versperrt ihn. Wo **Tiere** sind, lass so viele Leute wie Tiere. Ein **neues Lager** braucht einen Krieger und eine Frau, die geblieben sind.',
  },
  fights: {
    title: 'Kämpfe: ein Würfel und die Krieger',
    text: 'Wer auf Fremde oder Tiere trifft, kämpft. Jede Seite würfelt und zählt ihre **Krieger** nach dem ersten dazu; alle außer der höchsten verlieren einen. Erlegte Tiere sind **Nahrung**. Besiegte Frauen werden gefangen, besiegte Lager besetzt.',
  },
  food: {
    title: 'Alle essen',
    text: 'Felder am **Wasser** ernähren dich, **Wälder** im Sommer und **Äcker** zur Ernte. Jeder deiner Leute isst 1, sonst stirbt jemand. Am Ende einer Jahreszeit hat jedes Lager mit einer **Frau** eine Geburt.',
  },
} satisfies Translation<typeof english>;
