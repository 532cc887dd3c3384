import type { Translation } from '../../../../language/say.ts';
import type { story as english } from '../en/story.ts';

/** Wie eine beendete Partie in Bildern erzählt wird. */
export const story = {
  camps: 'Die ersten Lager',
  moves: 'Tiere und Stämme ziehen',
  fate: 'Kämpfe und Nahrung',
  over: 'Vorbei',
  wins: {
    camps: '{{seat}} hält {{camps}} und gewinnt mit {{people}}.',
    last: '{{seat}} ist der letzte Stamm im Tal und gewinnt mit {{people}}.',
    limit: '{{seat}} steht vorn und gewinnt: {{camps}}, {{people}}.',
  },
  nobody: 'Das Tal gehört wieder den Tieren.',
  farewell: 'Nach {{turns}}: {{end}} Hier ist die ganze Geschichte, noch einmal zum Ansehen.',
  turns_one: '{{count}} Runde',
  turns_other: '{{count}} Runden',
} satisfies Translation<typeof english>;
