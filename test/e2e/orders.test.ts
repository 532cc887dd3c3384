import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, textOf } from '../../src/sandbox/index.ts';
import { steadingEdition } from '../games/steading/index.ts';
import {
  type Camp,
  messageOf,
  moreOn,
  openPanel,
  pitchCamp,
  posts,
  pressOn,
  startMatch,
} from './camp.ts';
import { giveAnswer } from './hands.ts';
import { followedBy, say } from './play.ts';

/** What the first option of a panel's select says. */
/** In a game where orders may be given at any time, beside what the game waits for. */
describe('an order', () => {
  let camp: Camp;
  let thread: string;
  let ash: Person;
  let birch: Person;
  let people: Person[];

  beforeAll(async () => {
    camp = await pitchCamp({ shelf: new Map([['steading', steadingEdition]]) });
    people = ['Ash', 'Birch', 'Cedar'].map((name) => camp.sandbox.user(name));
    thread = await startMatch(camp, people);
    const [one, other] = people;
    if (one === undefined || other === undefined) throw new Error('There are three of them.');
    [ash, birch] = [one, other];
    for (const person of people) {
      const guards = followedBy({ gate: 'north', by: 'dog' }, 'guard.dog');
      await say(camp, thread, person, 'steading guard', guards);
    }
    for (const person of people) {
      await say(camp, thread, person, 'steading send', { workers: 'Worker 1' });
    }
  });
  afterAll(() => camp.close());

  it('is offered beside what is owed, and to whom nothing is asked', async () => {
    const asked = await openPanel(ash, thread);
    expect(textOf(asked)).toMatch(/Where does your elder go\?/u);
    expect(textOf(await moreOn(ash, asked))).toMatch(/\n-# 📜 \*\*What comes at other feasts/u);
    const free = await openPanel(birch, thread);
    expect(textOf(free)).toMatch(/\nWaiting for 🔥 Hearth/u);
    expect(textOf(await moreOn(birch, free))).toMatch(/\n-# 📜 \*\*What comes at other feasts/u);
  });

  it('is given from its own list, and is told to nobody else', async () => {
    const before = posts(ash, thread).length;
    const opened = messageOf(await pressOn(birch, await openPanel(birch, thread), 'Order …'));
    const done = messageOf(await giveAnswer(birch, opened, 'Nothing'));
    await camp.settled();
    expect(textOf(done)).toMatch(/^✅ You order nothing\.\n/u);
    expect(textOf(done)).toMatch(/Waiting for 🔥 Hearth/u);
    expect(posts(ash, thread)).toHaveLength(before);
  });

  it('is nothing that is owed where a command comes too early', async () => {
    const early = await say(camp, thread, birch, 'steading place', { at: 'River' });
    expect(early).toMatch(/^Nothing is waiting for you here right now\.$/mu);
  });

  it('ends no news, and is given by command, too', async () => {
    await say(camp, thread, ash, 'steading place', { at: 'River' });
    for (const person of people.slice(1)) {
      const told = /^🔥 Hearth goes to River/u;
      expect(await say(camp, thread, person, 'steading order', { card: 'nothing' })).toMatch(/✅/u);
      expect(textOf(await openPanel(person, thread))).toMatch(told);
      expect(textOf(await openPanel(person, thread))).toMatch(told);
    }
  });

  it('can be taken back', async () => {
    const panel = await openPanel(people[2] ?? ash, thread);
    const back = messageOf(await (people[2] ?? ash).press(panel, 'Undo'));
    expect(textOf(back)).toMatch(/Taken back/u);
  });
});
