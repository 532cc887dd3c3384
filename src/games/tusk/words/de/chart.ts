import type { Translation } from '../../../../language/say.ts';
import type { chart as english } from '../en/chart.ts';

/** Eine Partie in Zahlen. */
export const chart = {
  title: 'Die Partie in Zahlen',
  food: 'Nahrung am Ende jeder Runde',
  'food with cards': 'Nahrung mit der Siegkarte, je Runde',
  kills: 'Beute',
  fights: 'Kämpfe',
  snow: 'Schnee',
  columns: { start: 'Start' },
  'columns in words': {
    start: 'zu Beginn',
    turn: 'Runde {{turn}}',
  },
  sources: {
    title: 'Woher die Nahrung kam',
    start: 'Beginn',
    gathered: 'Gesammelt',
    crafted: 'Gemacht',
    fights: 'Kämpfe',
    hunt: 'Jagd',
    trade: 'Handel',
    growth: 'Zuwachs',
    card: 'Karte',
    total: 'Summe',
  },
  luck: {
    title: 'Würfelglück',
    text: 'Balken: Treffer in Kampf und Jagd. Striche: was solche Würfel im Schnitt treffen.',
    tally: '{{hits}} mit {{dice}}; im Schnitt {{expected}}',
    hits_one: '{{count}} Treffer',
    hits_other: '{{count}} Treffer',
    dice_one: '{{count}} Würfel',
    dice_other: '{{count}} Würfeln',
    'too much grass_one': '{{count}} Würfel gegen zu viel Gras',
    'too much grass_other': '{{count}} Würfel gegen zu viel Gras',
    none: 'hat nicht gewürfelt',
    'could not hit': 'konnte nicht treffen',
    'could not miss': 'musste treffen',
    average: 'so, wie Würfel fallen',
    'a little lucky': 'etwas Glück',
    'very lucky': 'großes Glück',
    'a little unlucky': 'etwas Pech',
    'very unlucky': 'großes Pech',
  },
} satisfies Translation<typeof english>;
