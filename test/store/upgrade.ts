import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprint } from '../../src/engine/fingerprint.ts';
import type { Entry } from '../../src/engine/match.ts';
import { type MatchRecord, readRecord, recordDigest } from '../../src/engine/record.ts';
import { replay } from '../../src/engine/replay.ts';
import { SHELF } from '../../src/games/index.ts';
import { tusk } from '../../src/games/tusk/rules.ts';
import type { App } from '../../src/match/app/app.ts';
import { openApp } from '../../src/match/open.ts';
import { snapshotOf } from '../../src/match/loaded/load.ts';
import { entryIn } from '../../src/match/stored/log.ts';
import { knownByActing } from '../../src/match/loaded/news.ts';
import { noticeOf } from '../../src/match/app/notice.ts';
import { answer } from '../../src/match/play/answer.ts';
import { history } from '../../src/match/loaded/history.ts';
import { recordOf } from '../../src/match/reports/proof.ts';
import { stopOfOtherRules } from '../../src/match/reports/rules.ts';
import { applyMigrations, migrationFolder, type Session } from '../../src/store/migrate.ts';
import { type Store, stranger } from '../../src/store/store.ts';

/** An empty database: first through one session, then through the store, which ends the session. */
export interface Upgraded {
  readonly session: Session;
  open(): Promise<Store>;
}

/** The first migration that answers with a maker came with. */
const FIRST = '_makers';

/** A match with a fight in it: seats 1 and 3 answer entry 143 under seal. */
const FILE = new URL('../records/tusk-1.record.json', import.meta.url);
const SEALED = 143;

const SEATS = [
  { seat: 0, user: null, heldBy: 'computer' },
  { seat: 1, user: 'ben', heldBy: 'person' },
  { seat: 2, user: 'dan', heldBy: 'person' },
  { seat: 3, user: null, heldBy: 'computer' },
] as const;

function recorded(): MatchRecord {
  const read = readRecord(readFileSync(FILE, 'utf8'));
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
}

/** Which seats have answered an entry, and by what; `null` where it does not say. */
const makers = (entry: Entry) =>
  entry.kind === 'answers' ? entry.answers.map(({ seat, by }) => [seat, by ?? null]) : [];

/** Without what the upgrade may have written. */
const bare = (entry: Entry): Entry =>
  entry.kind === 'answers'
    ? { kind: 'answers', answers: entry.answers.map(({ by: _by, ...name }) => name) }
    : entry;

