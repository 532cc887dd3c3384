import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { Person } from '../../src/sandbox/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { type Camp, openPanel, pitchCamp, posts, startMatch } from './camp.ts';
import { inPlayingOrder, offers, say } from './play.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const pebbles: AnyEdition = pebblesEdition;
const CREATE = { method: 'POST', path: '/channels/:channel/messages' } as const;
const OPEN_DM = { method: 'POST', path: '/users/@me/channels' } as const;

describe('while Discord does not answer', { timeout: 120_000 }, () => {
  let camp: Camp;
  beforeEach(async () => {
    camp = await pitchCamp({ shelf: new Map([[pebbles.game.id, pebbles]]) });
  }, 60_000);
  afterEach(() => camp.close());

  const failures = (match: number): number =>
    camp.log.filter((line) => line.match === match && line.msg === 'a message was not delivered')
      .length;

  it('a turn is tried now and then, however often people look at it, and all is said soon after', async () => {
    const people = ['Ash', 'Birch'].map((name) => camp.sandbox.user(name));
    const [ash = camp.sandbox.user('Ash')] = people;
    const threads = [await startMatch(camp, people), await startMatch(camp, people)] as const;
    const told = (): number[] => threads.map((thread) => posts(ash, thread).length);
    const before = told();
    camp.sandbox.faults.fail(503, 'before', { ...CREATE, times: 10_000 });
    await say(camp, threads[0], ash, 'pebbles take', { pebbles: '1' });
    await camp.later(14 * SECOND);
    await say(camp, threads[1], ash, 'pebbles take', { pebbles: '1' });
    for (let second = 16; second < 66; second += 2) {
      await camp.later(2 * SECOND);
      await openPanel(ash, threads[0]);
      await camp.settled();
    }
    expect(told()).toEqual(before);
    // By itself it is tried seven times; those who look have it tried twice more.
    expect(failures(1)).toBeLessThanOrEqual(10);
    camp.sandbox.faults.clear();
    // The one that is tried first has the other one tried as well, though that is to wait for longer.
    for (let waited = 0; `${told()}` === `${before}` && waited < 30; waited += 1) {
      await camp.later(SECOND);
    }
    await camp.settled();
    expect(told()).toEqual(before.map((count) => count + 1));
  });
});

/** That Discord lets me open no more DMs for now says nothing of who is to get one. */
describe('where I open DMs too fast', { timeout: 120_000 }, () => {
  let camp: Camp;
  afterEach(() => camp.close());

  const dmsOf = (person: Person): string[] =>
    person
      .dms()
      .filter(({ ephemeral }) => !ephemeral)
      .map(({ content }) => content);

  it('what waits for somebody is told later', async () => {
    camp = await pitchCamp({
      shelf: new Map([[pebbles.game.id, pebbles]]),
      at: new Date('2026-06-01T14:00:00+02:00'),
    });
    const [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    await say(camp, 'general', birch, 'me', { zone: 'Europe/Berlin', pings: 'digest' });
    const thread = await startMatch(camp, [ash, birch]);
    await say(camp, thread, ash, 'pebbles take', { pebbles: '1' });
    camp.sandbox.faults.refuse('dmsTooFast', { ...OPEN_DM, times: 10_000 });
    await camp.passing(18.1 * HOUR);
    await camp.later(2 * HOUR);
    expect(dmsOf(birch)).toEqual([]);
    const alarms = camp.log.filter(({ level }) => level === 50);
    expect(alarms).toEqual([
      expect.objectContaining({ kind: 'digest', msg: 'a message cannot be delivered' }),
    ]);
    camp.sandbox.faults.clear();
    await camp.later(5 * MINUTE);
    expect(dmsOf(birch)).toEqual([expect.stringMatching(/^🌅 \*\*/u)]);
  });

  it('whoever has lost its seat is told later, and its thread waits for nothing', async () => {
    camp = await pitchCamp({ shelf: new Map([[pebbles.game.id, pebbles]]) });
    const [ash, birch, cedar] = ['Ash', 'Birch', 'Cedar'].map((name) => camp.sandbox.user(name));
    if (ash === undefined || birch === undefined || cedar === undefined) throw new Error('Nobody.');
    const thread = await startMatch(camp, [birch, cedar]);
    camp.sandbox.faults.refuse('dmsTooFast', { ...OPEN_DM, times: 10_000 });
    await say(camp, thread, ash, 'match hand-over', { seat: '1', to: 'Dune' });
    expect(posts(ash, thread).at(-1)?.content).toMatch(/^⚖️/u);
    await camp.later(MINUTE);
    const told = (): string[] => [...dmsOf(birch), ...dmsOf(cedar)];
    expect(told()).toEqual([]);
    camp.sandbox.faults.clear();
    await camp.later(5 * MINUTE);
    expect(told()).toEqual([expect.stringMatching(/⚖️/u)]);
  });

  it('whoever has to choose in secret is reminded later, and the match goes on', async () => {
    camp = await pitchCamp({ at: new Date('2026-06-01T14:00:00Z') });
    const [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    const thread = await startMatch(camp, [ash, birch], 0, { hours: 12, bank: 0 });
    const [first = ash, second = birch] = await inPlayingOrder(camp, 1, [ash, birch]);
    for (const person of [first, second])
      await say(camp, thread, person, 'tusk place', { at: 'D3' });
    const [card] = await offers(thread, first, 'tusk keep', 'card');
    await say(camp, thread, first, 'tusk keep', { card: card?.value ?? '' });
    const called = dmsOf(second).length;
    // A new process has no DM open.
    await camp.restart();
    camp.sandbox.faults.refuse('dmsTooFast', { ...OPEN_DM, times: 10_000 });
    await camp.passing(6.1 * HOUR);
    await camp.later(10 * MINUTE);
    expect(dmsOf(second)).toHaveLength(called);
    camp.sandbox.faults.clear();
    await camp.later(5 * MINUTE);
    expect(dmsOf(second).at(-1)).toMatch(/half the time is up/u);
  });
});
