import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mind } from '../../src/ai/mind.ts';
import type { AnswerThought } from '../../src/ai/thought.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { namedSeed } from '../../src/engine/laws.ts';
import { SHELF } from '../../src/games/index.ts';
import { tusk } from '../../src/games/tusk/rules.ts';
import { takeBackOrAsk } from '../../src/match/agreement/take-back.ts';
import { openMatch, startMatch } from '../../src/match/lobby/lobby.ts';
import { handOver } from '../../src/match/company/hand-over.ts';
import type { App } from '../../src/match/app/app.ts';
import { openApp } from '../../src/match/open.ts';
import { load } from '../../src/match/loaded/load.ts';
import { askedOfComputer } from '../../src/match/orders/standing-orders.ts';
import { askedOf } from '../../src/match/loaded/asked.ts';
import { entryIn } from '../../src/match/stored/log.ts';
import { answer } from '../../src/match/play/answer.ts';
import { history } from '../../src/match/loaded/history.ts';
import { openThinker, type Thinker } from '../../src/match/play/thinker.ts';
import type { Store } from '../../src/store/store.ts';
import { type HeldMind, heldMind } from '../ai/held.ts';
import { steadingEdition } from '../games/steading/index.ts';
import { openMemoryStore } from '../store/memory.ts';

const ASH = { id: '1', name: 'Ash' };
const BIRCH = { id: '2', name: 'Birch' };
const shelf = new Map([...SHELF, ['steading', steadingEdition]]);
const HOME = { server: '10', channel: '11' };
/** What the rules of Tusk! know of a match. */
const stateIn = (match: { readonly state: unknown } | undefined) =>
  tusk.parse(SHELF.get('tusk')?.game.stored(match?.state));
const forEver = (): Promise<void> => new Promise(() => undefined);

