import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placesOf } from '../../src/engine/places.ts';
import { SHELF } from '../../src/games/index.ts';
import { tusk } from '../../src/games/tusk/rules.ts';
import { closeMatch } from '../../src/match/lobby/close.ts';
import { joinMatch, openMatch, startMatch } from '../../src/match/lobby/lobby.ts';
import type { App } from '../../src/match/app/app.ts';
import { openApp } from '../../src/match/open.ts';
import { load } from '../../src/match/loaded/load.ts';
import { askedOf } from '../../src/match/loaded/asked.ts';
import { noticeOf } from '../../src/match/app/notice.ts';
import { answer } from '../../src/match/play/answer.ts';
import type { OutboxRow, Store } from '../../src/store/store.ts';
import { openMemoryStore } from '../store/memory.ts';
import { allOffers } from './all-offers.ts';

const people = [
  { id: '1', name: 'Ash' },
  { id: '2', name: 'Birch' },
] as const;

describe('what a match has to say', () => {
  let store: Store;
  let app: App;
  let match: number;
  let presses = 0;
  let started: OutboxRow[];

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

  /** Claims one message of each match; they go out when they are delivered. */
  const claim = () => store.claimOutbox(new Date(), 60_000, 10);

  const deliver = async (rows: readonly OutboxRow[]): Promise<void> => {
    for (const row of rows) await store.markDelivered(row, new Date(), null);
  };

  /** Everything that is due, delivered one after the other. */
  const drain = async (): Promise<OutboxRow[]> => {
    const all: OutboxRow[] = [];
    for (let rows = await claim(); rows.length > 0; rows = await claim()) {
      all.push(...rows);
      await deliver(rows);
    }
    return all;
  };

  /** Answers with the first choice of whoever is asked first, until the match asks somebody else. */
  const takeTurn = async (): Promise<number> => {
    const loaded = await load(app, match);
    const seat = people.findIndex((_, at) =>
      askedOf(loaded, at, 'en').some(({ decision, sealed }) => decision.owed && sealed === null),
    );
    for (;;) {
      const asked = askedOf(await load(app, match), seat, 'en');
      const open = asked.find(({ decision, sealed }) => decision.owed && sealed === null);
      const [offer] = open === undefined ? [] : allOffers([open]);
      if (offer === undefined) return seat;
      await answer(app, pressOf(seat), match, [() => offer]);
    }
  };

  beforeAll(async () => {
    store = await openMemoryStore();
    app = {
      ...openApp(store, SHELF),
      announce: () => {},
      think: async () => null,
      // Whoever starts the match goes first.
      secret: (bytes) => '3'.repeat(2 * bytes),
    };
    const opened = await openMatch(app, pressOf(0), {
      game: 'tusk',
      size: 2,
      computers: 0,
      home: { server: '10', channel: '11' },
    });
    match = opened?.id ?? 0;
    await joinMatch(app, pressOf(1), match);
    await startMatch(app, pressOf(0), match);
    started = await drain();
  });

  afterAll(() => store.close());

  it('calls also who started the match, as it is shown nothing of what it is asked', () => {
    expect(started.map(noticeOf)).toContainEqual(
      expect.objectContaining({ kind: 'turn', from: 0, ping: [0] }),
    );
  });

  it('tells turns in one post while nobody has taken the first one up', async () => {
    for (let turn = 0; turn < 4; turn += 1) await takeTurn();
    const row = await store.match(match);
    const turns = (await drain()).filter(({ kind }) => kind === 'turn');
    expect(turns).toHaveLength(1);
    expect(turns[0]?.payload).toMatchObject({ from: 1, to: row?.sequence });
    expect(row?.sequence).toBeGreaterThan(2);
  });

  it('calls of those who are asked only who does not see it on the panel', async () => {
    await takeTurn();
    const last = await takeTurn();
    const loaded = await load(app, match);
    const asked = people.flatMap((_, seat) =>
      askedOf(loaded, seat, 'en').some(({ decision }) => decision.owed) ? [seat] : [],
    );
    const turns = (await drain()).filter(({ kind }) => kind === 'turn');
    expect(turns.map(({ payload }) => payload)).toMatchObject([
      { ping: asked.filter((seat) => seat !== last) },
    ]);
  });

  it('adds nothing to a post that is on its way', async () => {
    await takeTurn();
    const onItsWay = await claim();
    expect(onItsWay.map(({ kind }) => kind)).toEqual(['turn']);
    await takeTurn();
    const turns = (await store.transaction((t) => t.undelivered(match))).filter(
      ({ kind }) => kind === 'turn',
    );
    expect(turns.map(({ attempts }) => attempts)).toEqual([1, 0]);
    expect(turns[0]?.payload).toEqual(onItsWay[0]?.payload);
    await deliver(onItsWay);
    await drain();
  });

  it('says at the end how everybody came out, with what has not been told yet', async () => {
    const running = async () => (await store.match(match))?.status === 'running';
    await drain();
    const from = ((await store.match(match))?.announced ?? 0) + 1;
    const offer = {
      match,
      kind: 'trade',
      from: 0,
      to: [1],
      body: { gives: {}, takes: {} },
    } as const;
    const { id: proposal } = await store.transaction((t) =>
      t.createProposal({ ...offer, until: null, createdAt: new Date() }),
    );
    while (await running()) await takeTurn();
    const row = await store.match(match);
    const rest = (await store.transaction((t) => t.undelivered(match))).filter(
      ({ kind }) => kind !== 'secret',
    );
    expect(rest.map(({ kind }) => kind)).toEqual(['turn', 'closed', 'over', 'story', 'chart']);
    const [last, closed, over] = rest;
    expect(closed?.payload).toEqual({ proposal });
    expect(await store.proposal(proposal)).toMatchObject({ status: 'void' });
    if (last === undefined || over === undefined || row === null)
      throw new Error('Nothing is said of the end.');
    const outcome = tusk.outcome(tusk.parse(Object(row.snapshot).state));
    if (outcome === null) throw new Error('The match is not over.');
    expect(noticeOf(last)).toMatchObject({ from, to: row.sequence, ping: [], quiet: false });
    expect(noticeOf(over)).toEqual({
      kind: 'over',
      from: row.sequence + 1,
      to: row.sequence,
      places: placesOf(outcome),
    });
    expect(over.payload).toMatchObject({
      places: expect.arrayContaining([expect.objectContaining({ place: 1, tieBreak: null })]),
    });
    await drain();
  });

  it('says that offers are off when a match is closed', async () => {
    const home = { server: '10', channel: '11' };
    const opening = { game: 'tusk', size: 2, computers: 0, home };
    const id = (await openMatch(app, pressOf(0), opening))?.id ?? 0;
    await joinMatch(app, pressOf(1), id);
    await startMatch(app, pressOf(0), id);
    const body = { at: 0, to: -1 };
    const offer = {
      match: id,
      kind: 'undo',
      from: 0,
      to: [1],
      body,
      until: null,
      createdAt: new Date(),
    } as const;
    const { id: proposal } = await store.transaction((t) => t.createProposal(offer));
    const user = { id: '9', name: 'Moss' };
    await closeMatch(app, { ...pressOf(0), user, moderates: () => true }, id);
    expect(await store.proposal(proposal)).toMatchObject({ status: 'void' });
    const rest = await store.transaction((t) => t.undelivered(id));
    expect(rest.map(noticeOf)).toContainEqual({ kind: 'closed', proposal });
  });

  it('is read as it was written before the end was a notice of its own', () => {
    const payload = { from: 1, to: 2, ping: [] };
    expect(noticeOf({ kind: 'turn', payload })).toEqual({ kind: 'turn', ...payload });
  });

  it('is read where a version before has left it under another name', () => {
    const now = { kind: 'forfeited', seat: 1 };
    expect(noticeOf({ kind: 'benched', payload: { seat: 1 } })).toEqual(now);
    const of = { kind: 'benched', seat: 1 };
    expect(noticeOf({ kind: 'missed', payload: { seat: 0, of } })).toEqual({
      kind: 'missed',
      seat: 0,
      of: now,
    });
  });
});
