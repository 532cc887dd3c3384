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
  it('say who won, and leave dice behind the button', () => {
    expect(told([], FOUGHT)).toEqual({
      told: ['✅ 🩹 Wounded: 🌿 Fern’s member 2.', FOUGHT[3]],
      unsaid: { ...SINCE, count: 6 },
    });
    expect(told(null, FOUGHT).told).toEqual([FOUGHT[3], FOUGHT[5]]);
    const left = '⚔️ Conflict on A2: 2 🔥 Ember, 2 🐦 Heron → nobody.';
    const begun = '⚔️ 🔥 Ember starts a fight with 🌿 Fern on D4.';
    expect(told(null, [left, begun, ...FOUGHT]).told).toEqual([left, FOUGHT[3]]);
    const numbered = FOUGHT.map((line) => `① ${line}`);
    expect(told([], numbered).told[1]).toBe(numbered[3]);
  });

  it('are the newest where nobody fought, and below what was just done', () => {
    const quiet = FOUGHT.filter((line) => !line.startsWith('🏅'));
    expect(told(null, quiet).told).toEqual(FOUGHT.slice(-2));
    expect(told(['Chosen: 1 grass.'], quiet).told).toEqual([
      '✅ Chosen: 1 grass.',
      '**Turn 5.** 🔥 Ember goes first.',
    ]);
  });

  it('are not cut for dice that are left out', () => {
    const dice = `🎲 ${'🐦 Heron 4 – 🌿 Fern 2; '.repeat(8)}`;
    expect(told(null, [...FOUGHT.slice(4), dice]).told).toEqual(FOUGHT.slice(4));
  });

  it('are what was just done alone where that is long, and the newest, too', () => {
    const long = `🔥 Ember: ${'⚔️2 3b → 5b, '.repeat(12)}sets up camp.`;
    expect(told([], [long, '❄️ Snow.', long])).toEqual({
      told: [`✅ ${long}`],
      unsaid: { ...SINCE, count: 3 },
    });
    expect(told(null, [long, long]).told).toEqual([long]);
    expect(told([], [long, ...FOUGHT]).told).toEqual([`✅ ${long}`, FOUGHT[3]]);
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
