/** What a tribe has, and how a match came out. */
export const standing = {
  'so far': '⛺ {{camps}} of {{needed}} to win · {{people}} · {{food}}.',
  has: '👥 {{seat}}: {{people}}, {{camps}}, {{food}}.',
  card: '🃏 **{{card}}**: {{does}}',
  'no cards': '🃏 No cards in hand.',
  'hidden hand': '🃏 {{cards}} in hand that only this tribe knows.',
  counters: '🪬 Counter-magic would cancel: {{cards}}.',
  omens: '🔮 The Omen would turn away: {{events}}.',
  track: '🐾 The Tracker would lead: {{track}}.',
  wins: {
    camps: '🏆 {{winner}} held {{needed}} camps for a whole turn and wins!',
    last: '🏆 {{winner}} is the last tribe alive and wins!',
    limit: '🏆 {{winner}} stands first when the time is up and wins!',
  },
  nobody: '💀 Nobody is left alive: nobody wins.',
  lives: '{{camps}}, {{people}}, {{food}}',
  out: 'died out in turn {{turn}}',
} as const;
