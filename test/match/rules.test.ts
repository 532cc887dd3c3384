import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprint } from '../../src/engine/fingerprint.ts';
import { SHELF } from '../../src/games/index.ts';
import { CONTENT } from '../../src/games/tusk/content.ts';
import { tusk } from '../../src/games/tusk/rules.ts';
import { answerProposal } from '../../src/match/agreement/answer-proposal.ts';
import { joinMatch, openMatch, startMatch } from '../../src/match/lobby/lobby.ts';
import type { App } from '../../src/match/app/app.ts';
import { openApp } from '../../src/match/open.ts';
import { load } from '../../src/match/loaded/load.ts';
import { history } from '../../src/match/loaded/history.ts';
import { stopOfOtherRules } from '../../src/match/reports/rules.ts';
import type { Store } from '../../src/store/store.ts';
import { openMemoryStore } from '../store/memory.ts';

const [ASH, BIRCH] = [
  { id: '1', name: 'Ash' },
  { id: '2', name: 'Birch' },
];

/** A shelf on which Tusk! has other content, by version of its rules. */
function shelfWith(content: Readonly<Record<number, unknown>>): App['shelf'] {
  const edition = SHELF.get('tusk');
  if (edition === undefined) throw new Error('Tusk! is not on the shelf.');
  return new Map([['tusk', { ...edition, game: { ...edition.game, content } }]]);
}

const HERE = fingerprint(tusk, 2);
const STOPPED = { name: 'BrokenMatch', message: expect.stringMatching(/under other rules than I/) };

describe('the rules of running matches', () => {
  let store: Store;
  let presses = 0;
  let match: number;

  const pressOf = (user = ASH) => {
    presses += 1;
    return {
      interaction: `press ${presses}`,
      user,
      locale: null,
      moderates: () => false,
      holds: () => false,
    };
  };
  const appWith = (shelf: App['shelf']): App => ({
    ...openApp(store, shelf),
    announce: () => undefined,
    think: async () => null,
  });
  const openTable = async (): Promise<number> => {
    const home = { server: '10', channel: '11' };
    const opening = { game: 'tusk', size: 2, computers: 0, home };
    const { id } = await openMatch(appWith(SHELF), pressOf(), opening);
    await joinMatch(appWith(SHELF), pressOf(BIRCH), id);
    return id;
  };
  const rowOf = async (id: number) => {
    const row = await store.match(id);
    if (row === null) throw new Error(`There is no match ${id}.`);
    return row;
  };
  const alarms = () =>
    store.transaction(async (transaction) =>
      (await transaction.undelivered(match)).filter(({ kind }) => kind === 'stopped'),
    );

  beforeAll(async () => {
    store = await openMemoryStore();
    match = await openTable();
    await startMatch(appWith(SHELF), pressOf(), match);
  });
  afterAll(() => store.close());

  it('are those of the day on which it begins, not of that on which it was opened', async () => {
    const later = await openTable();
    expect(await rowOf(later)).toMatchObject({ rules: 2, content: null });
    const shelf = shelfWith({ 2: { other: true } });
    await startMatch(appWith(shelf), pressOf(), later);
    const content = fingerprint({ content: { 2: { other: true } } }, 2);
    expect(await rowOf(later)).toMatchObject({ rules: 2, content });
    await store.transaction((t) => t.changeMatch(later, { status: 'cancelled' }));
  });

  it('are well where they are those here', async () => {
    expect(await stopOfOtherRules(appWith(SHELF))).toEqual([]);
    expect(await rowOf(match)).toMatchObject({ content: HERE, stoppedBy: null });
  });

  it('are not well where their content is another, their version is gone, or their game', async () => {
    const changed = { 2: { ...CONTENT[2], tribes: [] } };
    const here = fingerprint({ content: changed }, 2);
    const stopped = { match, name: `Tusk! #${match}`, rules: 2, began: HERE };
    for (const [shelf, found] of [
      [shelfWith(changed), { ...stopped, here }],
      [shelfWith({ 1: CONTENT[1] }), { ...stopped, here: null }],
      [new Map(), { ...stopped, name: `tusk #${match}`, here: null }],
    ] as const) {
      const app = appWith(shelf);
      const before = (await alarms()).length;
      expect(await stopOfOtherRules(app)).toEqual([found]);
      expect(await stopOfOtherRules(app)).toEqual([found]);
      // Nobody can be told in the words of a game that is not there.
      expect((await alarms()).length - before).toBe(shelf.size);
    }
  });

  it('stop it where they are others: it is neither played nor replayed, nor is an offer answered', async () => {
    const app = appWith(shelfWith({ 1: CONTENT[1] }));
    const body = { at: 0, to: 0 };
    const offer = {
      match,
      kind: 'undo',
      from: 1,
      to: [0],
      body,
      until: null,
      createdAt: app.now(),
    } as const;
    const { id } = await store.transaction((transaction) => transaction.createProposal(offer));
    await expect(load(app, match)).rejects.toMatchObject(STOPPED);
    await expect(history(app, await rowOf(match))).rejects.toMatchObject(STOPPED);
    await expect(answerProposal(app, pressOf(), id, 'decline')).rejects.toMatchObject(STOPPED);
    expect(await store.proposal(id)).toMatchObject({ status: 'open' });
    expect((await load(appWith(SHELF), match)).row.id).toBe(match);
  });

  it('are kept from the first start on that knows of them', async () => {
    await store.transaction((transaction) => transaction.changeMatch(match, { content: null }));
    expect((await load(appWith(SHELF), match)).row.content).toBeNull();
    expect(await stopOfOtherRules(appWith(SHELF))).toEqual([]);
    expect(await rowOf(match)).toMatchObject({ content: HERE });
  });
});
