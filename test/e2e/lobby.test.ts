import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageMessage, Person } from '../../src/sandbox/index.ts';
import {
  type Camp,
  chooseFor,
  idOn,
  JOIN,
  messageOf,
  pitchCamp,
  posts,
  pressLobby,
  read,
} from './camp.ts';
import { heldBy } from '../discord/fields.ts';
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
    expect(await pressLobby(camp, birch, lobby(), JOIN)).toBeNull();
    expect(lobby().content).toMatch(/Everybody is here/);
    await expectRefusal(camp, {
      match,
      person: dune,
      sentence: /^All seats of this match are taken\. Open another one with \/match new\.$/m,
      act: () => pressLobby(camp, dune, lobby(), `join:${match}`),
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
        act: () => pressLobby(camp, birch, lobby(), button),
      });
    }
  });

  it('hands the match on when its host leaves, and closes it after the last one', async () => {
    expect(await pressLobby(camp, ash, lobby(), JOIN)).toBeNull();
    expect(await row()).toMatchObject({ host: birch.id, status: 'open' });
    expect(lobby().content).toMatch(new RegExp(`Ember — <@${birch.id}> \\(host\\)`));
    // By an older lobby, or by a command.
    await expectRefusal(camp, {
      match,
      person: ash,
      sentence: /^You have no seat in this match\. You can watch it with \/board\.$/m,
      act: () => pressLobby(camp, ash, lobby(), `leave:${match}`),
    });
    await pressLobby(camp, birch, lobby(), JOIN);
    expect(await row()).toMatchObject({ status: 'cancelled', endedAt: expect.any(Date) });
    expect(lobby().content).toMatch(/It was closed\.$/);
    expect(lobby().components).toEqual([]);
    await expectRefusal(camp, {
      match,
      person: dune,
      sentence: /^This match is closed\. Open a new one with \/match new\.$/m,
      act: () => dune.invoke('match join', { match }, { channel: 'tusk' }),
    });
  });

  it('does not start with too few', async () => {
    await open({ seats: 3 });
    await expectRefusal(camp, {
      match,
      person: ash,
      sentence:
        /^Tusk! needs at least 2 players\. Wait for somebody to join, or seat a computer player\.$/m,
      act: () => pressLobby(camp, ash, lobby(), `start:${match}`),
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
    expect(await pressLobby(camp, ash, lobby(), `unseat:${match}:2`)).toBeNull();
    expect((await row())?.seats).toHaveLength(1);
  });

  it('joins or leaves by one button, once by a double tap', async () => {
    const people = async () => (await row())?.seats.flatMap(({ user }) => user ?? []);
    for (const sitting of [[ash.id, birch.id], [ash.id]]) {
      const { id, components } = lobby();
      const press = idOn({ ...lobby(), components }, 'sit');
      for (const _ of [1, 2]) {
        expect(await pressLobby(camp, birch, { ...lobby(), id }, press)).toBeNull();
        expect(await people()).toEqual(sitting);
      }
    }
  });

  it('shows what everybody needs, and Start once enough have joined', async () => {
    const buttons = (): string[] =>
      [...JSON.stringify(lobby().components).matchAll(/"label":"([^"]+)"/gu)].map(
        ([, label]) => label ?? '',
      );
    expect(buttons()).toEqual([JOIN, 'How to play', 'Host …']);
    await pressLobby(camp, birch, lobby(), JOIN);
    expect(buttons()).toEqual([JOIN, 'How to play', 'Host …', 'Start']);
    await pressLobby(camp, birch, lobby(), JOIN);
  });

  it('shows the rest to its host alone, who does it there', async () => {
    await expectRefusal(camp, {
      match,
      person: birch,
      sentence: new RegExp(`^Only <@${ash.id}>, who hosts this match, can choose that\\.$`, 'm'),
      act: () => pressLobby(camp, birch, lobby(), 'Host …'),
    });
    const panel = messageOf(await ash.press(lobby(), 'Host …'));
    expect(panel.ephemeral).toBe(true);
    expect(panel.content).toContain(`Your table: Tusk! #${match}`);
    await ash.press(panel, 'Add computer');
    await camp.settled();
    expect(lobby().content).toMatch(/— 🤖 \p{L}+ \(Steady\)$/mu);
    await ash.press(ash.message(panel), 'Remove computer');
    await camp.settled();
    expect((await row())?.seats).toHaveLength(1);
    await chooseFor(camp, ash, lobby(), { start: 'even', late: 'vote', hours: 36, bank: 72 });
    expect(await row()).toMatchObject({
      config: { start: 'even' },
      terms: { runOut: 'vote', pace: { unit: 'hours', allowance: 36, bank: 72 }, rests: true },
    });
    const form = await ash.press(ash.message(panel), 'Time …');
    if (form.is !== 'modal') throw new Error('No form was opened.');
    const wrong = await ash.submitModal(form, {
      ...heldBy(form.modal.components),
      also: [],
      own: '400 + 2',
    });
    expect(read(wrong)).toMatch(/^Write your own hours .* 168 at most/u);
    expect(await row()).toMatchObject({ terms: { pace: { allowance: 36 } } });
  });

  it('starts by command, once, and lets nobody in after that', async () => {
    await pressLobby(camp, birch, lobby(), JOIN);
    expect(read(await ash.invoke('match start', {}, { channel: 'tusk' }))).toMatch(/begins/);
    await camp.settled();
    expect(await row()).toMatchObject({ status: 'running', size: 2 });
    await expectRefusal(camp, {
      match,
      person: dune,
      sentence: /^This match has begun: nobody can join or leave any more\./m,
      act: () => pressLobby(camp, dune, lobby(), `join:${match}`),
    });
    // As by a double tap.
    expect(await pressLobby(camp, ash, lobby(), `start:${match}`)).toBeNull();
    await expectRefusal(camp, {
      match,
      person: birch,
      sentence: /^This match has begun:/m,
      act: () => pressLobby(camp, birch, lobby(), `start:${match}`),
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
      act: () => dune.invoke('match new', {}, { channel: 'general' }),
    });
    camp.sandbox.allowBot('general', 'CreatePublicThreads');
    camp.sandbox.allowBot('general', 'AttachFiles');
    const { guild } = camp.sandbox;
    expect(await camp.store.matchesIn(guild.id, guild.channelIds, ['open'], 50)).toEqual([]);
  });

  it('opens no match in direct messages', async () => {
    const place = dune.directMessages();
    await expectRefusal(camp, {
      match: null,
      person: dune,
      sentence: /^Matches are played in a channel of a server\. Use this command there\.$/m,
      act: () => dune.invoke('match new', {}, { channel: place }),
    });
  });

  it('lists what is open and running', async () => {
    await open({ seats: 4 });
    await pressLobby(camp, ash, lobby(), `seat:${match}:1`);
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
          `^🔥 \\*\\*Tusk! #2\\*\\* in <#\\d+>: <@${ash.id}>, <@${birch.id}> · ⏱️ 36 hours$`,
          'u',
        ),
      ),
    ]);
  });
});
