import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { namedSeed } from '../../src/engine/laws.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { SHELF } from '../../src/games/index.ts';
import { tusk } from '../../src/games/tusk/rules.ts';
import { answer } from '../../src/match/play/answer.ts';
import { askedOf } from '../../src/match/loaded/asked.ts';
import { handOver } from '../../src/match/company/hand-over.ts';
import type { App } from '../../src/match/app/app.ts';
import { openApp } from '../../src/match/open.ts';
import { load } from '../../src/match/loaded/load.ts';
import { openMatch, startMatch } from '../../src/match/lobby/lobby.ts';
import { entryIn } from '../../src/match/stored/log.ts';
import { Repeated } from '../../src/match/app/press.ts';
import { openThinker, type Thinker } from '../../src/match/play/thinker.ts';
import { proposeTrade } from '../../src/match/agreement/trade.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { Store } from '../../src/store/store.ts';
import { type HeldMind, heldMind } from '../ai/held.ts';
import { openMemoryStore } from '../store/memory.ts';
import { allOffers } from './all-offers.ts';

const ASH = { id: '1', name: 'Ash' };
const BIRCH = { id: '2', name: 'Birch' };
const [PERSON, COMPUTER] = [0, 1];
const HOME = { server: '10', channel: '11' };
const edition = SHELF.get('tusk');
if (edition === undefined) throw new Error('Tusk! is not on the shelf.');
const { game, players } = edition;

