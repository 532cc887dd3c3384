import type { Translation } from '../../../../language/say.ts';
import type { heading as english } from '../en/heading.ts';

/** Wo eine Partie steht: `Runde 3 · 🔥 Fackel handelt`. */
export const heading = {
  round: 'Runde {{round}} · {{stage}}',
  'round of': 'Runde {{round}} von {{last}} · {{stage}}',
  over: 'Das Ende · Runde {{round}}',
  stages: {
    placing: '{{seat}} schickt Leute los',
    acting: '{{seat}} handelt',
    rolling: '{{seat}} und die Werkzeuge',
    taming: '{{seat}} und die Herde',
    choosing: '{{seat}} wählt Rohstoffe',
    sharing: 'Würfel für alle',
    herd: 'die Herde wird gezähmt',
    feeding: 'das Essen',
  },
} satisfies Translation<typeof english>;
