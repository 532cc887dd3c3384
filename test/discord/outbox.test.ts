import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Api } from '../../src/discord/context.ts';
import { openOutbox, type Outbox } from '../../src/discord/posted/outbox.ts';
import { openMatch } from '../../src/match/lobby/lobby.ts';
import { dotPainter } from '../e2e/dots.ts';
import { ash, type ClockApp, openClockApp } from '../match/clock-app.ts';

let there: ClockApp;
let outboxes: Outbox[];
beforeEach(async () => {
  there = await openClockApp();
  outboxes = [];
});
afterEach(async () => {
  await Promise.all(outboxes.map((one) => one.close()));
  await there.close();
});

/** The outbox of another process of this app, to which Discord answers so. */
function outboxOf(answer: () => Promise<unknown>): Outbox {
  const get = () => answer().then(() => []);
  const rest: Api = { get, post: answer, patch: answer, put: answer, delete: answer };
  const { app } = there;
  const log = pino({ level: 'silent' });
  const one = openOutbox({ app, painter: dotPainter(), log, rest }, null);
  outboxes.push(one);
  return one;
}
const away = () => Promise.reject(new Error('503'));
let posts = 0;
const taken = () => Promise.resolve({ id: `post ${(posts += 1)}` });

/** Has an outbox try what is due, so often, a second apart unless told. */
async function trying(outbox: Outbox, times: number, seconds = 1): Promise<void> {
  for (let nth = 0; nth < times; nth += 1) {
    there.now += seconds * 1_000;
    outbox.wake();
    await outbox.settled();
  }
}

const table = (channel: string) =>
  openMatch(there.app, there.press(ash), {
    game: 'pebbles',
    size: 2,
    computers: 0,
    home: { server: '1', channel },
  });

it('says at once what another process has put off, where something changed there', async () => {
  const [other, own] = [outboxOf(away), outboxOf(taken)];
  await table('2');
  await trying(other, 50, 7);
  expect(await there.told('lobby')).toBe(1);
  own.touched({ channel: '2' });
  await own.settled();
  expect(await there.told('lobby')).toBe(0);
});

it('says as soon as Discord answers all that another process has put off', async () => {
  const [other, own] = [outboxOf(away), outboxOf(taken)];
  const before = await table('2');
  await trying(own, 1);
  expect(await there.told('lobby', before.id)).toBe(0);
  const first = await table('2');
  await trying(other, 10);
  const second = await table('3');
  await trying(other, 100);
  const left = async () => [
    await there.told('lobby', first.id),
    await there.told('lobby', second.id),
  ];
  for (let waited = 0; waited < 60 && `${await left()}` === '1,1'; waited += 1)
    await trying(own, 1);
  expect(await left()).toEqual([0, 0]);
});
