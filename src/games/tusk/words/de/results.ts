import type { Translation } from '../../../../language/say.ts';
import type { results as english } from '../en/results.ts';

/** Was aus einer Wahl wird, darunter in einer Liste: höchstens 100 Zeichen. */
export const results = {
  grow: 'es darf sofort handeln; danach hast du {{food}}',
  lead: 'du führst die Jagd an: Fällt das Mammut, teilst du das Fleisch aus',
  follow: '{{seat}} führt die Jagd an',
  'last action': 'seine letzte Aktion in dieser Runde',
  'actions left_one': 'danach bleibt ihm {{count}} Aktion',
  'actions left_other': 'danach bleiben ihm {{count}} Aktionen',
  crafted: 'danach hast du {{goods}}',
  gathered: 'danach hast du {{goods}}; dort noch {{left}}',
  dice: 'Würfel: du {{own}}, {{others}}',
  'dice of': '{{tribe}} {{dice}}',
  sticks: '+{{count}} auf jeden deiner Würfel',
  grass: '−{{count}} auf jeden Würfel gegen dich',
  stones: {
    fight_one: '{{count}} Wunde mehr, wenn du triffst',
    fight_other: '{{count}} Wunden mehr, wenn du triffst',
    hunt_one: '{{count}} Nahrung mehr, wenn du triffst',
    hunt_other: '{{count}} Nahrung mehr, wenn du triffst',
  },
  'nothing used': 'deine Würfel zählen, wie sie fallen',
  stay: 'noch eine Runde: Du greifst an, dann schlägt das Mammut zurück',
} satisfies Translation<typeof english>;
