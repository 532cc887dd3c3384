import { describe, expect, it } from 'vitest';
import { SPOKEN } from '../../src/language/languages.ts';
import { SHELF } from '../../src/games/index.ts';
import { appSpeech } from '../../src/words/index.ts';
import { roomOf, roomsIn } from './rooms.ts';

/** Buttons that stand on posts, which everybody reads in the language of their server. */
const PUBLIC = [
  'play',
  'board',
  'sit',
  'stay',
  'host',
  'start',
  'again',
  'reclaim',
  'stand',
  'accept',
  'decline',
  'counter',
  'withdraw',
  'wait for them',
  'computer answers',
  'safe answer',
] as const;

/** Texts that stand in the thread or on the very post, and so are in its language. */
const BESIDE: readonly string[] = [
  'halts.asleep_one',
  'halts.asleep_other',
  'posts.how to play',
  'posts.no picture',
  'posts.welcome',
  'substitutes.wanted',
];

describe.each(SPOKEN)('a button that everybody reads, in %s', (language) => {
  it('that starts a match is called like nothing in a game', () => {
    const { say } = appSpeech(language);
    const commands = [...SHELF.values()].flatMap((edition) => edition.in(language).commands);
    expect(commands.map(({ button }) => button)).not.toContain(say('buttons.start'));
  });

  it('is named by the words that stand on it, wherever it is spoken of', async () => {
    const { say } = appSpeech(language);
    const labels = PUBLIC.map((button) => say(`buttons.${button}`).replace(/ …$/u, ''));
    const naming: string[] = [];
    for (const room of roomsIn(language)) {
      for (const [name, text] of await roomOf(language, room)) {
        if (labels.some((label) => text.includes(`**${label}**`))) naming.push(name);
      }
    }
    expect(naming.filter((name) => !BESIDE.includes(name))).toEqual([]);
    expect(naming.length).toBeGreaterThan(2);
  });
});
