import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHELF } from '../../src/games/index.ts';
import { auditRunning } from '../../src/match/reports/audit.ts';
import { joinMatch, openMatch, startMatch } from '../../src/match/lobby/lobby.ts';
import type { Fault, App } from '../../src/match/app/app.ts';
import { openApp } from '../../src/match/open.ts';
import { BrokenMatch } from '../../src/match/stored/broken.ts';
import { load } from '../../src/match/loaded/load.ts';
import { askedOf } from '../../src/match/loaded/asked.ts';
import { resign } from '../../src/match/company/hand-over.ts';
import { answer } from '../../src/match/play/answer.ts';
import { history } from '../../src/match/loaded/history.ts';
import { proofOf } from '../../src/match/reports/proof.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { appSpeech } from '../../src/words/index.ts';
import { useFolder } from '../store/used-folder.ts';
import { allOffers } from './all-offers.ts';

const people = [
  { id: '1', name: 'Ash' },
  { id: '2', name: 'Birch' },
] as const;

/** What is wrong with each match; the first one is whole. */
const WOUNDS = [
  null,
  'DELETE FROM entry WHERE "matchId" = 2 AND sequence = 2',
  'DELETE FROM entry WHERE "matchId" = 3 AND sequence = (SELECT sequence FROM match WHERE id = 3)',
  'UPDATE entry SET digest = \'other\' WHERE "matchId" = 4 AND sequence = (SELECT sequence FROM match WHERE id = 4)',
  'UPDATE entry SET digest = \'other\' WHERE "matchId" = 5 AND sequence = 1',
] as const;

describe('a log that does not hold together', () => {
  const folder = mkdtempSync(join(tmpdir(), 'firepit-audit-'));
  let store: Store;
  let app: App;
  let presses = 0;
  let last = 0;

  const pressOf = (seat: number) => {
    presses += 1;
    const user = people[seat];
    if (user === undefined) throw new Error(`Nobody sits at ${seat}.`);
    return {
      interaction: `press ${presses}`,
      user,
      locale: null,
      moderates: () => false,
      holds: () => false,
    };
  };
  const begin = async (): Promise<void> => {
    store = await openStore({ databaseUrl: null, folder });
    app = { ...openApp(store, SHELF), announce: () => {}, think: async () => null };
  };
  /** Answers with the first choice of whoever is asked first. */
  const act = async (match: number): Promise<void> => {
    const loaded = await load(app, match);
    for (const seat of [0, 1]) {
      const open = askedOf(loaded, seat, 'en').find(
        ({ decision, sealed }) => decision.owed && !sealed,
      );
      const [offer] = open === undefined ? [] : allOffers([open]);
      if (offer === undefined) continue;
      await answer(app, pressOf(seat), match, [() => offer]);
      return;
    }
  };

  beforeAll(async () => {
    await useFolder(folder);
    await begin();
    for (const _ of WOUNDS) {
      const opening = { game: 'tusk', size: 2, computers: 0 };
      const home = { server: '10', channel: '11' };
      const match = (await openMatch(app, pressOf(0), { ...opening, home }))?.id ?? 0;
      await joinMatch(app, pressOf(1), match);
      await startMatch(app, pressOf(0), match);
      for (let turn = 0; turn < 6; turn += 1) await act(match);
    }
    last = (await store.match(3))?.sequence ?? 0;
    if (last < 3) throw new Error('The matches are too short to miss anything.');
    await store.close();
    const database = new PGlite(join(folder, 'database'));
    for (const wound of WOUNDS) if (wound !== null) await database.exec(wound);
    await database.close();
    await begin();
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  it('stops its match at once, though its snapshot can be read, and no other', async () => {
    await act(1);
    for (const match of [2, 3, 4]) {
      const before = await store.match(match);
      await expect(load(app, match)).rejects.toBeInstanceOf(BrokenMatch);
      for (const seat of [0, 1]) {
        const given = { decision: 'any', choice: 'any' };
        const answered = answer(app, pressOf(seat), match, [() => given]);
        await expect(answered).rejects.toBeInstanceOf(BrokenMatch);
        await expect(resign(app, pressOf(seat), match)).rejects.toBeInstanceOf(BrokenMatch);
      }
      expect(await store.match(match)).toEqual(before);
    }
    await act(5);
  });

  it('stops where it is played again, at the entry that leads elsewhere or is not there', async () => {
    const again = async (match: number) => {
      const row = await store.match(match);
      if (row === null) throw new Error('There is no such match.');
      return history(app, row);
    };
    expect((await again(1)).entries.length).toBeGreaterThan(3);
    await expect(again(2)).rejects.toMatchObject({ name: 'BrokenMatch', entry: 2 });
    await expect(again(5)).rejects.toMatchObject({ name: 'BrokenMatch', entry: 1 });
  });

  it('leaves a match without a record at its end, and is told with the result', async () => {
    const proof = async (match: number): Promise<string> => {
      const row = await store.match(match);
      if (row === null) throw new Error('There is no such match.');
      return proofOf(app, { ...row, status: 'over' }, appSpeech('en'));
    };
    expect(await proof(1)).toMatch(/^🎲 Fair dice: opened .* All answers: \|\|`[0-9a-f]{64}`\|\|/u);
    expect(await proof(2)).toMatch(
      /^🎲 Fair dice: opened .* no record: its log does not hold toget/u,
    );
  });

  it('is found by playing every running match again, by its match and entry', async () => {
    const found = new Map<number, Fault>();
    let pauses = 0;
    await auditRunning(app, {
      found: (match, fault) => found.set(match, fault),
      pause: async () => {
        pauses += 1;
      },
    });
    expect([...found].map(([match, { entry }]) => [match, entry])).toEqual([
      [2, 2],
      [3, last],
      [4, (await store.match(4))?.sequence],
      [5, 1],
    ]);
    expect(pauses).toBe(WOUNDS.length);
    await expect(load(app, 5)).rejects.toBeInstanceOf(BrokenMatch);
    expect((await load(app, 1)).row.id).toBe(1);
  });
});
