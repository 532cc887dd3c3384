import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tuskEdition } from '../../src/games/tusk/index.ts';
import { playAgain } from '../../src/match/lobby/again.ts';
import type { App } from '../../src/match/app/app.ts';
import { openApp } from '../../src/match/open.ts';
import type { Press } from '../../src/match/app/press.ts';
import { learnMatch } from '../../src/match/lobby/learn.ts';
import { load } from '../../src/match/loaded/load.ts';
import { joinMatch, openMatch, startMatch } from '../../src/match/lobby/lobby.ts';
import type { Chosen } from '../../src/match/stored/chosen.ts';
import { wayBack } from '../../src/match/agreement/take-back.ts';
import { USUAL_TERMS } from '../../src/match/time/terms.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { Store } from '../../src/store/store.ts';
import { openMemoryStore } from '../store/memory.ts';

const edition: AnyEdition = tuskEdition;
const home = { server: '1', channel: '2' };

let store: Store;
let app: App;
let presses = 0;
let now = 0;

const press = (user: string): Press => {
  presses += 1;
  now += 1_000;
  return {
    interaction: `press ${presses}`,
    user: { id: user, name: `Player ${user}` },
    locale: null,
    moderates: () => true,
    holds: () => false,
  };
};

beforeEach(async () => {
  store = await openMemoryStore();
  app = {
    ...openApp(store, new Map([[edition.game.id, edition]]), () => new Date(now)),
    announce: () => undefined,
    think: async () => null,
  };
});
afterEach(() => store.close());

const end = (id: number) =>
  store.transaction((transaction) => transaction.changeMatch(id, { status: 'over' }));

describe('another match', () => {
  /** What is chosen for it after one with this. */
  async function after(chosen: Chosen, people: number): Promise<unknown> {
    const opened = await openMatch(app, press('1'), {
      game: edition.game.id,
      size: 3,
      computers: 3 - people,
      home,
      chosen,
      terms: USUAL_TERMS,
    });
    for (let user = 2; user <= people; user += 1) {
      await joinMatch(app, press(String(user)), opened.id);
    }
    await end(opened.id);
    return (await playAgain(app, press('1'), opened.id)).row.config;
  }

  it('has the same options, but is a whole one for who learnt the game alone', async () => {
    expect(await after({ start: 'even', length: 'short' }, 1)).toEqual({ start: 'even' });
    expect(await after({ start: 'even', length: 'whole' }, 1)).toEqual({
      start: 'even',
      length: 'whole',
    });
    expect(await after({ length: 'short' }, 2)).toEqual({ length: 'short' });
    expect(await after({}, 1)).toEqual({});
  });

  it('is a whole one after /learn', async () => {
    const row = await learnMatch(app, press('1'), { game: edition.game.id, home });
    expect(row.config).toEqual({ length: 'short' });
    await end(row.id);
    expect((await playAgain(app, press('1'), row.id)).row.config).toEqual({});
  });
});

it('to start a match is nothing that could be taken back', async () => {
  const opened = await openMatch(app, press('1'), {
    game: edition.game.id,
    size: 2,
    computers: 1,
    home,
    terms: USUAL_TERMS,
  });
  await startMatch(app, press('1'), opened.id);
  const loaded = await load(app, opened.id);
  // As where the other seat has answered something first.
  const answered = { ...loaded, match: { ...loaded.match, actor: 1, undoable: [], sequence: 1 } };
  expect(wayBack(answered, 0)).toBeNull();
  const seats = loaded.row.seats.map((one) =>
    one.seat === 0 ? { ...one, actedAt: new Date(now + 1_000) } : one,
  );
  const acted = { ...answered, row: { ...loaded.row, seats } };
  expect(wayBack(acted, 0)).toEqual({ is: 'together', at: 1 });
});
