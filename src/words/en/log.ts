/** What the house itself adds to the log of a match. */
export const log = {
  'taken back by': '↩️ {{seat}} took the last step back.',
  'taken back by all': '↩️ The table took the last step back.',
  'back to a backup':
    '⏪ **Back to a backup** (no. {{number}}). What was played after this is lost, and secret choices that waited are to be made again. Dice from here on are new ones, of the same seed.',
} as const;
