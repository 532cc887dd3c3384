import { afterAll, beforeAll, expect, it } from 'vitest';
import { SHELF } from '../../src/games/index.ts';
import { PRESETS } from '../../src/league/settings.ts';
import { signUp } from '../../src/match/league/entering.ts';
import { foundLeague } from '../../src/match/league/founding.ts';
import { joinMatch, openMatch } from '../../src/match/lobby/lobby.ts';
import { openApp } from '../../src/match/open.ts';
import type { App } from '../../src/match/app/app.ts';
import type { Press } from '../../src/match/app/press.ts';
import { USUAL_TERMS } from '../../src/match/time/terms.ts';
import type { Store } from '../../src/store/store.ts';
import { openMemoryStore } from '../store/memory.ts';
import { append, entry, openMatch as storeMatch, seat } from '../store/sample.ts';

const ash = { id: '410000000000000001', name: 'Ash' };
let store: Store;
let app: App;
let presses = 0;

const press = (user = ash): Press => {
  presses += 1;
  return {
    interaction: `press ${presses}`,
    user,
    locale: 'en-US',
    moderates: () => true,
    holds: () => false,
  };
};

/** A match in which Ash's questions were answered so. */
const played = async (by: string): Promise<void> => {
  const id = await storeMatch(store);
  await store.transaction(async (transaction) => {
    await transaction.changeMatch(id, { status: 'running' });
    await transaction.setSeats(id, [seat(0, ash.id)]);
    const answers = Array.from({ length: 20 }, () => ({ seat: 0, choice: 'c', by }));
    await append(transaction, id, { ...entry(id, 0), entry: { kind: 'answers', answers } });
  });
};

beforeAll(async () => {
  store = await openMemoryStore();
  app = { ...openApp(store, SHELF), announce: () => {}, think: async () => null };
});
afterAll(() => store.close());

it('may be asked for by a league, of those who have been asked anything, and is earned back by playing', async () => {
  const settings = {
    ...PRESETS.league,
    game: 'tusk',
    config: {},
    terms: null,
    seats: 2,
    least: 2,
    reliability: 70,
  };
  const home = { server: '10', channel: '11' };
  const league = await foundLeague(app, press(), { name: 'Autumn', home, settings, directors: [] });
  const [season] = await store.seasonsOf(league.id);
  const id = season?.id ?? 0;
  const hours = { zone: 'UTC', wakes: 480, sleeps: 1320 };
  await store.transaction((transaction) => transaction.changePerson(ash.id, hours));
  const entry = { standsBy: false, away: [], onlyStandsBy: false };
  await played('default');
  await played('person');
  await expect(signUp(app, press(), id, entry)).rejects.toThrow(
    'A reliability of 70 % is asked for here, and yours is 50 %.',
  );
  await played('order');
  await played('person');
  await signUp(app, press(), id, entry);
  // Who is in may change what it said, whatever became of it since.
  await played('standIn');
  await played('standIn');
  await signUp(app, press(), id, { ...entry, standsBy: true });
});

it('may be asked for by a table, of all but its host', async () => {
  const home = { server: '10', channel: '11' };
  const table = { game: 'tusk', size: 3, computers: 0, home };
  const terms = { ...USUAL_TERMS, reliable: true };
  const birch = { id: '410000000000000002', name: 'Birch' };
  const { id } = await openMatch(app, press(birch), { ...table, terms });
  await expect(joinMatch(app, press(), id)).rejects.toThrow(
    'A reliability of 80 % is asked for here',
  );
  // Of whom nothing is known may join.
  await joinMatch(app, press({ id: '410000000000000003', name: 'Cedar' }), id);
  const own = await openMatch(app, press(), { ...table, terms });
  expect(own.seats).toHaveLength(1);
});
