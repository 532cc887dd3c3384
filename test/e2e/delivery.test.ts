import { Routes } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../../src/store/failure.ts';
import { type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import { type Camp, messageOf, JOIN, pitchCamp, posts, pressLobby, startMatch } from './camp.ts';
import { inPlayingOrder, offers, say } from './play.ts';

const CREATE = { method: 'POST', path: '/channels/:channel/messages' } as const;
const MINUTE = 60_000;

/** What was committed is said in Discord, whatever stands in the way, and once. */
describe('delivery', () => {
  let camp: Camp;
  let host: Person;
  let guest: Person;
  let match = 0;
  let thread = '';
  /** Whoever goes first in the match, and the other one. */
  let first: Person;
  let second: Person;

  beforeAll(async () => {
    camp = await pitchCamp();
    [host, guest] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
  });
  afterAll(() => camp.close());

  const begin = async (): Promise<void> => {
    match += 1;
    thread = await startMatch(camp, [host, guest]);
    const [one = host, other = guest] = await inPlayingOrder(camp, match, [host, guest]);
    [first, second] = [one, other];
  };
  const said = (): string[] => posts(host, thread).map(({ content }) => content);
  const warnings = (from: number) =>
    camp.log.slice(from).filter(({ level, msg }) => level >= 40 && msg.includes('not delivered'));
  const lobby = (): PageMessage => {
    const found = posts(host, 'tusk').findLast(({ content }) =>
      content.includes(`match #${match}`),
    );
    if (found === undefined) throw new Error('The lobby was not posted.');
    return found;
  };
  const keep = async (person: Person): Promise<void> => {
    const [card] = await offers(thread, person, 'tusk keep', 'card');
    await say(camp, thread, person, 'tusk keep', { card: card?.value ?? '' });
  };
  const remove = (message: PageMessage, channel: string): Promise<unknown> =>
    camp.bot.client.rest.delete(Routes.channelMessage(channel, message.id));

  it('tells of a secret choice by DM, and goes on where the DM is closed', async () => {
    await begin();
    second.closeDms();
    await say(camp, thread, first, 'tusk place', { at: 'D3' });
    const before = said().length;
    await say(camp, thread, second, 'tusk place', { at: 'D3' });
    const dms = (): PageMessage[] => first.dms().filter(({ ephemeral }) => !ephemeral);
    const dm = (): string => dms().at(-1)?.content ?? '';
    expect(dm()).toMatch(
      /a secret choice is waiting for you in <#\d+>: choose the victory card you keep\./,
    );
    const [call] = dms();
    if (call === undefined) throw new Error('There is no DM.');
    const panel = messageOf(await first.press(call, 'Choose'));
    expect(panel.ephemeral).toBe(true);
    expect(textOf(panel)).toMatch(/card/);
    expect(said()).toHaveLength(before);
    const logged = camp.log.length;
    await keep(first);
    expect(dms()).toHaveLength(1);
    expect(dm()).toMatch(/: nothing to do here any more\. ✅$/u);
    expect(posts(host, thread).slice(before)).toEqual([
      expect.objectContaining({
        content: expect.stringMatching(
          new RegExp(
            `^<@${second.id}> · .+: choose the victory card you keep · due <t:\\d+:R>, then the reserve until <t:\\d+:f>$`,
            'u',
          ),
        ),
        pingedIds: [second.id],
      }),
    ]);
    expect(second.dms()).toEqual([]);
    // It is for them to say whom they take a DM from: no fault, and nothing to be warned of.
    expect(camp.log.slice(logged).filter(({ level }) => level > 30)).toEqual([]);
    const noted = camp.log.slice(logged).filter(({ msg }) => msg.includes('takes no DM'));
    expect(noted).toEqual([
      expect.objectContaining({
        match,
        level: 30,
        err: expect.objectContaining({ code: 50007 }),
      }),
    ]);
    second.openDms();
    await keep(second);
    await camp.later(MINUTE);
    expect(second.dms()).toEqual([]);
  });

  it('tells the host once by DM when it may not post any more, and posts when it may again', async () => {
    const before = said();
    const dms = host.dms().length;
    camp.sandbox.denyBot('tusk', 'SendMessagesInThreads');
    await say(camp, thread, first, 'tusk done');
    await say(camp, thread, second, 'tusk done');
    await camp.later(10 * MINUTE);
    expect(said()).toEqual(before);
    expect(
      host
        .dms()
        .slice(dms)
        .map(({ content }) => content),
    ).toEqual([
      expect.stringMatching(
        /^Tusk! #1: I’m not allowed to post in <#\d+>\. A moderator sees with `\/setup channel: …` what I’m missing there, .*Nothing is lost; I keep trying\.$/,
      ),
    ]);
    expect(camp.log.at(-1)).toMatchObject({ match, level: 40, err: { code: 50013 } });
    camp.sandbox.allowBot('tusk', 'SendMessagesInThreads');
    await camp.later(60 * MINUTE);
    const told = said().slice(before.length);
    const pinged = posts(host, thread).map(({ pingedIds }) => pingedIds);
    expect(told).toHaveLength(2);
    // The token of who goes first has passed on: the second tribe goes twice, and is called once.
    expect(pinged.slice(before.length)).toEqual([[second.id], []]);
    expect(told[1]).toMatch(/\*\*Turn 2\.\*\*/);
    expect(host.dms()).toHaveLength(dms + 1);
  });

  it('opens an archived thread again, and says so to the host where it is locked', async () => {
    camp.sandbox.archive(thread);
    const before = said().length;
    await say(camp, second.directMessages(), second, 'tusk done', { match });
    expect(said()).toHaveLength(before + 1);

    camp.sandbox.denyBot('tusk', 'ManageThreads');
    camp.sandbox.lock(thread);
    const dms = host.dms().length;
    await say(camp, first.directMessages(), first, 'tusk done', { match });
    expect(said()).toHaveLength(before + 1);
    expect(
      host
        .dms()
        .slice(dms)
        .filter(({ content }) => /unlock/.test(content)),
    ).toHaveLength(1);
    camp.sandbox.lock(thread, false);
    camp.sandbox.allowBot('tusk', 'ManageThreads');
    await camp.later(10 * MINUTE);
    expect(said()).toHaveLength(before + 2);
  });

  it('makes a new thread where the old one was deleted', async () => {
    await begin();
    const old = thread;
    camp.sandbox.deleteChannel(old);
    await first.invoke('tusk place', { match, at: 'D3' }, { channel: 'tusk' });
    await camp.settled();
    thread = (await camp.store.match(match))?.home.thread ?? '';
    expect(thread).not.toBe(old);
    expect(said()).toEqual([expect.stringMatching(/First camp/)]);
    expect(lobby().content).toMatch(new RegExp(`It is played in <#${thread}>\\.$`));
    expect(camp.log.findLast(({ level }) => level === 40)).toMatchObject({
      match,
      msg: 'the thread was deleted: a new one is made',
    });
    await say(camp, thread, second, 'tusk place', { at: 'D3' });
    await camp.later(10 * MINUTE);
    expect(said()).toHaveLength(2);
  });

  it('posts the lobby anew where somebody deleted it, and starts without it', async () => {
    match += 1;
    await host.invoke('match new', { seats: 2 }, { channel: 'tusk' });
    await camp.settled();
    const { id: channel } = host.channel('tusk');
    await remove(lobby(), channel);
    await guest.invoke('match join', { match }, { channel });
    await camp.settled();
    expect(lobby().content).toMatch(/Everybody is here/);
    expect(await pressLobby(camp, guest, lobby(), JOIN)).toBeNull();
    expect(await pressLobby(camp, guest, lobby(), JOIN)).toBeNull();
    await remove(lobby(), channel);
    await host.invoke('match start', { match }, { channel });
    await camp.settled();
    thread = (await camp.store.match(match))?.home.thread ?? '';
    expect(said().at(-1)).toMatch(
      /Press \*\*Play\*\*|: choose where your first member enters( · due <t:\d+:R>, then the reserve until <t:\d+:f>)?\n/,
    );
  });

  it('posts once where Discord fails before it acts, or after', async () => {
    await begin();
    const before = said().length;
    camp.sandbox.faults.fail(500, 'before', { ...CREATE, times: 2 });
    await say(camp, thread, first, 'tusk place', { at: 'D3' });
    expect(said()).toHaveLength(before + 1);
    await say(camp, thread, second, 'tusk place', { at: 'D3' });
    await keep(first);
    camp.sandbox.faults.fail(502, 'after', { ...CREATE, times: 4 });
    await keep(second);
    await camp.later(MINUTE);
    expect(said()).toHaveLength(before + 2);
    expect(warnings(0).at(-1)).toMatchObject({ match, kind: 'turn' });
  });

  it('waits as long as Discord tells it to', async () => {
    const before = said().length;
    camp.sandbox.faults.rateLimit(120, CREATE);
    await say(camp, thread, first, 'tusk done');
    expect(said()).toHaveLength(before + 1);
  });

  it('tells a turn without its picture where that cannot be painted', async () => {
    const before = said().length;
    const { paint } = camp.painter;
    const board = posts(host, thread).findLast(({ attachments }) => attachments.length > 0);
    camp.painter.paint = () => Promise.reject(new Error('The paint is dry.'));
    await say(camp, thread, second, 'tusk done');
    expect(said()).toHaveLength(before);
    await camp.later(MINUTE);
    await camp.later(MINUTE);
    camp.painter.paint = paint;
    expect(said()).toHaveLength(before + 1);
    const told = posts(host, thread).at(-1);
    expect(told?.attachments).toEqual([]);
    expect(told?.content).toContain('The board could not be painted. Press **Board**');
    expect(camp.log.at(-1)).toMatchObject({ match, msg: 'a turn is told without its picture' });
    // The board of before stays, but is no more to be played from.
    if (board === undefined) throw new Error('No board was posted.');
    const { attachments, components } = host.message(board);
    expect(attachments).toEqual(board.attachments);
    expect(components).toEqual([]);
  });

  it('takes the older board away when there is a newer one', async () => {
    const boards = () => posts(host, thread).filter(({ attachments }) => attachments.length > 0);
    const [older] = boards().slice(-1);
    if (older === undefined) throw new Error('No board was posted.');
    await say(camp, thread, second, 'tusk done');
    expect(boards().at(-1)?.id).not.toBe(older.id);
    expect(host.message(older).attachments).toEqual([]);
  });

  it('posts nothing twice where it could not note that something was posted', async () => {
    const before = said().length;
    camp.amiss = {
      markTogether: () => {
        camp.amiss = {};
        return Promise.reject(new Error('The process died here.'));
      },
    };
    await say(camp, thread, first, 'tusk done');
    await camp.restart();
    await camp.later(MINUTE);
    expect(said()).toHaveLength(before + 1);
    await say(camp, thread, first, 'tusk done');
    expect(said()).toHaveLength(before + 2);
  });

  it('outlives a database that is lost between posting and noting it', async () => {
    const before = said().length;
    const gone = () => Promise.reject(new StoreUnavailable('Gone.'));
    camp.amiss = { markTogether: gone, deferMessage: gone };
    await say(camp, thread, second, 'tusk done');
    expect(camp.log.at(-1)).toMatchObject({ match, msg: 'the outbox could not be written' });
    camp.amiss = { claimOutbox: gone };
    await camp.later(MINUTE);
    expect(camp.log.at(-1)).toMatchObject({ msg: 'the outbox could not be read' });
    camp.amiss = {};
    await camp.later(MINUTE);
    expect(said()).toHaveLength(before + 1);
  });
});
