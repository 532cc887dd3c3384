import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answer } from '../../src/match/play/answer.ts';
import { answerProposal } from '../../src/match/agreement/answer-proposal.ts';
import { handOver } from '../../src/match/company/hand-over.ts';
import type { App } from '../../src/match/app/app.ts';
import { openApp } from '../../src/match/open.ts';
import type { Press } from '../../src/match/app/press.ts';
import { load } from '../../src/match/loaded/load.ts';
import { joinMatch, openMatch, startMatch } from '../../src/match/lobby/lobby.ts';
import { noticeOf } from '../../src/match/app/notice.ts';
import { order } from '../../src/match/play/order.ts';
import { waitingFor } from '../../src/match/loaded/asked.ts';
import { isResting } from '../../src/match/orders/standing-orders.ts';
import { takeBackOrAsk } from '../../src/match/agreement/take-back.ts';
import { USUAL_TERMS } from '../../src/match/time/terms.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { Store } from '../../src/store/store.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { openMemoryStore } from '../store/memory.ts';

const people = [
  { id: '1', name: 'Ash' },
  { id: '2', name: 'Birch' },
  { id: '3', name: 'Cedar' },
];
const [ASH, BIRCH, CEDAR] = [0, 1, 2];

/** Pebbles, where one may say beforehand how many one takes. */
const edition: AnyEdition = {
  ...pebblesEdition,
  orders: [
    {
      name: 'take',
      kinds: ['take'],
      values: ['1', '2'],
      answer: (value, _decision, choices) =>
        'shape' in choices ? null : (choices.find(({ key }) => key === `take.${value}`) ?? null),
    },
  ],
};

