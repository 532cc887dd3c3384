/** What stands on pictures for one reader alone: what it missed, what it holds. */
export const pictures = {
  'what happened': 'What happened',
  'more before': '… and {{more}} more before that.',
  hand: 'Goals in progress',
  secret: 'for your eyes only',
  open: 'open to all',
  /** How near a goal is. */
  ready: 'ready in step 5',
  lacks: 'needs {{goods}} more',
  'lacks any': 'needs {{goods}} more of any kind',
  'so far': '{{count}} of {{all}}',
  /** What a goal does or asks for. */
  goals: {
    bow: 'Attacking, it takes 1 of the others before a fight.',
    evasion: 'Defending, your first loss of a fight does not happen.',
    intimidate: 'Once a turn, push 1 stranger out of where you have the majority.',
    wayfarers: 'A step may lead from an edge hex to another of its kind.',
    pathfinder: 'Mountains cost no step.',
    horse: 'Members have two steps.',
    'crafty-builders': 'Villages cost 1 resource less.',
    'hidden-village': 'Once, build where you are not alone; it never falls.',
    pottery: 'Begin a turn with 1 resource if somebody has more than you.',
    basketry: '1 food more of a Gather with a lake.',
    oxen: '1 more of a kind that you gather.',
    'three-lands': 'Control a lake, a forest and a mountain.',
    multitude: '{{count}} members on the map.',
    settled: '{{count}} villages of yours stand.',
    dominion: 'Control {{count}} hexes.',
  },
} as const;
