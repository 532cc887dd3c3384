/** What stands on pictures for one reader alone: what it missed, what it holds. */
export const pictures = {
  'what happened': 'What happened',
  'more before': '… and {{more}} more before that.',

  hand: 'Your hand',
  secret: 'for your eyes only',
  'what counts': 'What counts for your tribe',
  /** Each of these has its points beside it. */
  track_one: 'Score track ({{count}} building)',
  track_other: 'Score track ({{count}} buildings)',
  /** Different symbols, so many, multiplied by themselves. */
  set_one: 'Set of {{count}}: {{count}} × {{count}}',
  set_other: 'Set of {{count}}: {{count}} × {{count}}',
  'set in words': 'set of {{symbols}}: {{count}} × {{count}}, {{points}}',
  times: '{{crafts}} × {{what}}',
  tools: 'tools worth {{value}}',
  left: '{{resources}} left',
  'most tiles': 'Herd: {{tiles}}, most',
  'not most tiles': 'Herd: {{tiles}}, not most',
  'counted in words': '{{what}}: {{points}}',
  /** Cards drawn unseen by all others. */
  'only you know': 'Only you know:',
  'known to you in words': 'only you know {{cards}}',
  'as it stands': 'if the match ended now',
  'at the end': 'at the end',
} as const;
