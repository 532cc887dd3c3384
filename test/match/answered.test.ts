import { afterAll, beforeAll, expect, it } from 'vitest';
import { namedSeed } from '../../src/engine/laws.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { SHELF } from '../../src/games/index.ts';
import { answer, type AnswerResult } from '../../src/match/play/answer.ts';
import { askedOf, waitingFor } from '../../src/match/loaded/asked.ts';
import type { App } from '../../src/match/app/app.ts';
import { openApp } from '../../src/match/open.ts';
import type { Press } from '../../src/match/app/press.ts';
import { load } from '../../src/match/loaded/load.ts';
import { joinMatch, openMatch, startMatch } from '../../src/match/lobby/lobby.ts';
import type { Store } from '../../src/store/store.ts';
import { openMemoryStore } from '../store/memory.ts';
import { allOffers } from './all-offers.ts';

const people = ['ash', 'birch'].map((id) => ({ id, name: id }));

let store: Store;
let app: App;
let presses = 0;

const pressOf = (seat: number): Press => {
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

beforeAll(async () => {
  store = await openMemoryStore();
  app = {
    ...openApp(store, SHELF),
    // The same match each time: in another one something may be answered by itself in between.
    secret: (bytes) => namedSeed('answered').slice(0, 2 * bytes),
    chance: (about) => namedRandom(`answered ${about}`),
    announce: () => {},
    think: async () => null,
  };
  const home = { server: '10', channel: '11' };
  await openMatch(app, pressOf(0), { game: 'tusk', size: 2, computers: 0, home });
  await joinMatch(app, pressOf(1), 1);
  await startMatch(app, pressOf(0), 1);
});
afterAll(() => store.close());

it('is a part where its seat is asked on, and what the game waited for where another one is', async () => {
  const came = new Set<AnswerResult['as']>();
  for (let nth = 0; nth < 12; nth += 1) {
    const before = waitingFor(await load(app, 1));
    const [next] = before;
    if (next === undefined) throw new Error('Nobody is asked.');
    const { seat, id } = next;
    const asked = askedOf(await load(app, 1), seat, 'en').filter((one) => one.decision.id === id);
    const offer = allOffers(asked).at(nth % 2 === 0 ? 0 : -1);
    if (offer === undefined) throw new Error('Nothing is offered.');
    const { did } = await answer(app, pressOf(seat), 1, [() => offer]);
    const known = before.map((one) => one.id);
    const asksOn = waitingFor(await load(app, 1)).some(
      (one) => one.seat === seat && !known.includes(one.id),
    );
    expect(did.results.map(({ as }) => as)).toEqual([asksOn ? 'part' : 'owed']);
    for (const { as } of did.results) came.add(as);
  }
  expect(came).toEqual(new Set(['owed', 'part']));
});
