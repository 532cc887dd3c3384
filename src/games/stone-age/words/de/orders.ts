import type { Translation } from '../../../../language/say.ts';
import type { orders as english } from '../en/orders.ts';

/** Was man ein für alle Mal sagen kann, bevor man gefragt wird. */
export const orders = {
  reasons: {
    full: 'dort ist für dich kein Platz mehr',
    few: 'dafür hast du zu wenige Leute übrig',
  },
  card: 'die erste freie Karte',
  building: 'das erste freie Gebäude',
  'at most': '{{place}}, höchstens {{most}}',
  place: { title: 'Zuerst schicke ich Leute hierhin' },
  else: { title: 'Danach, oder stattdessen' },
  feed: {
    title: 'Wo Nahrung fehlt',
    buy: 'zahle ich mit dem, was ich am wenigsten brauche',
    hunger: 'hungern meine Leute',
  },
  tools: { title: 'Nach meinem Wurf', none: 'nehme ich keine Werkzeuge' },
  die: {
    title: 'Von den Würfeln für alle nehme ich',
    highest: 'den höchsten',
    lowest: 'den niedrigsten',
  },
  bonus: { title: 'Vom Plättchen der Herde', first: 'nehme ich die erste Zeile' },
  act: { title: 'Wenn ich handle' },
} satisfies Translation<typeof english>;
