import type { Translation } from '../../../../language/say.ts';
import type { heading as english } from '../en/heading.ts';

/** Wie eine Partie steht: `Runde 3 · Kampf auf D5`. */
export const heading = {
  setup: 'Aufbau',
  'setup at': 'Aufbau · {{stage}}',
  'turn of': 'Runde {{turn}} von {{last}}',
  turn: 'Runde {{turn}}',
  at: '{{turn}} · {{stage}}',
  over: 'Ende · Runde {{turn}}',
  stages: {
    placing: '{{seat}} betritt das Land',
    drafting: '{{seat}} wählt eine Karte',
    tribe: '{{seat}} ist am Zug',
    fight: 'Kampf auf {{place}}',
    hunt: 'Jagdrunde {{round}}',
    roaming: 'dem Mammut ausweichen',
    over: 'Ende',
  },
} satisfies Translation<typeof english>;
