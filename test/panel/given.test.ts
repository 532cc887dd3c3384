import { expect, it } from 'vitest';
import { resultLines, settledBy } from '../../src/panel/given.ts';
import { SHELF } from '../../src/games/index.ts';
import type { AnswerResult } from '../../src/match/play/answer.ts';
import type { Table } from '../../src/presentation/table.ts';
import { appSpeech } from '../../src/words/index.ts';

const speech = appSpeech('en');
const [edition] = SHELF.values();
if (edition === undefined) throw new Error('The shelf is empty.');
const table: Table = {
  matchName: 'Tusk! #1',
  seats: ['Ash', 'Birch'].map((name) => ({ name, mention: `@${name}`, computer: false })),
};
const loaded = { edition, table };

const gathered = {
  event: { type: 'gathered', seat: 0, member: 1, at: { q: 0, r: 0 }, good: 'stone' },
} as const;

it('says what is settled by an answer of which nothing else is told', () => {
  const given = { decision: 'a', choice: 'b', label: 'Use 2 grass', piece: null };
  const settled = (came: AnswerResult): string[] =>
    settledBy(loaded, 0, { given: [given], results: [came], after: 3 }, speech);
  expect(settled({ as: 'owed', told: [] })).toEqual(['Chosen: Use 2 grass.']);
  expect(settled({ as: 'order', told: [] })).toEqual([
    'Use 2 grass. This stands until you change it.',
  ]);
  // The next question goes on from it.
  expect(settled({ as: 'part', told: [] })).toEqual([]);
  // The panel says so itself, for as long as it is so.
  expect(settled({ as: 'sealed', told: [] })).toEqual([]);
  expect(settled({ as: 'owed', told: [gathered] })).toEqual([]);
  const both = { given: [given, given], after: 3 };
  const results = [
    { as: 'owed', told: [gathered] },
    { as: 'owed', told: [] },
  ] as const;
  expect(resultLines(loaded, 0, { ...both, results }, speech)).toEqual([
    expect.stringMatching(/^✅ 🔥 Ember gathers 1 stone\.$/u),
    'Chosen: Use 2 grass.',
  ]);
});
