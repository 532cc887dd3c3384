import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { load } from '../../src/match/loaded/load.ts';
import { openApp } from '../../src/match/open.ts';
import { SHELF } from '../../src/games/index.ts';
import { type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import { stoneAgeEdition } from '../../src/games/stone-age/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import {
  anew,
  type Camp,
  idOn,
  messageOf,
  openPanel,
  pitchCamp,
  posts,
  pressOn,
  read,
  startMatch,
} from './camp.ts';
import { giveAnswer } from './hands.ts';
import { inPlayingOrder, offers, say, settleOn } from './play.ts';

/** A button of that id which cannot be pressed. */
const idle = (id: string): RegExp =>
  new RegExp(`"disabled":true[^}]*${id}|${id}[^}]*"disabled":true`, 'u');

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
    giveAnswer(ash, panel, `Take ${count}`).then(messageOf);
  let panel: PageMessage;

  it('is played on its owner’s panel alone, and says on words and picture what it is', async () => {
    const before = posts(ash, thread).length;
    panel = messageOf(await pressOn(ash, await openPanel(ash, thread), 'Plan'));
    expect(textOf(panel)).toMatch(/^🧭 \*\*A plan: nothing here is real\.\*\*/u);
    expect(panel.components[0]).toMatchObject({ accent_color: expect.any(Number) });
    expect(panel.components[1]).toMatchObject({ components: [{ label: 'Do it for real' }, {}] });
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

  it('is nobody else’s: there is no such match for anybody but its planner', async () => {
    const [stranger, direct] = [
      await openPanel(birch, thread),
      messageOf(await birch.invoke('next', {}, { channel: birch.directMessages() })),
    ];
    const before = await camp.store.match(2);
    const verbs = ['real:2', 'anew:2', 'panel:2', 'pick:2', 'undo:2:0', 'deal:2:0', 'play:2:a'];
    for (const verb of [
      ...verbs,
      'board:2:a',
      'hand:2:a',
      'how:2',
      'stand:2:0',
      'unstand:2:0',
      'admit:2:0:1',
      'dismiss:2:0:1',
      'order:2:a',
    ]) {
      for (const message of [stranger, direct]) {
        const said = await birch.press(message, verb, { unchecked: true });
        expect(said.text, verb).toMatch(/don’t know which match you mean|don’t know this match/u);
      }
    }
    for (const command of ['hand', 'board', 'log', 'orders', 'plan', 'match resign', 'undo']) {
      expect(await say(camp, thread, birch, command, { match: 2 })).toMatch(
        /don’t know which match you mean|don’t know this match/u,
      );
    }
    expect(await camp.store.match(2)).toEqual(before);
  });

  it('is left by nothing that is done at tables of several', async () => {
    for (const [command, options] of [
      ['match resign', {}],
      ['match close', {}],
      ['match pause', { days: 2 }],
      ['match substitute', {}],
      ['promise', { to: 'all', text: 'peace' }],
    ] as const) {
      expect(await say(camp, thread, ash, command, { match: 2, ...options })).toMatch(
        /only a plan: nobody else is in it, .* The match is #1\./u,
      );
    }
    expect((await camp.store.match(2))?.status).toBe('running');
  });

  it('is done for real as far as nobody else comes in', async () => {
    // What was tried was taken back, so there is nothing to do; who presses all the same is told so.
    expect(JSON.stringify(panel.components)).toMatch(idle('real:2'));
    const nothing = await ash.press(panel, idOn(panel, 'real'), { unchecked: true });
    expect(read(nothing)).toMatch(/nothing in this plan yet/u);
    await camp.settled();
    panel = await take(panel, '2 pebbles');
    panel = await take(panel, '1 pebble');
    const at = idOn(panel, 'real');
    // Pressed twice, it is done once, and shows what was done.
    for (const _ of [1, 2]) {
      const done = messageOf(await ash.press(panel, at, { unchecked: true }));
      expect(textOf(done)).toMatch(/✅ 1 step of your plan is done for real\./u);
      expect(textOf(done)).not.toContain('nothing here is real');
      await camp.settled();
      expect(await real()).toBe(1);
    }
    expect(JSON.stringify(await camp.store.entries(1))).toContain('take.2');
  });

  it('says so where nothing of it can be done yet, nor ordered', async () => {
    await ash.invoke('plan', {}, { channel: thread });
    await camp.settled();
    const early = messageOf(
      await ash.invoke('pebbles take', { pebbles: '1', match: 3 }, { channel: thread }),
    );
    expect(read(await ash.press(early, 'Do it for real'))).toMatch(/others come first/u);
    expect(await real()).toBe(1);
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
    expect(textOf(await anew(ash, again))).toMatch(/Blue|pebbles/u);
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
    const app = {
      ...openApp(camp.store, SHELF),
      announce: () => undefined,
      think: async () => null,
    };
    const { game } = (await load(app, 1)).edition;
    const worlds = new Set<string>();
    for (let tries = 0; tries < 4; tries += 1) {
      await first.invoke('plan', {}, { channel: thread });
      const [id = 0] = await camp.store.plansOf(1, first.id);
      const [realMatch, plan] = [await load(app, 1), await load(app, id)];
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

describe('a plan while others are asked', { timeout: 120_000 }, () => {
  let camp: Camp;
  let thread: string;
  let first: Person;
  let second: Person;

  beforeAll(async () => {
    camp = await pitchCamp({ shelf: new Map([['stone-age', stoneAgeEdition]]) });
    const people = ['Ash', 'Birch'].map((name) => camp.sandbox.user(name));
    thread = await startMatch(camp, people);
    const [one, other] = await inPlayingOrder(camp, 1, people);
    if (one === undefined || other === undefined) throw new Error('There are two of them.');
    [first, second] = [one, other];
  }, 60_000);
  afterAll(() => camp.close());

  const place = (who: Person, at: string, match: number, people?: number) =>
    say(camp, thread, who, 'stone-age place', {
      at,
      match,
      ...(people === undefined ? {} : { people }),
    });
  const mine = async (match: number) => {
    const row = await camp.store.match(match);
    const seat = row?.seats.find(({ user }) => user === second.id)?.seat;
    return (
      row?.orders.filter((one) => one.seat === seat).map(({ name, value }) => [name, value]) ?? []
    ).sort();
  };

  it('begins with what is ordered in the match', async () => {
    const page = messageOf(await second.invoke('orders', { match: 1 }, { channel: thread }));
    await second.select(page, 'order:1:feed', ['hunger']);
    const plan = messageOf(await second.invoke('plan', { match: 1 }, { channel: thread }));
    await camp.settled();
    expect(await mine(2)).toEqual([['feed', 'hunger']]);
    expect(JSON.stringify(plan.components)).toMatch(idle('real:2'));
  });

  it('becomes orders, which are named, with what they do otherwise', async () => {
    await place(second, 'Hut', 2);
    await place(second, 'Card 4', 2);
    await place(second, 'Hunt', 2, 2);
    const done = textOf(messageOf(await second.press(await planPanel(), 'real:2')));
    expect(done).toMatch(
      /📜 Now standing orders .*\n- First I send people to: Hut\n- After that, or instead: Hunt$/mu,
    );
    expect(done).toMatch(
      /Where you answered in different ways, the order is .* left out: Card 4: /u,
    );
    expect(done).not.toMatch(/nothing here is real|done for real|Not done/u);
    expect(await mine(1)).toEqual([
      ['else', 'hunt'],
      ['feed', 'hunger'],
      ['place', 'hut'],
    ]);
  });

  it('takes back for real what was ordered and is not any more', async () => {
    await second.invoke('plan', { match: 1 }, { channel: thread });
    await camp.settled();
    const page = messageOf(await second.invoke('orders', { match: 3 }, { channel: thread }));
    await second.select(page, 'order:3:place', ['ask']);
    const panel = messageOf(await second.press(page, 'panel:3', { unchecked: true }));
    const done = textOf(messageOf(await second.press(panel, 'real:3')));
    expect(done).toMatch(/📜 Now standing orders .*\n- First I send people to: I ask you again$/mu);
    expect(await mine(1)).toEqual([
      ['else', 'hunt'],
      ['feed', 'hunger'],
    ]);
  });

  it('acts in the match as soon as its question comes', async () => {
    await place(first, 'Forest', 1, 5);
    const made = (await camp.store.entries(1)).map(({ entry }) => JSON.stringify(entry));
    expect(made.filter((entry) => entry.includes('"by":"order"'))[0]).toMatch(/place\.hunt\.5/u);
  });

  const planPanel = async (): Promise<PageMessage> => {
    const page = messageOf(await second.invoke('orders', { match: 2 }, { channel: thread }));
    return messageOf(await second.press(page, 'panel:2', { unchecked: true }));
  };
});

describe('deciding for others in a plan', { timeout: 120_000 }, () => {
  let camp: Camp;
  let thread: string;
  let first: Person;
  let second: Person;
  let panel: PageMessage;

  beforeAll(async () => {
    camp = await pitchCamp();
    const people = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    thread = await startMatch(camp, people);
    const [one, other] = await inPlayingOrder(camp, 1, people);
    if (one === undefined || other === undefined) throw new Error('There are two of them.');
    [first, second] = [one, other];
    await settleOn(camp, thread, [first, second], 'D3');
    await say(camp, thread, first, 'tusk gather', { member: '1' });
    await say(camp, thread, first, 'tusk done');
  }, 60_000);
  afterAll(() => camp.close());

  const there = (line: string, options: Readonly<Record<string, string | number>> = {}) =>
    say(camp, thread, first, line, { match: 2, ...options });
  const seats = async () => (await camp.store.match(2))?.seats ?? [];
  const seatOf = async (user: string) =>
    (await camp.store.match(1))?.seats.find((one) => one.user === user)?.seat ?? -1;
  const decide = async (values: readonly string[]) => {
    panel = messageOf(await first.select(panel, 'decide:2', values));
    await camp.settled();
  };

  it('takes back what a computer player did there, and asks for that', async () => {
    const before = await camp.store.match(1);
    panel = messageOf(await first.invoke('plan', { match: 1 }, { channel: thread }));
    await camp.settled();
    expect((await seats()).map(({ user }) => user)).toContain(null);
    expect((await camp.store.match(2))?.sequence).toBeGreaterThan(0);
    await decide([String(await seatOf(second.id))]);
    const text = textOf(panel);
    expect(text).toMatch(/↩️ Back to their question: now you decide\./u);
    expect(text).toMatch(/🎭 \*\*You decide for .+ now\.\*\* What you see of it is imagined/u);
    const { sequence, seats: held, orders } = { ...before };
    expect(await camp.store.match(1)).toMatchObject({ sequence, seats: held, orders });
  });

  it('asks the one and the other of them, each with what it sees', async () => {
    await there('tusk gather', { member: '1' });
    const attacked = await there('tusk fight', { at: 'D3' });
    expect(attacked).not.toMatch(/You decide for/u);
    const committed = await there('tusk commit', { stones: 0 });
    expect(committed).toMatch(/You decide for/u);
    await there('tusk commit', { stones: 0 });
    expect((await camp.store.entries(2)).length).toBeGreaterThan(4);
    // All that was done there for either is one's own to take back.
    for (let steps = 0; steps < 2; steps += 1)
      expect(await there('undo')).toMatch(/^↩️ Taken back\./mu);
    await there('tusk fight', { at: 'D3' });
    await there('tusk commit', { stones: 0 });
    await there('tusk commit', { stones: 0 });
  });

  it('has them agree at once to what is traded, as who plans decides for both', async () => {
    const to = String(await seatOf(first.id));
    const posted = posts(first, thread).length;
    expect(await there('trade', { to, 'take-stone': 1 })).toMatch(/agrees: nothing for 1 stone/u);
    await camp.settled();
    expect(posts(first, thread)).toHaveLength(posted);
  });

  it('becomes an order against whom it was decided for', async () => {
    const page = messageOf(await first.invoke('orders', { match: 2 }, { channel: thread }));
    const done = messageOf(await first.press(page, 'real:2', { unchecked: true }));
    expect(textOf(done)).toMatch(/^- When I am attacked, I use: nothing \(against .+\)$/mu);
    const [seat, against] = [await seatOf(first.id), await seatOf(second.id)];
    expect((await camp.store.match(1))?.orders).toEqual([
      expect.objectContaining({ seat, name: 'defend', against, value: 'nothing' }),
    ]);
  });

  it('is handed back to a computer player, and nobody else takes part', async () => {
    const page = messageOf(await first.invoke('orders', { match: 2 }, { channel: thread }));
    panel = messageOf(await first.press(page, 'panel:2', { unchecked: true }));
    await decide([]);
    const row = await camp.store.match(2);
    expect(row?.seats.filter(({ heldBy }) => heldBy === 'person').map(({ user }) => user)).toEqual([
      first.id,
    ]);
    expect(await camp.store.matchesWith(second.id, ['running'])).toHaveLength(1);
    expect(camp.log.filter(({ level }) => level >= 50)).toEqual([]);
  });
});
