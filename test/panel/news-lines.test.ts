import { describe, expect, it } from 'vitest';
import { newsLines } from '../../src/panel/news-lines.ts';
import { clipAtWord } from '../../src/presentation/clip.ts';
import { type Line, textOf } from '../../src/presentation/line.ts';

const SINCE = { from: 3, own: null };
const line = (kind: Line['kind'], text: string, ...befalls: readonly number[]): Line => ({
  text,
  kind,
  befalls,
  isAsked: false,
});
const FOUGHT = [
  line('dice', '🎲 🐦 Heron rolls 1, 6, 4: one wound.'),
  line('dice', '🎲 🌿 Fern rolls 2: no wounds.'),
  line('outcome', '🩹 Wounded: 🌿 Fern’s member 2.', 2),
  line('won', '🏅 🐦 Heron wins and takes 1 food.', 1),
  line('step', '❄️ Snow: 11 tiles; 22 are left.'),
  line('step', '**Turn 5.** 🔥 Ember goes first.'),
];
const TEXTS = FOUGHT.map(textOf);

/** What is read at once of lines, after an answer or by who comes back. */
const told = (
  settled: readonly string[] | null,
  lines: readonly Line[],
  seat = 0,
  isAsked = true,
) => {
  const said = newsLines(
    { settled, lines: () => lines, since: SINCE },
    { seat, isAsked, hasHint: false },
    null,
  );
  return { ...said, told: said.told.map(textOf) };
};

describe('the news on a panel', () => {
  it('say who won and what came of it, and leave dice behind the button', () => {
    expect(told([], FOUGHT)).toEqual({
      told: ['✅ 🩹 Wounded: 🌿 Fern’s member 2.', TEXTS[3]],
      unsaid: { ...SINCE, count: 6 },
    });
    expect(told(null, FOUGHT).told).toEqual([TEXTS[2], TEXTS[3]]);
    const left = line('won', '⚔️ Conflict on A2: nobody is left.');
    const begun = line('outcome', '⚔️ 🔥 Ember starts a fight with 🌿 Fern on D4.');
    expect(told(null, [left, begun, ...FOUGHT]).told).toEqual([left.text, TEXTS[3]]);
  });

  it('are first what befell the reader, whoever won', () => {
    const won = ['🔥 Ember', '🐦 Heron'].map((who) => line('won', `🏅 ${who} wins the fight.`, 0));
    expect(told(null, [...FOUGHT, ...won], 2).told).toEqual([TEXTS[2], won[1]?.text]);
    expect(told(['Chosen: 1 grass.'], [...FOUGHT, ...won], 2).told).toEqual([
      '✅ Chosen: 1 grass.',
      TEXTS[2],
    ]);
    const long = line('outcome', `🔥 Ember: ${'⚔️2 3b → 5b, '.repeat(12)}sets up camp.`);
    const lost = line(
      'outcome',
      '🩹 The season wounds 🌿 Fern’s members 2 and 3, who lie in the snow.',
      2,
    );
    expect(told([], [long, lost, line('step', '**Turn 5.**')], 2).told).toEqual([
      `✅ ${clipAtWord(long.text, 36)}`,
      clipAtWord(lost.text, 36),
    ]);
  });

  it('leave to the question below what that says as well', () => {
    const aims = {
      ...line('step', '🎯 🌿 Fern sends one against 🐦 Heron.', 1),
      isAsked: true,
    };
    const turn = line('step', '**Turn 5.** 🔥 Ember goes first.');
    expect(told(null, [turn, aims], 1, true)).toEqual({ told: [turn.text], unsaid: null });
    expect(told([], [turn, aims, ...FOUGHT], 1, true)).toEqual({
      told: [`✅ ${turn.text}`, TEXTS[3]],
      unsaid: { ...SINCE, count: 8 },
    });
    expect(told(null, [turn, aims], 1, false)).toEqual({
      told: [turn.text, aims.text],
      unsaid: null,
    });
  });

  it('are the newest where nothing came of anything, and below what was just done', () => {
    const quiet = FOUGHT.filter(({ kind }) => kind === 'step' || kind === 'dice');
    expect(told(null, quiet).told).toEqual(TEXTS.slice(-2));
    expect(told(['Chosen: 1 grass.'], quiet).told).toEqual([
      '✅ Chosen: 1 grass.',
      '**Turn 5.** 🔥 Ember goes first.',
    ]);
  });

  it('are not cut for dice that are left out', () => {
    const dice = line('dice', `🎲 ${'🐦 Heron 4 – 🌿 Fern 2; '.repeat(8)}`);
    expect(told(null, [...FOUGHT.slice(4), dice]).told).toEqual(TEXTS.slice(4));
  });

  it('are what was just done alone where that is long, and the newest, too', () => {
    const long = line('outcome', `🔥 Ember: ${'⚔️2 3b → 5b, '.repeat(12)}sets up camp.`);
    expect(told([], [long, line('outcome', '❄️ Snow.'), long])).toEqual({
      told: [`✅ ${clipAtWord(long.text, 72)}`],
      unsaid: { ...SINCE, count: 3 },
    });
    expect(told(null, [long, long]).told).toEqual([clipAtWord(long.text, 72)]);
    expect(told([], [long, ...FOUGHT]).told).toEqual([`✅ ${clipAtWord(long.text, 36)}`, TEXTS[3]]);
  });

  it('are one line where a hint is given', () => {
    const reader = { seat: 0, isAsked: true, hasHint: true };
    const top = { settled: null, lines: () => FOUGHT, since: SINCE };
    expect(newsLines(top, reader, null).told.map(textOf)).toEqual([TEXTS[3]]);
  });

  it('are dice where there is nothing else, or room for all', () => {
    expect(told([], FOUGHT.slice(1, 3))).toEqual({
      told: ['✅ 🎲 🌿 Fern rolls 2: no wounds.', '🩹 Wounded: 🌿 Fern’s member 2.'],
      unsaid: null,
    });
    const dice = [...FOUGHT.slice(0, 2), ...FOUGHT.slice(0, 1)];
    expect(told(null, dice).told).toEqual(dice.slice(1).map(textOf));
  });
});
