import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageMessage, Person } from '../../src/sandbox/index.ts';
import { type Camp, pitchCamp, posts, pressLobby, read } from './camp.ts';
import { say } from './play.ts';
import { expectRefusal } from './refusals.ts';

describe('opening, joining, leaving and starting', () => {
  let camp: Camp;
  let ash: Person;
  let birch: Person;
  let dune: Person;
  let match = 0;

  beforeAll(async () => {
    camp = await pitchCamp();
    [ash, birch, dune] = [
      camp.sandbox.user('Ash'),
      camp.sandbox.user('Birch'),
      camp.sandbox.user('Dune'),
    ];
  });
  afterAll(() => camp.close());

  const open = async (options: Record<string, number> = {}): Promise<void> => {
    read(await ash.invoke('match new', options, { channel: 'tusk' }));
    await camp.settled();
    match += 1;
  };
  const lobby = (): PageMessage => {
    const found = posts(ash, 'tusk').findLast(({ content }) => content.includes(`match #${match}`));
    if (found === undefined) throw new Error('The lobby was not posted.');
    return found;
  };
  const row = () => camp.store.match(match);

  it('refuses a full match, and a second seat at the same one', async () => {
    await open({ seats: 2 });
    expect(await pressLobby(camp, birch, lobby(), 'Join')).toBeNull();
    expect(lobby().content).toMatch(/Everybody is here/);
    await expectRefusal(camp, {
      match,
      person: dune,
      sentence: /^All seats of this match are taken\. Open another one with \/match new\.$/m,
      deed: () => pressLobby(camp, dune, lobby(), `join:${match}`),
    });
    // As by a double tap.
    expect(await pressLobby(camp, birch, lobby(), `join:${match}`)).toBeNull();
    expect(await say(camp, 'tusk', birch, 'match join', { match })).toMatch(/^You have a seat/u);
    expect((await camp.store.match(match))?.seats).toHaveLength(2);
  });

  it('lets the host alone start, seat computer players and close', async () => {
    for (const [button, what] of [
      [`start:${match}`, ', or a moderator of its channel may start it'],
      [`unseat:${match}:2`, ', may seat computer players'],
      [`cancel:${match}`, ', or a moderator of its channel may close it'],
    ] as const) {
      await expectRefusal(camp, {
        match,
        person: birch,
        sentence: new RegExp(`^Only <@${ash.id}>, who hosts this match${what}\\.$`, 'm'),
        deed: () => pressLobby(camp, birch, lobby(), button),
      });
    }
  });

  it('hands the match on when its host leaves, and closes it after the last one', async () => {
    expect(await pressLobby(camp, ash, lobby(), 'Leave')).toBeNull();
    expect(await row()).toMatchObject({ host: birch.id, status: 'open' });
    expect(lobby().content).toMatch(new RegExp(`Ember — <@${birch.id}> \\(host\\)`));
    await expectRefusal(camp, {
      match,
      person: ash,
      sentence: /^You have no seat in this match\. You can watch it with \/board\.$/m,
      deed: () => pressLobby(camp, ash, lobby(), 'Leave'),
    });
    await pressLobby(camp, birch, lobby(), 'Leave');
    expect(await row()).toMatchObject({ status: 'cancelled', endedAt: expect.any(Date) });
    expect(lobby().content).toMatch(/It was closed\.$/);
    expect(lobby().components).toEqual([]);
    await expectRefusal(camp, {
      match,
      person: dune,
      sentence: /^This match is closed\. Open a new one with \/match new\.$/m,
      deed: () => dune.invoke('match join', { match }, { channel: 'tusk' }),
    });
  });

  it('does not start with too few', async () => {
    await open({ seats: 3 });
    await expectRefusal(camp, {
      match,
      person: ash,
      sentence:
        /^Tusk! needs at least 2 players\. Wait for somebody to join, or seat a computer player\.$/m,
      deed: () => pressLobby(camp, ash, lobby(), 'Start'),
    });
  });

  it('seats one computer player by a double click', async () => {
    const { id } = lobby();
    const presses = [1, 2].map(() =>
      ash.press(id, `seat:${match}:1`, { until: 'acknowledged', unchecked: true }),
    );
    await Promise.all(presses);
    await camp.settled();
    expect((await row())?.seats.map(({ heldBy }) => heldBy)).toEqual(['person', 'computer']);
    expect(ash.ephemerals().at(-1)?.content).toMatch(
      /^The table changed just before you pressed\./,
    );
    expect(await pressLobby(camp, ash, lobby(), 'Remove computer')).toBeNull();
    expect((await row())?.seats).toHaveLength(1);
  });

  it('starts by command, once, and lets nobody in after that', async () => {
    await pressLobby(camp, birch, lobby(), 'Join');
    expect(read(await ash.invoke('match start', {}, { channel: 'tusk' }))).toMatch(/begins/);
    await camp.settled();
    expect(await row()).toMatchObject({ status: 'running', size: 2 });
    await expectRefusal(camp, {
      match,
      person: dune,
      sentence: /^This match has begun: nobody can join or leave any more\./m,
      deed: () => pressLobby(camp, dune, lobby(), `join:${match}`),
    });
    // As by a double tap.
    expect(await pressLobby(camp, ash, lobby(), `start:${match}`)).toBeNull();
    await expectRefusal(camp, {
      match,
      person: birch,
      sentence: /^This match has begun:/m,
      deed: () => pressLobby(camp, birch, lobby(), `start:${match}`),
    });
  });

  it('names what it may not do in a channel before it opens a match there', async () => {
    camp.sandbox.denyBot('general', 'CreatePublicThreads');
    camp.sandbox.denyBot('general', 'AttachFiles');
    await expectRefusal(camp, {
      match: null,
      person: dune,
      sentence:
        /^I can’t run a match in <#\d+>: I’m missing Create Public Threads, Attach Files there\. Ask a moderator to allow it\.$/m,
      deed: () => dune.invoke('match new', {}, { channel: 'general' }),
    });
    camp.sandbox.allowBot('general', 'CreatePublicThreads');
    camp.sandbox.allowBot('general', 'AttachFiles');
    const { guild } = camp.sandbox;
    expect(await camp.store.matchesIn(guild.id, guild.channelIds, ['open'], 50)).toEqual([]);
  });

  it('opens no match in direct messages, nor one of computer players alone', async () => {
    const place = dune.directMessages();
    await expectRefusal(camp, {
      match: null,
      person: dune,
      sentence: /^Matches are played in a channel of a server\. Use this command there\.$/m,
      deed: () => dune.invoke('match new', {}, { channel: place }),
    });
    await expectRefusal(camp, {
      match: null,
      person: dune,
      sentence: /^Leave at least one seat free for yourself\.$/m,
      deed: () => dune.invoke('match new', { seats: 2, computers: 2 }, { channel: 'tusk' }),
    });
  });

  it('lists what is open and running', async () => {
    await open({ seats: 4, computers: 1 });
    const list = read(await dune.invoke('match list', {}, { channel: 'tusk' }));
    expect(list.split('\n')).toEqual([
      expect.stringMatching(
        new RegExp(
          `^🙋 \\*\\*Tusk! #${match}\\*\\* in <#\\d+>: 2 of 4 seats taken .* · ⏱️ 3 days$`,
          'u',
        ),
      ),
      expect.stringMatching(
        new RegExp(
          `^🔥 \\*\\*Tusk! #2\\*\\* in <#\\d+>: <@${ash.id}>, <@${birch.id}> · ⏱️ 3 days$`,
          'u',
        ),
      ),
    ]);
  });
});
