import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import {
  type Camp,
  messageOf,
  openPanel,
  pitchCamp,
  posts,
  pressLobby,
  read,
  startMatch,
} from './camp.ts';
import { say } from './play.ts';

const HOUR = 3_600_000;
const edition: AnyEdition = pebblesEdition;

/** Nobody is called who sleeps or does not want it, whatever there is to say; who wants DMs gets those. */
describe('who is left in peace', { timeout: 120_000 }, () => {
  let camp: Camp;
  let thread: string;
  /** Never said when it is awake; sleeps at night, in Berlin; wants no pings; wants DMs. */
  let ash: Person;
  let birch: Person;
  let cedar: Person;
  let dune: Person;

  beforeAll(async () => {
    camp = await pitchCamp({
      shelf: new Map([[edition.game.id, edition]]),
      at: new Date('2026-06-01T19:30:00Z'),
    });
    [ash, birch, cedar, dune] = [
      camp.sandbox.user('Ash'),
      camp.sandbox.user('Birch'),
      camp.sandbox.user('Cedar'),
      camp.sandbox.user('Dune'),
    ];
    await say(camp, 'tusk', birch, 'me', { zone: 'Europe/Berlin', wakes: '8:00', sleeps: '22:00' });
    await say(camp, 'tusk', cedar, 'me', { pings: 'none' });
    await say(camp, 'tusk', dune, 'me', { pings: 'dm' });
    thread = await startMatch(camp, [ash, birch, cedar, dune], 0, { pace: '3 days' });
  }, 120_000);
  afterAll(() => camp.close());

  /** The hour in UTC; in Berlin it is two more. */
  let hour = 19;
  const pass = async (hours: number): Promise<void> => {
    for (let left = hours; left > 0; left -= 6) await camp.passing(Math.min(left, 6) * HOUR);
    hour = (hour + hours) % 24;
  };
  const take = (person: Person) => say(camp, thread, person, 'pebbles take', { pebbles: '1' });
  const told = (): PageMessage[] => posts(ash, thread);
  const last = (): PageMessage => {
    const post = told().at(-1);
    if (post === undefined) throw new Error('Nothing was posted.');
    return post;
  };
  const dms = (person: Person): string[] =>
    person.dms().flatMap(({ ephemeral, content }) => (ephemeral ? [] : [content]));

  it('is called in the morning where what called it was delivered at night', async () => {
    camp.amiss = { claimOutbox: async () => [] };
    await take(ash);
    await pass(1);
    camp.amiss = {};
    await camp.later(0);
    expect(last().content).toMatch(new RegExp(`^<@${birch.id}> · `, 'u'));
    expect(told().flatMap(({ pingedIds }) => pingedIds)).not.toContain(birch.id);
    await pass(9);
    expect(last().content).not.toMatch(/^☀️/u);
    await pass(1);
    expect(last().content).toMatch(/^☀️ /u);
    expect(last().pingedIds).toEqual([birch.id]);
  });

  it('is reminded in the morning where the reminder was delivered at night', {
    timeout: 240_000,
  }, async () => {
    const reminder = async () => (await camp.store.match(1))?.clock?.state;
    camp.amiss = { claimOutbox: async () => [] };
    while (!JSON.stringify(await reminder()).includes('"half"')) await pass(2);
    while (hour < 22) await pass(1);
    camp.amiss = {};
    await camp.later(0);
    expect(last().content).not.toMatch(/^⏳ /u);
    await pass(6);
    expect(last().content).not.toMatch(/^⏳ /u);
    await pass(3);
    expect(last().content).toMatch(/^⏳ /u);
    expect(last().pingedIds).toEqual([birch.id]);
  });

  it('reads on its panel by when it has to answer', async () => {
    const panel = textOf(await openPanel(birch, thread));
    expect(panel).toMatch(/^-# as of <t:\d+:t> · ⏱️ <t:\d+:R> \+ reserve$/mu);
    await take(birch);
    await take(cedar);
  });

  it('wants DMs, and has one at a time, which says when there is nothing to do any more', async () => {
    await camp.passing(0);
    const call = dune.dms().at(-1);
    expect(call?.content).toMatch(/^\*\*Pebbles #1\*\* in <#\d+>\n☀️ /u);
    expect(JSON.stringify(call?.components)).toContain('"Play"');
    // What is taken back and done again calls again, and says why.
    await say(camp, thread, cedar, 'undo');
    await take(cedar);
    await camp.passing(0);
    expect(dms(dune).at(-1)).toMatch(/\n☀️ .+ · yours again: something was taken back · due /u);
    await pass(75);
    const later = dune.dms().filter(({ ephemeral }) => !ephemeral);
    const nothing = 'Pebbles #1: nothing to do here any more. ✅';
    expect(later.map(({ content }) => content)).toEqual([
      nothing,
      expect.stringMatching(/^\*\*Pebbles #1\*\* in <#\d+>\n⏳ /u),
    ]);
    const panel = messageOf(await dune.press(later[1] ?? last(), 'Play'));
    expect(textOf(panel)).toContain('Pebbles #1');
    await take(dune);
    expect(dms(dune)).toEqual([nothing, nothing]);
  });

  it('is not pinged by what others put to it at night', async () => {
    while (hour !== 22) await pass(1);
    await say(camp, thread, cedar, 'match pause', { days: 2 });
    expect(last().content).toMatch(/asks to pause this match/u);
    expect(last().pingedIds).toEqual([ash.id]);
    expect(dms(dune).at(-1)).toMatch(/^\*\*Pebbles #1\*\* in <#\d+>\n⏸️ .+ asks to pause/u);
    expect([...dms(birch), ...dms(cedar)]).toEqual([]);
  });

  it('hears of it in the morning, once', async () => {
    const slept = () => told().filter(({ content }) => /While you slept/u.test(content));
    while (hour !== 5) await pass(1);
    expect(slept()).toEqual([]);
    await pass(1);
    await camp.restart();
    await pass(2);
    expect(slept()).toHaveLength(1);
    expect(slept()[0]?.pingedIds).toEqual([birch.id]);
    const asked = told().find(({ content }) => /^<@\d+>, .+ asks to pause/u.test(content));
    expect(slept()[0]?.content).toMatch(/^<@\d+> · ☀️ .+ asks to pause/u);
    // Until when says the post itself, which is told anew when that moves.
    expect(slept()[0]?.content).not.toContain('<t:');
    expect(slept()[0]?.content).toMatch(new RegExp(`/${thread}/${asked?.id}$`, 'u'));
    expect([...dms(birch), ...dms(cedar)]).toEqual([]);
  });

  it('is not pinged at night by who plays again', async () => {
    while (hour !== 22) await pass(1);
    await say(camp, 'tusk', ash, 'match hand-over', { match: 1, seat: '1' });
    const other = await startMatch(camp, [cedar, birch, dune], 0, {});
    while ((await camp.store.match(2))?.status === 'running') {
      for (const person of [cedar, birch, dune]) {
        await say(camp, other, person, 'pebbles take', { match: 2, pebbles: '3' });
        await say(camp, other, person, 'pebbles take', { match: 2, pebbles: '1' });
      }
    }
    const result = posts(ash, other).findLast(({ components }) =>
      JSON.stringify(components).includes('"again:2"'),
    );
    await pressLobby(camp, cedar, result ?? last(), 'Play again');
    const again = posts(ash, other).at(-1);
    expect(again?.content).toMatch(/play again/u);
    expect(again?.pingedIds).toEqual([]);
    expect(dms(dune).at(-1)).toMatch(/^\*\*Pebbles #2\*\* in <#\d+>\n🔁 /u);
    await pass(9);
    expect(posts(ash, other).at(-1)?.content).toMatch(/^<@\d+> · ☀️ .+ to play again/u);
    expect(posts(ash, other).at(-1)?.pingedIds).toEqual([birch.id]);
  });

  it('is told how to get its seat back that went to a computer player', async () => {
    thread = await startMatch(camp, [ash, birch], 0, { pace: '12 hours' });
    const match = 4;
    const isBenched = async () => (await camp.store.match(match))?.seats[1]?.heldBy === 'computer';
    for (let round = 0; !(await isBenched()); round += 1) {
      if (round > 20) throw new Error('Nobody had its seat.');
      await say(camp, thread, ash, 'pebbles take', { match, pebbles: '1' });
      await camp.passing(12 * HOUR);
      await camp.settled();
    }
    const said = await say(camp, thread, birch, 'pebbles take', { match, pebbles: '1' });
    expect(said).toMatch(/Take my seat back/u);
    expect(said).not.toMatch(/hand-over/u);
  });

  it('keeps a table open by any change of it', async () => {
    read(await ash.invoke('match new', { seats: 2 }, { channel: 'tusk' }));
    await camp.settled();
    for (let day = 0; day < 13; day += 1) await camp.passing(24 * HOUR);
    await camp.passing(HOUR);
    expect(posts(ash, 'tusk').at(-1)?.content).toMatch(/closes on <t:\d+:f>.+it stays open/u);
    const lobby = posts(ash, 'tusk').findLast(({ components }) =>
      JSON.stringify(components).includes('"sit:5:'),
    );
    await pressLobby(camp, ash, lobby ?? last(), 'option:5:pace:1 day');
    await camp.passing(48 * HOUR);
    expect((await camp.store.match(5))?.status).toBe('open');
  });
});
