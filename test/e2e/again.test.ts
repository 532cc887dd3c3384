import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { type Camp, pitchCamp, posts, pressLobby, read, startMatch } from './camp.ts';
import { say } from './play.ts';

/** Another match with the same people, by one press of each below the result. */
describe('playing again', () => {
  const edition: AnyEdition = pebblesEdition;
  let camp: Camp;
  let thread: string;
  let ash: Person;
  let birch: Person;
  let cedar: Person;

  beforeAll(async () => {
    camp = await pitchCamp({ shelf: new Map([[edition.game.id, edition]]) });
    [ash, birch, cedar] = [
      camp.sandbox.user('Ash'),
      camp.sandbox.user('Birch'),
      camp.sandbox.user('Cedar'),
    ];
    thread = await startMatch(camp, [ash, birch]);
    for (let turn = 0; turn < 6; turn += 1) {
      for (const person of [ash, birch]) {
        await say(camp, thread, person, 'pebbles take', { pebbles: '1' });
      }
    }
    await camp.settled();
  }, 60_000);
  afterAll(() => camp.close());

  /** The newest post that offers it. */
  const offer = (where = thread): PageMessage => {
    const post = posts(ash, where).findLast(({ components }) =>
      JSON.stringify(components).includes('"again:'),
    );
    if (post === undefined) throw new Error('Nobody is offered to play again.');
    return post;
  };
  const again = async (person: Person): Promise<string> => {
    const answer = read(await person.press(offer(), 'Play again'));
    await camp.settled();
    return answer;
  };
  const lobby = (): PageMessage => {
    const post = posts(ash, 'tusk').at(-1);
    if (post === undefined) throw new Error('The lobby was not posted.');
    return post;
  };

  it('is for those who sat there', async () => {
    expect(await again(cedar)).toMatch(/You have no seat in this match/u);
    expect((await camp.store.match(1))?.again).toBeNull();
  });

  it('opens a match at the first press, and calls the others', async () => {
    const { id } = camp.sandbox.guild;
    expect(await again(ash)).toContain(
      `join below my post in https://discord.com/channels/${id}/${lobby().channelId}/${lobby().id}. `,
    );
    expect(textOf(lobby())).toContain(`<@${ash.id}>`);
    const told = offer();
    expect(told.content).toBe(
      `🔁 <@${birch.id}>: <@${ash.id}> wants to play again. Press **Play again** for a seat in match #2.`,
    );
    expect(told.pingedIds).toEqual([birch.id]);
    expect(await camp.store.match(2)).toMatchObject({ game: 'pebbles', size: 2, status: 'open' });
  });

  it('seats nobody twice', async () => {
    expect(await again(ash)).toMatch(/^You have a seat in match #2: https:/u);
    expect((await camp.store.match(2))?.seats).toHaveLength(1);
    expect(await camp.store.match(3)).toBeNull();
  });

  it('seats the others at theirs, after a restart as well', async () => {
    await camp.restart();
    expect(await again(birch)).toMatch(/^You have a seat in match #2/u);
    expect((await camp.store.match(2))?.seats.map(({ user }) => user)).toEqual([ash.id, birch.id]);
    expect(textOf(lobby())).toContain(`<@${birch.id}>`);
  });

  it('leads there who sits there, once that one has begun', async () => {
    await pressLobby(camp, ash, lobby(), 'Start');
    const there = (await camp.store.match(2))?.home.thread;
    expect(await again(birch)).toBe(`You have a seat in match #2: <#${there}>`);
    expect((await camp.store.match(2))?.status).toBe('running');
    expect(await camp.store.match(3)).toBeNull();
  });

  it('has as many computer players, and calls nobody where they are all', async () => {
    const alone = await startMatch(camp, [ash], 1);
    for (let turn = 0; turn < 12 && (await camp.store.match(3))?.status !== 'over'; turn += 1) {
      await say(camp, alone, ash, 'pebbles take', { pebbles: '1' });
    }
    const before = posts(ash, alone).length;
    expect(read(await ash.press(offer(alone), 'Play again'))).toMatch(/^Match #4 is open/u);
    await camp.settled();
    expect((await camp.store.match(4))?.seats.map(({ heldBy }) => heldBy)).toEqual([
      'person',
      'computer',
    ]);
    expect(posts(ash, alone)).toHaveLength(before);
  });
});
