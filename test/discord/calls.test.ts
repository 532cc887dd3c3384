import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownPace } from '../../src/clock/pace.ts';
import { openOutbox, type Outbox } from '../../src/discord/posted/outbox.ts';
import { type Day, sayDay } from '../../src/match/stored/person.ts';
import { dotPainter } from '../e2e/dots.ts';
import { steadingEdition } from '../games/steading/index.ts';
import { ash, birch, type ClockApp, DAY, HOUR, openClockApp } from '../match/clock-app.ts';
import { ringingDiscord } from './ringing.ts';

const PEOPLE = [ash, birch];
/** More calls than are taken up at one time. */
const MATCHES = 24;

let there: ClockApp;
let discord: ReturnType<typeof ringingDiscord>;
let outbox: Outbox;
beforeEach(async () => {
  there = await openClockApp(steadingEdition);
  there.keeper();
  discord = ringingDiscord();
  const log = pino({ level: 'silent' });
  const parts = { app: there.app, painter: dotPainter(), log, rest: discord.rest };
  outbox = openOutbox(parts, null);
});
afterEach(async () => {
  await outbox.close();
  await there.close();
});

async function telling(): Promise<void> {
  outbox.wake();
  await outbox.settled();
}

/** Lets hours pass one by one. Says what rang in them, and on whose phones. */
async function ringingIn(hours: number): Promise<typeof discord.rung> {
  const before = discord.rung.length;
  for (let hour = 0; hour < hours; hour += 1) {
    await there.passing(1);
    await telling();
  }
  return discord.rung.slice(before).filter(({ users }) => users.length > 0);
}

/** Says of somebody when it is up, by the hours of the day: the first match begins at 12:00. */
const isUp = (user: typeof ash, from: number, to: number, pings: Day['pings'] = null) =>
  sayDay(there.app, there.press(user), {
    zone: 'UTC',
    wakes: from * 60,
    sleeps: to * 60,
    pings,
    wantsUpNextPing: null,
  });

it.each(['thread', 'dm'] as const)(
  'two who wake at one time are called once each, whatever is told in their matches first: %s',
  async (pings) => {
    for (const person of PEOPLE) await isUp(person, 18, 11, pings);
    for (let nth = 0; nth < MATCHES; nth += 1) {
      await there.begin(nth % 2 === 0 ? PEOPLE : PEOPLE.toReversed());
      there.now += HOUR / 6;
    }
    await telling();
    const dueAt = new Date(there.now - (there.now % DAY) + 18 * HOUR);
    for (let match = 1; match < MATCHES; match += 3)
      await there.store.transaction((to) =>
        to.enqueue({ match, kind: 'times', payload: { kind: 'times' }, createdAt: dueAt, dueAt }),
      );
    const rung = await ringingIn(9);
    expect(rung.flatMap(({ users }) => users).toSorted()).toEqual(PEOPLE.map(({ id }) => id));
  },
);

describe('half of its time', () => {
  /** What Ash was told of its time while hours passed. */
  const toldIn = async (hours: number): Promise<readonly string[]> =>
    (await ringingIn(hours)).flatMap(({ content, users }) =>
      users.includes(ash.id) ? (/[⏳⌛]/u.exec(content) ?? ['asked']) : [],
    );
  beforeEach(async () => {
    await there.begin(PEOPLE, { pace: ownPace(24, 0), runOut: 'safe' });
    await telling();
  });

  it('is told nobody twice who slept when its answer was taken back', async () => {
    expect(await toldIn(13)).toEqual(['⏳']);
    await there.answer(ash);
    await isUp(ash, 9, 1);
    await there.goBack((await there.row()).sequence - 1, 1);
    expect(await toldIn(9)).toEqual(['asked']);
    expect(await toldIn(9)).toEqual(['asked', '⌛']);
  });

  it('is not told any more where nine tenths are to be told before that went out', async () => {
    await there.passing(13);
    await there.passing(9);
    expect(await there.told('reminder')).toBe(2 * PEOPLE.length);
    expect(await toldIn(1)).toEqual(['⌛']);
  });
});
