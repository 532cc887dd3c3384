import type { Translation } from '../../../../language/say.ts';
import type { board as english } from '../en/board.ts';

/** Was auf Bildern steht und wie es gesagt wird. */
export const board = {
  turn: 'Runde {{turn}}',
  'turn of': 'Runde {{turn}} von {{limit}}',
  'no turn yet': 'Aufbau',
  phases: {
    placing: 'Erste Lager',
    dawn: 'Eine neue Runde',
    ordering: 'Befehle',
    battling: 'Kämpfe',
    hunger: 'Hunger',
    season: 'Ende der Jahreszeit',
    dusk: 'Ende der Runde',
    over: 'Das Ende',
  },
  choose: 'Deine Wahl',
  people: 'hat',
  food: 'Nahrung',
  river: 'Fluss',
  ford: 'Furt',
  letters: 'Tiere kommen nach Buchstaben',
  die: 'Tiere',
  closed: 'gesperrt',
  crop: 'Acker, nach Ähren',
  ears_one: 'Acker mit {{count}} Ähre',
  ears_other: 'Acker mit {{count}} Ähren',
  marker: 'Runde {{space}} von {{spaces}}',
  'to come': {
    summer: 'dann Ernte und Geburten',
    winter: 'dann Geburten und Aussaat',
  },
  'in store': 'Es kommen noch: {{animals}} Tiere, {{events}} Ereignisse, {{cards}} Karten.',
  rain: 'Ernte: 10 und 5',
  alarm: 'vier Lager',
  'to win': 'gewinnt mit vier Lagern am Ende dieser Runde',
  out: 'ausgeschieden',
  lasting: 'in dieser Runde {{cards}}',
} satisfies Translation<typeof english>;
