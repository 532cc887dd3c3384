import type { Translation } from '../../../../language/say.ts';
import type { calls as english } from '../en/calls.ts';

/** Wozu ein Stamm vor allen gerufen wird, nach seinem Namen und einem Doppelpunkt: höchstens 80 Zeichen. */
export const calls = {
  place: 'schick deine Leute los, Runde {{round}}',
  act: 'deine Leute handeln, Runde {{round}}',
  plan: 'sag, in welcher Reihenfolge deine Leute handeln',
  pay: 'wähle, womit du bezahlst',
  tools: 'wähle Werkzeuge für deine Würfel',
  tame: 'schick Leute zum Zähmen der Herde, oder niemanden',
  any: 'wähle Rohstoffe',
  die: 'nimm einen der Würfel für alle',
  bonus: 'wähle, was die Herde bringt',
  feed: 'nicht alle haben zu essen: bezahle, oder hungere',
} satisfies Translation<typeof english>;
