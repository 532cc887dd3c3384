import { describe, expect, it } from 'vitest';
import { playAndKeep } from '../../src/ai/playout.ts';
import { randomPlayer } from '../../src/ai/random.ts';
import { digest } from '../../src/engine/digest.ts';
import { fingerprint } from '../../src/engine/fingerprint.ts';
import { namedSeed, tryLaws } from '../../src/engine/laws.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { makeRecord, verifyRecord } from '../../src/engine/record.ts';
import { item } from '../../src/parts/item.ts';
import { CAMP, CONTENT } from './camp/game.ts';

describe('the contract carries what the next games need', () => {
  it.each([2, 4, 6])('in matches of %i seats that keep every law', (seats) => {
    for (let match = 0; match < 3; match += 1) {
      const name = `camp ${seats} ${match}`;
      const trial = { name, config: null, seats, longest: 2000, thoroughness: 0.1 };
      expect(tryLaws(CAMP, trial)).toEqual([]);
    }
  });

  it('in matches of an older version of its content, too', () => {
    const trial = { name: 'older', config: null, seats: 3, longest: 2000, thoroughness: 0.1 };
    expect(tryLaws({ ...CAMP, rules: 1 }, trial)).toEqual([]);
    const without = { ...CAMP, content: { 1: CONTENT[1] } };
    expect(tryLaws(without, trial).map(({ law }) => law)).toContain('the rules have their content');
  });

  it('and a leak by asking only who could answer would be found', () => {
    const telling: typeof CAMP = {
      ...CAMP,
      decisions: (state) =>
        CAMP.decisions(state).filter(
          ({ kind, seat }) => kind !== 'order' || item(state.hands, seat),
        ),
    };
    const trial = { name: 'telling', config: null, seats: 6, longest: 2000, thoroughness: 1 };
    expect(tryLaws(telling, trial).map(({ law }) => law)).toContain('the leak law: decisions');
  });
});

describe('a match keeps the content that it began with', () => {
  /** A whole match of a version, and its record. */
  const recorded = (rules: 1 | 2) => {
    const seed = namedSeed(`camp ${rules}`);
    const random = namedRandom('players');
    const players = [randomPlayer, randomPlayer, randomPlayer];
    const game = { ...CAMP, rules };
    const { entered, last } = playAndKeep(game, { seed, seats: 3, config: null, players, random });
    const entries = entered.map(({ entry, match }) => ({ entry, digest: digest(match.state) }));
    const [content, outcome] = [fingerprint(CAMP, rules), CAMP.outcome(last.state)];
    const match = { rules, content, seats: 3, config: null, seed, salt: seed, entries, outcome };
    return { last: last.state, record: makeRecord('camp', match) };
  };
  const [older, newer] = [recorded(1), recorded(2)];

  it('while others begin with the newest', () => {
    expect(older.last).toMatchObject({ rules: 1, round: 4 });
    expect(newer.last).toMatchObject({ rules: 2, round: 3 });
    for (const { record } of [older, newer]) {
      expect(verifyRecord(CAMP, record)).toMatchObject({ ok: true });
    }
    expect(fingerprint(CAMP, 1)).not.toBe(fingerprint(CAMP, 2));
  });

  it('and is refused where that is not here, or is another by now', () => {
    const changed = { ...CAMP, content: { ...CONTENT, 1: { ...CONTENT[1], feast: 2 } } };
    const gone = { ...CAMP, content: { 2: CONTENT[2] } };
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
    expect(verifyRecord(CAMP, record)).toMatchObject({ ok: true });
  });

  it('which is told by what it says, in whatever order', () => {
    const same = { 1: { feast: 1, rounds: 3, mouths: 2 } };
    expect(fingerprint({ content: same }, 1)).toBe(fingerprint(CAMP, 1));
    expect(fingerprint({ content: { 2: CONTENT[1] } }, 2)).not.toBe(fingerprint(CAMP, 1));
    expect(fingerprint(CAMP, 3)).toBeNull();
  });
});
