import type { Translation } from '../../../../language/say.ts';
import type { commands as english } from '../en/commands.ts';

/**
 * Die Befehle: was sie tun und was sie wissen wollen, höchstens 100 Zeichen, bei Mengen 45; und ein kurzes Wort für
 * ihren Knopf. `values` ist, was man dazu eintippt.
 */
export const commands = {
  values: { first: 'erste', all: 'zweite', 'of choice': '{{line}} {{good}}' },
  amount: 'Wie viel {{good}}',
  place: {
    does: 'Schickt Leute an einen Ort, zu einer Karte oder einem Gebäude',
    button: 'Leute schicken',
    at: 'Wohin sie gehen',
    people: 'Wie viele, wo mehr als eine Zahl möglich ist',
    asks: 'Wie viele gehen?',
  },
  act: {
    does: 'Sammelt mit Würfeln oder nutzt einen Ort im Dorf',
    button: 'Handeln',
    at: 'Ein Ort, an dem du Leute hast',
  },
  all: {
    does: 'Handelt überall, wo es nichts kostet, zuerst im Dorf',
    button: 'Alles Übrige',
  },
  plan: {
    does: 'Sagt, was all deine Leute der Reihe nach tun',
    button: 'Eigene Reihenfolge',
    acts: 'Orte in deiner Reihenfolge: Jagd, Karte 2 auslassen',
  },
  buy: {
    does: 'Bezahlt eine Karte oder ein Gebäude mit dem, was du am wenigsten brauchst',
    button: 'Kaufen',
    at: 'Eine Karte oder ein Gebäude, wo du jemanden hast',
  },
  choose: {
    does: 'Bezahlt eine Karte oder ein Gebäude mit dem, was du gleich wählst',
    button: 'Bezahlung wählen',
    at: 'Eine Karte oder ein Gebäude, wo du jemanden hast',
  },
  leave: {
    does: 'Lässt eine Karte oder ein Gebäude liegen; deine Person geht heim',
    button: 'Auslassen',
    at: 'Eine Karte oder ein Gebäude, wo du jemanden hast',
  },
  pay: { does: 'Sagt, womit du bezahlst', button: 'Bezahlen' },
  tools: {
    does: 'Gibt deinen Würfeln Werkzeuge dazu oder keins',
    button: 'Werkzeuge',
    use: 'Welche Werkzeuge, nach ihrem Wert',
  },
  tame: {
    does: 'Schickt Leute, die bei der Herde gesammelt haben, auf ihr Plättchen',
    button: 'Zähmen',
    people: 'Wie viele, für je 1 Nahrung; 0 für niemanden',
  },
  take: { does: 'Nimmt Rohstoffe nach Wahl', button: 'Nehmen' },
  pick: {
    does: 'Nimmt einen der Würfel für alle',
    button: 'Würfel nehmen',
    die: 'Welchen, nach dem, was er zeigt',
  },
  bonus: {
    does: 'Nimmt eine Zeile vom Plättchen der Herde',
    button: 'Bonus',
    line: 'Welche Zeile, mit dem Rohstoff, wenn du ihn wählen darfst',
  },
  feed: {
    does: 'Macht alle, die keine Nahrung haben, mit deinen billigsten Rohstoffen satt',
    button: 'Satt machen',
  },
  mix: {
    does: 'Lässt dich wählen, womit du Nahrung oder das Zähmen bezahlst',
    button: 'Bezahlung wählen',
  },
  hunger: {
    does: 'Lässt deine Leute hungern und kostet {{hunger}} Punkte',
    button: 'Hungern',
  },
} satisfies Translation<typeof english>;
