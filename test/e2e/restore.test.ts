import { Routes } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHELF } from '../../src/games/index.ts';
import { openApp } from '../../src/match/open.ts';
import { restoreMatches } from '../../src/match/moderation/restore.ts';
import type { PageMessage, Person } from '../../src/sandbox/index.ts';
import { type Camp, openPanel, JOIN, pitchCamp, posts, pressLobby, startMatch } from './camp.ts';
import { giveAnswer } from './hands.ts';
import { inPlayingOrder, say, settleOn } from './play.ts';
import { expectRefusal } from './refusals.ts';

describe('going back to a backup', () => {
  const match = 1;
  let camp: Camp;
  let thread: string;
  let first: Person;
  let second: Person;
  let panel: PageMessage;
  let told: PageMessage[];

  beforeAll(async () => {
    camp = await pitchCamp();
    const people = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    thread = await startMatch(camp, people);
    const [one, other] = await inPlayingOrder(camp, match, people);
    if (one === undefined || other === undefined) throw new Error('There are two of them.');
    [first, second] = [one, other];
    await settleOn(camp, thread, [first, second], 'D3');
    panel = await openPanel(first, thread);
    const before = posts(first, thread).length;
    await camp.bot.close();
    await restoreMatches(
      { ...openApp(camp.store, SHELF), announce: () => undefined, think: async () => null },
      1,
    );
    await camp.restart();
    await camp.settled();
    told = posts(first, thread).slice(before);
  });
  afterAll(() => camp.close());

  it('is told in the thread, with the board, to whoever is to act', () => {
    expect(told.map(({ content }) => content)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^<@${first.id}> · .+: your tribe’s turn · due <t:\\d+:R>, then the reserve until <t:\\d+:f>\\n⏪ \\*\\*Restored from a backup\\*\\* \\(no\\. 1\\)`,
          'u',
        ),
      ),
    ]);
    expect(told[0]?.pingedIds).toEqual([first.id]);
    expect(told[0]?.attachments).toHaveLength(1);
  });

  it('voids the buttons from before, and Play leads on', async () => {
    await expectRefusal(camp, {
      match,
      person: first,
      sentence: /^That question isn’t open any more\./m,
      act: () => giveAnswer(first, panel, 'turn.1.1.0:gather.1'),
    });
    const fresh = await openPanel(first, thread);
    const gathered = await giveAnswer(first, fresh, 'turn.1.1.0-r1:gather.1');
    expect(gathered.text).toMatch(/^✅ .*gathers 1 stone/);
    expect(await say(camp, thread, second, 'log')).toContain(
      '⏪ **Restored from a backup** (no. 1)',
    );
  });
});

describe('the message by which people join', () => {
  let camp: Camp;
  let host: Person;
  let guest: Person;

  beforeAll(async () => {
    camp = await pitchCamp();
    [host, guest] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
  });
  afterAll(() => camp.close());

  /** Of the newest match: numbers begin higher after each time. */
  const lobby = (): PageMessage => {
    const found = posts(host, 'tusk').findLast(({ content }) => content.includes(' · match #'));
    if (found === undefined) throw new Error('The lobby was not posted.');
    return found;
  };
  /** Opens a match, notes how it stands, lets `happen` what is lost, and goes back. */
  const goBackFrom = async (happen: () => Promise<void>): Promise<void> => {
    await host.invoke('match new', { seats: 2 }, { channel: 'tusk' });
    await camp.settled();
    const backup = await camp.store.matchIn({ lobby: lobby().id });
    if (backup === null) throw new Error('The match was not opened.');
    await happen();
    await camp.bot.close();
    const { id, status, sequence, snapshot, home, seats } = backup;
    await camp.store.transaction(async (transaction) => {
      await transaction.changeMatch(id, { status, sequence, snapshot, home });
      await transaction.setSeats(id, seats);
    });
    await restoreMatches(
      { ...openApp(camp.store, SHELF), announce: () => undefined, think: async () => null },
      1,
    );
    await camp.restart();
    await camp.settled();
  };

  it('no longer shows who joined in the time that is lost', async () => {
    await goBackFrom(async () => {
      await pressLobby(camp, guest, lobby(), JOIN);
      expect(lobby().content).toContain(`<@${guest.id}>`);
    });
    expect(lobby().content).not.toContain(`<@${guest.id}>`);
    expect(lobby().content).toMatch(/Waiting for players/);
  });

  it('can be joined by again where the match had begun in the time that is lost', async () => {
    await goBackFrom(async () => {
      await pressLobby(camp, guest, lobby(), JOIN);
      await pressLobby(camp, host, lobby(), 'Start');
      expect(lobby().content).toMatch(/It is played in/);
    });
    expect(lobby().content).toMatch(/Waiting for players/);
    expect(await pressLobby(camp, guest, lobby(), JOIN)).toBeNull();
    expect(lobby().content).toMatch(/Everybody is here/);
  });

  it('no longer says that a match was closed that is played', async () => {
    const thread = await startMatch(camp, [host, guest]);
    const played = lobby().content;
    await camp.bot.client.rest.patch(Routes.channelMessage(host.channel('tusk').id, lobby().id), {
      body: { content: 'It was closed.' },
    });
    await camp.bot.close();
    await restoreMatches(
      { ...openApp(camp.store, SHELF), announce: () => undefined, think: async () => null },
      1,
    );
    await camp.restart();
    await camp.settled();
    expect(lobby().content).toBe(played);
    expect(played).toContain(thread);
  });
});
