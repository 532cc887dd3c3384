/** What the game is called and what it is about. */
export const edition = {
  title: 'Rise of Tribes',
  blurb:
    'Grow, move, gather and lead by dice that others left you: the first tribe with {{points}} points wins.',
} as const;
