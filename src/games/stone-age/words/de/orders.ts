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
  preferences: {
    title: 'Rest meiner Leute',
    about:
      'Jedes Mal gehen deine Leute zum ersten davon, das frei ist; ohne Zahl so viele wie möglich.',
  },
  feed: {
    title: 'Wo Nahrung fehlt',
    buy: 'zahle ich mit dem, was ich am wenigsten brauche',
    plenty: 'zahle ich mit dem, wovon ich am meisten habe',
    hunger: 'hungern meine Leute',
  },
  tools: {
    title: 'Nach meinem Wurf',
    none: 'nehme ich keine Werkzeuge',
    most: 'nehme ich die, die am meisten bringen',
    all: 'ebenso, auch Einmal-Werkzeuge',
  },
  die: {
    title: 'Von den Würfeln für alle nehme ich',
    highest: 'den höchsten',
    lowest: 'den niedrigsten',
  },
  bonus: { title: 'Vom Plättchen der Herde', first: 'nehme ich die erste Zeile' },
  tame: {
    title: 'Wo die Herde ist',
    none: 'bleibt niemand bei ihr',
    spare: 'bleiben so viele, wie das Essen Nahrung lässt',
    all: 'bleiben so viele, wie ich bezahlen kann',
  },
  act: {
    title: 'Wenn ich handle',
    cards: 'erst sammeln, dann Karten, dann Gebäude',
    buildings: 'erst sammeln, dann Gebäude, dann Karten',
  },
} satisfies Translation<typeof english>;
