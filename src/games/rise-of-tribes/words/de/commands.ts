import type { Translation } from '../../../../language/say.ts';
import type { commands as english } from '../en/commands.ts';

/** Die Befehle: was jeder tut, was ihre Angaben sind, und ein kurzes Wort für den Knopf. */
export const commands = {
  values: {
    mammoth: 'Mammut',
    hidden: 'verborgen',
    elder: 'Ältester',
    each: 'je eins',
    'hunt-mammoth': 'Mammut jagen',
    'tame-mammoth': 'Mammut zähmen',
    'hunt-tiger': 'Tiger erlegen',
  },
  amount: 'Wie viel {{good}}',
  members: 'Mitglieder auf {{place}}',
  die: 'Welcher Würfel',
  hex: 'Welches Feld',
  pays: 'Womit du zahlst',
  place: {
    does: 'Setzt Mitglieder oder ein Ereignis auf den Plan',
    button: 'Setzen',
    beside: 'Nachbarfeld fürs dritte Mitglied',
  },
  take: { does: 'Nimmt Rohstoffe deiner Wahl', button: 'Nehmen' },
  grow: { does: 'Würfel für Wachsen: neue Mitglieder', button: 'Wachsen' },
  move: { does: 'Würfel für Ziehen: Mitglieder wandern', button: 'Ziehen' },
  gather: { does: 'Würfel für Sammeln: Rohstoffe', button: 'Sammeln' },
  lead: { does: 'Würfel für Führen: neue Ziele', button: 'Führen' },
  beast: { does: 'Würfel für Mammut oder Tiger', button: 'Tier', what: 'Was du tust' },
  push: {
    does: 'Schiebt jemanden von einem Feld, auf dem du die Mehrheit hast',
    button: 'Einschüchtern',
    whom: 'Wessen Mitglied',
    to: 'Auf welches Feld',
  },
  turn: {
    does: 'Dreht einen freien Würfel auf eine andere Seite',
    button: 'Würfel drehen',
    to: 'Auf welche Seite',
  },
  borrow: {
    does: 'Leiht eine Errungenschaft bis zum Ende deines Zugs',
    button: 'Leihen',
    goal: 'Welche',
    from: 'Von wem',
  },
  spread: {
    does: 'Sagt, auf welche Felder Mitglieder kommen oder wo du welche verlierst',
    button: 'Felder wählen',
  },
  go: {
    does: 'Zieht Mitglieder von einem Feld auf ein anderes',
    button: 'Ziehen',
    members: 'Wie viele',
    with: 'Ob das zahme Mammut mitgeht',
  },
  harvest: {
    does: 'Sagt, auf welchen Feldern du sammelst',
    button: 'Sammeln',
    hexes: 'Die Felder: A1, B2',
  },
  exchange: {
    does: 'Legt Ziele unter deinen Stapel, um andere zu ziehen',
    button: 'Zurücklegen',
    goals: 'Die Ziele, in dieser Reihenfolge',
  },
  aim: { does: 'Sagt, wer durch deinen Bogen ein Mitglied verliert', button: 'Bogen' },
  build: {
    does: 'Baut ein Dorf',
    button: 'Bauen',
    how: 'Verborgen oder nicht',
    spare: 'Welchen Rohstoff Kluge Baumeister sparen',
    elder: 'Ob ein Ältester einzieht',
  },
  complete: { does: 'Erfüllt ein Ziel', button: 'Erfüllen', goal: 'Welches Ziel' },
  buy: { does: 'Kauft, was ein Ereignis bietet', button: 'Kaufen', event: 'Welches Ereignis' },
  altar: { does: 'Gibt ein Mitglied und Rohstoffe an deinem Altar', button: 'Altar' },
  trade: {
    does: 'Tauscht einen Rohstoff gegen einen anderen',
    button: 'Tauschen',
    gives: 'Was du gibst',
    takes: 'Was du nimmst',
  },
  bid: {
    does: 'Bietet Rohstoffe für den Häuptling',
    button: 'Bieten',
    goods: 'Wie viele Rohstoffe',
  },
  give: { does: 'Verteilt, was du geboten hast', button: 'Verteilen' },
  done: { does: 'Beendet, was du gerade tust', button: 'Fertig' },
} satisfies Translation<typeof english>;
