import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import {
  type Camp,
  idOn,
  JOIN,
  openTable,
  pitchCamp,
  posts,
  pressLobby,
  read,
  startMatch,
} from './camp.ts';
import { say } from './play.ts';

const HOUR = 3_600_000;
const edition: AnyEdition = pebblesEdition;

describe('with whom people play', { timeout: 30_000 }, () => {
  let camp: Camp;
  let ash: Person;
  let birch: Person;
  let cedar: Person;
  let dune: Person;

  beforeAll(async () => {
    camp = await pitchCamp({
      shelf: new Map([[edition.game.id, edition]]),
      at: new Date('2026-06-01T12:00:00Z'),
    });
    [ash, birch, cedar, dune] = [
      camp.sandbox.user('Ash'),
      camp.sandbox.user('Birch'),
      camp.sandbox.user('Cedar'),
      camp.sandbox.user('Dune'),
    ];
  }, 60_000);
  afterAll(() => camp.close());

  const lobby = (): PageMessage => {
    const found = posts(ash, 'tusk').findLast(({ components }) =>
      JSON.stringify(components).includes('"sit:'),
    );
    if (found === undefined) throw new Error('No match waits for players.');
    return found;
  };
  const row = async (match: number) => {
    const found = await camp.store.match(match);
    if (found === null) throw new Error('There is no such match.');
    return found;
  };

  describe('blocks', () => {
    it('keep two apart, and the blocked one is not told by whom', async () => {
      expect(await say(camp, 'tusk', birch, 'block')).toMatch(/^You play with everybody/u);
      expect(await say(camp, 'tusk', birch, 'block', { who: 'Birch' })).toMatch(/yourself/u);
      expect(await say(camp, 'tusk', birch, 'block', { who: 'Cedar' })).toMatch(/Nobody is told/u);
      await camp.restart();
      expect(await say(camp, 'tusk', birch, 'block')).toMatch(new RegExp(`<@${cedar.id}>`, 'u'));
      await say(camp, 'tusk', birch, 'match new', { seats: 2 });
      const refused = await pressLobby(camp, cedar, lobby(), JOIN);
      expect(refused).toBe('You can’t sit at this table. /match list shows others.');
      await say(camp, 'tusk', birch, 'match close', { match: 1 });
      await say(camp, 'tusk', cedar, 'match new', { seats: 2 });
      expect(await pressLobby(camp, birch, lobby(), JOIN)).toMatch(
        /<@\d+> sits there, and you don’t want to play with them/u,
      );
      expect(await pressLobby(camp, dune, lobby(), JOIN)).toBeNull();
    });

    it('hold for seats that are handed over and for substitutes as well', async () => {
      await pressLobby(camp, cedar, lobby(), 'Start');
      const told = await say(camp, 'tusk', ash, 'match hand-over', {
        match: 2,
        seat: '1',
        to: 'Birch',
      });
      expect(told).toMatch(/^<@\d+> and somebody at this table don’t play together/u);
      await say(camp, 'tusk', dune, 'match substitute', { match: 2 });
      const wanted = posts(ash, 'tusk').findLast(({ content }) => content.startsWith('🪑'));
      if (wanted === undefined) throw new Error('Nobody was looked for.');
      expect(read(await birch.press(wanted, 'Take the seat'))).toMatch(
        /sits there, and you don’t want to play with them/u,
      );
      expect((await row(2)).seats[1]?.user).toBe(dune.id);
    });

    it('change nothing at tables where both sit, and are taken back', async () => {
      expect(await say(camp, 'tusk', dune, 'block', { who: 'Cedar' })).toMatch(
        /You’re both in #2 already/u,
      );
      expect((await row(2)).status).toBe('running');
      expect(await say(camp, 'tusk', birch, 'block', { who: 'Cedar', off: 'true' })).toMatch(
        /again/u,
      );
      await say(camp, 'tusk', cedar, 'match new', { seats: 2 });
      expect(await pressLobby(camp, birch, lobby(), JOIN)).toBeNull();
      await say(camp, 'tusk', cedar, 'match close', { match: 3 });
    });
  });

  it('may be learners alone', async () => {
    await openTable(camp, ash, 3, 1, { learners: true });
    expect(textOf(lobby())).toMatch(/^🌱 For learners/mu);
    expect((await row(4)).seats[1]).toMatchObject({ level: edition.players[0]?.id });
    expect(await say(camp, 'tusk', birch, 'match list')).toMatch(/\*\*🌱 Pebbles #4\*\*/u);
    expect(await pressLobby(camp, birch, lobby(), JOIN)).toBeNull();
    await pressLobby(camp, birch, lobby(), JOIN);
    for (let match = 5; match < 10; match += 1) {
      const thread = await startMatch(camp, [birch], 1);
      while ((await row(match)).status === 'running') {
        await say(camp, thread, birch, 'pebbles take', { match, pebbles: '1' });
      }
    }
    const [waiting] = posts(ash, 'tusk').filter(({ components }) =>
      JSON.stringify(components).includes('"sit:4:'),
    );
    expect(await pressLobby(camp, birch, waiting ?? lobby(), JOIN)).toMatch(
      /^This table is for learners, and you have played 5 matches/u,
    );
    await say(camp, 'tusk', ash, 'match close', { match: 4 });
  });

  it('may be followed by who does not sit there, in its thread', async () => {
    const thread = await startMatch(camp, [ash, birch], 0, { pace: '1 day' });
    expect(await say(camp, thread, ash, 'match watch')).toMatch(/already/u);
    expect(await say(camp, thread, dune, 'match watch')).toMatch(/^👀 You’re following match #10/u);
    expect(await say(camp, thread, dune, 'match watch')).toMatch(/^👀/u);
    expect(await camp.store.watchers(10)).toEqual([dune.id]);
    camp.sandbox.requests.clear();
    camp.sandbox.deleteChannel(thread);
    await say(camp, 'tusk', ash, 'repair', { match: 10 });
    const put = camp.sandbox.requests.to('PUT', '/channels/:channel/thread-members/:user');
    expect(put.map(({ path }) => path.split('/').at(-1))).toContain(dune.id);
    expect(await say(camp, 'tusk', dune, 'match watch', { match: 10, stop: 'true' })).toMatch(
      /no longer following/u,
    );
    expect(await camp.store.watchers(10)).toEqual([]);
    // Who plays stays in its thread, whatever it followed before.
    const left = () =>
      camp.sandbox.requests
        .to('DELETE', '/channels/:channel/thread-members/:user')
        .map(({ path }) => path.split('/').at(-1));
    expect(left()).toEqual([dune.id]);
    await say(camp, 'tusk', birch, 'match watch', { match: 10, stop: 'true' });
    expect(left()).toEqual([dune.id]);
  });

  it('leave the tables that wait when they never came to one that is played', async () => {
    const thread = await startMatch(camp, [ash, cedar], 0, { pace: '12 hours' });
    await say(camp, 'tusk', cedar, 'match new', { seats: 3 });
    await say(camp, 'tusk', ash, 'match new', { seats: 3 });
    await pressLobby(camp, cedar, lobby(), JOIN);
    for (let round = 0; round < 3; round += 1) {
      await say(camp, thread, ash, 'pebbles take', { pebbles: '1' });
      await camp.passing(26 * HOUR);
      await camp.settled();
    }
    await camp.settled();
    expect((await row(11)).seats[1]).toMatchObject({ heldBy: 'computer' });
    expect((await row(12)).status).toBe('cancelled');
    expect((await row(13)).seats.map(({ user }) => user)).toEqual([ash.id]);
    const told = cedar.dms().filter(({ content }) => content.startsWith('You didn’t come to'));
    expect(told).toHaveLength(1);
    expect(told[0]?.content).toMatch(/#12 and #13|#13 and #12/u);
    const post = posts(ash, thread).findLast(({ components }) =>
      JSON.stringify(components).includes('"reclaim:'),
    );
    expect(idOn(post ?? lobby(), 'reclaim')).toBe('reclaim:11');
  });
});
