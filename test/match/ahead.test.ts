import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { namedSeed } from '../../src/engine/laws.ts';
import { tuskEdition } from '../../src/games/tusk/index.ts';
import { tusk } from '../../src/games/tusk/rules.ts';
import { takeBackOrAsk } from '../../src/match/agreement/take-back.ts';
import type { App } from '../../src/match/app/app.ts';
import type { Press } from '../../src/match/app/press.ts';
import { askedOf, waitingFor } from '../../src/match/loaded/asked.ts';
import { load } from '../../src/match/loaded/load.ts';
import { joinMatch, openMatch, startMatch } from '../../src/match/lobby/lobby.ts';
import { openApp } from '../../src/match/open.ts';
import { answer, type AnswerResult } from '../../src/match/play/answer.ts';
import { entryIn, toldIn } from '../../src/match/stored/log.ts';
import { panelFor } from '../../src/panel/panel.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { MatchId, Store } from '../../src/store/store.ts';
import { appSpeech } from '../../src/words/index.ts';
import { board } from '../games/tusk/board.ts';
import { openMemoryStore, spoil } from '../store/memory.ts';

/** Three tribes on one tile, with three dice among them and nothing to use; the first one's turn. */
const CAMP = board({ tribes: [{ members: ['D3'] }, { members: ['D3'] }, { members: ['D3'] }] });
const edition: AnyEdition = {
  ...tuskEdition,
  game: { ...tusk, setup: () => ({ state: CAMP, events: [], reveals: false }) },
};
const [FIRST, SECOND, THIRD] = [0, 1, 2];
/** The first one strikes at the second one, and the others at the first one. */
const [FIRST_AIM, AIM] = ['aim.1x1', 'aim.0x1'];

