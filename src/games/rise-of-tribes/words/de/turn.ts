import type { Translation } from '../../../../language/say.ts';
import type { turn as english } from '../en/turn.ts';

/** Das Formular für einen ganzen Zug. */
export const turn = {
  acts: {
    two: 'Zwei Aktionen, je ein Würfel',
    one: 'Deine andere Aktion',
    empty: 'Welcher Würfel wofür …',
    about: 'In dieser Reihenfolge. Was hier offen bleibt, fragt die Übersicht.',
    cut: 'In dieser Reihenfolge. Mehr davon in der Übersicht.',
  },
  grow: {
    label: 'Wachsen: Auf welchen Feldern?',
    empty: 'Felder …',
    about: 'Falls du wächst. Mehrere Mengen auf einem Feld werden zusammengezählt.',
  },
  move: {
    label: 'Ziehen: von, nach, wie viele',
    empty: 'A1 B1 2, C2 C3 1',
    about: 'Falls du ziehst. Jedes Mitglied zieht einmal.',
  },
  gather: {
    label: 'Sammeln: Von welchen Feldern?',
    empty: 'Felder …',
    about: 'Falls du sammelst und wählen darfst: höchstens so viele, wie die Aktion nimmt.',
  },
  last: {
    label: 'Zum Schluss',
    empty: 'Ziele, Dörfer, Ereignisse, das Ende …',
    about:
      'Nach den Kämpfen, von oben an. Beendest du den Zug hier nicht, wirst du wieder gefragt.',
  },
} satisfies Translation<typeof english>;
