import type { Translation } from '../../../../language/say.ts';
import type { debrief as english } from '../en/debrief.ts';

/** Was eine erste Partie ergab: was gezählt hat, für wen, und was du als Nächstes versuchen kannst. */
export const debrief = {
  scored: '**Was zählte:** {{parts}}.',
  parts: {
    buildings: '{{count}} sofort durch Gebäude',
    cards: '{{count}} sofort durch Karten',
    tiles: '{{count}} sofort durch Plättchen der Herde',
    hunger: '−{{count}} durch Hunger',
    herd: '{{count}} für die meisten Plättchen der Herde',
    symbols: '{{count}} durch verschiedene grüne Symbole',
    farmers: '{{count}} durch Bauern und Äcker',
    makers: '{{count}} durch Werkzeugmacher und Werkzeug',
    builders: '{{count}} durch Baumeister und Gebäude',
    shamans: '{{count}} durch Schamanen und Leute',
    resources: '{{count}} für übrige Rohstoffe',
  },
  behind: '**Im Vergleich:** {{rival}} hatte {{theirs}} durch {{part}}, du {{own}}.',
  ahead: '**Im Vergleich:** Du hattest {{own}} durch {{part}}, {{rival}} {{theirs}}.',
  of: {
    buildings: 'Gebäude',
    cards: 'Karten, die sofort zählen',
    tiles: 'Punkte auf Plättchen der Herde',
    hunger: 'Hunger',
    herd: 'die meisten Plättchen der Herde',
    symbols: 'grüne Symbole',
    farmers: 'Bauern',
    makers: 'Werkzeugmacher',
    builders: 'Baumeister',
    shamans: 'Schamanen',
    resources: 'übrige Rohstoffe',
  },
  won: '**Als Nächstes:** In einer ganzen Partie lohnen sich Hütte, Acker und Werkzeug: Geh früh hin.',
  next: {
    buildings:
      '**Als Nächstes:** Geh zu einem Gebäude, sobald du die Rohstoffe hast: Es zahlt sofort.',
    cards: '**Als Nächstes:** Nimm Karten, auf denen Punkte stehen: Sie zählen sofort.',
    tiles:
      '**Als Nächstes:** Lass Leute bei der Herde, wenn auf ihrem Plättchen Punkte stehen: Sie zählen sofort.',
    hunger:
      '**Als Nächstes:** Zähl das Essen, bevor du Leute schickst: Jeder isst 1 Nahrung, und Hunger kostet {{hunger}} Punkte.',
    herd: '**Als Nächstes:** Sammle, wo die Herde ist, und lass ein, zwei Leute bei ihr.',
    symbols: '**Als Nächstes:** Nimm Karten mit grünen Symbolen, die du noch nicht hast.',
    farmers: '**Als Nächstes:** Nimm Karten mit Bauern, und leg Äcker an.',
    makers: '**Als Nächstes:** Nimm Karten mit Werkzeugmachern, und mach Werkzeug.',
    builders: '**Als Nächstes:** Nimm Karten mit Baumeistern, und baue.',
    shamans: '**Als Nächstes:** Nimm Karten mit Schamanen: Für sie zählen deine Leute.',
    resources: '**Als Nächstes:** Schick mehr Leute sammeln, und mach Gebäude daraus.',
  },
} satisfies Translation<typeof english>;
