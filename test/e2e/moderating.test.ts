import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import {
  type Camp,
  openPanel,
  JOIN,
  pitchCamp,
  posts,
  pressLobby,
  read,
  startMatch,
} from './camp.ts';
import { inPlayingOrder, offers, say, settleOn } from './play.ts';
import { expectRefusal } from './refusals.ts';

/** Ash owns the server of the sandbox, so it may manage every channel there. */
describe('a moderator', () => {
  let camp: Camp;
  let ash: Person;
  let birch: Person;
  let cedar: Person;
  let dune: Person;

  beforeAll(async () => {
    camp = await pitchCamp();
    [ash, birch, cedar, dune] = [
      camp.sandbox.user('Ash'),
      camp.sandbox.user('Birch'),
      camp.sandbox.user('Cedar'),
      camp.sandbox.user('Dune'),
    ];
  });
  afterAll(() => camp.close());

  const lobby = (match: number): PageMessage => {
    const found = posts(ash, 'tusk').findLast(({ content }) => content.includes(`match #${match}`));
    if (found === undefined) throw new Error('The lobby was not posted.');
    return found;
  };
  const last = (thread: string): PageMessage => {
    const post = posts(ash, thread).at(-1);
    if (post === undefined) throw new Error('Nothing was posted.');
    return post;
  };

  it('starts and closes what its host does not, and everybody reads who it was', async () => {
    for (const match of [1, 2]) {
      await say(camp, 'tusk', birch, 'match new', { seats: 2 });
      await pressLobby(camp, cedar, lobby(match), JOIN);
    }
    await expectRefusal(camp, {
      match: 1,
      person: dune,
      sentence:
        /^Only <@\d+>, who hosts this match, or a moderator of its channel may start it\.$/m,
      act: () => say(camp, 'tusk', dune, 'match start', { match: 1 }),
    });
    await pressLobby(camp, ash, lobby(1), 'Start');
    const thread = ash.channels().find(({ name }) => name.startsWith('Tusk! #1'))?.id ?? '';
    expect(last(thread).content).toBe(
      `⚖️ <@${ash.id}> has started this match in place of its host.`,
    );
    await say(camp, 'tusk', ash, 'match close', { match: 2 });
    expect(await camp.store.match(2)).toMatchObject({ status: 'cancelled' });
    expect(lobby(2).content).toMatch(
      new RegExp(`It was closed\\.\\n⚖️ <@${ash.id}> \\(moderator\\) has closed`),
    );
    expect(await camp.store.rulings(2)).toEqual([
      expect.objectContaining({ by: ash.id, deed: { is: 'close' } }),
    ]);
  });

  it('closes a match that is played, which nobody else can', async () => {
    const thread = ash.channels().find(({ name }) => name.startsWith('Tusk! #1'))?.id ?? '';
    await expectRefusal(camp, {
      match: 1,
      person: birch,
      sentence: /^Only a moderator of its channel may close a running match\./m,
      act: () => say(camp, thread, birch, 'match close'),
    });
    const stale = await openPanel(birch, thread);
    await say(camp, thread, ash, 'match close');
    expect(last(thread).content).toMatch(/\(moderator\) has closed this match\.$/);
    expect(JSON.stringify(last(thread).components)).not.toContain('play:');
    expect(await camp.store.match(1)).toMatchObject({
      status: 'cancelled',
      seats: [{ owesSince: null }, { owesSince: null }],
    });
    expect(await say(camp, thread, birch, 'next')).toMatch(/^Nothing is waiting for you/);
    expect((await birch.press(stale, 'More …')).text).toMatch(/^This match is closed\./);
    expect(await say(camp, thread, birch, 'log')).toMatch(/has started this match .*\n.*closed/s);
  });

  it('closes none but the match that is named, and no match that has just begun', async () => {
    const before = (await camp.store.matchesIn(camp.sandbox.guild.id, [], ['open'], 50)).length;
    expect(before).toBe(0);
    const thread = await startMatch(camp, [birch, cedar]);
    const played = 3;
    await expectRefusal(camp, {
      match: null,
      person: ash,
      sentence:
        /^I don’t know which match you mean\. Use this command in its thread, or name the match\.$/m,
      act: () => say(camp, 'general', ash, 'match close'),
    });
    await expectRefusal(camp, {
      match: null,
      person: ash,
      sentence: /^I don’t know which match you mean\./m,
      act: () => say(camp, 'tusk', ash, 'match hand-over', { seat: '0' }),
    });
    const listed = await offers('general', ash, 'match close', 'match');
    expect(listed.map(({ value }) => value)).toEqual([played]);
    expect(await offers('general', birch, 'match close', 'match')).toEqual([]);
    expect(await offers('general', ash, 'match hand-over', 'match')).toHaveLength(1);
    // A Close button that is pressed while somebody else presses Start.
    await expectRefusal(camp, {
      match: played,
      person: ash,
      sentence: /^This match has begun: nobody can join or leave any more\./m,
      act: () => pressLobby(camp, ash, lobby(played), `cancel:${played}`),
    });
    await say(camp, thread, ash, 'match close');
    expect(await camp.store.match(played)).toMatchObject({ status: 'cancelled' });
  });

  it('hands a seat to a computer player, and to somebody else', async () => {
    const thread = await startMatch(camp, [birch, cedar]);
    const order = await inPlayingOrder(camp, 4, [birch, cedar]);
    const [gone, stays] = order;
    if (gone === undefined || stays === undefined) throw new Error('There are two of them.');
    await settleOn(camp, thread, order, 'D3');
    const seat = (await camp.store.match(4))?.seats.findIndex(({ user }) => user === gone.id) ?? 0;
    await expectRefusal(camp, {
      match: 4,
      person: stays,
      sentence: /^Only a moderator of this match’s channel may give a seat to somebody\./m,
      act: () => say(camp, thread, stays, 'match hand-over', { seat: String(seat), to: 'Dune' }),
    });
    const list = await offers(thread, ash, 'match hand-over', 'seat');
    expect(list.map(({ name }) => name)).toEqual([
      expect.stringMatching(/\((Birch|Cedar)\)$/),
      expect.stringMatching(/\((Birch|Cedar)\)$/),
    ]);
    const told = posts(ash, thread).length;
    await say(camp, thread, ash, 'match hand-over', { seat: String(seat), to: 'Dune' });
    const [post] = posts(ash, thread).slice(told);
    expect(post?.content).toMatch(
      new RegExp(
        `^⚖️ <@${ash.id}> \\(moderator\\) gave .+, the seat of <@${gone.id}>, to <@${dune.id}>\\.`,
        'u',
      ),
    );
    expect(post?.pingedIds).toEqual([dune.id]);
    expect(textOf(await openPanel(dune, thread))).toMatch(/you are .+\n\*\*/);
    expect(await say(camp, thread, dune, 'hand')).toMatch(/nobody else knows it/);
    expect(await say(camp, thread, dune, 'next')).toMatch(/<#\d+> \(Tusk! #4\)/);
    expect(await say(camp, thread, gone, 'hand')).toMatch(
      /^<@\d+> plays your seat in this match now\. Press \*\*Take my seat back\*\*/,
    );
    expect(await say(camp, thread, gone, 'next')).toMatch(/^Nothing is waiting for you/);

    await say(camp, thread, ash, 'match hand-over', { seat: String(seat) });
    expect((await camp.store.match(4))?.seats[seat]).toMatchObject({
      heldBy: 'computer',
      owesSince: null,
    });
    expect(posts(ash, thread).some(({ content }) => /to a computer player\./m.test(content))).toBe(
      true,
    );
    await say(camp, thread, ash, 'match hand-over', { seat: String(seat), to: gone.id });
    expect(await say(camp, thread, gone, 'hand')).toMatch(/nobody else knows it/);
    // What the computer player did meanwhile stands between them.
    expect(await say(camp, thread, gone, 'log')).toMatch(
      /⚖️ .* to a computer player\. .*\n.* gathers .*\n⚖️ .* the seat of <@\d+>, to <@\d+>/u,
    );
    expect((await camp.store.rulings(4)).map(({ deed }) => deed)).toEqual([
      { is: 'handOver', seat, from: gone.id, to: dune.id },
      { is: 'handOver', seat, from: dune.id, to: null },
      { is: 'handOver', seat, from: dune.id, to: gone.id },
    ]);
    for (const [to, sentence] of [
      [stays.id, /^<@\d+> is already in this match\.$/m],
      [camp.sandbox.applicationId, /^A bot cannot take a seat\./m],
    ] as const) {
      await expectRefusal(camp, {
        match: 4,
        person: ash,
        sentence,
        act: () => say(camp, thread, ash, 'match hand-over', { seat: String(seat), to }),
      });
    }
  });

  it('has the secret choice that waits at a seat told to whom the seat is handed', async () => {
    const thread = await startMatch(camp, [birch, cedar]);
    const order = await inPlayingOrder(camp, 5, [birch, cedar]);
    for (const person of order) await say(camp, thread, person, 'tusk place', { at: 'D3' });
    const asked: Person[] = [];
    for (const person of order) {
      if ((await offers(thread, person, 'tusk keep', 'card')).length > 0) asked.push(person);
    }
    const [chooses] = asked;
    const row = await camp.store.match(5);
    const seat = row?.seats.findIndex(({ user }) => user === chooses?.id) ?? -1;
    const before = dune.dms().length;
    await say(camp, thread, ash, 'match hand-over', { seat: String(seat), to: 'Dune' });
    await camp.settled();
    expect(dune.dms().slice(before)).toEqual([
      expect.objectContaining({
        content: expect.stringMatching(/a secret choice is waiting for you/),
      }),
    ]);
  });
});

describe('a match whose last seat is handed to a computer player', () => {
  it('sleeps until that one takes it back, and its thread is told so', async () => {
    const camp = await pitchCamp();
    const [ash, birch, cedar, dune] = [
      camp.sandbox.user('Ash'),
      camp.sandbox.user('Birch'),
      camp.sandbox.user('Cedar'),
      camp.sandbox.user('Dune'),
    ];
    const thread = await startMatch(camp, [birch, cedar, dune]);
    const told = async (seat: number): Promise<string | undefined> => {
      await say(camp, thread, ash, 'match hand-over', { seat: String(seat) });
      const handed = posts(ash, thread).filter(({ content }) => content.startsWith('⚖️'));
      return handed.at(-1)?.content;
    };
    const seats = (await camp.store.match(1))?.seats ?? [];
    const at = (user: Person): number => seats.findIndex((one) => one.user === user.id);
    expect(await told(at(birch))).toMatch(
      new RegExp(
        `to a computer player\\. <@${birch.id}> can take it back at any time: .+\\.$`,
        'u',
      ),
    );
    const before = posts(ash, thread).at(-1);
    if (before === undefined) throw new Error('Nothing was posted.');
    expect(read(await birch.press(before, 'Take my seat back'))).toMatch(
      /^Your seat is yours again/u,
    );
    for (const user of [birch, cedar]) await say(camp, thread, user, 'match resign');
    expect(await told(at(dune))).toMatch(/to a computer player\. <@\d+> can take it back/);
    expect(await camp.store.match(1)).toMatchObject({ status: 'running', halt: { is: 'asleep' } });
    expect(posts(ash, thread).at(-1)?.content).toContain('💤 Nobody is left who plays here');
    await camp.close();
  });
});

describe('tables that wait for players', () => {
  let camp: Camp;
  beforeAll(async () => {
    camp = await pitchCamp();
  });
  afterAll(() => camp.close());
  afterEach(() => camp.settled());

  it('pass with their host, but count for who opened them', async () => {
    const [cedar, dune] = [camp.sandbox.user('Cedar'), camp.sandbox.user('Dune')];
    const open = (person: Person) => person.invoke('match new', { seats: 3 }, { channel: 'tusk' });
    for (let table = 0; table < 3; table += 1) await open(cedar);
    await camp.settled();
    const { guild } = camp.sandbox;
    const tables = await camp.store.matchesIn(guild.id, guild.channelIds, ['open'], 50);
    for (const { id } of tables) {
      await say(camp, 'tusk', dune, 'match join', { match: id });
      await say(camp, 'tusk', cedar, 'match leave', { match: id });
    }
    expect((await open(cedar)).text).toMatch(
      /^3 matches you opened are already waiting for players/,
    );
    expect((await open(dune)).text).toMatch(/is open: people join below/);
    for (const { id } of await camp.store.matchesIn(guild.id, guild.channelIds, ['open'], 50)) {
      await say(camp, 'tusk', dune, 'match close', { match: id });
    }
    for (let table = 3; table < 10; table += 1) {
      expect((await open(cedar)).text).toMatch(/is open: people join below/);
      const [newest] = await camp.store.matchesIn(guild.id, guild.channelIds, ['open'], 1);
      await say(camp, 'tusk', cedar, 'match close', { match: newest?.id ?? 0 });
    }
    expect((await open(cedar)).text).toMatch(/^You’ve opened 10 matches in the last hour\./);
  });

  it('are three for one person at most, also where all are opened at once', async () => {
    const [birch, ash] = [camp.sandbox.user('Birch'), camp.sandbox.user('Ash')];
    const open = (person: Person) => person.invoke('match new', { seats: 2 }, { channel: 'tusk' });
    const said = await Promise.all(Array.from({ length: 6 }, () => open(birch)));
    await camp.settled();
    expect(said.filter(({ text }) => /is open: people join below/.test(text))).toHaveLength(3);
    expect(
      said.filter(({ text }) =>
        text.startsWith('3 matches you opened are already waiting for players'),
      ),
    ).toHaveLength(3);
    const { guild } = camp.sandbox;
    const waiting = await camp.store.matchesIn(guild.id, guild.channelIds, ['open'], 50);
    const mine = waiting.map(({ id }) => id);
    expect(mine).toHaveLength(3);
    await expectRefusal(camp, {
      match: null,
      person: birch,
      sentence: /^3 matches you opened are already waiting for players\. Start or close one/m,
      act: () => open(birch),
    });
    await say(camp, 'tusk', birch, 'match close', { match: mine[0] ?? 0 });
    expect((await open(birch)).text).toMatch(/^Match #\d+ is open/);
    // Who may manage the channel opens a league's tables.
    for (let table = 0; table < 4; table += 1) {
      expect((await open(ash)).text).toMatch(/is open: people join below/);
    }
  });
});
