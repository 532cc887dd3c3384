/** What the commands of the table answer: `/next`, `/log`, `/rules`. */
export const table = {
  'nothing waits': 'Nothing is waiting for you. Enjoy the fire. 🔥',
  /** What others have put to somebody in a match. */
  'is put': '{{place}}: {{what}}',
  'lost seat':
    '🤖 A computer player has {{seat}} now. **{{button}}**, below my newest post there, makes it yours again.',
  waits: '{{seat}} in {{place}}: {{question}} · asked {{when}}',
  'more wait_one': '… and {{count}} more. These have waited longest.',
  'more wait_other': '… and {{count}} more. These have waited longest.',
  page: '-# Page {{page}} of {{pages}}',
  card: 'Card {{nth}} of {{of}}',
  here: 'What you can do here',
  chapters: 'Pick a chapter below, or press **Search** to look for a word.',
  'which words': 'Which words?',
  'all words': 'Finds passages that have all of them.',
  'which chapter': 'Which chapter?',
  found: 'What the rules say about **{{words}}**:',
  'nothing found':
    'The rules say nothing about **{{words}}**. Try another word, or pick a chapter below.',
  'more found_one': '… and {{count}} more passage. Another word narrows it down.',
  'more found_other': '… and {{count}} more passages. Another word narrows it down.',
  'more lines_one': '… and {{count}} more line: /log',
  'more lines_other': '… and {{count}} more lines: /log',
  'more answers_one': '… and {{count}} more',
  'more answers_other': '… and {{count}} more',
  'chapter goes on': '-# The chapter goes on: choose it in the list below.',
  note: '📝 {{note}}\n-# Only you see it, here and behind **More …** on your panel. `/note` with `forget` deletes it.',
  'no note':
    'You have no note about this match. `/note text: …` keeps what you want to remember; only you see it.',
  'note gone': 'Your note is gone.',
} as const;
