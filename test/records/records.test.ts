import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eachChoice } from '../../src/engine/choices.ts';
import { commitment, digest } from '../../src/engine/digest.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import {
  type MatchRecord,
  readRecord,
  recordDigest,
  verifyRecord,
} from '../../src/engine/record.ts';
import type { Random } from '../../src/engine/random.ts';
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

/** The match of a record, played again. */
function replayed(game: AnyGame, record: MatchRecord) {
  const { seed, seats, rules } = record;
  const entries = record.entries.map(({ entry }) => entry);
  const beginning = { seed, seats, rules, config: game.config(record.config) };
  const again = replay(game, beginning, entries);
  if (!again.ok) throw new Error(again.refusal.refusal);
  return again.value;
}

/** The states of a match, by the number of the entry that led to them. */
const statesOf = (game: AnyGame, record: MatchRecord): unknown[] =>
  replayed(game, record).matches.map(({ state }) => state);

/** What was told in a match, by the number of the entry. */
const toldIn = (game: AnyGame, record: MatchRecord) => replayed(game, record).told;

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

const otherSeed = ({ seed }: MatchRecord): string =>
  `${seed.startsWith('0') ? '1' : '0'}${seed.slice(1)}`;

/** The numbers of the entries in which anything was left to chance: 0 is the setup. */
function chanceIn(game: AnyGame, record: MatchRecord): ReadonlySet<number> {
  const fell = new Set<number>();
  let entry = 0;
  const watched = (random: Random): Random => ({
    below(sides) {
      fell.add(entry);
      return random.below(sides);
    },
    die() {
      fell.add(entry);
      return random.die();
    },
    shuffle(items) {
      fell.add(entry);
      return random.shuffle(items);
    },
  });
  const watching: AnyGame = {
    ...game,
    setup: (config, seats, random, rules) => game.setup(config, seats, watched(random), rules),
    apply(state, answers, random) {
      entry += 1;
      return game.apply(state, answers, watched(random));
    },
  };
  verifyRecord(watching, record);
  return fell;
}

/** Whether anything was left to chance after the setup. */
const isRolled = (chance: ReadonlySet<number>): boolean => [...chance].some((entry) => entry > 0);

/** The number of the first entry with several sealed answers, -1 where there is none. */
const sealedIn = ({ entries }: MatchRecord): number =>
  entries.findIndex(({ entry }) => entry.kind === 'answers' && entry.answers.length > 1);

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

it('has some with sealed answers, and some with dice', () => {
  const records = FILES.map((file) => recordIn(textOf(file)));
  expect(records.some((record) => sealedIn(record) >= 0)).toBe(true);
  expect(records.some((record) => isRolled(chanceIn(gameOf(record), record)))).toBe(true);
});

it('has matches of Stone Age for each way to end, with the herd and without it', () => {
  const ends = FILES.map((file) => recordIn(textOf(file)))
    .filter(({ game }) => game === 'stone-age')
    .map((record) => {
      const told = JSON.stringify(toldIn(gameOf(record), record).at(-1));
      const ends = ['cardsRanOut', 'stacksRanOut', 'roundsRanOut'];
      const end = ends.filter((type) => told.includes(`"${type}"`));
      const { herd } = z.object({ herd: z.string().default('on') }).parse(record.config);
      return `${end.join(' and ')}, herd ${herd}`;
    });
  expect([...new Set(ends)].toSorted()).toEqual([
    'cardsRanOut, herd off',
    'cardsRanOut, herd on',
    'roundsRanOut, herd on',
    'stacksRanOut, herd off',
    'stacksRanOut, herd on',
  ]);
});

it('has matches of Valley of the Mammoths for each way to end', () => {
  const ends = FILES.map((file) => recordIn(textOf(file)))
    .filter(({ game }) => game === 'valley-of-the-mammoths')
    .map((record) => {
      const told = JSON.stringify(toldIn(gameOf(record), record).at(-1));
      const end = ['camps', 'last', 'limit', 'nobody'].filter((by) =>
        told.includes(`"by":"${by}"`),
      );
      const { length } = z.object({ length: z.string().optional() }).parse(record.config);
      return [...end, ...(length === undefined ? [] : [length])].join(', ');
    });
  expect([...new Set(ends)].toSorted()).toEqual([
    'camps',
    'last',
    'limit',
    'limit, short',
    'nobody',
  ]);
});

