/** What is said of promises between players. */
export const promises = {
  'to one': '🤞 {{from}} promises {{to}}: “{{text}}”',
  'to all': '🤞 {{from}} promises everybody: “{{text}}”',
  kept: '✅ *kept*',
  broken: '💔 *broken*',
  title: '🤞 **What was promised**',
  'which kept': 'This was kept …',
  'which broken': 'This was broken …',
  made: 'Promised. It binds nobody; when the match is over, those you made it to say whether you kept it.',
  none: 'Nothing has been promised in this match. `/promise text: …` promises something.',
} as const;
