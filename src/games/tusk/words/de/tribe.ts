import type { Translation } from '../../../../language/say.ts';
import type { tribe as english } from '../en/tribe.ts';

/** Was ein Stamm in seinem Zug tut. */
export const tribe = {
  does: '{{seat}} {{doings}}.',
  'does nothing': '{{seat}} tut in dieser Runde nichts.',
  'is done': '{{seat}} ist fertig.',
  grows: 'holt für {{price}} Mitglied {{member}} auf {{place}} dazu',
  'grows for free': 'holt kostenlos Mitglied {{member}} auf {{place}} dazu',
  'leads the hunt_one': 'führt die Jagd mit Mitglied {{numbers}} an',
  'leads the hunt_other': 'führt die Jagd mit den Mitgliedern {{numbers}} an',
  'sends hunting_one': 'schickt Mitglied {{numbers}} auf die Jagd',
  'sends hunting_other': 'schickt die Mitglieder {{numbers}} auf die Jagd',
  recovers_one: 'bringt Mitglied {{numbers}} wieder auf die Beine',
  recovers_other: 'bringt die Mitglieder {{numbers}} wieder auf die Beine',
  gathers: 'sammelt {{goods}}',
  crafts: 'verarbeitet {{goods}} zu {{food}}',
  moves: 'zieht {{ways}}',
  way_one: 'mit Mitglied {{numbers}} nach {{place}}',
  way_other: 'mit den Mitgliedern {{numbers}} nach {{place}}',
  'there and back': 'geht hin und zurück',
} satisfies Translation<typeof english>;
