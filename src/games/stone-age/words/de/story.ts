import type { Translation } from '../../../../language/say.ts';
import type { story as english } from '../en/story.ts';

/** Wie eine beendete Partie in Bildern nacherzählt wird. */
export const story = {
  chapters: {
    camp: 'Das erste Lager',
    placing: 'An die Arbeit',
    building: 'Ein neues Gebäude',
    evening: 'Am Abend',
  },
  camp: 'Jeder Stamm beginnt mit {{people}} Leuten und vollem Vorrat.',
  'goes first': '{{seat}} fängt an.',
  'herd is': 'Die Herde ist {{at}}.',
  'herd gone': 'Die Herde ist endgültig weitergezogen.',
  builds: '{{seat}} baut für {{goods}}: {{points}}.',
  cards: 'Neue Karten: {{seats}}.',
  'so many': '{{seat}} {{count}}',
  'no cards': 'Niemand nimmt eine Karte.',
  tames: '{{seat}} zähmt die Herde und {{doings}}.',
  tied: 'Gleichstand um die Herde: {{seats}}.',
  hunger_one: '{{seats}} hungert: −{{points}}.',
  hunger_other: '{{seats}} hungern: je −{{points}}.',
  brought: 'Heimgebracht',
  wins: '{{seat}} liegt am Ende {{points}} vorn',
  'wins the tie': '{{seat}} gewinnt den Gleichstand mit Äckern, Werkzeugen und Leuten',
  'win together': '{{seats}} teilen sich den Sieg, je {{points}}',
  decided: '{{wins}}, dank {{source}}.',
  farewell: '{{rounds}}, und {{wins}}: Hier ist die ganze Geschichte, noch einmal zum Ansehen.',
  'decided farewell':
    '{{rounds}}, und {{wins}}, dank {{source}}: Hier ist die ganze Geschichte, noch einmal zum Ansehen.',
  plain: '{{wins}}.',
  rounds_one: '{{count}} Runde',
  rounds_other: '{{count}} Runden',
  thanks: {
    buildings: 'der eigenen Gebäude',
    cards: 'der eigenen Karten',
    tiles: 'der Gaben der Herde',
    hunger: 'satter Leute',
    herd: 'der meisten Plättchen der Herde',
    symbols: 'der eigenen Symbole',
    farmers: 'der eigenen Bauern',
    makers: 'der eigenen Werkzeugmacher',
    builders: 'der eigenen Baumeister',
    shamans: 'der eigenen Schamanen',
    resources: 'der übrigen Rohstoffe',
  },
} satisfies Translation<typeof english>;
