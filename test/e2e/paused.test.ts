import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { type Camp, openPanel, pitchCamp, posts, read, startMatch } from './camp.ts';
import { say } from './play.ts';
import { expectRefusal } from './refusals.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const edition: AnyEdition = pebblesEdition;

/** Ash owns the server of the sandbox, so it may manage every channel there. */
describe('a match that stands still', { timeout: 30_000 }, () => {
  let camp: Camp;
  let thread: string;
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
    thread = await startMatch(camp, [birch, cedar, dune], 0, { pace: '1 day' });
  }, 60_000);
  afterAll(() => camp.close());

  const take = (person: Person) => say(camp, thread, person, 'pebbles take', { pebbles: '1' });
  const last = (): PageMessage => {
    const post = posts(birch, thread).at(-1);
    if (post === undefined) throw new Error('Nothing was posted.');
    return post;
  };
  const vote = (): PageMessage => {
    const post = posts(birch, thread).findLast(({ components }) =>
      JSON.stringify(components).includes('"accept:'),
    );
    if (post === undefined) throw new Error('Nothing is voted on.');
    return post;
  };
  const row = async (match: number) => {
    const found = await camp.store.match(match);
    if (found === null) throw new Error('There is no such match.');
    return found;
  };

  it('is paused by more than half of its table, not by its host alone', async () => {
    await expectRefusal(camp, {
      match: 1,
      person: ash,
      sentence: /^This match is not paused\.$/m,
      act: () => say(camp, thread, ash, 'match resume'),
    });
    expect(await say(camp, thread, birch, 'match pause', { days: 5 })).toMatch(/votes on it/u);
    expect(last().content).toMatch(/asks to pause this match for 5 days\. 2 of 3 must agree/u);
    expect(last().pingedIds).toEqual([cedar.id, dune.id]);
    expect((await row(1)).halt).toBeNull();
    expect(read(await birch.press(vote(), 'Accept'))).toMatch(/You asked for this/u);
    expect(read(await ash.press(vote(), 'Accept'))).toMatch(/no seat/u);
    expect(read(await dune.press(vote(), 'Decline'))).toMatch(/declined/u);
    await camp.settled();
    expect(read(await dune.press(vote(), 'Accept'))).toMatch(/somebody else/u);
    expect(read(await cedar.press(vote(), 'Accept'))).toMatch(/Agreed/u);
    await camp.settled();
    expect(last().content).toMatch(
      /^⏸️ This match is paused until <t:\d+:f> \(<t:\d+:R>\), and then goes on/u,
    );
  });

  it('lets nobody play, counts no time, pings nobody, and waits for nobody in /next', async () => {
    await expectRefusal(camp, {
      match: 1,
      person: birch,
      sentence: /^This match is paused until <t:\d+:f> \(<t:\d+:R>\)\. `\/match resume`/m,
      act: () => take(birch),
    });
    const panel = await openPanel(birch, thread);
    expect(textOf(panel)).toMatch(/⏸️ This match is paused/u);
    expect(await say(camp, thread, birch, 'next')).toMatch(/^Nothing is waiting/u);
    // How the match began is told late, as nobody but its host waited for that.
    await camp.passing(HOUR);
    const before = posts(birch, thread).length;
    await camp.restart();
    for (let day = 0; day < 4; day += 1) await camp.passing(DAY);
    expect(posts(birch, thread)).toHaveLength(before);
    await expectRefusal(camp, {
      match: 1,
      person: birch,
      sentence: /^This match is paused already\./m,
      act: () => say(camp, thread, birch, 'match pause', { days: 5 }),
    });
  });

  it('goes on by itself, and calls whoever is asked', async () => {
    await camp.passing(1.1 * DAY);
    expect(last().content).toMatch(/^▶️ This match goes on\.\n<@\d+> · .+/u);
    expect(last().pingedIds).toEqual([birch.id]);
    expect(await take(birch)).toMatch(/./u);
    expect((await row(1)).sequence).toBe(1);
  });

  it('is dropped when too few are left who could be for it', async () => {
    await say(camp, thread, birch, 'match settle');
    const asked = vote();
    expect(asked.content).toMatch(/Everybody must agree/u);
    for (const _tap of [1, 2]) {
      expect(read(await cedar.press(asked, 'Accept'))).toMatch(/You agree/u);
    }
    expect(read(await dune.press(asked, 'Decline'))).toMatch(/declined/u);
    await camp.settled();
    expect(posts(birch, thread).find(({ id }) => id === asked.id)?.content).toMatch(/Declined/u);
    expect(await row(1)).toMatchObject({ status: 'running' });
  });

  it('is paused and taken up again by a moderator who does not play there, which is kept', async () => {
    expect(await say(camp, thread, ash, 'match pause', { days: 2 })).toMatch(/^Done/u);
    expect(last().content).toMatch(/^⏸️ <@\d+> \(moderator\) has paused/u);
    expect(await say(camp, thread, ash, 'match resume')).toMatch(/^Done/u);
    expect(last().content).toMatch(/^▶️ <@\d+> \(moderator\) has resumed/u);
    const rulings = await camp.store.rulings(1);
    expect(rulings.map(({ by, agreed, deed }) => [by, agreed, deed.is])).toEqual([
      [birch.id, [cedar.id], 'pause'],
      [ash.id, null, 'pause'],
      [ash.id, null, 'resume'],
    ]);
    expect(await say(camp, thread, birch, 'log')).toMatch(
      /asked to pause this match, and it was paused\. Also in favour: <@\d+>.*has paused this match.*has resumed/su,
    );
  });

  it('is played to its end by computer players when all want that', async () => {
    await say(camp, thread, birch, 'match settle');
    const asked = vote();
    await cedar.press(asked, 'Accept');
    await dune.press(asked, 'Accept');
    await camp.settled();
    await camp.passing(HOUR);
    expect(await row(1)).toMatchObject({ status: 'over' });
    const told = posts(birch, thread).map(({ content }) => content);
    expect(told.some((text) => text.startsWith('🏁 Computer players finish this match'))).toBe(
      true,
    );
    expect(told.some((text) => text.includes(`<@${dune.id}>`) && /Thank you/u.test(text))).toBe(
      true,
    );
  });

  it('sleeps when nobody has done anything for as long as it has chosen and no clock moves it on, until somebody acts', async () => {
    const alone = await startMatch(camp, [dune], 1, { 'sleeps-after': 14 });
    await camp.settled();
    await camp.passing(13 * DAY);
    expect((await row(2)).halt).toBeNull();
    await camp.passing(2 * DAY);
    expect((await row(2)).halt).toMatchObject({ is: 'asleep' });
    expect(posts(dune, alone).at(-1)?.content).toMatch(
      /^💤 Nobody has done anything here for 14 days/u,
    );
    expect(await say(camp, alone, dune, 'next')).toMatch(/^Nothing is waiting/u);
    await camp.restart();
    const post = posts(dune, alone).length;
    await camp.passing(40 * DAY);
    expect(posts(dune, alone)).toHaveLength(post);
    const before = (await row(2)).sequence;
    await say(camp, alone, dune, 'pebbles take', { pebbles: '1' });
    expect((await row(2)).sequence).toBeGreaterThan(before);
    expect((await row(2)).halt).toBeNull();
  });
});
