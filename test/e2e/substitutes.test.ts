import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApp } from '../../src/match/open.ts';
import { handOver } from '../../src/match/company/hand-over.ts';
import { wantSubstitute } from '../../src/match/company/substitute.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { PageMessage, Person } from '../../src/sandbox/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { type Camp, idOn, pitchCamp, posts, read, startMatch } from './camp.ts';
import { say } from './play.ts';

const edition: AnyEdition = pebblesEdition;

describe('a substitute', { timeout: 30_000 }, () => {
  let camp: Camp;
  let thread: string;
  let ash: Person;
  let birch: Person;
  let cedar: Person;
  let dune: Person;

  beforeAll(async () => {
    camp = await pitchCamp({ shelf: new Map([[edition.game.id, edition]]) });
    [ash, birch, cedar, dune] = [
      camp.sandbox.user('Ash'),
      camp.sandbox.user('Birch'),
      camp.sandbox.user('Cedar'),
      camp.sandbox.user('Dune'),
    ];
    thread = await startMatch(camp, [birch, cedar], 0, { pace: '1 day' });
  }, 60_000);
  afterAll(() => camp.close());

  const wanted = (): PageMessage => {
    const post = posts(ash, 'tusk').findLast(({ content }) => content.startsWith('🪑'));
    if (post === undefined) throw new Error('Nobody was looked for.');
    return post;
  };
  const seat = async (at: number) => (await camp.store.match(1))?.seats[at];

  it('is asked for by whoever sits there, and by nobody else', async () => {
    expect(await say(camp, thread, dune, 'match substitute')).toMatch(/no seat/u);
    expect(await say(camp, thread, birch, 'match substitute', { seat: '1' })).toMatch(
      /^Your table can decide about a seat only/u,
    );
    expect(await say(camp, thread, cedar, 'match substitute')).toMatch(
      /Until then nothing changes/u,
    );
    expect(wanted().content).toMatch(
      /is looking for somebody to take over Blue from <@\d+> in <#/u,
    );
    expect(wanted().pingedIds).toEqual([]);
  });

  it('is looked for no more when that is taken back', async () => {
    const post = wanted();
    expect(await say(camp, thread, cedar, 'match substitute')).toMatch(
      /needs no substitute any more/u,
    );
    expect(wanted().content).toMatch(/needs no substitute any more/u);
    expect(read(await dune.press(post, idOn(post, 'stand'), { unchecked: true }))).toMatch(
      /^Nobody is looking for a substitute here/u,
    );
    await say(camp, thread, cedar, 'match substitute');
  });

  it('is not looked for where the channel takes no post, which holds nothing up', async () => {
    await say(camp, thread, cedar, 'match substitute');
    camp.sandbox.denyBot('tusk', 'SendMessages');
    await say(camp, thread, cedar, 'match substitute');
    const told = posts(cedar, thread).at(-1);
    expect(told?.content).toMatch(/I’m not allowed to post in <#\d+>, so nobody there hears/u);
    expect(told?.pingedIds).toEqual([cedar.id]);
    expect((await seat(1))?.wanted).toBeNull();
    const waits = await camp.store.transaction((transaction) => transaction.undelivered(1));
    expect(waits.filter(({ attempts }) => attempts > 0)).toEqual([]);
    camp.sandbox.allowBot('tusk', 'SendMessages');
    await say(camp, thread, cedar, 'match substitute');
    expect((await seat(1))?.wanted).toBe(wanted().id);
  });

  it('is looked for once, however quickly somebody changes its mind', async () => {
    const unheard = { ...openApp(camp.store, camp.shelf), announce: () => undefined };
    const many = () => posts(ash, 'tusk').filter(({ content }) => content.startsWith('🪑')).length;
    await say(camp, thread, cedar, 'match substitute');
    const before = many();
    for (const nth of [1, 2, 3]) {
      const press = {
        interaction: `quick ${nth}`,
        user: { id: cedar.id, name: 'Cedar' },
        locale: null,
        moderates: () => false,
        holds: () => false,
      };
      await wantSubstitute({ ...unheard, think: async () => null }, press, 1, null);
    }
    await camp.later(0);
    expect(many()).toBe(before + 1);
  });

  it('waits for a word of who asked for it, or of the host', async () => {
    await camp.restart();
    const post = wanted();
    expect(read(await birch.press(post, 'Take the seat'))).toMatch(/already/u);
    expect(read(await ash.press(post, 'Take the seat'))).toMatch(
      /^Thank you! You’re first in line for Blue/u,
    );
    expect(read(await dune.press(post, 'Take the seat'))).toMatch(
      /in line for Blue, after 1 other\./u,
    );
    await camp.settled();
    expect(await seat(1)).toMatchObject({ user: cedar.id });
    expect(wanted().content).toMatch(
      new RegExp(
        `🙋 <@${ash.id}> would like to take over Blue\\. <@${cedar.id}> or <@${birch.id}>: yes or no\\? .+ You have until <t:\\d+:f> .+\\n-# After that in line: <@${dune.id}>$`,
        'u',
      ),
    );
    const told = posts(ash, thread).at(-1);
    expect(told?.content).toContain(`<@${ash.id}> would like to take over Blue`);
    expect(told?.content).toContain(`/${wanted().id}`);
    expect(told?.pingedIds).toEqual([cedar.id, birch.id]);
    expect(await say(camp, thread, cedar, 'next')).toMatch(/would like to take over Blue/u);
    // Nobody else has a say.
    expect(read(await dune.press(wanted(), 'Accept'))).toMatch(/^Whoever asked for a substitute/u);
    const before = wanted();
    expect(read(await birch.press(before, 'Decline'))).toMatch(/won’t take over Blue/u);
    await camp.settled();
    expect(wanted().content).toContain(`🙋 <@${dune.id}> would like to take over Blue`);
    expect(ash.dms().at(-1)?.content).toMatch(/You were not taken for Blue/u);
    expect(read(await cedar.press(before, idOn(before, 'admit'), { unchecked: true }))).toMatch(
      /^They’re not first in line/u,
    );
    expect(read(await dune.press(wanted(), 'Withdraw'))).toMatch(/not in line for Blue any more/u);
    await camp.settled();
    expect(wanted().content).not.toContain('🙋');
  });

  it('pings nobody who wants no pings, also where a computer player has its seat', async () => {
    const row = await camp.store.match(1);
    const { seats = [] } = row ?? {};
    const change = (heldBy: 'person' | 'computer') =>
      camp.store.transaction((transaction) =>
        transaction.setSeats(
          1,
          seats.map((one) => (one.user === birch.id ? { ...one, heldBy } : one)),
        ),
      );
    await say(camp, thread, birch, 'me', { pings: 'none' });
    await change('computer');
    read(await dune.press(wanted(), 'Take the seat'));
    await camp.settled();
    const told = posts(ash, thread).at(-1);
    expect(told?.content).toContain(`<@${dune.id}> would like to take over Blue`);
    expect(told?.pingedIds).toEqual([cedar.id]);
    read(await dune.press(wanted(), 'Withdraw'));
    await change('person');
    await say(camp, thread, birch, 'me', { pings: 'thread' });
  });

  it('takes the seat once they agree, and plays on there', async () => {
    await camp.restart();
    const post = wanted();
    read(await dune.press(post, 'Take the seat'));
    await camp.settled();
    expect(read(await cedar.press(wanted(), 'Accept'))).toMatch(/plays Blue from now on/u);
    await camp.settled();
    expect(await seat(1)).toMatchObject({ user: dune.id, standsFor: cedar.id, wanted: null });
    expect(wanted().content).toMatch(/has taken over Blue/u);
    expect(posts(ash, thread).at(-1)?.content).toMatch(
      new RegExp(`<@${dune.id}> plays Blue from now on, in place of <@${cedar.id}>`, 'u'),
    );
    expect(posts(ash, thread).at(-1)?.pingedIds).toEqual([dune.id]);
    // Who had it is told so, without a sound.
    const told = cedar.dms().at(-1);
    expect(told?.content).toMatch(/\n🪑 <@\d+> has taken over Blue, which was yours\./u);
    expect(told?.content).toContain('Whenever you want it back: **Take my seat back**');
    expect(JSON.stringify(posts(ash, thread).at(-1)?.components)).toContain('"reclaim:1"');
    expect(told?.components).toEqual([]);
    expect(read(await ash.press(post, idOn(post, 'stand'), { unchecked: true }))).toMatch(
      /^Nobody is looking for a substitute here/u,
    );
    await say(camp, thread, birch, 'pebbles take', { pebbles: '1' });
    expect(await say(camp, thread, cedar, 'pebbles take', { pebbles: '1' })).toMatch(
      /plays your seat in this match now\. Press \*\*Take my seat back\*\*/u,
    );
    await say(camp, thread, dune, 'pebbles take', { pebbles: '1' });
    expect(JSON.stringify(await camp.store.entries(1))).toContain('"by":"substitute"');
  });

  const named = (): string => ash.channels().find(({ id }) => id === thread)?.name ?? '';
  const lobby = (): string => posts(ash, 'tusk')[0]?.content ?? '';
  const first = (): string =>
    posts(ash, thread).find(({ content }) => content.includes('Fair dice'))?.content ?? '';

  it('is named where the people of its match are', () => {
    expect(named()).toMatch(/: Birch, Dune$/u);
    const who = `<@${dune.id}> for <@${cedar.id}>`;
    expect(lobby()).toContain(`Blue — ${who}`);
    expect(first()).toContain(`Blue is ${who}`);
  });

  it('cannot be who sat elsewhere at that match', async () => {
    // A host who asks for its own seat decides alone.
    expect(await say(camp, thread, birch, 'match substitute')).toMatch(/You say yes or no to who/u);
    expect(read(await cedar.press(wanted(), 'Take the seat'))).toMatch(/know its secrets/u);
  });

  it('is looked for no more where the seat went to a computer player', async () => {
    expect(JSON.stringify(wanted().components)).toContain('"stand:');
    await say(camp, thread, birch, 'match resign');
    expect(wanted().content).toMatch(/needs no substitute any more/u);
    expect(wanted().components).toEqual([]);
    expect(named()).toMatch(/: 🤖 Birch, Dune$/u);
    expect(lobby()).toContain(`Red — 🤖 for <@${birch.id}>`);
    expect(first()).toContain(`Red is 🤖 for <@${birch.id}>`);
  });

  it('is named later where Discord lets a thread be named twice in ten minutes, and nothing waits', async () => {
    const unheard = { ...openApp(camp.store, camp.shelf), announce: () => undefined };
    const app = { ...unheard, think: async () => null };
    const press = {
      interaction: 'hand over',
      user: { id: ash.id, name: 'Ash' },
      locale: null,
      moderates: () => true,
      holds: () => false,
    };
    await handOver(app, press, 1, 0, { id: birch.id, name: 'Birch' });
    await camp.later(0);
    expect(named()).toMatch(/: 🤖 Birch, Dune$/u);
    expect(lobby()).toContain(`Red — <@${birch.id}>`);
    expect(first()).toContain(`Red is <@${birch.id}>`);
    const waiting = await camp.store.transaction((transaction) => transaction.undelivered(1));
    expect(waiting.map(({ kind, attempts }) => ({ kind, attempts }))).toEqual([
      { kind: 'seats', attempts: 0 },
    ]);
    await say(camp, thread, birch, 'match resign');
  });

  it('leaves, as the last one there, a match that sleeps until whose seat it was comes back', async () => {
    await say(camp, thread, dune, 'match resign');
    await camp.settled();
    const post = posts(ash, thread).at(-1);
    expect(post?.content).toMatch(new RegExp(`^<@${cedar.id}> · 💤 Nobody is left`, 'u'));
    expect(post?.pingedIds).toEqual([]);
    expect(cedar.dms().at(-1)?.content).toMatch(/💤 Nobody is left/u);
    expect(await say(camp, thread, cedar, 'next')).toMatch(/Take my seat back/u);
    if (post === undefined) throw new Error('Nothing was said.');
    read(await cedar.press(post, 'Take my seat back'));
    await camp.settled();
    expect(await camp.store.match(1)).toMatchObject({ status: 'running', halt: null });
  });

  it('is looked for no more once computer players play the match to its end', async () => {
    await say(camp, thread, cedar, 'match substitute');
    expect(JSON.stringify(wanted().components)).toContain('"stand:');
    await say(camp, thread, cedar, 'match settle');
    await camp.settled();
    expect(wanted().content).toMatch(/needs no substitute any more/u);
    expect(wanted().components).toEqual([]);
  });
});
