import type { Translation } from '../../../../language/say.ts';
import type { debrief as english } from '../en/debrief.ts';

/** Wie eine erste Partie ausging: was ein Stamm hatte, was der beste andere hatte, und was als Nächstes lohnt. */
export const debrief = {
  had: '**Am Ende:** {{camps}}, {{people}}, {{food}}.',
  out: '**Am Ende:** Dein Stamm ist in Runde {{turn}} ausgestorben.',
  rival: '**Im Vergleich:** {{rival}} hatte {{camps}}, {{people}}, {{food}}.',
  next: {
    won: '**Als Nächstes:** In einer ganzen Partie gewinnen {{needed}} Lager: Halte sie eine Runde lang, mit Kriegern daneben.',
    lives:
      '**Als Nächstes:** Bleib am Leben: Lass Krieger bei deinen Frauen und hab am Ende jeder Runde Essen für alle.',
    food: '**Als Nächstes:** Mach zuerst deine Leute satt: je ein Feld am Wasser, Wälder im Sommer, ein Acker zur Ernte.',
    camps:
      '**Als Nächstes:** Schick Krieger und Frau auf ein Feld ohne Tiere und gründe dort eine Runde später ein Lager.',
    people:
      '**Als Nächstes:** Zwei Frauen in einem Lager haben zwei Kinder: Halte sie bis zum Ende der Jahreszeit am Leben.',
  },
} satisfies Translation<typeof english>;
