import type { Translation } from '../../../../language/say.ts';
import type { calls as english } from '../en/calls.ts';

/** Wozu ein Stamm vor allen gerufen wird, nach seinem Namen und einem Doppelpunkt: höchstens 80 Zeichen. */
export const calls = {
  place: 'Schick deine Leute los, Runde {{round}}',
  act: 'Deine Leute handeln, Runde {{round}}',
  plan: 'Sag, in welcher Reihenfolge deine Leute handeln',
  pay: 'Wähle, womit du bezahlst',
  tools: 'Wähle Werkzeuge für deine Würfel',
  tame: 'Wer soll die Herde zähmen?',
  any: 'Wähle Rohstoffe',
  die: 'Nimm einen der Würfel für alle',
  bonus: 'Wähle, was die Herde bringt',
  feed: 'Das Essen reicht nicht für alle: Zahl, oder lass sie hungern',
} satisfies Translation<typeof english>;
