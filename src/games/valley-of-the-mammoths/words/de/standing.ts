import type { Translation } from '../../../../language/say.ts';
import type { standing as english } from '../en/standing.ts';

/** Was ein Stamm hat und wie ein Spiel ausging. */
export const standing = {
  'so far': '⛺ {{camps}} von {{needed}} zum Sieg · {{people}} · {{food}}.',
  has: '👥 {{seat}}: {{people}}, {{camps}}, {{food}}.',
  card: '🃏 **{{card}}**: {{does}}',
  'no cards': '🃏 Keine Karten auf der Hand.',
  'hidden hand': '🃏 {{cards}} auf der Hand, die nur dieser Stamm kennt.',
  counters: '🪬 Gegenzauber höbe auf: {{cards}}.',
  omens: '🔮 Das Omen wendete ab: {{events}}.',
  track: '🐾 Der Fährtenleser führte: {{track}}.',
  wins: {
    camps: '🏆 {{seat}} ({{who}}) hielt {{needed}} Lager eine ganze Runde und gewinnt!',
    last: '🏆 {{seat}} ({{who}}) ist der letzte lebende Stamm und gewinnt!',
    limit: '🏆 {{seat}} ({{who}}) steht am Ende der Zeit vorn und gewinnt!',
  },
  nobody: '💀 Niemand ist mehr am Leben: niemand gewinnt.',
  lives: '{{seat}} · {{who}}: {{camps}}, {{people}}, {{food}}',
  out: '{{seat}} · {{who}}: in Runde {{turn}} ausgestorben',
} satisfies Translation<typeof english>;
