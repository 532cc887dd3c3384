/** What a first match came to: what scored, for whom, and what to try next. */
export const debrief = {
  scored: '**What scored:** your {{food}}, and {{added}} more from {{card}}: {{worth}}.',
  rival:
    '**Side by side:** {{rival}} has {{food}}, {{added}} more from {{card}}, and {{theirs}}; you have {{own}}.',
  next: {
    won: '**Next:** a whole match runs until all is snow: grow to four members early.',
    members: '**Next:** grow in your first turns. Each member is two more actions a turn.',
    card: '**Next:** keep a card whose tokens lie near you, and gather them from the start.',
    food: '**Next:** begin beside berries or jungle, and send two hunters with sticks.',
  },
} as const;
