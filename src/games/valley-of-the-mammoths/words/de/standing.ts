import type { Translation } from '../../../../language/say.ts';
import type { standing as english } from '../en/standing.ts';

/** Was ein Stamm hat und wie ein Spiel ausging. */
export const standing = {
  'so far': '⛺ {{camps}} von {{needed}} zum Sieg · {{people}} · {{food}}.',
  has: '👥 {{seat}}: {{people}}, {{camps}}, {{food}}.',
  card: '🃏 **{{card}}**: {{does}}',
  'no cards': '🃏 Keine Karten auf der Hand.',
  'hidden hand': '🃏 {{cards}} auf der Hand, die nur dieser Stamm kennt.',
  counters: '🪬 Gegenzauber hebt auf: {{cards}}.',
  omens: '🔮 Das Omen wendet ab: {{events}}.',
  track: '🐾 Der Fährtenleser führt: {{track}}.',
  wins: {
    camps: '🏆 {{winner}} hat {{needed}} Lager eine ganze Runde gehalten und gewinnt!',
    last: '🏆 {{winner}} ist der letzte lebende Stamm und gewinnt!',
    limit: '🏆 {{winner}} steht am Ende vorn und gewinnt!',
  },
  nobody: '💀 Niemand lebt mehr: Es gewinnt niemand.',
  lives: '{{camps}}, {{people}}, {{food}}',
  out: 'in Runde {{turn}} ausgestorben',
} satisfies Translation<typeof english>;