describe('a thinker', () => {
  let store: Store;
  let mind: HeldMind;
  let told: string[];
  let closing: Thinker[];
  let presses = 0;

  beforeEach(async () => {
    store = await openMemoryStore();
    mind = heldMind(() => shelf);
    told = [];
    closing = [];
  });
  afterEach(async () => {
    vi.useRealTimers();
    mind.release();
    await Promise.all(closing.map((thinker) => thinker.close()));
    await store.close();
  });

  /** One process. Without a mind it dies as soon as it has committed anything. */
  function openProcess(
    thinks: Mind | null = mind,
    now = () => new Date(),
    wait: () => Promise<unknown> = forEver,
  ): Attended {
    let thinker: Thinker | null = null;
    const app: App = {
      ...openApp(store, shelf, now),
      secret: (bytes) => namedSeed('thinker').slice(0, 2 * bytes),
      chance: (about) => namedRandom(`thinker ${about}`),
      announce: () => undefined,
      think: async (id, kept) => thinker?.think(id, kept) ?? null,
    };
    if (thinks === null) return { app, settled: async () => {} };
    const opened = openThinker({
      app,
      mind: thinks,
      wait,
      fellBack: (match, { player }, error) => told.push(`${match} ${player}: ${String(error)}`),
      noSample: (game, error) => told.push(`${game}: ${String(error)}`),
      failed: (match, error) => told.push(`${match} failed: ${String(error)}`),
    });
    thinker = opened;
    closing.push(opened);
    return { app, settled: () => opened.settled() };
  }

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
  const begin = async ({ app, settled }: Attended, game = 'tusk'): Promise<number> => {
    const size = 3;
    const opening = { game, size, computers: size - 1, home: HOME };
    const { id } = await openMatch(app, pressOf(), opening);
    await startMatch(app, pressOf(), id);
    await settled();
    return id;
  };
  /** Ash answers what it is asked with the first choice, or a later one; false where nothing is asked. */
  const act = async (app: App, id: number, which = 0): Promise<boolean> => {
    const asked = askedOf(await load(app, id), 0, 'en');
    const offers = asked.find(({ decision, sealed }) => decision.owed && sealed === null)?.offers;
    const offer = offers?.[which];
    if (offer === undefined) return false;
    await answer(app, pressOf(), id, [() => offer]);
    return true;
  };
  const entriesOf = async (id: number) => (await store.entries(id)).map(entryIn);
  const waits = async (app: App, id: number) => askedOfComputer(await load(app, id)) !== undefined;

  it('has computer players answer before who pressed goes on', async () => {
    const process = openProcess();
    const id = await begin(process);
    expect(mind.thoughts).not.toEqual([]);
    for (let turn = 0; turn < 8; turn += 1) {
      expect(await waits(process.app, id)).toBe(false);
      expect(await act(process.app, id)).toBe(true);
    }
    expect(told).toEqual([]);
    const row = await store.match(id);
    expect(row?.seats.map(({ owesSince }) => owesSince === null)).toEqual([false, true, true]);
  });

  it('keeps whoever pressed waiting for a while, and no longer', async () => {
    let over = (): void => {};
    const while_ = new Promise<void>((resolve) => {
      over = resolve;
    });
    const { app, settled } = openProcess(
      mind,
      () => new Date(),
      () => while_,
    );
    const id = await begin({ app, settled });
    const thought = mind.hold();
    const acted = act(app, id).then(() => 'answered');
    await thought;
    expect(await Promise.race([acted, Promise.resolve('waits')])).toBe('waits');
    over();
    expect(await acted).toBe('answered');
    expect(await waits(app, id)).toBe(true);
    mind.release();
    await settled();
    expect(await waits(app, id)).toBe(false);
  });

  it('throws a thought away where somebody has acted meanwhile, and thinks again', async () => {
    const { app, settled } = openProcess();
    const id = await begin({ app, settled });
    const before = (await entriesOf(id)).length;
    const thought = mind.hold();
    const acted = act(app, id);
    await thought;
    await takeBackOrAsk({ ...app, think: async () => null }, pressOf(), id);
    mind.release();
    await acted;
    await settled();
    const kinds = async () =>
      (await entriesOf(id))
        .slice(before)
        .map((entry) =>
          entry.kind === 'answers' ? entry.answers.map(({ seat }) => seat) : entry.kind,
        );
    expect(await kinds()).toEqual([[0], 'undo']);
    await act(app, id, 1);
    expect((await kinds()).slice(0, 4)).toEqual([[0], 'undo', [0], [expect.any(Number)]]);
    expect(told).toEqual([]);
  });

  it('gives no answer for a seat that a person has by then', async () => {
    const { app, settled } = openProcess();
    const id = await begin({ app, settled });
    const thought = mind.hold();
    const acted = act(app, id);
    await thought;
    const seat = mind.thoughts.at(-1)?.seat ?? 0;
    const moderator = pressOf({ id: '9', name: 'Moss' });
    await handOver({ ...app, think: async () => null }, moderator, id, seat, BIRCH);
    const before = await entriesOf(id);
    mind.release();
    await acted;
    await settled();
    expect(await entriesOf(id)).toEqual(before);
    expect(askedOf(await load(app, id), seat, 'en')).toHaveLength(1);
  });

  it('doubles nothing where two processes think about one match', async () => {
    const [one, other] = [openProcess(), openProcess(heldMind())];
    const id = await begin(one);
    const both: App = {
      ...one.app,
      think: async (...what) => {
        const [thought] = await Promise.all([one.app.think(...what), other.app.think(...what)]);
        return thought;
      },
    };
    for (let turn = 0; turn < 12 && (await act(both, id)); turn += 1) {
      await Promise.all([one.settled(), other.settled()]);
    }
    const row = await store.match(id);
    if (row === null) throw new Error('There is no match.');
    const { entries } = await history(one.app, row);
    const given = entries.flatMap((entry) =>
      entry.kind === 'answers' ? entry.answers.map(({ decision }) => decision) : [],
    );
    expect(given.length).toBeGreaterThan(25);
    expect(new Set(given).size).toBe(given.length);
    expect(told).toEqual([]);
  });

  it('takes up at its start what a process left that was killed after a commit', async () => {
    const dead = openProcess(null);
    const id = await begin(dead);
    while (await act(dead.app, id)) expect(await entriesOf(id)).not.toEqual([]);
    expect(await waits(dead.app, id)).toBe(true);
    const turns = async () =>
      (await store.transaction((t) => t.undelivered(id))).filter(({ kind }) => kind === 'turn');
    const before = await turns();
    const { app, settled } = openProcess();
    await settled();
    expect(await waits(app, id)).toBe(false);
    // What was to be told of before is told with it, and somebody is called.
    const [turn, ...others] = await turns();
    expect(others).toEqual([]);
    expect(before.map(({ id: message }) => message)).toEqual(before.length === 0 ? [] : [turn?.id]);
    expect(turn?.payload).toMatchObject({ ping: [0] });
  });

  it('looks now and then for what another process left', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let ahead = 0;
    const alive = openProcess(mind, () => new Date(Date.now() + ahead));
    const id = await begin(openProcess(null));
    while (await act(openProcess(null).app, id)) expect(mind.thoughts).toEqual([]);
    vi.advanceTimersByTime(5_000);
    await alive.settled();
    // That process may still be thinking.
    expect(await waits(alive.app, id)).toBe(true);
    ahead = 6_000;
    vi.advanceTimersByTime(5_000);
    await alive.settled();
    expect(await waits(alive.app, id)).toBe(false);
  });

  it('gives the safe answer where nothing comes of a thought, or nothing legal', async () => {
    const answers = [
      () => Promise.reject(new Error('It crashed.')),
      async () => [{ decision: mind.thoughts.at(-1)?.decision ?? '', choice: 'no.such.choice' }],
    ];
    const { app, settled } = openProcess({
      ...mind,
      choose: (thought) => answers.shift()?.() ?? mind.choose(thought),
    });
    const id = await begin({ app, settled });
    while (answers.length > 0) await act(app, id);
    expect(told).toEqual([
      `${id} steady: Error: It crashed.`,
      expect.stringMatching(/^\d+ steady: Refused: /),
    ]);
    const row = await store.match(id);
    if (row === null) throw new Error('There is no match.');
    const { matches, entries } = await history(app, row);
    const safe = entries.findIndex(
      (entry) => entry.kind === 'answers' && entry.answers[0]?.by === 'computer',
    );
    const [first] = entries[safe]?.kind === 'answers' ? entries[safe].answers : [];
    const state = stateIn(matches[safe - 1]);
    const decision = tusk.decisions(state).find((one) => one.id === first?.decision);
    expect(decision === undefined ? null : tusk.fallback(state, decision)).toBe(first?.choice);
  });

  describe('with orders that stand open', () => {
    const ORDER = /^order\./;
    /** Ash does what computer players wait for before they send workers, and with it order. */
    const guardBoth = async (app: App, id: number): Promise<void> => {
      for (let gate = 0; gate < 2; gate += 1) expect(await act(app, id)).toBe(true);
    };
    /** Ash orders nothing. */
    const order = async (app: App, id: number): Promise<void> => {
      const asked = askedOf(await load(app, id), 0, 'en');
      const offer = asked.find(({ decision }) => !decision.owed)?.offers[0];
      if (offer === undefined) throw new Error('Ash may order nothing.');
      await answer(app, pressOf(), id, [() => offer]);
    };
    /** What was answered from an entry on: by whom, and to what. */
    const answersSince = async (id: number, first: number) =>
      (await entriesOf(id))
        .slice(first)
        .flatMap((entry) => (entry.kind === 'answers' ? entry.answers : []))
        .map(({ decision, by }) => `${by} ${decision}`);
    const entries = async (id: number) => (await entriesOf(id)).length;

    it('gives them with the answer that comes after, as one thought', async () => {
      const process = openProcess();
      const id = await begin(process, 'steading');
      const [before, thoughts] = [await entries(id), mind.thoughts.length];
      await guardBoth(process.app, id);
      expect(await answersSince(id, before)).toEqual([
        'person guard.1.0.north',
        'person guard.1.0.south',
        'computer order.1.0',
        'computer send.1.1',
        'computer order.2.0',
        'computer send.1.2',
      ]);
      expect(mind.thoughts.length - thoughts).toBe(2);
      expect(told).toEqual([]);
    });

    it('finds what stands open where something was undone before', async () => {
      const process = openProcess();
      const id = await begin(process, 'steading');
      await act(process.app, id);
      await takeBackOrAsk(process.app, pressOf(), id);
      const before = await entries(id);
      await guardBoth(process.app, id);
      const given = await answersSince(id, before);
      expect(given).toContain('computer order.1.0-u1');
      expect(given).toContain('computer send.1.1-u1');
      expect(told).toEqual([]);
    });

    it('gives none where somebody has acted meanwhile, and thinks again', async () => {
      const { app, settled } = openProcess();
      const id = await begin({ app, settled }, 'steading');
      await act(app, id);
      const before = await entries(id);
      const thought = mind.hold();
      const acted = act(app, id);
      await thought;
      await order({ ...app, think: async () => null }, id);
      mind.release();
      await acted;
      await settled();
      expect(await answersSince(id, before)).toEqual([
        'person guard.1.0.south',
        'person order.0.0',
        'computer order.1.0',
        'computer send.1.1',
        'computer order.2.0',
        'computer send.1.2',
      ]);
    });

    it('gives none with the safe answer, where nothing comes of a thought or not all of it is legal', async () => {
      const spoilt = [
        () => Promise.reject(new Error('It crashed.')),
        async (thought: AnswerThought) =>
          (await mind.choose(thought)).map((one) =>
            ORDER.test(one.decision) ? one : { ...one, choice: 'no.such.choice' },
          ),
      ];
      const { app, settled } = openProcess({
        ...mind,
        choose: (thought) =>
          (thought.decision.startsWith('send') ? spoilt.shift() : undefined)?.(thought) ??
          mind.choose(thought),
      });
      const id = await begin({ app, settled }, 'steading');
      const before = await entries(id);
      await guardBoth(app, id);
      expect(await answersSince(id, before + 2)).toEqual([
        'computer send.1.1',
        'computer send.1.2',
      ]);
      expect(told).toEqual([
        expect.stringContaining('It crashed.'),
        expect.stringContaining('Refused'),
      ]);
    });
  });

  it('leaves a match alone that cannot be thought about, and the others not', async () => {
    const dead = openProcess(null);
    const [broken, sound] = [await begin(dead), await begin(dead)];
    for (const id of [broken, sound]) {
      while (await act(dead.app, id)) expect(await entriesOf(id)).not.toEqual([]);
    }
    const spoilt = { state: { turn: 'none' } };
    await store.transaction((t) => t.changeMatch(broken, { snapshot: spoilt }));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { app, settled } = openProcess(mind, () => new Date(Date.now() + 10_000));
    await settled();
    expect(await waits(app, sound)).toBe(false);
    for (let looks = 0; looks < 3; looks += 1) {
      vi.advanceTimersByTime(5_000);
      await settled();
    }
    expect(told).toEqual([expect.stringMatching(new RegExp(`^${broken} failed: BrokenMatch`))]);
  });

  it('hands on nothing that the seat may not know', async () => {
    const { app, settled } = openProcess();
    const id = await begin({ app, settled });
    const real: { thought: AnswerThought; state: ReturnType<typeof tusk.parse> }[] = [];
    for (let turn = 0; turn < 25 && (await act(app, id)); turn += 1) await settled();
    const row = await store.match(id);
    if (row === null) throw new Error('There is no match.');
    const { matches } = await history(app, row);
    for (const thought of mind.thoughts) {
      const match = matches.find((one) =>
        tusk.decisions(stateIn(one)).some(({ id: asked }) => asked === thought.decision),
      );
      if (match !== undefined) real.push({ thought, state: stateIn(match) });
    }
    expect(real.length).toBeGreaterThan(10);
    let [hidden, same, decks] = [0, 0, 0];
    for (const { thought, state } of real) {
      const text = JSON.stringify(thought);
      expect(text).not.toContain(row.seed);
      expect(text).not.toContain(row.salt);
      const world = tusk.parse(thought.world);
      const own = state.tribes[thought.seat];
      expect(world.tribes[thought.seat]?.card).toBe(own?.card);
      if (JSON.stringify(world.seasons) === JSON.stringify(state.seasons)) decks += 1;
      for (const [seat, { card, revealed }] of state.tribes.entries()) {
        if (seat === thought.seat || card === null || revealed) continue;
        hidden += 1;
        if (world.tribes[seat]?.card === card) same += 1;
      }
    }
    // Chance alone deals the same card now and then, and never the same deck.
    expect(hidden).toBeGreaterThan(15);
    expect(same).toBeLessThan(hidden / 3);
    expect(decks).toBe(0);
  });
});

interface Attended {
  readonly app: App;
  settled(): Promise<void>;
}
