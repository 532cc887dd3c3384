import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { eachChoice } from '../../src/engine/choices.ts';
import { commitment, digest } from '../../src/engine/digest.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import {
  type MatchRecord,
  readRecord,
  recordDigest,
  verifyRecord,
} from '../../src/engine/record.ts';
import { replay } from '../../src/engine/replay.ts';
import { SHELF } from '../../src/games/index.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { steadingEdition } from '../games/steading/index.ts';

/**
 * Matches that were played to their end. Where one of them fails, a rule has changed: give the change a
 * rules version of its own, or, before a game's first release, record its matches again as
 * `docs/adding-a-game.md` says.
 */
const FILES = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.record.json'));

const textOf = (file: string): string => readFileSync(`${import.meta.dirname}/${file}`, 'utf8');

function recordIn(text: string): MatchRecord {
  const read = readRecord(text);
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
}

/** The games of the shelf, and the one among the tests. */
const GAMES: ReadonlyMap<string, AnyEdition> = new Map([
  ...SHELF,
  [steadingEdition.game.id, steadingEdition],
]);

function gameOf(record: MatchRecord): AnyGame {
  const edition = GAMES.get(record.game);
  if (edition === undefined) throw new Error(`No game is called ${record.game}.`);
  return edition.game;
}

/** The states of a match, by the number of the entry that led to them. */
function statesOf(game: AnyGame, record: MatchRecord): unknown[] {
  const { seed, seats, rules } = record;
  const entries = record.entries.map(({ entry }) => entry);
  const beginning = { seed, seats, rules, config: game.config(record.config) };
  const replayed = replay(game, beginning, entries);
  if (!replayed.ok) throw new Error(replayed.refusal.refusal);
  return replayed.value.matches.map(({ state }) => state);
}

/** The record with another legal answer, in the first entry from a number on that has a choice. */
function withOtherAnswer(game: AnyGame, record: MatchRecord, from: number) {
  const states = statesOf(game, record);
  const changed = structuredClone(record);
  for (const [entry, { entry: made }] of changed.entries.entries()) {
    if (entry < from || made.kind !== 'answers') continue;
    const [answer] = made.answers;
    const state = states[entry - 1];
    const decision = game.decisions(state).find(({ id }) => id === answer?.decision);
    const choices = decision === undefined ? [] : [...eachChoice(game.choices(state, decision))];
    const other = choices.find(({ key }) => key !== answer?.choice);
    if (answer === undefined || other === undefined) continue;
    answer.choice = other.key;
    return { changed, entry };
  }
  throw new Error(`No entry from ${from} on has another answer.`);
}

/** Another match of the same frame, as somebody would make it who wants other dice: its setup alone. */
function remade(game: AnyGame, record: MatchRecord): MatchRecord {
  const [state] = statesOf(game, { ...record, entries: record.entries.slice(0, 1) });
  return {
    ...record,
    entries: [{ entry: { kind: 'setup' }, digest: digest(game.stored(state)) }],
    outcome: null,
  };
}

it('has recorded matches of every game', () => {
  const games = FILES.map((file) => recordIn(textOf(file)).game);
  expect(new Set(games)).toEqual(new Set(GAMES.keys()));
});