describe('whom one attacks, said ahead', () => {
  let store: Store;
  let app: App;
  let match: MatchId;
  let presses = 0;

  const started = (): App => ({
    ...openApp(store, new Map([[edition.game.id, edition]])),
    // The same seats and dice each time.
    secret: (bytes) => namedSeed('ahead').slice(0, 2 * bytes),
    announce: () => undefined,
    think: async () => null,
  });
  const pressBy = (user: string): Press => {
    presses += 1;
    return {
      interaction: `press ${presses}`,
      user: { id: user, name: `Player ${user}` },
      locale: null,
      moderates: () => false,
      holds: () => false,
    };
  };
  const row = async () => {
    const found = await store.match(match);
    if (found === null) throw new Error('The match is gone.');
    return found;
  };
  const pressOf = async (seat: number): Promise<Press> =>
    pressBy((await row()).seats[seat]?.user ?? 'nobody');
  /** A seat answers what it is asked, or may say ahead. Returns what kind of answer that was. */
  const say = async (seat: number, choice: string): Promise<AnswerResult['as'] | undefined> => {
    const { did } = await answer(app, await pressOf(seat), match, [
      (loaded) => ({
        decision: askedOf(loaded, seat, 'en')[0]?.decision.id ?? 'nothing',
        choice,
      }),
    ]);
    return did.results[0]?.as;
  };
  /** Whom it waits for, and for what. */
  const asked = async (): Promise<string[]> =>
    waitingFor(await load(app, match)).map(({ id }) => id);
  const sealed = async (): Promise<string[]> =>
    (await row()).sealed.map((one) => `${one.decision} ${one.choice}`);
  const log = () => store.entries(match);
  /** What happened, in order. */
  const told = async () => (await log()).flatMap((one) => toldIn(one).map(({ event }) => event));
  const makers = async (): Promise<string[]> =>
    (await log()).map(entryIn).flatMap((entry) => {
      return entry.kind === 'answers' ? entry.answers.map(({ seat, by }) => `${seat} ${by}`) : [];
    });
  /** All that a seat sees of the match. */
  const seenBy = async (seat: number): Promise<string> => {
    const panel = panelFor(await load(app, match), seat, appSpeech('en'));
    return JSON.stringify([panel.bare(), panel.pictured]);
  };
  /** A fight that the first tribe begins. */
  const begin = async (): Promise<void> => {
    const home = { server: '1', channel: '2' };
    const opened = await openMatch(app, pressBy('1'), {
      game: 'tusk',
      size: 3,
      computers: 0,
      home,
    });
    match = opened.id;
    for (const user of ['2', '3']) await joinMatch(app, pressBy(user), match);
    await startMatch(app, pressBy('1'), match);
    await say(FIRST, 'fight.D3');
  };
  /** Has seats answer one after the other. Returns how often the match waits for somebody else from the beginning on. */
  const handOvers = async (answers: readonly (readonly [number, string])[]): Promise<number> => {
    let waits = FIRST;
    let count = 0;
    const look = async () => {
      const next = waitingFor(await load(app, match))[0]?.seat ?? waits;
      if (next !== waits) count += 1;
      waits = next;
    };
    await look();
    for (const [seat, choice] of answers) {
      await say(seat, choice);
      await look();
    }
    return count;
  };

  beforeEach(async () => {
    store = await openMemoryStore();
    app = started();
    await begin();
  });
  afterEach(() => store.close());

  it('spares three of the six hand-overs of a fight of three, in which all happens as it does in turn', async () => {
    const inTurn = await handOvers([
      [SECOND, 'stand.in'],
      [THIRD, 'stand.in'],
      [FIRST, FIRST_AIM],
      [SECOND, AIM],
      [THIRD, AIM],
    ]);
    const [happened, by] = [await told(), await makers()];
    await begin();
    const ahead = await handOvers([
      [FIRST, FIRST_AIM],
      [SECOND, 'stand.in'],
      [SECOND, AIM],
      [THIRD, 'stand.in'],
      [THIRD, AIM],
    ]);
    expect([inTurn, ahead]).toEqual([6, 3]);
    expect(await told()).toEqual(happened);
    expect(by.slice(3)).toEqual(['0 person', '1 person', '2 person']);
    expect((await makers()).slice(3)).toEqual(['0 order', '1 order', '2 person']);
    expect(await asked()).toEqual(['turn.1.0.1']);
    expect(await sealed()).toEqual([]);
  });

  it('is nobody else’s to see until its moment, and may be changed until then', async () => {
    await say(SECOND, 'stand.in');
    const [others, entries] = [[await seenBy(FIRST), await seenBy(THIRD)], await log()];
    const { snapshot } = await row();
    const posts = await store.transaction((transaction) => transaction.undelivered(match));
    expect(await say(SECOND, 'aim.2x1')).toBe('sealed');
    expect(await sealed()).toEqual(['aim.1.1 aim.2x1']);
    expect(await say(SECOND, 'aim.0x1')).toBe('sealed');
    expect(await sealed()).toEqual(['aim.1.1 aim.0x1']);
    expect([await seenBy(FIRST), await seenBy(THIRD)]).toEqual(others);
    expect(await log()).toEqual(entries);
    expect((await row()).snapshot).toEqual(snapshot);
    expect(await store.transaction((transaction) => transaction.undelivered(match))).toEqual(posts);
    expect(await asked()).toEqual(['stand.1.2']);
    // Not even the first one's turn, before it, shows anything.
    await say(THIRD, 'stand.out');
    expect(await asked()).toEqual(['aim.1.0']);
    await say(FIRST, 'aim.2x1');
    expect(await told()).toContainEqual({
      type: 'aimed',
      seat: SECOND,
      at: [{ seat: FIRST, members: 1 }],
    });
  });

  it('is asked on the panel of who takes part, as it is in its turn, and may wait', async () => {
    const panel = async () => {
      const one = panelFor(await load(app, match), SECOND, appSpeech('en'));
      const presses = JSON.stringify(one.bare().components);
      return { ...one.bare(), isIdle: one.isIdle, isAsked: presses.includes('"aim.1.1"') };
    };
    await say(SECOND, 'stand.in');
    const asks = await panel();
    expect(asks).toMatchObject({ isIdle: true, isAsked: true });
    expect(JSON.stringify(asks)).toContain('You may say so now');
    expect(JSON.stringify(asks)).toContain('Waiting for');
    await say(SECOND, AIM);
    const kept = await panel();
    expect(kept).toMatchObject({ isIdle: true, isAsked: true });
    expect(JSON.stringify(kept)).toContain('Chosen ahead: One member attacks Ember');
  });

  it('is asked anew after anything was taken back', async () => {
    await say(SECOND, 'stand.in');
    await say(SECOND, 'aim.0x1');
    // Its own part, which it may still take back alone.
    const { did } = await takeBackOrAsk(app, await pressOf(SECOND), match);
    expect(did).toBe('taken back');
    expect(await sealed()).toEqual([]);
    await say(SECOND, 'stand.in');
    await say(SECOND, 'aim.0x1');
    await say(THIRD, 'stand.in');
    await takeBackOrAsk(app, await pressOf(THIRD), match);
    expect(await sealed()).toEqual([]);
    await say(THIRD, 'stand.out');
    await say(FIRST, 'aim.1x1');
    expect(await asked()).toEqual([expect.stringMatching(/^aim\.1\.1-/u)]);
  });

  it('outlives a restart', async () => {
    await say(FIRST, FIRST_AIM);
    await say(SECOND, 'stand.in');
    await say(SECOND, AIM);
    app = started();
    await say(THIRD, 'stand.in');
    expect(await asked()).toEqual(['aim.1.2']);
    expect((await makers()).slice(-2)).toEqual(['0 order', '1 order']);
  });

  it('is not said by who sits out', async () => {
    await say(SECOND, 'stand.out');
    await expect(say(SECOND, 'aim.0x1')).rejects.toThrow();
  });

  it('asks who said what is no longer possible', async () => {
    await say(SECOND, 'stand.in');
    await say(SECOND, AIM);
    await spoil(store, `UPDATE sealed SET choice = 'aim.2x4'`);
    await say(THIRD, 'stand.in');
    await say(FIRST, 'aim.1x1');
    expect(await asked()).toEqual(['aim.1.1']);
    expect(await sealed()).toEqual([]);
  });
});
