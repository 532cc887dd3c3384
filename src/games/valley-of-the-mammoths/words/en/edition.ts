/** What the game is called and what it is about. */
export const edition = {
  title: 'Valley of the Mammoths',
  blurb:
    'Lead a tribe through summers and winters, among mammoths and wolves: whoever holds {{camps}} camps for a whole turn wins.',
} as const;
