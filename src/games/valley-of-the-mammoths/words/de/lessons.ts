import type { Translation } from '../../../../language/say.ts';
import type { lessons as english } from '../en/lessons.ts';

/** Was beim ersten Mal zu wissen gut ist: je eine Zeile von höchstens 280 Zeichen. */
export const lessons = {
  place:
    'Siedle am Wasser oder im Wald, mit einer Ebene in der Nähe: Solche Felder ernähren deine Leute.',
  go: 'Verteil dich: Jedes Feld am Wasser ernährt einen, jeder Wald im Sommer noch einen.',
  hold: 'Jäger bleiben bei der Beute: Lass so viele Leute da, wie dort Tiere sind.',
  camp: 'Ein Lager sind ein Krieger und eine Frau, die geblieben sind. Mit {{camps}} Lagern, eine Runde lang gehalten, gewinnst du.',
  risk: 'Ein Risiko oder ein verlorenes Lager lohnt sich nur, wenn deine Leute anderswo mehr bringen.',
  plan: 'Krieger gewinnen Kämpfe, Frauen haben die Kinder: Verlier, wen du entbehren kannst.',
  hunger: 'Lass in jedem Lager eine Frau am Leben: Ohne sie ist das Lager verloren.',
  season:
    'Jedes Lager hat eine Geburt, mit zwei Frauen zwei. Nach dem Winter darfst du säen: Ein Acker ernährt viele.',
} satisfies Translation<typeof english>;
