/** What stands on pictures for one reader alone: what it missed, what it holds. */
export const pictures = {
  'what happened': 'What happened',
  'more before': '… and {{more}} more before that.',
  hand: 'Goals in hand',
  secret: 'for your eyes only',
  open: 'open to all',
  /** How near a goal is. */
  ready: 'ready',
  'goal in words': '{{name}} ({{near}})',
  lacks: 'lacks {{what}}',
} as const;
