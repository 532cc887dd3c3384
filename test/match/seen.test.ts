import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nthChoice } from '../../src/engine/choices.ts';
import { takeBackTo } from '../../src/match/agreement/take-back.ts';
import { joinMatch, openMatch, startMatch } from '../../src/match/lobby/lobby.ts';
import { handOver } from '../../src/match/company/hand-over.ts';
import type { App } from '../../src/match/app/app.ts';
import { openApp } from '../../src/match/open.ts';
import { load } from '../../src/match/loaded/load.ts';
import { askedOf } from '../../src/match/loaded/asked.ts';
import { waitingForUser } from '../../src/match/play/waiting.ts';
import { tellNews } from '../../src/match/loaded/news.ts';
import { answer } from '../../src/match/play/answer.ts';
import type { Store } from '../../src/store/store.ts';
import { steadingEdition } from '../games/steading/index.ts';
import { STEADING } from '../games/steading/rules.ts';
import { openMemoryStore } from '../store/memory.ts';

const PEOPLE = ['ash', 'birch', 'cedar'].map((id) => ({ id, name: id }));

/** A match that begins where one places after the other. */
const edition = {
  ...steadingEdition,
  game: {
    ...STEADING,
    setup: (...given: Parameters<typeof STEADING.setup>) => {
      const begun = STEADING.setup(...given);
      const left = begun.state.points.map((_, seat) => seat);
      const frames = [{ frame: 'placing' as const, left }];
      return { ...begun, state: { ...begun.state, frames }, events: [] };
    },
  },
};

