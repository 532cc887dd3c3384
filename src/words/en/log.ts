/** What the app itself adds to the log of a match. */
export const log = {
  'taken back by': '↩️ {{seat}} took the last step back.',
  'taken back by all': '↩️ The table took the last step back.',
  'back to a backup':
    '⏪ **Restored from a backup** (no. {{number}}). What was played after this is lost, and secret choices that were waiting have to be made again. From here on the dice are new, from the same seed.',
} as const;
