import { describe, expect, it } from 'vitest';
import { playAndKeep } from '../../src/ai/playout.ts';
import { randomPlayer } from '../../src/ai/random.ts';
import { digest } from '../../src/engine/digest.ts';
import { fingerprint } from '../../src/engine/fingerprint.ts';
import { namedSeed, tryLaws } from '../../src/engine/laws.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { makeRecord, verifyRecord } from '../../src/engine/record.ts';
import { item } from '../../src/parts/item.ts';
import { CONTENT } from './steading/content.ts';
import { STEADING } from './steading/rules.ts';

describe('the contract carries what the next games need', () => {
  it('also in matches of an older version of its content', () => {
    const trial = {
      name: 'older',
      config: STEADING.config({}),
      seats: 3,
      longest: 2000,
      thoroughness: 0.1,
    };
    expect(tryLaws({ ...STEADING, rules: 1 }, trial)).toEqual([]);
    const without = { ...STEADING, content: { 1: CONTENT[1] } };
    expect(tryLaws(without, trial).map(({ law }) => law)).toContain('the rules have their content');
  });

  it('and a leak by asking only who could answer would be found', () => {
    const telling: typeof STEADING = {
      ...STEADING,
      decisions: (state) =>
        STEADING.decisions(state).filter(
          ({ kind, seat }) => kind !== 'order' || item(state.hands, seat) === 'storm',
        ),
    };
    const trial = {
      name: 'telling',
      config: STEADING.config({}),
      seats: 6,
      longest: 2000,
      thoroughness: 1,
    };
    expect(tryLaws(telling, trial).map(({ law }) => law)).toContain('the leak law: decisions');
  });
});

describe('a match keeps the content that it began with', () => {
  /** A whole match of a version, and its record. */
  const recorded = (rules: 1 | 2) => {
    const seed = namedSeed(`steading ${rules}`);
    const random = namedRandom('players');
    const players = [randomPlayer, randomPlayer, randomPlayer];
    const game = { ...STEADING, rules };
    const { entered, last } = playAndKeep(game, {
      seed,
      seats: 3,
      config: STEADING.config({}),
      players,
      random,
    });
    const entries = entered.map(({ entry, match }) => ({ entry, digest: digest(match.state) }));
    const [content, outcome] = [fingerprint(STEADING, rules), STEADING.outcome(last.state)];
    const match = {
      rules,
      content,
      seats: 3,
      config: STEADING.config({}),
      seed,
      salt: seed,
      entries,
      outcome,
    };
    return { last: last.state, record: makeRecord('steading', match) };
  };
  const [older, newer] = [recorded(1), recorded(2)];

  it('while others begin with the newest', () => {
    expect(older.last).toMatchObject({ rules: 1, round: 3 });
    expect(newer.last).toMatchObject({ rules: 2, round: 2 });
    for (const { record } of [older, newer]) {
      expect(verifyRecord(STEADING, record)).toMatchObject({ ok: true });
    }
    expect(fingerprint(STEADING, 1)).not.toBe(fingerprint(STEADING, 2));
  });

  it('and is refused where that is not here, or is another by now', () => {
    const changed = { ...STEADING, content: { ...CONTENT, 1: { ...CONTENT[1], feast: 2 } } };
    const gone = { ...STEADING, content: { 2: CONTENT[2] } };
    for (const [game, sentence] of [
      [changed, /^The match was played with other content: version 1 of the rules had the finger/],
      [gone, /^The record needs rules version 1; this is 2\.$/],
    ] as const) {
      expect(verifyRecord(game, older.record)).toMatchObject({
        ok: false,
        refusal: { entry: null, sentence: expect.stringMatching(sentence) },
      });
      expect(verifyRecord(game, newer.record)).toMatchObject({ ok: true });
    }
  });

  it('a record from before there were fingerprints is of what its version has always had', () => {
    const { content, ...record } = older.record;
    expect(content).toMatch(/^[0-9a-f]{64}$/);
    expect(verifyRecord(STEADING, record)).toMatchObject({ ok: true });
  });

  it('which is told by what it says, in whatever order', () => {
    const same = { 1: Object.fromEntries(Object.entries(CONTENT[1]).toReversed()) };
    expect(fingerprint({ content: same }, 1)).toBe(fingerprint(STEADING, 1));
    expect(fingerprint({ content: { 2: CONTENT[1] } }, 2)).not.toBe(fingerprint(STEADING, 1));
    expect(fingerprint(STEADING, 3)).toBeNull();
  });
});