/** Writes matches as the version before wrote them, in tables as they were then. */
async function fill(session: Session): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'firepit-upgrade-'));
  cpSync(migrationFolder, folder, { recursive: true });
  const names = readdirSync(folder).filter((name) => !name.endsWith('.toml'));
  const from = names.findIndex((name) => name.endsWith(FIRST));
  for (const name of names.slice(from)) rmSync(join(folder, name), { recursive: true });
  await applyMigrations(session, folder);
  rmSync(folder, { recursive: true });

  const record = recorded();
  const { seed, salt, seats, rules } = record;
  const entries = record.entries.map(({ entry }) => entry);
  const replayed = replay(tusk, { seed, seats, rules, config: {} }, entries);
  if (!replayed.ok) throw new Error(replayed.refusal.refusal);
  const { matches } = replayed.value;
  /** @param last the last entry that was made */
  const put = async (
    id: number,
    status: 'running' | 'over',
    last: number,
    held: readonly { seat: number; user: string | null; heldBy: string }[],
  ): Promise<void> => {
    const match = matches[last];
    if (match === undefined) throw new Error(`The record has no entry ${last}.`);
    await session.query(
      `INSERT INTO match (id, game, rules, config, status, server, channel, opener, host, size, seed, salt,
         sequence, snapshot, announced, "createdAt", "startedAt")
       VALUES ($1, 'tusk', $2, '{}', $3::text::"MatchStatus", 's', 'c', 'ben', 'ben', 4, $4, $5,
         $6, $7::text::json, $6, '2026-03-01', '2026-03-01')`,
      [
        id,
        rules,
        status,
        seed,
        salt,
        last,
        JSON.stringify(snapshotOf({ game: SHELF.get('tusk')?.game ?? tusk }, match)),
      ],
    );
    for (const { seat, user, heldBy } of held) {
      await session.query(
        `INSERT INTO seat ("matchId", seat, "user", name, "heldBy")
         VALUES ($1, $2, $3, $4, $5::text::"SeatHolder")`,
        [id, seat, user, `Tribe ${seat}`, heldBy],
      );
    }
    for (const [sequence, { entry, digest }] of record.entries.slice(0, last + 1).entries()) {
      await session.query(
        `INSERT INTO entry ("matchId", sequence, entry, events, digest, at)
         VALUES ($1, $2, $3::text::json, '[]', $4, '2026-03-01')`,
        [id, sequence, JSON.stringify(entry), digest],
      );
    }
  };
  // Seat 2 was handed over by a moderator.
  await put(1, 'running', SEALED - 1, SEATS);
  await session.query(
    `INSERT INTO ruling ("matchId", at, by, deed, seat, "from", "to")
     VALUES (1, '2026-03-02', 'mod', 'handOver', 2, 'cid', 'dan'),
       (1, '2026-03-02', 'mod', 'start', NULL, NULL, NULL)`,
    [],
  );
  const sealing = entries[SEALED];
  const name = sealing?.kind === 'answers' ? sealing.answers.find(({ seat }) => seat === 3) : null;
  await session.query(
    `INSERT INTO sealed ("matchId", decision, seat, choice) VALUES (1, $1, 3, $2)`,
    [name?.decision, name?.choice],
  );
  // A proposal that nobody has been told of.
  await session.query(
    `INSERT INTO outbox ("matchId", kind, payload, mark, "createdAt", "dueAt")
     VALUES (1, 'offer', '{"proposal":1}', 'o1', '2026-03-02', '2026-03-02')`,
    [],
  );
  await put(2, 'over', entries.length - 1, SEATS);
  // Seat 1 was given up to a computer player.
  await put(
    3,
    'running',
    SEALED - 1,
    SEATS.map((one) => (one.seat === 1 ? { ...one, heldBy: 'computer' } : one)),
  );
  // A turn that was not told, the message by which people joined, and what somebody said of themselves.
  await session.query(
    `INSERT INTO outbox ("matchId", kind, payload, mark, "createdAt", "dueAt")
     VALUES (3, 'turn', '{"from":140,"to":142,"ping":[1]}', 'o2', '2026-03-02', '2026-03-02')`,
    [],
  );
  await session.query(`UPDATE match SET notice = 'lobby message' WHERE id = 1`, []);
  await session.query(
    `INSERT INTO person (id, theme, "awayUntil") VALUES ('ben', 'night', '2026-03-09')`,
    [],
  );
  // Nobody can read this one; it is left as it is.
  await put(4, 'running', 3, SEATS);
  await session.query(
    `UPDATE entry SET entry = ('{"kind":"answers","answers":' || broken || '}')::json
     FROM (VALUES (1, '7'), (2, '[]'), (3, '[7,{"seat":"1"},null]')) AS wound (at, broken)
     WHERE "matchId" = 4 AND sequence = wound.at`,
    [],
  );
}

