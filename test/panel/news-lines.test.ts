import { describe, expect, it } from 'vitest';
import { newsLines } from '../../src/panel/news-lines.ts';

const SINCE = { from: 3, own: null };
const FOUGHT = [
  '🎲 🐦 Heron rolls 1, 6, 4: one wound.',
  '🎲 🌿 Fern rolls 2: no wounds.',
  '🩹 Wounded: 🌿 Fern’s member 2.',
  '🏅 🐦 Heron wins the fight and takes 1 food.',
  '❄️ Snow covers 11 more tiles; 22 tiles are left.',
  '**Turn 5.** 🔥 Ember goes first.',
];

/** What is read at once of lines, after an answer or by who comes back. */
const told = (settled: readonly string[] | null, lines: readonly string[]) =>
  newsLines({ settled, lines: () => lines, since: SINCE }, null);

describe('the news on a panel', () => {
  it('say what came of dice, and leave the dice behind the button', () => {
    expect(told([], FOUGHT)).toEqual({
      told: ['✅ 🩹 Wounded: 🌿 Fern’s member 2.', '**Turn 5.** 🔥 Ember goes first.'],
      unsaid: { ...SINCE, count: 6 },
    });
  });

  it('are the newest to who comes back, and below what was just done', () => {
    expect(told(null, FOUGHT).told).toEqual(FOUGHT.slice(-2));
    expect(told(['Chosen: 1 grass.'], FOUGHT).told).toEqual([
      '✅ Chosen: 1 grass.',
      '**Turn 5.** 🔥 Ember goes first.',
    ]);
    expect(told(null, [...FOUGHT.slice(3), ...FOUGHT.slice(0, 1)]).told).toEqual(FOUGHT.slice(-2));
  });

  it('are what was just done alone where that is long, and the newest, too', () => {
    const long = `🔥 Ember: ${'⚔️2 3b → 5b, '.repeat(12)}sets up camp.`;
    expect(told([], [long, '❄️ Snow.', long])).toEqual({
      told: [`✅ ${long}`],
      unsaid: { ...SINCE, count: 3 },
    });
    expect(told(null, [long, long]).told).toEqual([long]);
  });

  it('are dice where there is nothing else, or room for all', () => {
    expect(told([], FOUGHT.slice(1, 3))).toEqual({
      told: ['✅ 🎲 🌿 Fern rolls 2: no wounds.', '🩹 Wounded: 🌿 Fern’s member 2.'],
      unsaid: null,
    });
    const dice = [...FOUGHT.slice(0, 2), ...FOUGHT.slice(0, 1)];
    expect(told(null, dice).told).toEqual(dice.slice(1));
  });
});