describe.each(FILES)('%s', (file) => {
  const record = recordIn(textOf(file));
  const game = gameOf(record);
  const last = record.entries.length - 1;

  it('verifies, and is a finished match', () => {
    const verified = verifyRecord(game, record);
    expect(verified).toMatchObject({
      ok: true,
      value: { entries: last + 1, outcome: record.outcome },
    });
    expect(record.outcome).not.toBeNull();
  });

  it('is bound by what was published: the commitment at the start, its digest with the result', () => {
    const published = { commitment: record.commitment, log: recordDigest(record) };
    expect(verifyRecord(game, record, published)).toMatchObject({ ok: true });
    const other = { ...published, commitment: commitment(record.seed, record.seed) };
    expect(verifyRecord(game, record, other)).toMatchObject({
      ok: false,
      refusal: { entry: null, sentence: expect.stringContaining('promised at the start') },
    });
    const elsewhere = { ...published, log: recordDigest({ ...record, outcome: null }) };
    expect(verifyRecord(game, record, elsewhere)).toMatchObject({
      ok: false,
      refusal: { entry: null, sentence: expect.stringContaining('posted with the result') },
    });
  });

  it('is refused when it was made again with another seed, or breaks off, where that was published', () => {
    const published = { commitment: record.commitment, log: recordDigest(record) };
    const seed = record.salt;
    const again = remade(game, { ...record, seed, commitment: commitment(seed, record.salt) });
    const cut = { ...record, entries: record.entries.slice(0, 20), outcome: null };
    for (const forged of [again, cut]) {
      expect(verifyRecord(game, forged)).toMatchObject({ ok: true });
      expect(verifyRecord(game, forged, published)).toMatchObject({ ok: false });
    }
    expect(verifyRecord(game, cut, { ...published, log: null })).toMatchObject({ ok: true });
    expect(verifyRecord(game, again, { ...published, commitment: null })).toMatchObject({
      ok: false,
    });
  });

  it('is refused when an entry is written otherwise than it was made', () => {
    const changed = structuredClone(record);
    const entry = changed.entries.findIndex(
      ({ entry: made }) => made.kind === 'answers' && made.answers.length > 1,
    );
    const made = changed.entries[entry]?.entry;
    if (made?.kind !== 'answers') throw new Error('Nothing in this match was sealed.');
    made.answers.reverse();
    expect(verifyRecord(game, changed)).toMatchObject({ ok: false, refusal: { entry } });
  });

  it('is refused with a sentence when it has more seats than the game', () => {
    expect(verifyRecord(game, { ...record, seats: 9 })).toMatchObject({
      ok: false,
      refusal: { entry: null, sentence: expect.stringContaining('9 seats') },
    });
  });

  it.each([0, 0.25, 0.5, 0.9])('is refused at an answer that differs, %d into it', (part) => {
    const { changed, entry } = withOtherAnswer(game, record, Math.floor(part * last));
    expect(verifyRecord(game, changed)).toMatchObject({ ok: false, refusal: { entry } });
  });

  it('is refused at an answer that was never possible', () => {
    const changed = structuredClone(record);
    const entry = changed.entries[2]?.entry;
    if (entry?.kind === 'answers' && entry.answers[0] !== undefined) {
      entry.answers[0].choice = 'cheat';
    }
    const verified = verifyRecord(game, changed);
    expect(verified).toMatchObject({ ok: false, refusal: { entry: 2 } });
  });

  it('is refused when other dice fell', () => {
    const seed = `${record.seed.startsWith('0') ? '1' : '0'}${record.seed.slice(1)}`;
    const uncommitted = verifyRecord(game, { ...record, seed });
    expect(uncommitted).toMatchObject({ ok: false, refusal: { entry: null } });
    const committed = { ...record, seed, commitment: commitment(seed, record.salt) };
    expect(verifyRecord(game, committed)).toMatchObject({ ok: false, refusal: { entry: 0 } });
  });

  it('is refused when dice fall differently, at an entry in which some fell', () => {
    const fell = new Set<number>();
    let entry = 0;
    const loaded: AnyGame = {
      ...game,
      apply(state, answers, random) {
        entry += 1;
        const die = (): number => {
          fell.add(entry);
          return (random.die() % 6) + 1;
        };
        return game.apply(state, answers, { ...random, die });
      },
    };
    const verified = verifyRecord(loaded, record);
    const refused = verified.ok ? null : verified.refusal.entry;
    expect(fell).toContain(refused);
  });

  it('is refused when the result differs', () => {
    const outcome = { scores: [99, 0, 0, 0].slice(0, record.seats), winners: [0] };
    const verified = verifyRecord(game, { ...record, outcome });
    expect(verified).toMatchObject({ ok: false, refusal: { entry: null } });
  });

  it('is refused with a sentence when it is cut off, or something else', () => {
    const cut = readRecord(textOf(file).slice(0, 5000));
    expect(cut).toEqual({
      ok: false,
      refusal: 'This file is not a whole record: it is no JSON, or it was cut off.',
    });
    expect(readRecord('{"format":"firepit-record"}')).toMatchObject({ ok: false });
  });
});

describe('a rule that changes unnoticed', () => {
  const [file = ''] = FILES;
  const record = recordIn(textOf(file));
  const game = gameOf(record);

  it('makes a recorded match fail at the first answer that it concerns', () => {
    const changedFrom = Math.floor(record.entries.length / 3);
    let entry = 0;
    const changed: AnyGame = {
      ...game,
      apply(state, answers, random) {
        const step = game.apply(state, answers, random);
        entry += 1;
        if (entry !== changedFrom) return step;
        return { ...step, state: { ...Object(step.state), changed: true } };
      },
    };
    expect(verifyRecord(changed, record)).toMatchObject({
      ok: false,
      refusal: { entry: changedFrom },
    });
  });
});
