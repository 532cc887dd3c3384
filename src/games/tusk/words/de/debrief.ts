import type { Translation } from '../../../../language/say.ts';
import type { debrief as english } from '../en/debrief.ts';

/** Was eine erste Partie ergab: was gezählt hat, für wen, und was du als Nächstes versuchen kannst. */
export const debrief = {
  scored: '**Was zählte:** deine {{food}}, dazu {{added}} durch {{card}}: {{worth}}.',
  rival:
    '**Im Vergleich:** {{rival}} hat {{food}}, dazu {{added}} durch {{card}}, und {{theirs}}; du hast {{own}}.',
  next: {
    won: '**Als Nächstes:** Eine ganze Partie geht, bis alles verschneit ist: Wachse früh auf vier Mitglieder.',
    members:
      '**Als Nächstes:** Wachse in den ersten Runden. Jedes Mitglied bringt zwei Aktionen mehr je Runde.',
    card: '**Als Nächstes:** Behalte eine Karte, deren Marken in der Nähe liegen, und sammle sie von Anfang an.',
    food: '**Als Nächstes:** Fang neben Beeren oder Dschungel an, und schick zwei Jäger mit Stöcken.',
  },
} satisfies Translation<typeof english>;