describe('what somebody has been told', () => {
  let store: Store;
  let app: App;
  let presses = 0;
  let noted = 0;
  let time = Date.parse('2026-03-01T12:00:00Z');
  let match: number;

  const pressOf = (user: { id: string; name: string }) => {
    presses += 1;
    time += 60_000;
    return {
      interaction: `press ${presses}`,
      user,
      locale: null,
      moderates: () => true,
      holds: () => false,
    };
  };
  const person = (seat: number) => {
    const found = PEOPLE[seat];
    if (found === undefined) throw new Error(`Nobody sits at ${seat}.`);
    return found;
  };
  /** Gives the first answer of a command. */
  const act = (seat: number, command: string, by = person(seat)) =>
    answer(app, pressOf(by), match, [
      (loaded) => {
        const offers = askedOf(loaded, seat, 'en').flatMap(({ shaped, offers: listed, offer }) =>
          shaped === null ? listed : [offer(nthChoice(shaped.shape, 0))],
        );
        const offer = offers.find(({ phrase }) => phrase.command === command);
        if (offer === undefined) throw new Error(`${command} is not asked of ${seat}.`);
        return offer;
      },
    ]);
  const news = async (seat: number) =>
    (await tellNews(app, await load(app, match), seat, 'en'))?.lines.map(({ text }) => text) ?? [];
  const row = async () => (await load(app, match)).row;
  const owing = async () =>
    (await row()).seats.map(({ owesSince }) => owesSince?.getTime() ?? null);
  const outbox = async () =>
    (await store.transaction((transaction) => transaction.undelivered(match))).map(
      ({ payload }) => payload,
    );

  beforeAll(async () => {
    store = await openMemoryStore();
    const counting = new Proxy(store, {
      get(target, name): unknown {
        const own: unknown = Reflect.get(target, name);
        if (typeof own !== 'function') return own;
        return (...given: unknown[]): unknown => {
          if (name === 'noteShown') noted += 1;
          return own.apply(target, given);
        };
      },
    });
    app = {
      ...openApp(counting, new Map([['steading', edition]]), () => new Date(time)),
      limits: {
        waitingPerPerson: 99,
        playedPerPerson: 99,
        waitingPerServer: 99,
        openedPerHour: 99,
        restDaysAYear: 30,
      },
      announce: () => {},
      think: async () => null,
    };
  });
  afterAll(() => store.close());

  beforeEach(async () => {
    const home = { server: '10', channel: '11' };
    const opened = await openMatch(app, pressOf(person(0)), {
      game: 'steading',
      size: 3,
      computers: 0,
      home,
    });
    match = opened?.id ?? 0;
    await joinMatch(app, pressOf(person(1)), match);
    await joinMatch(app, pressOf(person(2)), match);
    await startMatch(app, pressOf(person(0)), match);
    noted = 0;
  });

  it('is what it was shown last, until there is more', async () => {
    await act(0, 'place');
    const first = await news(2);
    expect(first).toEqual([expect.stringContaining('Hearth goes to')]);
    expect(await news(2)).toEqual(first);
    expect(await news(2)).toEqual(first);
    expect(noted).toBe(1);
    await act(1, 'place');
    expect(await news(2)).toEqual([expect.stringContaining('Heron goes to')]);
    expect(noted).toBe(2);
  });

  it('is not written where there is nothing to tell', async () => {
    expect(await news(0)).toEqual([]);
    await act(0, 'order');
    expect(await news(0)).toEqual([]);
    expect(await news(1)).toEqual([]);
    expect(noted).toBe(0);
  });

  it('is all that was before it acted, and never by an order', async () => {
    await act(0, 'place');
    await act(2, 'order');
    const untouched = await news(2);
    expect(untouched).toEqual([expect.stringContaining('Hearth goes to')]);
    await act(2, 'order');
    // Neither did the order end the news, nor is it news to who gave it.
    await act(1, 'place');
    expect(await news(2)).toEqual([expect.stringContaining('Heron goes to')]);
    await act(2, 'place');
    expect(await news(2)).toEqual([]);
    expect((await news(0)).length).toBe(2);
  });

  it('leaves whom the game waits for as it was, by an order', async () => {
    await act(0, 'place');
    const [since, said] = [await owing(), await outbox()];
    expect(since.filter((one) => one !== null)).toHaveLength(1);
    await act(2, 'order');
    await act(1, 'order');
    expect(await owing()).toEqual(since);
    // It is told with what is told next, and calls nobody.
    const [last, ...more] = (await outbox()).toReversed();
    const [told, ...earlier] = said.toReversed();
    expect(more).toEqual(earlier);
    expect(last).toEqual({ ...Object(told), to: expect.any(Number) });
    const waiting = [];
    for await (const one of waitingForUser(app, 'cedar', 99, 'en')) waiting.push(one);
    expect(waiting.filter((one) => one.row.id === match)).toEqual([]);
  });

  it('is all that was before it sealed an answer, and what comes of that is news to all', async () => {
    for (const command of ['place', 'feed']) for (const seat of [0, 1, 2]) await act(seat, command);
    const names = ['Hearth', 'Heron', 'Moss'];
    const did = (what: string) => names.map((name) => expect.stringContaining(`${name} ${what}`));
    expect((await news(0)).slice(-2)).toEqual(did('pays').slice(1));
    await act(0, 'bid');
    // Under seal, neither an order nor another look changes what has been told.
    await act(0, 'order');
    expect(await news(0)).toEqual([]);
    await act(1, 'bid');
    await act(2, 'bid');
    for (const seat of [0, 1, 2]) {
      const others = did('bids').filter((_, one) => one !== seat);
      expect(await news(seat)).toEqual([...others, expect.stringContaining('Round 2')]);
    }
  });

  it('stays as it was where an order is taken back', async () => {
    await act(0, 'place');
    const { loaded } = await act(2, 'order');
    await takeBackTo(app, pressOf(person(2)), match, loaded.match.sequence - 1);
    expect(await news(2)).toEqual([expect.stringContaining('Hearth goes to')]);
    expect(askedOf(await load(app, match), 2, 'en')).toHaveLength(1);
  });

  it('is nothing where somebody new sits there', async () => {
    await act(0, 'place');
    await act(1, 'place');
    await news(1);
    const dan = { id: 'dan', name: 'dan' };
    await handOver(app, pressOf({ id: '9', name: 'Moss' }), match, 1, dan);
    expect(await news(1)).toEqual([expect.stringContaining('Hearth goes to')]);
    expect((await row()).seats[1]).toMatchObject({ user: 'dan', seen: -1 });
  });

  it('ends with the log, where more was noted', async () => {
    await act(0, 'place');
    await store.transaction(async (transaction) => {
      const locked = await transaction.lockMatch(match);
      const seats = (locked?.seats ?? []).map((one) => ({ ...one, seen: 90, shown: 99 }));
      await transaction.setSeats(match, seats);
    });
    expect(await news(2)).toEqual([]);
    expect(noted).toBe(0);
  });
});
