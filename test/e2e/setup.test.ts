import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { PageMessage, Person } from '../../src/sandbox/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { type Camp, pitchCamp, posts, livePost, startMatch } from './camp.ts';
import { say } from './play.ts';
import { expectRefusal } from './refusals.ts';

const HOUR = 3_600_000;
const edition: AnyEdition = pebblesEdition;

/** Ash owns the server of the sandbox, so it may manage every channel there. */
describe('a server that is set up', { timeout: 30_000 }, () => {
  let camp: Camp;
  let ash: Person;
  let birch: Person;

  beforeAll(async () => {
    camp = await pitchCamp({ shelf: new Map([[edition.game.id, edition]]) });
    [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
  }, 60_000);
  afterAll(() => camp.close());

  it('is told line by line what I may do in a channel, and how to mend the rest', async () => {
    expect(await say(camp, 'tusk', ash, 'setup')).toMatch(
      /^🔧 \*\*What I may do in <#\d+>\*\*\n✅ View Channel\n✅ .*\n.*All set/su,
    );
    camp.sandbox.denyBot('tusk', 'CreatePublicThreads');
    const told = await say(camp, 'general', ash, 'setup', { channel: 'tusk' });
    expect(told).toMatch(
      /^❌ Create Public Threads: each match is played in a thread of its own\.$/mu,
    );
    // What I do not need is not spoken of.
    expect(told).not.toMatch(/Create Events|Bypass Slow Mode|Pin Messages/u);
    expect(told).toMatch(/^Open the settings of <#\d+>/mu);
    camp.sandbox.allowBot('tusk', 'CreatePublicThreads');
  });

  it('is told so however many people I have met, for its own channels and others', async () => {
    for (let met = 0; met < 25; met += 1) {
      await say(camp, 'tusk', camp.sandbox.addUser(`Guest ${met}`), 'match list');
    }
    expect(camp.bot.client.guilds.cache.first()?.members.me).not.toBeNull();
    for (const options of [{}, { channel: 'tusk' }, { channel: 'general' }]) {
      expect(await say(camp, 'tusk', ash, 'setup', options)).toMatch(/^All set/mu);
    }
    camp.sandbox.denyBot('general', 'AttachFiles');
    const told = await say(camp, 'tusk', ash, 'setup', { channel: 'general' });
    expect(told.match(/^❌ .*$/gmu)).toEqual(['❌ Attach Files: every turn has its picture.']);
    camp.sandbox.allowBot('general', 'AttachFiles');
  });

  it('has what is for the whole server chosen by those who manage all of it', async () => {
    const dune = camp.sandbox.user('Dune');
    camp.sandbox.letManage('tusk', dune);
    expect(await say(camp, 'tusk', dune, 'setup')).toMatch(/^All set/mu);
    expect(await say(camp, 'tusk', dune, 'setup', { channel: 'general' })).toMatch(
      /^Only somebody who can manage the channel/u,
    );
    for (const options of [{ role: 'Firepit' }, { tables: 1 }]) {
      expect(await say(camp, 'tusk', dune, 'setup', options)).toMatch(/for the whole server/u);
    }
    expect(await say(camp, 'tusk', ash, 'setup')).toMatch(/^🙋 Everybody.*\n🪑 50 tables/mu);
  });

  it('lets only the members of a role open tables, and who moderates', async () => {
    expect(await say(camp, 'tusk', ash, 'setup', { role: 'Firepit' })).toMatch(
      /^✅ \*\*Set, for this whole server:\*\*\n🙋 Only <@&\d+> and moderators may open tables/u,
    );
    expect(await say(camp, 'tusk', ash, 'setup')).not.toMatch(/\*\*Set/u);
    await expectRefusal(camp, {
      match: null,
      person: birch,
      sentence: /^In this server only <@&\d+> may open tables\. Join one/mu,
      act: () => say(camp, 'tusk', birch, 'match new', { seats: 2 }),
    });
    expect(await say(camp, 'tusk', birch, 'learn')).toMatch(
      /^In this server only <@&\d+> may open tables, and learning a game opens one, too\./u,
    );
    expect(posts(ash, 'tusk')).toEqual([]);
    await say(camp, 'tusk', ash, 'match new', { seats: 2 });
    expect(await say(camp, 'tusk', birch, 'match join')).toMatch(/You have a seat/u);
    await camp.restart();
    // One that is named twice counts once.
    await say(camp, 'tusk', ash, 'setup', { role: 'Firepit', 'role-3': 'Firepit' });
    expect(await say(camp, 'tusk', ash, 'setup')).toMatch(
      /^🙋 Only <@&\d+> and moderators may open tables/mu,
    );
    expect(await say(camp, 'tusk', ash, 'setup', { role: 'everyone' })).toMatch(/^🙋 Everybody/mu);
    await say(camp, 'tusk', birch, 'match new', { seats: 2 });
    expect(await camp.store.match(2)).toMatchObject({ status: 'open' });
  });

  it('lets clocks stand for who is away, for as many days a year as it has chosen', async () => {
    expect(await say(camp, 'tusk', ash, 'setup', { 'rest-days': 2 })).toMatch(
      /^🌙 Clocks stop for people who are away, for 2 days a year\.$/mu,
    );
    const thread = await startMatch(camp, [ash, birch], 0, { pace: '12 hours' });
    await say(camp, thread, ash, 'pebbles take', { pebbles: '1' });
    expect(await say(camp, thread, birch, 'away', { days: 5 })).toMatch(
      /Tables in this server allow 2 days a year\./u,
    );
    // Who is away is told nothing but that a time which runs is nearly over.
    const late = () => posts(ash, thread).filter(({ content }) => content.startsWith('⌛ <@'));
    for (let hours = 0; hours < 48; hours += 6) await camp.passing(6 * HOUR);
    expect(late()).toEqual([]);
    for (let hours = 0; hours < 60 && late().length === 0; hours += 2) await camp.passing(2 * HOUR);
    expect(late().map(({ pingedIds }) => pingedIds)).toEqual([[birch.id]]);
    await say(camp, thread, birch, 'away', { days: 0 });
    expect(await say(camp, 'tusk', ash, 'setup', { 'rest-days': 366 })).toMatch(/for 30 days/u);
  });

  it('holds everybody to its number of tables that wait', async () => {
    expect(await say(camp, 'tusk', ash, 'setup', { tables: 2 })).toMatch(/^🪑 2 tables may wait/mu);
    expect(await say(camp, 'tusk', birch, 'match new', { seats: 2 })).toMatch(
      /^2 matches are already waiting for players in this server/u,
    );
    expect(await say(camp, 'tusk', ash, 'setup', { tables: 0 })).toMatch(/^🪑 50 tables/mu);
  });

  it('is not set up by anybody else', async () => {
    await expect(birch.invoke('setup', {}, { channel: 'tusk' })).rejects.toThrow(/no command/u);
  });
});

describe('a match that is repaired', { timeout: 30_000 }, () => {
  let camp: Camp;
  let ash: Person;
  let birch: Person;
  let cedar: Person;
  let thread: string;

  beforeAll(async () => {
    camp = await pitchCamp({ shelf: new Map([[edition.game.id, edition]]) });
    [ash, birch, cedar] = [
      camp.sandbox.user('Ash'),
      camp.sandbox.user('Birch'),
      camp.sandbox.user('Cedar'),
    ];
    thread = await startMatch(camp, [birch, cedar]);
    await say(camp, thread, birch, 'pebbles take', { pebbles: '1' });
  }, 60_000);
  afterAll(() => camp.close());

  const home = async () => (await camp.store.match(1))?.home;
  const boards = (where: string): PageMessage[] =>
    posts(birch, where).filter(({ components }) => JSON.stringify(components).includes('"play:'));

  it('is so by its host, its players or a moderator alone', async () => {
    const dune = camp.sandbox.user('Dune');
    await expectRefusal(camp, {
      match: 1,
      person: dune,
      sentence: /^Only players of this match, its host <@\d+>, or a moderator/mu,
      act: () => say(camp, thread, dune, 'repair'),
    });
  });

  it('has its newest post again where somebody deleted it, and calls nobody', async () => {
    ash.remove(livePost(birch, thread));
    expect(await say(camp, thread, birch, 'repair')).toMatch(/^🩹 I am recreating/u);
    expect(boards(thread)).toHaveLength(1);
    expect(boards(thread)[0]?.pingedIds).toEqual([]);
    expect(JSON.stringify(boards(thread)[0])).toContain('board.png');
    await say(camp, thread, birch, 'repair');
    expect(boards(thread)).toHaveLength(1);
    await say(camp, thread, cedar, 'pebbles take', { pebbles: '1' });
    expect(boards(thread)).toHaveLength(1);
  });

  it('has what its table is to vote on again where somebody deleted that', async () => {
    await say(camp, thread, birch, 'match pause', { days: 1 });
    const votes = () =>
      posts(birch, thread).filter(({ components }) =>
        JSON.stringify(components).includes('"accept:'),
      );
    const [vote] = votes();
    if (vote === undefined) throw new Error('Nothing is voted on.');
    ash.remove(vote);
    await say(camp, thread, birch, 'repair');
    await say(camp, thread, birch, 'repair');
    const [again] = votes();
    if (again === undefined) throw new Error('Nothing is voted on any more.');
    expect(votes()).toEqual([again]);
    await cedar.press(again, 'Decline');
    await camp.settled();
    expect(votes()).toEqual([]);
  });

  it('has a thread again, with what binds its dice', async () => {
    camp.sandbox.deleteChannel(thread);
    expect(await say(camp, 'tusk', ash, 'repair', { match: 1 })).toMatch(/^🩹/u);
    thread = (await home())?.thread ?? '';
    const told = posts(cedar, thread).map(({ content }) => content);
    expect(told[0]).toMatch(/🎲 Fair dice: sealed/u);
    expect(told.some((text) => text.includes('has recreated the posts of this match'))).toBe(true);
    expect(boards(thread)).toHaveLength(1);
    expect((await camp.store.rulings(1)).map(({ deed }) => deed.is)).toEqual(['repair']);
    await say(camp, thread, birch, 'pebbles take', { pebbles: '1' });
    expect((await camp.store.match(1))?.sequence).toBe(3);
  });

  it('goes on in another channel where its own was deleted', async () => {
    camp.sandbox.deleteChannel('tusk');
    await say(camp, 'general', cedar, 'pebbles take', { match: 1, pebbles: '1' });
    const warned = birch.dms().at(-1)?.content ?? '';
    expect(warned).toMatch(/its channel was deleted.*\/repair match: … channel: …/u);
    expect(await say(camp, 'general', ash, 'repair', { match: 1, channel: 'general' })).toMatch(
      /^🩹/u,
    );
    expect((await home())?.channel).toBe(ash.channel('general').id);
    thread = (await home())?.thread ?? '';
    expect(boards(thread)).toHaveLength(1);
    await say(camp, thread, birch, 'pebbles take', { pebbles: '1' });
    expect(posts(birch, thread).at(-1)?.pingedIds).toEqual([cedar.id]);
  });
});
