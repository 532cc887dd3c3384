import type { Translation } from '../../../../../src/language/say.ts';
import type { game as english } from '../en/game.ts';

/** Alles, was das Spiel sagt. */
export const game = {
  title: 'Kiesel',
  blurb: 'Nimm einen Kiesel oder zwei: Wer den letzten nimmt, gewinnt.',
  sides: { red: 'Rot', blue: 'Blau', green: 'Grün', violet: 'Violett' },
  pebbles_one: '{{count}} Kiesel',
  pebbles_other: '{{count}} Kiesel',
  command: 'Nimm Kiesel vom Haufen',
  button: 'Nehmen',
  option: 'Wie viele',
  heap: 'Der Haufen',
  rules: 'Wer dran ist, nimmt einen Kiesel oder zwei. Wer den letzten nimmt, gewinnt.',
  question: 'Wie viele nimmst du?',
  left: 'Auf dem Haufen: {{pebbles}}.',
  take: '{{pebbles}} nehmen',
  took: '{{side}} nimmt {{pebbles}}.',
  turn: 'Zug {{turn}}',
  won: '🏆 {{side}} ({{who}}) nahm den letzten Kiesel.',
  lost: '{{side}}: {{who}}.',
} satisfies Translation<typeof english>;
