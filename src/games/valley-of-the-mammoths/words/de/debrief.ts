import type { Translation } from '../../../../language/say.ts';
import type { debrief as english } from '../en/debrief.ts';

/** Wie eine erste Partie ausging: was ein Stamm hatte und verlor, was der beste andere hatte, und was als Nächstes lohnt. */
export const debrief = {
  had: '**Am Ende:** {{camps}}, {{people}}, {{food}}. Verloren: {{lost}}.',
  out: '**Am Ende:** Dein Stamm ist in Runde {{turn}} ausgestorben. Verloren: {{lost}}.',
  rival: '**Im Vergleich:** {{rival}} hatte {{camps}}, {{people}}, {{food}}. Verloren: {{lost}}.',
  'rival out':
    '**Im Vergleich:** {{rival}} ist in Runde {{turn}} ausgestorben. Verloren: {{lost}}.',
  lost: {
    tribes: '{{people}} an andere Stämme',
    animals: '{{people}} an Tiere',
    hunger: '{{people}} durch Hunger',
    nature: '{{people}} an die Natur',
  },
  next: {
    won: '**Als Nächstes:** In einer ganzen Partie gewinnen {{needed}} Lager: Halte sie eine Runde lang, mit Kriegern daneben.',
    tribes:
      '**Als Nächstes:** Lass Krieger bei deinen Frauen: Gegen Fremde zählt jeder nach dem ersten 1 dazu, dein Lager auch.',
    animals:
      '**Als Nächstes:** Geh mit einer Frau und vielen Kriegern zu Tieren: Ist sie dabei, zählt jeder von ihnen 1 zum Würfel.',
    hunger:
      '**Als Nächstes:** Zähl die Mahlzeit, bevor du Leute aussendest: Jeder isst 1 Nahrung. Je ein Feld am Wasser bringt sie.',
    nature:
      '**Als Nächstes:** Verteil deine Leute: Feuer und Lava töten alle auf ihren Feldern, also nie alle in einen Wald.',
    food: '**Als Nächstes:** Mach zuerst deine Leute satt: je ein Feld am Wasser, Wälder im Sommer, ein Acker zur Ernte.',
    camps:
      '**Als Nächstes:** Schick Krieger und Frau auf ein Feld ohne Tiere und gründe dort eine Runde später ein Lager.',
    people:
      '**Als Nächstes:** Zwei Frauen in einem Lager haben zwei Kinder: Halte sie bis zum Ende der Jahreszeit am Leben.',
  },
} satisfies Translation<typeof english>;
