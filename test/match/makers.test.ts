import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalJson } from '../../src/engine/digest.ts';
import { namedSeed } from '../../src/engine/laws.ts';
import { readRecord, verifyRecord } from '../../src/engine/record.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { SHELF } from '../../src/games/index.ts';
import { tusk } from '../../src/games/tusk/rules.ts';
import { answerProposal } from '../../src/match/agreement/answer-proposal.ts';
import { giveGoods } from '../../src/match/agreement/deal.ts';
import { joinMatch, openMatch, startMatch } from '../../src/match/lobby/lobby.ts';
import { resign } from '../../src/match/company/hand-over.ts';
import type { App } from '../../src/match/app/app.ts';
import { openApp } from '../../src/match/open.ts';
import { load } from '../../src/match/loaded/load.ts';
import { askedOf } from '../../src/match/loaded/asked.ts';
import { entryIn } from '../../src/match/stored/log.ts';
import { answer } from '../../src/match/play/answer.ts';
import { history } from '../../src/match/loaded/history.ts';
import { recordOf } from '../../src/match/reports/proof.ts';
import { openThinker, type Thinker } from '../../src/match/play/thinker.ts';
import { takeBackOrAsk } from '../../src/match/agreement/take-back.ts';
import { proposeTrade } from '../../src/match/agreement/trade.ts';
import type { Store } from '../../src/store/store.ts';
import { mindAtOnce } from '../ai/at-once.ts';
import { openMemoryStore } from '../store/memory.ts';
import { allOffers } from './all-offers.ts';

const people = [
  { id: '1', name: 'Ash' },
  { id: '2', name: 'Birch' },
] as const;
const fail = (_match: unknown, ...more: readonly unknown[]): void => {
  throw new Error(`Nobody thought: ${more.map(String).join(', ')}`);
};
const HOME = { server: '10', channel: '11' };

