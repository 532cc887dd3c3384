import type { Translation } from '../../../../../src/language/say.ts';
import type { commands as english } from '../en/commands.ts';

/** Die Befehle: was jeder tut, was man dazu angibt, und ein kurzes Wort für den Knopf. */
export const commands = {
  guard: {
    does: 'Sag, wer heute Nacht eins deiner Tore bewacht',
    button: 'Bewachen',
    gate: 'Welches Tor',
    by: 'Wer dort wacht',
  },
  send: {
    does: 'Schick Helfer Stroh holen; je zwei davon sind ein Esser mehr',
    button: 'Schicken',
    workers: 'Wer geht, durch Kommas getrennt',
  },
  place: {
    does: 'Schick deinen Ältesten an einen Platz, auf ein Feld oder zu einer Karte',
    button: 'Losgehen',
    at: 'Wohin er geht',
  },
  feed: { does: 'Mach deine Leute satt', button: 'Versorgen' },
  bid: { does: 'Biete heimlich um die Gunst des Häuptlings', button: 'Bieten' },
  order: {
    does: 'Sag, was geschehen soll, wenn das nächste Mal jemand anders feiert',
    button: 'Auftrag',
    card: 'Die Karte, die dann gespielt wird',
  },
  amount: 'Wie viel davon: {{kind}}',
} satisfies Translation<typeof english>;