describe('a trade that is offered to a computer player', () => {
  let store: Store;
  let mind: HeldMind;
  let thinker: Thinker;
  let app: App;
  let told: string[];
  let id: number;
  /** What the computer player says when it is asked, one after the other. */
  let verdicts: (() => boolean)[];
  let presses = 0;

  const unsure: AnyEdition = {
    ...edition,
    players: players.map((player) => ({
      ...player,
      accepts: () => verdicts.shift()?.() ?? false,
    })),
  };
  const shelf = new Map([['tusk', unsure]]);
  const pressOf = (user = ASH) => {
    presses += 1;
    return {
      interaction: `press ${presses}`,
      user,
      locale: null,
      moderates: () => true,
      holds: () => false,
    };
  };
  /** Ash answers what it is asked: it gathers, where it may. */
  const act = async (): Promise<void> => {
    const asked = askedOf(await load(app, id), PERSON, 'en');
    const offers = allOffers(asked.filter(({ decision }) => decision.owed).slice(0, 1));
    const offer = offers.find(({ choice }) => choice.startsWith('gather')) ?? offers[0];
    if (offer === undefined) throw new Error('Ash is asked nothing.');
    // Nobody else thinks meanwhile.
    await answer({ ...app, think: async () => null }, pressOf(), id, [() => offer]);
  };
  const goodsOf = async (seat: number) => {
    const { match } = await load(app, id);
    return game.deals?.goods(match.state, seat) ?? {};
  };
  const dealsMade = async () =>
    (await store.entries(id)).map(entryIn).filter(({ kind }) => kind === 'deal').length;
  const sequence = async () => (await load(app, id)).match.sequence;
  const termsFor = (gives: Readonly<Record<string, number>>) => ({
    to: COMPUTER,
    gives,
    takes: {},
    hours: null,
  });
  /** Ash offers one of what it has. */
  const offer = async (press = pressOf()) => {
    const held = Object.entries(await goodsOf(PERSON)).find(([, amount]) => amount > 0);
    if (held === undefined) throw new Error('Ash has nothing.');
    return proposeTrade(app, press, id, termsFor({ [held[0]]: 1 }));
  };

  beforeEach(async () => {
    store = await openMemoryStore();
    mind = heldMind(() => shelf);
    told = [];
    verdicts = [];
    app = {
      ...openApp(store, shelf),
      secret: (bytes) => namedSeed('trades').slice(0, 2 * bytes),
      chance: (about) => namedRandom(`trades ${about}`),
      announce: () => undefined,
      think: (...what) => thinker.think(...what),
      takesFirst: (...what) => thinker.takesFirst(...what),
    };
    thinker = openThinker({
      app,
      mind,
      wait: () => new Promise(() => undefined),
      fellBack: (match, { about, player }, error) =>
        told.push(`${match} ${about} ${player}: ${String(error)}`),
      noSample: (game, error) => told.push(`${game}: ${String(error)}`),
      failed: (match, error) => told.push(`${match} failed: ${String(error)}`),
    });
    id = (await openMatch(app, pressOf(), { game: 'tusk', size: 2, computers: 1, home: HOME })).id;
    await startMatch(app, pressOf(), id);
    for (let turn = 0; turn < 40; turn += 1) {
      await thinker.think(id, null);
      const [goods, asked] = [
        await goodsOf(PERSON),
        askedOf(await load(app, id), PERSON, 'en').length,
      ];
      if (asked > 0 && Object.values(goods).some((amount) => amount > 1)) return;
      await act();
    }
    throw new Error('Ash has never come to anything.');
  });
  afterEach(async () => {
    mind.release();
    await thinker.close();
    await store.close();
  });

  it('is judged in a world that its seat imagines, and made as it says', async () => {
    verdicts = [() => true, () => false];
    const before = await goodsOf(COMPUTER);
    await expect(offer()).resolves.toMatchObject({ did: { is: 'agreed', by: COMPUTER } });
    expect(await goodsOf(COMPUTER)).not.toEqual(before);
    await expect(offer()).rejects.toThrow(/declines\. /);
    expect(await dealsMade()).toBe(1);
    expect(mind.judged).toHaveLength(2);
    const row = await store.match(id);
    const { seasons } = tusk.parse(game.stored((await load(app, id)).match.state));
    for (const { seat, world } of mind.judged) {
      expect(seat).toBe(COMPUTER);
      const text = JSON.stringify(world);
      expect(text).not.toContain(row?.seed);
      expect(text).not.toContain(row?.salt);
      expect(tusk.parse(world).seasons).not.toEqual(seasons);
    }
    expect(told).toEqual([]);
  });

  it('is declined where it crashes, with a line in the log', async () => {
    verdicts = [
      () => {
        throw new Error('It crashed.');
      },
    ];
    const before = await sequence();
    await expect(offer()).rejects.toThrow(/declines\. /);
    expect(await sequence()).toBe(before);
    expect(told).toEqual([expect.stringMatching(/^\d+ deal \w+: Error: It crashed\.$/)]);
  });

  it('is not thought about where it could not be made', async () => {
    const all = { stick: 99 };
    await expect(proposeTrade(app, pressOf(), id, termsFor(all))).rejects.toThrow(
      /has only 2 sticks/,
    );
    await expect(proposeTrade(app, pressOf(BIRCH), id, termsFor(all))).rejects.toThrow(/seat/);
    expect(mind.judged).toEqual([]);
  });

  it('is judged again where the match has moved on meanwhile: neither yes nor no counts then', async () => {
    for (const [first, then] of [
      [true, false],
      [false, true],
    ] as const) {
      verdicts = [() => first, () => then];
      const [before, judged] = [await dealsMade(), mind.judged.length];
      const thought = mind.hold();
      const offered = offer().then(
        ({ did }) => did.is,
        (error: unknown) => String(error),
      );
      await thought;
      await act();
      mind.release();
      expect(await offered).toMatch(then ? /^agreed$/ : /declines\. /);
      const worlds = mind.judged.slice(judged).map(({ world }) => JSON.stringify(world));
      expect(new Set(worlds).size).toBe(2);
      expect(await dealsMade()).toBe(before + (then ? 1 : 0));
      await thinker.think(id, null);
    }
    expect(told).toEqual([]);
  });

  it('is off where the match moves on each time, and says so', async () => {
    const moves: App['takesFirst'] = async (_loaded, _seat, [deal]) => {
      await act();
      return deal ?? null;
    };
    const restless = { ...app, takesFirst: moves };
    const goods = Object.entries(await goodsOf(PERSON)).find(([, amount]) => amount > 0);
    const gives = { [goods?.[0] ?? '']: 1 };
    await expect(proposeTrade(restless, pressOf(), id, termsFor(gives))).rejects.toThrow(
      /^The match moved on while .+ was thinking about it, so nothing changed hands\./,
    );
    expect(await dealsMade()).toBe(0);
  });

  it('is offered to the person who has that seat by then', async () => {
    verdicts = [() => true];
    const thought = mind.hold();
    const offered = offer();
    await thought;
    await handOver(app, pressOf({ id: '9', name: 'Moss' }), id, COMPUTER, BIRCH);
    mind.release();
    expect(await offered).toMatchObject({ did: { is: 'proposed' } });
    expect(await dealsMade()).toBe(0);
    const open = await store.transaction((transaction) => transaction.openProposals(id));
    expect(open).toMatchObject([{ kind: 'trade', from: PERSON, to: [COMPUTER] }]);
  });

  it('is made once where two processes are handed the press', async () => {
    verdicts = [() => true, () => true];
    const press = pressOf();
    const thought = mind.hold();
    const both = [offer(press), offer(press)];
    await thought;
    mind.release();
    const [done, repeated] = await Promise.allSettled(both);
    const reasons = [done, repeated].flatMap((one) =>
      one?.status === 'rejected' ? [one.reason] : [],
    );
    expect(reasons).toEqual([expect.any(Repeated)]);
    expect(await dealsMade()).toBe(1);
  });
});