describe('an answer in the log', () => {
  let store: Store;
  let app: App;
  let thinker: Thinker;
  let match: number;
  /** What came of an undo. */
  let asked: string;
  let presses = 0;
  /** By what each seat is answered for, and the sealed answers that were seen to wait. */
  const sealed: (readonly [seat: number, by: string | null])[] = [];

  const pressOf = (at: 0 | 1) => {
    presses += 1;
    return {
      interaction: `press ${presses}`,
      user: people[at],
      locale: null,
      moderates: () => false,
      holds: () => false,
    };
  };
  /** Seats 0 and 2 are of people, in seat 1 sits a computer player. */
  const seatOf = { 0: 0, 1: 2 } as const;
  const random = namedRandom('answers');

  /** One of these people answers what it is asked, anyhow; false where nobody is asked anything. */
  const act = async (among: readonly (0 | 1)[]): Promise<boolean> => {
    const loaded = await load(app, match);
    for (const person of among) {
      const seat = seatOf[person];
      const asked = askedOf(loaded, seat, 'en').filter(
        (one) => one.decision.owed && one.sealed === null,
      );
      const offers = allOffers(asked.slice(0, 1));
      // Who hunts together is asked together, and answers under seal.
      const hunts = offers.filter(({ phrase }) => phrase.command === 'hunt');
      const some = hunts.length > 0 ? hunts : offers;
      const offer = some[random.below(Math.max(1, some.length))];
      if (offer === undefined) continue;
      await answer(app, pressOf(person), match, [() => offer]);
      const waiting = (await store.match(match))?.sealed ?? [];
      sealed.push(...waiting.map((one) => [one.seat, one.by] as const));
      return true;
    }
    return false;
  };
  const makersIn = async () =>
    (await store.entries(match))
      .map(entryIn)
      .flatMap((entry, at) =>
        entry.kind === 'answers' ? entry.answers.map(({ seat, by }) => ({ at, seat, by })) : [],
      );

  beforeAll(async () => {
    store = await openMemoryStore();
    app = {
      ...openApp(store, SHELF),
      secret: (bytes) => namedSeed('makers 4').slice(0, 2 * bytes),
      announce: () => undefined,
      think: (id, kept) => thinker.think(id, kept),
    };
    thinker = openThinker({
      app,
      mind: mindAtOnce(),
      wait: () => new Promise(() => undefined),
      fellBack: fail,
      noSample: fail,
      failed: fail,
    });
    const opening = { game: 'tusk', size: 3, computers: 1, home: HOME };
    match = (await openMatch(app, pressOf(0), opening)).id;
    await joinMatch(app, pressOf(1), match);
    await startMatch(app, pressOf(0), match);
    await thinker.settled();
  });
  afterAll(async () => {
    await thinker.close();
    await store.close();
  });

  it('says by what it was made: a person, or a computer player', async () => {
    for (let turn = 0; turn < 20; turn += 1) await act([0, 1]);
    const made = await makersIn();
    expect(made.filter(({ seat, by }) => by !== (seat === 1 ? 'computer' : 'person'))).toEqual([]);
    expect(new Set(made.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2]));
  });

  it('says the same of both sides of a deal, a gift as much as a trade', async () => {
    /** One of these people who has something, and one of that, as soon as there is any. */
    const giver = async (): Promise<{ at: 0 | 1; gives: Record<string, number> }> => {
      do {
        const { edition, match: now } = await load(app, match);
        for (const at of [0, 1] as const) {
          const goods = Object.entries(edition.game.deals?.goods(now.state, seatOf[at]) ?? {});
          const held = goods.find(([, amount]) => amount > 0);
          if (held !== undefined) return { at, gives: { [held[0]]: 1 } };
        }
      } while (await act([0, 1]));
      throw new Error('Nobody has ever had anything.');
    };
    const gift = await giver();
    await giveGoods(app, pressOf(gift.at), match, 1, gift.gives);
    const { at, gives } = await giver();
    const other = at === 0 ? 1 : 0;
    await proposeTrade(app, pressOf(at), match, {
      to: seatOf[other],
      gives,
      takes: {},
      hours: null,
    });
    const [open] = await store.transaction((transaction) => transaction.openProposals(match));
    await answerProposal(app, pressOf(other), open?.id ?? 0, 'accept');
    const made = (await store.entries(match)).map(entryIn).filter(({ kind }) => kind === 'deal');
    expect(made).toMatchObject([
      { deal: { from: seatOf[gift.at], to: 1 }, by: { from: 'person', to: 'computer' } },
      { deal: { from: seatOf[at], to: seatOf[other] }, by: { from: 'person', to: 'person' } },
    ]);
  });

  it('says of an undo who agreed to it, and who was not asked', async () => {
    asked = 'taken back';
    while (asked === 'taken back' && (await act([0, 1])) && (await act([1, 0])))
      asked = (await takeBackOrAsk(app, pressOf(0), match)).did;
    const open = await store.transaction((transaction) => transaction.openProposals(match));
    const undoing = open.find(({ kind }) => kind === 'undo');
    await answerProposal(app, pressOf(1), undoing?.id ?? 0, 'accept');
    const made = (await store.entries(match)).map(entryIn).findLast(({ kind }) => kind === 'undo');
    expect(made).toMatchObject({ by: [0, 2], unasked: [1] });
    await thinker.settled();
  });

  it('says it from when its seat is a computer player’s, and keeps what was before', async () => {
    const last = (await store.match(match))?.sequence ?? 0;
    const before = await makersIn();
    await resign(app, pressOf(1), match);
    await thinker.settled();
    while (await act([0]));
    const made = await makersIn();
    expect(made.slice(0, before.length)).toEqual(before);
    const after = made.filter(({ at }) => at > last);
    expect(after.filter(({ seat, by }) => by !== (seat === 0 ? 'person' : 'computer'))).toEqual([]);
    expect(new Set(after.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2]));
    expect(await store.match(match)).toMatchObject({ status: 'over' });
  });

  it('said so, too, while it waited under seal', () => {
    expect(sealed.length).toBeGreaterThan(0);
    expect(sealed.filter(([seat, by]) => seat === 0 && by !== 'person')).toEqual([]);
    expect(sealed.filter(([seat, by]) => seat === 1 && by !== 'computer')).toEqual([]);
  });

  it('is known by whether dice fell for it, as an undo says why others are asked', async () => {
    const row = await store.match(match);
    if (row === null) throw new Error('There is no such match.');
    const { rows, drawn } = await history(app, row);
    const rolled = rows
      .filter(({ events }) => /"dice":\[\d/u.test(JSON.stringify(events)))
      .map(({ sequence }) => sequence);
    expect(rolled.length).toBeGreaterThan(0);
    expect(drawn).toEqual(expect.arrayContaining(rolled));
    expect(drawn.length).toBeLessThan(rows.length);
    expect(asked).toMatch(/^asked: /u);
  });

  it('comes into the record, which verifies, and is bound by its digest', async () => {
    const row = await store.match(match);
    if (row === null) throw new Error('There is no such match.');
    const record = await recordOf(app, row);
    const read = readRecord(canonicalJson(record));
    expect(read).toEqual({ ok: true, value: record });
    expect(verifyRecord(tusk, record)).toMatchObject({ ok: true });
    const told = record.entries.flatMap(({ entry }) =>
      entry.kind === 'answers' ? entry.answers.map(({ by }) => by) : [],
    );
    expect(new Set(told)).toEqual(new Set(['person', 'computer']));
    const dealt = record.entries.flatMap(({ entry }) => (entry.kind === 'deal' ? [entry.by] : []));
    expect(dealt.map((by) => by?.to)).toEqual(['computer', 'person']);
  });
});
