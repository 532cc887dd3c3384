/** What a first match came to: what scored, for whom, and what to try next. */
export const debrief = {
  scored: '**What scored:** {{parts}}.',
  behind: '**Side by side:** {{rival}} had {{theirs}} from {{part}}, you {{own}}.',
  ahead: '**Side by side:** you had {{own}} from {{part}}, {{rival}} {{theirs}}.',
  of: {
    villages: 'villages',
    goals: 'goals',
    beasts: 'beasts',
    altar: 'the Altar',
    chieftain: 'the Chieftain',
    invaders: 'the Invaders',
    elders: 'elders',
  },
  won: '**Next:** a whole match goes to {{points}}: the second and third village decide it.',
  next: {
    villages: '**Next:** gather for a village from the start: each scores every turn after.',
    goals: '**Next:** lead once or twice early, and choose hexes by the goals you hold.',
    beasts: '**Next:** bring members to the Mammoth or the Tiger: a die is all it takes.',
    altar: '**Next:** buy the Altar once it is cheap: spare members become points.',
    chieftain: '**Next:** resources that you do not need now are a bid for the Chieftain.',
    invaders: '**Next:** meet the Invaders with more than they are, in your own turn.',
    elders: '**Next:** attack villages where an elder lives.',
  },
} as const;
