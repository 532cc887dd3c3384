/** The form of a whole turn: labels of at most 45 characters, descriptions of 100. */
export const turn = {
  acts: {
    two: 'Two actions, a die each',
    one: 'Your other action',
    empty: 'Which die for what …',
    about: 'In this order. What is left open is asked on the panel.',
    cut: 'In this order. There are more on the panel.',
  },
  grow: {
    label: 'Grow: where do members come?',
    empty: 'Hexes …',
    about: 'If you grow. Several of one hex add up.',
  },
  move: {
    label: 'Move: from, to, how many',
    empty: 'A1 B1 2, C2 C3 1',
    about: 'If you move. Each member moves once.',
  },
  gather: {
    label: 'Gather: from which hexes?',
    empty: 'Hexes …',
    about: 'If you gather and may choose: at most as many hexes as the action takes.',
  },
  last: {
    label: 'Finally',
    empty: 'Goals, villages, events, the end …',
    about: 'After the conflicts, from the top. Unless you end your turn here, you are asked again.',
  },
} as const;