/** A database as the version before left it is brought up to date, and its matches are played on. */
export function describeUpgrade(name: string, make: () => Promise<Upgraded>): void {
  describe(name, () => {
    let store: Store;
    let app: App;

    beforeAll(async () => {
      const { session, open } = await make();
      await fill(session);
      store = await open();
      app = { ...openApp(store, SHELF), announce: () => undefined, think: async () => null };
    });
    afterAll(() => store.close());

    const rowOf = async (id: number) => {
      const row = await store.match(id);
      if (row === null) throw new Error(`There is no match ${id}.`);
      return row;
    };
    const logOf = async (id: number) => (await store.entries(id)).map(entryIn);

    it('tells by what each answer was made, where the seat never changed hands', async () => {
      for (const [id, known] of [
        [1, ['computer', 'person', null, 'computer']],
        [3, ['computer', null, 'person', 'computer']],
      ] as const) {
        const told = (await logOf(id)).flatMap(makers);
        expect(new Set(told.map(([seat]) => seat))).toEqual(new Set([0, 1, 2, 3]));
        expect(told.filter(([seat, by]) => by !== known[Number(seat)])).toEqual([]);
      }
      expect((await store.match(1))?.sealed).toMatchObject([{ seat: 3, by: 'computer' }]);
    });

    it('leaves the log of a match that is over as it was, and the digest of its record', async () => {
      const record = recorded();
      expect(await logOf(2)).toEqual(record.entries.map(({ entry }) => entry));
      expect(recordDigest(await recordOf(app, await rowOf(2)))).toBe(recordDigest(record));
    });

    it('says of computer players that they play as there was but one of them', async () => {
      const { seats } = await rowOf(3);
      expect(seats.map(({ heldBy, level }) => [heldBy, level])).toEqual([
        ['computer', 'steady'],
        ['computer', 'steady'],
        ['person', null],
        ['computer', 'steady'],
      ]);
    });

    it('changes nothing else, also where it cannot be read', async () => {
      const entries = recorded().entries.map(({ entry }) => entry);
      expect((await logOf(1)).map(bare)).toEqual(entries.slice(0, SEALED));
      expect((await store.entries(4)).map(({ entry }) => entry)).toEqual([
        entries[0],
        { kind: 'answers', answers: 7 },
        { kind: 'answers', answers: [] },
        { kind: 'answers', answers: [7, expect.objectContaining({ seat: '1' }), null] },
      ]);
    });

    it('gives running matches the fingerprint of the rules at the first start, and those alone', async () => {
      expect(await stopOfOtherRules(app)).toEqual([]);
      const here = fingerprint(tusk, 1);
      const kept = await Promise.all([1, 2, 3].map(rowOf));
      expect(kept.map(({ content }) => content)).toEqual([here, null, here]);
      expect(recordDigest(await recordOf(app, await rowOf(2)))).toBe(recordDigest(recorded()));
    });

    it('tells each seat what it would have told it before, and finds nothing in what cannot be read', async () => {
      for (const id of [1, 2, 3]) {
        const log = await logOf(id);
        const { seats } = await rowOf(id);
        for (const { seat, seen, shown } of seats) {
          const known = knownByActing(seat, log);
          expect({ seat, seen, shown }).toEqual({ seat, seen: known, shown: known });
          expect(known).toBeGreaterThan(10);
        }
      }
      const { seats } = await rowOf(4);
      expect(seats.filter(({ seat, seen }) => seat !== 1 && seen !== -1)).toEqual([]);
    });

    it('knows of no post that is to make way, and of no call', async () => {
      for (const id of [1, 2, 3, 4]) {
        const { livePosts, seats } = await rowOf(id);
        expect(livePosts).toBeNull();
        expect(seats).toHaveLength(4);
        for (const seat of seats) expect(seat).toMatchObject({ actedAt: null, called: null });
      }
    });

    it('has not forgotten what it was to tell: a proposal, and a turn', async () => {
      const claimed = await store.claimOutbox(new Date('2026-03-03'), 0, 10);
      expect(claimed.map(noticeOf)).toEqual([
        { kind: 'proposal', proposal: 1 },
        { kind: 'turn', from: 140, to: 142, ping: [1] },
      ]);
    });

    it('knows the message by which people joined, and who somebody is', async () => {
      expect((await rowOf(1)).home.lobby).toBe('lobby message');
      expect((await rowOf(2)).home.lobby).toBeNull();
      expect(await store.person('ben')).toEqual({
        ...stranger('ben'),
        theme: 'night',
        awayUntil: new Date('2026-03-09'),
      });
    });

    it('plays on: sealed answers of before and after are one entry', async () => {
      const entry = recorded().entries[SEALED]?.entry;
      const own = entry?.kind === 'answers' ? entry.answers.find(({ seat }) => seat === 1) : null;
      if (own === null || own === undefined) throw new Error('Seat 1 is asked nothing.');
      const user = { id: 'ben', name: 'Ben' };
      const press = {
        interaction: 'press',
        user,
        locale: null,
        moderates: () => false,
        holds: () => false,
      };
      await answer(app, press, 1, [() => own]);
      const log = await logOf(1);
      expect(log[SEALED]).toEqual({
        kind: 'answers',
        answers: [{ ...own, by: 'person' }, expect.objectContaining({ seat: 3, by: 'computer' })],
      });
      expect((await history(app, await rowOf(1))).entries).toEqual(log);
    });
  });
}