it('has a short match of each game that has such', () => {
  const short = FILES.map((file) => recordIn(textOf(file))).flatMap(({ game, config }) =>
    JSON.stringify(config).includes('"length":"short"') ? [game] : [],
  );
  const having = [...SHELF.values()].filter(({ firstMatch }) => firstMatch !== undefined);
  expect(short.toSorted()).toEqual(having.map(({ game }) => game.id).toSorted());
});

it.each([...SHELF.keys()])('has matches of %s by each version of its rules', (id) => {
  const records = FILES.map((file) => recordIn(textOf(file)));
  const rules = records.flatMap((one) => (one.game === id ? [String(one.rules)] : []));
  expect(new Set(rules)).toEqual(new Set(Object.keys(SHELF.get(id)?.game.content ?? {})));
});

it('has a match with an even start of each game that has such', () => {
  const even = FILES.map((file) => recordIn(textOf(file))).flatMap(({ game, config }) =>
    JSON.stringify(config).includes('"start":"even"') ? [game] : [],
  );
  const having = [...SHELF.values()].filter((edition) =>
    edition.in('en').options?.some(({ name }) => name === 'start'),
  );
  expect([...new Set(even)].toSorted()).toEqual(having.map(({ game }) => game.id).toSorted());
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
    const cut = { ...record, entries: record.entries.slice(0, last), outcome: null };
    for (const forged of [again, cut]) {
      expect(verifyRecord(game, forged)).toMatchObject({ ok: true });
      expect(verifyRecord(game, forged, published)).toMatchObject({ ok: false });
    }
    expect(verifyRecord(game, cut, { ...published, log: null })).toMatchObject({ ok: true });
    expect(verifyRecord(game, again, { ...published, commitment: null })).toMatchObject({
      ok: false,
    });
  });

  const sealed = sealedIn(record);
  it.runIf(sealed >= 0)('is refused when sealed answers stand in another order', () => {
    const changed = structuredClone(record);
    const made = changed.entries[sealed]?.entry;
    if (made?.kind === 'answers') made.answers.reverse();
    expect(verifyRecord(game, changed)).toMatchObject({ ok: false, refusal: { entry: sealed } });
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

  const chance = chanceIn(game, record);

  it('is refused when it has another seed than was committed to', () => {
    const seed = otherSeed(record);
    const uncommitted = verifyRecord(game, { ...record, seed });
    expect(uncommitted).toMatchObject({ ok: false, refusal: { entry: null } });
  });

  it.runIf(chance.size > 0)(
    'is refused when other dice fell, at an entry in which some did',
    () => {
      const seed = otherSeed(record);
      const committed = { ...record, seed, commitment: commitment(seed, record.salt) };
      const verified = verifyRecord(game, committed);
      expect(chance).toContain(verified.ok ? null : verified.refusal.entry);
    },
  );

  it.runIf(isRolled(chance))(
    'is refused when dice fall differently, at an entry in which some fell',
    () => {
      const loaded: AnyGame = {
        ...game,
        apply(state, answers, random) {
          const below = (sides: number): number => (random.below(sides) + 1) % sides;
          return game.apply(state, answers, { ...random, below, die: () => below(6) + 1 });
        },
      };
      const verified = verifyRecord(loaded, record);
      expect(chance).toContain(verified.ok ? null : verified.refusal.entry);
    },
  );

  it('is refused when the result differs', () => {
    const outcome = { scores: [99, 0, 0, 0].slice(0, record.seats), winners: [0] };
    const verified = verifyRecord(game, { ...record, outcome });
    expect(verified).toMatchObject({ ok: false, refusal: { entry: null } });
  });

  it('is refused with a sentence when it is cut off, or something else', () => {
    const cut = readRecord(textOf(file).slice(0, -100));
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
