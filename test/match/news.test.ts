import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { eachChoice } from '../../src/engine/choices.ts';
import { eventsFor, type Seat } from '../../src/engine/game.ts';
import type { Entry, Maker } from '../../src/engine/match.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { readRecord } from '../../src/engine/record.ts';
import { replay } from '../../src/engine/replay.ts';
import { SHELF } from '../../src/games/index.ts';
import { askedOf } from '../../src/match/loaded/asked.ts';
import { knownByActing, newsOf, type Passed } from '../../src/match/loaded/news.ts';
import { choiceMap } from '../../src/match/reports/shown.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { Table } from '../../src/presentation/table.ts';
import { drawn, LOT } from '../lot.ts';
import { plainLine, textOf } from '../../src/presentation/line.ts';

/** What was told after an entry. */
const by =
  <T>(told: readonly (readonly T[])[]) =>
  (at: number): readonly T[] =>
    told[at] ?? [];

const RECORDS = [1, 2, 3] as const;

/** A recorded match with its log and everything that was told. */
function recorded(number: (typeof RECORDS)[number]) {
  const file = new URL(`../records/tusk-${number}.record.json`, import.meta.url);
  const read = readRecord(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(read.refusal);
  const { game: id, seed, seats, rules, config, entries: kept } = read.value;
  const edition = SHELF.get(id);
  if (edition === undefined) throw new Error(`There is no game ${id}.`);
  const { game } = edition;
  const entries = kept.map(({ entry }) => entry);
  const replayed = replay(game, { seed, seats, rules, config: game.config(config) }, entries);
  if (!replayed.ok) throw new Error(replayed.refusal.refusal);
  const table: Table = {
    matchName: 'Friday night mammoths',
    seats: ['Ash', 'Birch', 'Cedar', 'Dune']
      .slice(0, seats)
      .map((name) => ({ name, mention: `@${name}`, computer: false })),
  };
  return { edition, table, seats, entries, ...replayed.value };
}

type Recorded = ReturnType<typeof recorded>;

/** What is news to a seat that has not looked since it last answered something. */
function actedNews(
  loaded: Parameters<typeof newsOf>[0],
  seat: Seat,
  log: readonly Entry[],
  toldAt: (at: number) => Passed['told'],
) {
  const known = knownByActing(seat, log);
  const since = log.map((entry, at): Passed => ({ entry, told: toldAt(at) })).slice(known + 1);
  return newsOf(loaded, seat, known, since, 'en');
}

/** What a seat has yet to be told when entry `to` has been made. */
function newsAt({ edition, table, entries, matches, told }: Recorded, seat: Seat, to: number) {
  const match = matches[to];
  if (match === undefined) throw new Error(`There is no entry ${to}.`);
  const log = entries.slice(0, to + 1);
  return actedNews({ edition, match, table }, seat, log, by(told));
}

/** The same match in a language in which every event is a line of its own. */
function verbatim({ edition, ...rest }: Recorded): Recorded {
  const lines = (events: readonly unknown[]) =>
    events.map((event) => plainLine(JSON.stringify(event)));
  const presented = { ...edition.in('en'), lines, sinceScene: () => null };
  const spoken: AnyEdition = { ...edition, in: () => presented };
  return { edition: spoken, ...rest };
}

const isBy = (entry: Entry | undefined, seat: Seat): boolean =>
  entry?.kind === 'answers' && entry.answers.some((answer) => answer.seat === seat);

describe('what a seat has yet to be told', () => {
  it.each(RECORDS)('is all that was set off, and never its own doing (record %i)', (number) => {
    const match = verbatim(recorded(number));
    const { edition, entries, told, seats } = match;
    let setOff = 0;
    for (const to of entries.keys()) {
      for (let seat = 0; seat < seats; seat += 1) {
        const lines = (newsAt(match, seat, to)?.lines ?? []).map(textOf);
        const mine = isBy(entries[to], seat);
        const latest = eventsFor(told[to] ?? [], seat).filter(
          (event) => !(mine && edition.isOwnDoing?.(event, seat) === true),
        );
        const last = latest.map((event) => JSON.stringify(event));
        // One's own answer is where the news begins.
        if (mine) expect(lines).toEqual(last);
        else expect(lines.slice(lines.length - last.length)).toEqual(last);
        if (mine) setOff += last.length;
      }
    }
    expect(setOff).toBeGreaterThan(50);
  });

  it.each(RECORDS)(
    'is what others than its player did there, its orders apart (record %i)',
    (number) => {
      const match = verbatim(recorded(number));
      const { edition, entries, told } = match;
      let counted = 0;
      entries.forEach((entry, at) => {
        const [answer] = entry.kind === 'answers' ? entry.answers : [];
        const now = match.matches[at];
        if (entry.kind !== 'answers' || answer === undefined || now === undefined) return;
        const { seat } = answer;
        const all = eventsFor(told[at] ?? [], seat).map((event) => ({
          line: JSON.stringify(event),
          own: edition.isOwnDoing?.(event, seat) === true,
        }));
        const newsBy = (by: Maker) => {
          const answers = entry.answers.map((one) => (one.seat === seat ? { ...one, by } : one));
          const since = [{ entry: { ...entry, answers }, told: told[at] ?? [] }];
          return newsOf({ ...match, match: now }, seat, at - 1, since, 'en');
        };
        const own = all.filter((one) => one.own).map(({ line }) => line);
        const rest = all.filter((one) => !one.own).map(({ line }) => line);
        if (own.length > 0) counted += 1;
        expect((newsBy('order')?.ordered ?? []).map(textOf)).toEqual(own);
        expect((newsBy('order')?.lines ?? []).map(textOf)).toEqual(rest);
        for (const by of ['person', 'substitute'] as const) {
          expect((newsBy(by)?.lines ?? []).map(textOf)).toEqual(rest);
          expect(newsBy(by)?.ordered ?? []).toEqual([]);
        }
        for (const by of ['standIn', 'default', 'only', 'computer'] as const) {
          expect((newsBy(by)?.lines ?? []).map(textOf)).toEqual(all.map(({ line }) => line));
        }
      });
      expect(counted).toBeGreaterThan(50);
    },
  );

  it.each(RECORDS)('names each season and each fight to everybody (record %i)', (number) => {
    const match = verbatim(recorded(number));
    const { entries, told, seats } = match;
    const types = ['seasonDrawn', 'herdRolled', 'fightRolled', 'mammothAttacked', 'memberWounded'];
    const wanted = new RegExp(`"type":"(${types.join('|')})"`);
    for (let seat = 0; seat < seats; seat += 1) {
      const news = new Set(
        entries.flatMap((_, to) => newsAt(match, seat, to)?.lines.map(textOf) ?? []),
      );
      const all = told
        .flatMap((one) => eventsFor(one, seat))
        .map((event) => JSON.stringify(event))
        .filter((line) => wanted.test(line));
      expect(all.length).toBeGreaterThan(10);
      for (const line of all) expect(news).toContain(line);
    }
  });

  describe('of deals', () => {
    const { edition, table, seats, entries, matches, told } = verbatim(recorded(2));
    const to = entries.findIndex((entry) => entry.kind === 'answers' && entry.answers.length > 1);
    const gift = (from: Seat) => ({ from, to: (from + 1) % seats, gives: { stick: 1 }, takes: {} });

    /** What a seat has yet to be told where everybody makes a gift right before an entry. */
    function giversToldOf(seat: Seat, before: number, until: number): Seat[] {
      const givers = Array.from({ length: seats }, (_, from) => from);
      const log = entries
        .slice(0, until)
        .toSpliced(
          before,
          0,
          ...givers.map((from) => ({ kind: 'deal', deal: gift(from) }) as const),
        );
      const facts = givers.map((from) => [{ event: { type: 'dealt', ...gift(from) } }]);
      const match = matches[until - 1];
      if (match === undefined) throw new Error('The match was shorter.');
      const heardOf = told.slice(0, until).toSpliced(before, 0, ...facts);
      const lines = actedNews({ edition, match, table }, seat, log, by(heardOf))?.lines ?? [];
      const texts = lines.map(textOf);
      return givers.filter((from) =>
        texts.includes(JSON.stringify({ type: 'dealt', ...gift(from) })),
      );
    }

    const others = (seat: Seat) =>
      Array.from({ length: seats }, (_, from) => from).filter((from) => from !== seat);
    const sealers = () => {
      const entry = entries[to];
      return entry?.kind === 'answers' ? entry.answers.map(({ seat }) => seat) : [];
    };

    it('is what others made while a sealed answer waited, and after', () => {
      expect(sealers().length).toBeGreaterThan(1);
      for (const seat of sealers()) {
        expect(giversToldOf(seat, to, to + 1)).toEqual(others(seat));
        expect(giversToldOf(seat, to + 1, to + 1)).toEqual(others(seat));
      }
    });

    it('is nothing of those that were made before the question, or before an open answer', () => {
      for (const seat of sealers()) expect(giversToldOf(seat, to - 1, to + 1)).toEqual([]);
      const open = entries.findIndex(
        (entry) => entry.kind === 'answers' && entry.answers.length === 1,
      );
      const entry = entries[open];
      const [answer] = entry?.kind === 'answers' ? entry.answers : [];
      expect(giversToldOf(answer?.seat ?? 0, open, open + 1)).toEqual([]);
      expect(giversToldOf(answer?.seat ?? 0, open + 1, open + 1)).toEqual(
        others(answer?.seat ?? 0),
      );
    });
  });

  it('is nothing of an answer that was taken back', () => {
    const { edition, table, entries, matches, told } = verbatim(recorded(1));
    const at = entries.findIndex((entry, to) => {
      const [answer] = entry.kind === 'answers' ? entry.answers : [];
      const set = eventsFor(told[to] ?? [], 'public');
      return answer !== undefined && set.some((event) => JSON.stringify(event).includes('season'));
    });
    const entry = entries[at];
    const [answer] = entry?.kind === 'answers' ? entry.answers : [];
    const match = matches[at - 1];
    if (answer === undefined || match === undefined) throw new Error('No season was drawn.');
    const log: Entry[] = [...entries.slice(0, at + 1), { kind: 'undo', to: at - 1, by: [0] }];
    const heardOf = [...told.slice(0, at + 1), []];
    expect(actedNews({ edition, match, table }, answer.seat, log, by(heardOf))).toBeNull();
    expect(actedNews({ edition, match, table }, answer.seat, entries, by(told))).not.toBeNull();
  });
});

describe(`the picture of what changed and what may be chosen (${LOT})`, () => {
  it.each(drawn('news', RECORDS, 1))(
    'holds nothing that its reader may not know (record %i)',
    (number) => {
      const all = recorded(number);
      const { edition, table, matches, seats } = all;
      const { game } = edition;
      let both = 0;
      let different = 0;
      matches.forEach((match, to) => {
        // Another world that looks the same to the reader, in which somebody else has sealed an answer.
        for (let seat = 0; seat < seats; seat += 1) {
          const random = namedRandom(`another world ${number} ${to} ${seat}`);
          const state = game.resample(match.state, seat, random);
          const sealed = game
            .decisions(match.state)
            .filter((decision) => decision.sealed && decision.seat !== seat)
            .flatMap((decision) => {
              const [choice] = [...eachChoice(game.choices(match.state, decision))];
              const { id, seat: whose } = decision;
              return choice === undefined
                ? []
                : [{ seat: whose, decision: id, choice: choice.key }];
            });
          const worlds = [match, { ...match, state, sealed }].map((one) => {
            const loaded = { edition, match: one, table };
            const offers = askedOf(loaded, seat, 'en').flatMap((asked) => asked.offers);
            const [log, told] = [all.entries.slice(0, to + 1), all.told.slice(0, to + 1)];
            const since = actedNews(loaded, seat, log, by(told))?.shown ?? null;
            return { since, choice: choiceMap(loaded, seat, offers, 'en') };
          });
          expect(worlds[1]).toEqual(worlds[0]);
          if (worlds[0]?.since && worlds[0].choice) both += 1;
          if (JSON.stringify(state) !== JSON.stringify(match.state)) different += 1;
        }
      });
      expect(both).toBeGreaterThan(10);
      expect(different).toBeGreaterThan(100);
    },
  );
});