/** Three people play, of whom one has said beforehand what it does. */
describe('a seat with an order', () => {
  let store: Store;
  let app: App;
  let clock = 0;
  let presses = 0;

  const pressOf = (seat: number): Press => {
    presses += 1;
    const user = people[seat];
    if (user === undefined) throw new Error(`Nobody sits at ${seat}.`);
    return {
      interaction: `press ${presses}`,
      user,
      locale: null,
      moderates: () => true,
      holds: () => false,
    };
  };
  const moderator = (): Press => ({ ...pressOf(ASH), user: { id: '9', name: 'Moss' } });
  const row = async () => {
    const found = await store.match(1);
    if (found === null) throw new Error('The match is gone.');
    return found;
  };
  const take = (seat: number, count = 1) =>
    answer(app, pressOf(seat), 1, [
      ({ match, edition: { game } }) => ({
        decision: waitingFor({ edition, match })[0]?.id ?? game.id,
        choice: `take.${count}`,
      }),
    ]);
  const says = (seat: number, value: string | null) =>
    order(app, pressOf(seat), 1, { name: 'take', against: null, value });
  /** Who is asked, and whether orders rest there. */
  const asked = async () => {
    const loaded = await load(app, 1);
    return waitingFor(loaded).map((one) => ({ seat: one.seat, rests: isResting(loaded, one) }));
  };
  /** How the answers were made. */
  const makers = async (): Promise<string[]> =>
    (await store.entries(1)).flatMap(
      ({ entry }) => JSON.stringify(entry).match(/(?<="by":")\w+/gu) ?? [],
    );
  const pinged = async (): Promise<readonly number[]> => {
    const waiting = await store.transaction((transaction) => transaction.undelivered(1));
    return waiting.flatMap((one) => {
      const notice = noticeOf(one);
      return notice?.kind === 'turn' ? notice.ping : [];
    });
  };

  beforeEach(async () => {
    store = await openMemoryStore();
    clock = Date.UTC(2026, 5, 1, 12);
    app = {
      ...openApp(store, new Map([[edition.game.id, edition]]), () => new Date(clock)),
      announce: () => undefined,
      think: async () => null,
    };
    const home = { server: '1', channel: '2' };
    const opening = { game: edition.game.id, size: 3, computers: 0, home, terms: USUAL_TERMS };
    await openMatch(app, pressOf(ASH), opening);
    await joinMatch(app, pressOf(BIRCH), 1);
    await joinMatch(app, pressOf(CEDAR), 1);
    await startMatch(app, pressOf(ASH), 1);
  });
  afterEach(() => store.close());

  it('calls who is next, also who pressed something a moment before it was given', async () => {
    await take(ASH);
    clock += 10_000;
    await take(BIRCH);
    clock += 10_000;
    await says(ASH, '1');
    await says(CEDAR, '1');
    // Cedar took one as it said so, then Ash, and Birch has not seen it.
    expect(await makers()).toEqual(['person', 'person', 'order', 'order']);
    expect(await asked()).toEqual([{ seat: BIRCH, rests: false }]);
    expect(await pinged()).toEqual([BIRCH]);
  });

  it('is asked itself when it takes back what the order did, until it has answered', async () => {
    await says(BIRCH, '1');
    await take(ASH);
    expect(await asked()).toEqual([{ seat: CEDAR, rests: false }]);
    expect((await takeBackOrAsk(app, pressOf(BIRCH), 1)).did).toBe('taken back');
    expect(await asked()).toEqual([{ seat: BIRCH, rests: true }]);
    await take(BIRCH, 2);
    expect((await row()).orders).toHaveLength(1);
    await take(CEDAR);
    await take(ASH);
    expect((await makers()).slice(-4)).toEqual(['person', 'person', 'person', 'order']);
  });

  it('rests no longer when it says something else beforehand', async () => {
    await says(BIRCH, '1');
    await take(ASH);
    await takeBackOrAsk(app, pressOf(BIRCH), 1);
    await says(BIRCH, '2');
    expect(await asked()).toEqual([{ seat: CEDAR, rests: false }]);
    expect((await row()).orders).toHaveLength(1);
  });

  const asksBack = async (): Promise<number> => {
    await take(ASH);
    await take(BIRCH);
    expect((await takeBackOrAsk(app, pressOf(ASH), 1)).did).toBe('asked: others');
    const [open] = await store.transaction((transaction) => transaction.openProposals(1));
    return open?.id ?? 0;
  };
  const halt = (to: unknown) =>
    store.transaction((transaction) => transaction.changeMatch(1, { halt: to }));

  it('wakes a match that sleeps when it agrees to something', async () => {
    const open = await asksBack();
    await halt({ is: 'asleep' });
    await answerProposal(app, pressOf(BIRCH), open, 'accept');
    expect(await row()).toMatchObject({ halt: null, clock: { runAt: expect.any(Date) } });
    await halt({ is: 'asleep' });
    await answerProposal(app, pressOf(CEDAR), open, 'accept');
    expect((await row()).halt).toBeNull();
    expect(await asked()).toEqual([{ seat: ASH, rests: false }]);
  });

  it('agrees to nothing while the match is paused', async () => {
    const open = await asksBack();
    await halt({ is: 'paused', until: clock + 1 });
    const agreed = answerProposal(app, pressOf(BIRCH), open, 'accept');
    await expect(agreed).rejects.toThrow(/paused/u);
  });

  it('leaves to the others what was offered to all when its player goes', async () => {
    const offered = { match: 1, kind: 'trade', from: ASH, to: [BIRCH, CEDAR] } as const;
    const body = { gives: {}, takes: {} };
    const { id } = await store.transaction((transaction) =>
      transaction.createProposal({ ...offered, body, until: null, createdAt: new Date(clock) }),
    );
    await handOver(app, moderator(), 1, BIRCH, null);
    expect(await store.proposal(id)).toMatchObject({ status: 'open', to: [CEDAR] });
    await handOver(app, moderator(), 1, CEDAR, null);
    expect(await store.proposal(id)).toMatchObject({ status: 'void' });
  });
});
