/** What the game is called and what it is about. */
export const edition = {
  title: 'Stone Age with the Mammoth Herd',
  blurb:
    'Send your people out to gather, grow and build, feed them all, and tame the herd: most points win.',
} as const;
