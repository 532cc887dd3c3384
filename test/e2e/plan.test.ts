import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { load } from '../../src/match/load.ts';
import { openHouse } from '../../src/match/house.ts';
import { SHELF } from '../../src/games/index.ts';
import { type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import {
  type Camp,
  idOn,
  messageOf,
  openPanel,
  pitchCamp,
  posts,
  read,
  startMatch,
} from './camp.ts';
import { inPlayingOrder, offers, say, settleOn } from './play.ts';

describe('a plan', { timeout: 30_000 }, () => {
  let camp: Camp;
  let thread: string;
  let ash: Person;
  let birch: Person;

  beforeAll(async () => {
    camp = await pitchCamp({
      shelf: new Map([[pebblesEdition.game.id, pebblesEdition]]),
    });
    [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    thread = await startMatch(camp, [ash, birch]);
  }, 60_000);
  afterAll(() => camp.close());

  const real = async () => (await camp.store.match(1))?.sequence;
  const take = (panel: PageMessage, count: string) =>
    ash.select(panel, 'Take …', [`Take ${count}`]).then(messageOf);
  let panel: PageMessage;

  it('is played on its owner’s panel alone, and says on words and picture what it is', async () => {
    const before = posts(ash, thread).length;
    panel = messageOf(await ash.invoke('plan', {}, { channel: thread }));
    expect(textOf(panel)).toMatch(/🧭 \*\*A plan: nothing here is real\.\*\*/u);
    expect(JSON.stringify(panel.components)).toContain('🧭 Pebbles #1');
    panel = await take(panel, '1 pebble');
    panel = await take(panel, '2 pebbles');
    expect((await camp.store.match(2))?.sequence).toBeGreaterThan(2);
    await camp.settled();
    expect(await real()).toBe(0);
    expect(posts(ash, thread)).toHaveLength(before);
    expect(posts(ash, 'tusk').filter(({ content }) => content.includes('#2'))).toEqual([]);
    expect(await say(camp, thread, ash, 'next')).not.toContain('#2');
    expect(await say(camp, thread, ash, 'match list')).not.toContain('#2');
  });

  it('is taken back step by step to its beginning, also after a restart', async () => {
    await camp.restart();
    panel = messageOf(await ash.press(panel, 'Undo'));
    panel = messageOf(await ash.press(panel, 'Undo'));
    expect(textOf(panel)).toContain('12 pebbles');
  });

  it('is nobody else’s', async () => {
    const stranger = await openPanel(birch, thread);
    for (const verb of ['real:2', 'panel:2', 'pick:2', 'undo:2:0']) {
      const said = await birch.press(stranger, verb, { unchecked: true });
      expect(said.is === 'failed' ? '' : said.text).toMatch(/another time|no seat|has your seat/u);
    }
    expect(await say(camp, thread, birch, 'hand', { match: 2 })).toMatch(/do not know this match/u);
  });

  it('is done for real as far as nobody else comes in', async () => {
    expect(read(await ash.press(panel, 'Do it for real'))).toMatch(/nothing in this plan yet/u);
    panel = await take(panel, '2 pebbles');
    panel = await take(panel, '1 pebble');
    const done = messageOf(await ash.press(panel, 'Do it for real'));
    expect(textOf(done)).toMatch(/✅ 1 step of your plan is done for real\./u);
    expect(textOf(done)).not.toContain('nothing here is real');
    await camp.settled();
    expect(await real()).toBe(1);
    expect(JSON.stringify(await camp.store.entries(1))).toContain('take.2');
  });

  it('does nothing where the match has gone on, and is begun anew from there', async () => {
    await say(camp, thread, birch, 'pebbles take', { pebbles: '1' });
    const plan = messageOf(await ash.invoke('plan', {}, { channel: thread }));
    const tried = await take(plan, '1 pebble');
    await say(camp, thread, ash, 'pebbles take', { pebbles: '2' });
    const before = await real();
    const refused = await ash.press(tried, idOn(tried, 'real'));
    expect(textOf(messageOf(refused))).toMatch(/The match has gone on since/u);
    expect(await real()).toBe(before);
    const again = messageOf(await ash.press(tried, idOn(tried, 'anew')));
    await camp.settled();
    expect(textOf(messageOf(await ash.press(again, 'Refresh')))).toMatch(/Blue|pebbles/u);
    const [id = 0] = await camp.store.plansOf(1, ash.id);
    expect(await camp.store.match(id)).toMatchObject({ plan: { sequence: before } });
    expect(await camp.store.plansOf(1, ash.id)).toHaveLength(1);
  });
});

describe('a plan of Tusk!', { timeout: 60_000 }, () => {
  it('knows what its owner knows, and no more', async () => {
    const camp = await pitchCamp();
    const people = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    const thread = await startMatch(camp, people);
    const order = await inPlayingOrder(camp, 1, people);
    await settleOn(camp, thread, order, 'D3');
    const [first, second] = order;
    if (first === undefined || second === undefined) throw new Error('Two were to play.');
    const house = {
      ...openHouse(camp.store, SHELF),
      announce: () => undefined,
      think: async () => null,
    };
    const { game } = (await load(house, 1)).edition;
    const worlds = new Set<string>();
    for (let tries = 0; tries < 4; tries += 1) {
      await first.invoke('plan', {}, { channel: thread });
      const [id = 0] = await camp.store.plansOf(1, first.id);
      const [realMatch, plan] = [await load(house, 1), await load(house, id)];
      const seat = realMatch.row.seats.find(({ user }) => user === first.id)?.seat ?? 0;
      expect(game.view(plan.match.state, seat)).toEqual(game.view(realMatch.match.state, seat));
      expect(plan.row.seed).not.toBe(realMatch.row.seed);
      expect(plan.row.sealed).toEqual([]);
      const other = realMatch.row.seats.find(({ user }) => user === second.id)?.seat ?? 0;
      worlds.add(JSON.stringify(game.view(plan.match.state, other)));
    }
    // What the other one holds is made up anew each time.
    expect(worlds.size).toBeGreaterThan(1);
    const [card] = await offers(thread, first, 'tusk gather', 'member');
    expect(card).toBeDefined();
    await camp.close();
  });
});
