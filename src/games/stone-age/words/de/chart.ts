import type { Translation } from '../../../../language/say.ts';
import type { chart as english } from '../en/chart.ts';

/** Eine Partie in Zahlen. */
export const chart = {
  title: 'Die Partie in Zahlen',
  points: 'Punkte nach jeder Runde',
  'points to the end': 'Punkte nach jeder Runde; +: Schlusswertung',
  buildings: 'Gebäude',
  hunger: 'Hunger',
  herds: 'Herden',
  columns: { start: '0', end: '+' },
  'columns in words': {
    start: 'zu Beginn',
    round: 'Runde {{round}}',
    end: 'am Ende',
  },
  sources: {
    title: 'Woher die Punkte kamen',
    buildings: 'Gebäude',
    cards: 'Karten sofort',
    tiles: 'Herde sofort',
    hunger: 'Hunger',
    herd: 'Meiste Plättchen',
    symbols: 'Symbole',
    farmers: 'Bauern',
    makers: 'Werkzeugmacher',
    builders: 'Baumeister',
    shamans: 'Schamanen',
    resources: 'Rohstoffe übrig',
    total: 'Summe',
  },
  luck: {
    title: 'Würfelglück',
    text: 'Balken: Augen aller Würfel beim Sammeln. Striche: was so viele Würfel im Schnitt zeigen.',
    tally: '{{pips}}, {{dice}}; Schnitt {{expected}}',
    pips_one: '{{count}} Auge',
    pips_other: '{{count}} Augen',
    none: 'hat nicht gewürfelt',
    average: 'so, wie Würfel fallen',
    'a little lucky': 'etwas Glück',
    'very lucky': 'großes Glück',
    'a little unlucky': 'etwas Pech',
    'very unlucky': 'großes Pech',
  },
} satisfies Translation<typeof english>;
