/** What the commands of the table answer: `/next`, `/log`, `/rules`. */
export const table = {
  'nothing waits': 'Nothing waits for you. Enjoy the fire. 🔥',
  waits: '{{seat}} in {{place}}: {{question}}, asked {{when}}',
  'more wait_one': '… and {{count}} more. These have waited longest.',
  'more wait_other': '… and {{count}} more. These have waited longest.',
  page: '-# Page {{page}} of {{pages}}',
  chapters: 'Say which chapter: `/rules chapter: …`',
  'more lines_one': '… and {{count}} more line: /log',
  'more lines_other': '… and {{count}} more lines: /log',
} as const;
