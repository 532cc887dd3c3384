import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bot, startBot } from '../../src/discord/bot.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { SHELF } from '../../src/games/index.ts';
import { openApp } from '../../src/match/open.ts';
import { type Person, textOf } from '../../src/sandbox/index.ts';
import type { Store } from '../../src/store/store.ts';
import { mindAtOnce } from '../ai/at-once.ts';
import { type Camp, openPanel, pitchCamp, posts, pressLobby, startMatch } from './camp.ts';
import { asks, make, movesOn, oneOf } from './hands.ts';
import { followedBy, inPlayingOrder, offers, say } from './play.ts';

/** A store whose presses run twice: the first time a conflict undoes what they did. */
function conflicting(store: Store): Partial<Store> {
  return {
    async press(interaction, at, work) {
      await store
        .transaction(async (transaction) => {
          await work(transaction);
          throw new RangeError('lost against another one');
        })
        .catch((error: unknown) => {
          if (!(error instanceof RangeError)) throw error;
        });
      return store.press(interaction, at, work);
    },
  };
}

it('tells once what a transaction did that ran twice', async () => {
  const camp = await pitchCamp();
  const people = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
  const thread = await startMatch(camp, people);
  const order = await inPlayingOrder(camp, 1, people);
  camp.amiss = conflicting(camp.store);
  const [first] = order;
  if (first === undefined) throw new Error('There is somebody.');
  for (const person of order) {
    const entered = await say(camp, thread, person, 'tusk place', { at: 'D3' });
    expect(entered.split('\n')[0]).toMatch(/^✅ 📍 First camp: [^:]+ on D3\.$/u);
  }
  for (const person of order) {
    const [card] = await offers(thread, person, 'tusk keep', 'card');
    await say(camp, thread, person, 'tusk keep', { card: card?.value ?? '' });
  }
  const [then] = await offers(thread, first, 'tusk gather', 'then', { member: '1' });
  const both = followedBy({ member: '1' }, then?.value ?? '');
  const did = await say(camp, thread, first, 'tusk gather', both);
  expect(did.split('\n')[0]).toMatch(/^✅ .*gathers 1 \S+ and moves/u);
  await camp.close();
});

const openNothing = (): never => {
  throw new Error('The lobby was not posted.');
};

describe('two processes with one token', () => {
  let camp: Camp;
  let other: Bot;
  let thread: string;
  let order: readonly Person[];

  beforeAll(async () => {
    camp = await pitchCamp();
    other = await startBot({
      app: openApp(camp.store, SHELF),
      painter: camp.painter,
      mind: mindAtOnce(),
      log: pino({ level: 'silent' }),
      token: camp.sandbox.token,
      apiUrl: camp.sandbox.api,
    });
    const people = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    thread = await startMatch({ settled }, people);
    order = await inPlayingOrder(camp, 1, people);
  });
  const settled = async (): Promise<void> => {
    await camp.settled();
    await other.settled();
  };
  afterAll(async () => {
    await other.close();
    await camp.close();
  });

  it('answer a command once, though the other one reads what it has done', async () => {
    const [ash, birch, dune] = ['Ash', 'Birch', 'Dune'].map((name) => camp.sandbox.user(name));
    if (ash === undefined || birch === undefined || dune === undefined) throw new Error('Who?');
    const read = async (person: Person, line: string, options = {}): Promise<string> => {
      const outcome = await person.invoke(line, options, { channel: 'tusk' });
      await settled();
      return 'message' in outcome ? textOf(person.message(outcome.message)) : outcome.text;
    };
    for (let round = 0; round < 3; round += 1) {
      expect(await read(dune, 'match new', { seats: 2 })).toMatch(/is open: people join below/);
      expect(await read(birch, 'match join')).toMatch(/^You have a seat in match #\d+: /);
      expect(await read(dune, 'match start')).toMatch(/^Match #\d+ begins\./);
      expect(await read(dune, 'match leave')).toMatch(/^I don’t know which match you mean\./);
      expect(await read(dune, 'match resign')).toMatch(/^A computer player has your seat in match/);
    }
    expect(await read(dune, 'match new', { seats: 2 })).toMatch(/is open: people join below/);
    const lobby =
      posts(ash, 'tusk').findLast(({ content }) => content.includes('## ')) ?? openNothing();
    const match = /#(\d+)/u.exec(lobby.content)?.[1] ?? '';
    const told = birch.ephemerals().length;
    await pressLobby({ settled }, birch, lobby, `start:${match}`);
    expect(birch.ephemerals().length - told).toBe(1);
    expect(await read(dune, 'match leave')).toMatch(/^You have left match #\d+\.$/);
  });

  it('give one answer to each press, and do it once', async () => {
    const random = namedRandom('overlap');
    for (let round = 0; round < 12; round += 1) {
      for (const person of order) {
        const before = (await camp.store.match(1))?.sequence ?? 0;
        const panel = await openPanel(person, thread);
        await settled();
        if (!asks(panel)) continue;
        const move = oneOf(movesOn(panel), random);
        const after = await make(person, panel, move, random);
        await settled();
        const given = move.is === 'select' ? move.value.split('|').length : 1;
        const read = textOf(person.message(after));
        expect(read).not.toMatch(
          /done already|That question (has been answered|isn’t open)|went wrong/,
        );
        expect((await camp.store.match(1))?.sequence ?? 0).toBeLessThanOrEqual(before + given);
      }
    }
    expect((await camp.store.match(1))?.sequence).toBeGreaterThan(8);
    const [host] = order;
    const [, ...told] = posts(host ?? camp.sandbox.user('Ash'), thread);
    // Of all that stood there the newest alone can be pressed; each was made once, by one of the two.
    expect(told.filter(({ components }) => components.length > 0)).toEqual([told.at(-1)]);
    const made = camp.sandbox.requests.all.filter(
      ({ method, path }) => method === 'POST' && path === `/channels/${thread}/messages`,
    );
    const marks = made.map(({ body }) => String(Object(body)['nonce']));
    expect(new Set(marks).size).toBe(told.length);
  });
});
