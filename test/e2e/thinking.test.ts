import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { createMind, startThinking } from '../../src/ai/mind.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { SHELF } from '../../src/games/index.ts';
import { openApp } from '../../src/match/open.ts';
import { load } from '../../src/match/loaded/load.ts';
import { askedOf } from '../../src/match/loaded/asked.ts';
import { answer } from '../../src/match/play/answer.ts';
import { type PageMessage, type Person, picturesOf, textOf } from '../../src/sandbox/index.ts';
import { mindAtOnce } from '../ai/at-once.ts';
import { type HeldMind, heldMind } from '../ai/held.ts';
import {
  type Camp,
  type CampOptions,
  messageOf,
  openPanel,
  pitchCamp,
  posts,
  livePost,
  startMatch,
} from './camp.ts';
import { actOnce, asks } from './hands.ts';
import { offers, say } from './play.ts';

describe('computer players at a table', () => {
  let camp: Camp;
  let ash: Person;
  let thread: string;

  const begin = async (options: CampOptions, computers = 2): Promise<void> => {
    camp = await pitchCamp(options);
    ash = camp.sandbox.user('Ash');
    thread = await startMatch(camp, [ash], computers);
  };
  afterEach(() => camp.close());

  const random = namedRandom('thinking');
  /** Ash acts on its panel until computer players are to answer. Returns the panel after that. */
  const endTurn = async (mind: HeldMind): Promise<PageMessage> => {
    let panel = await openPanel(ash, thread);
    const thinks = mind.hold();
    let reached = false;
    void thinks.then(() => {
      reached = true;
    });
    while (asks(panel) && !reached) panel = await actOnce(ash, panel, random);
    await thinks;
    return panel;
  };
  const turns = () => posts(ash, thread).filter(({ attachments }) => attachments.length > 0);

  it('have answered when the panel of who pressed is shown anew', async () => {
    const mind = heldMind();
    await begin({ mind });
    let panel = await openPanel(ash, thread);
    for (let presses = 0; presses < 12; presses += 1) {
      expect(textOf(panel)).not.toContain('thinking');
      expect(asks(panel)).toBe(true);
      panel = await actOnce(ash, panel, random);
    }
    expect(mind.thoughts.length).toBeGreaterThan(5);
  });

  it('take nothing from the first words to who learns a game, however long they think', async () => {
    const mind = heldMind();
    camp = await pitchCamp({ mind, wait: async () => {} });
    ash = camp.sandbox.user('Ash');
    // In some of them the computer player goes first.
    for (let matches = 0; matches < 3; matches += 1) {
      void mind.hold();
      const learnt = ash.invoke('learn', { game: 'tusk' }, { channel: 'tusk' });
      // How it is played is read meanwhile.
      let card = messageOf(await learnt);
      for (const label of ['Next card', 'Next card', 'Next card']) {
        card = messageOf(await ash.press(card, label));
      }
      mind.release();
      await camp.settled();
      const panel = textOf(messageOf(await ash.press(card, 'To the match')));
      expect(panel).toMatch(/you are/u);
      expect(panel).not.toMatch(/First camp/u);
      expect(panel).not.toMatch(/thinking/u);
    }
  }, 120_000);

  it('are said to think where they take long, and told of in one post when they have', async () => {
    const mind = heldMind();
    await begin({ mind, wait: async () => {} });
    await camp.settled();
    const before = turns().length;
    const all = posts(ash, thread).length;
    const panel = await endTurn(mind);
    expect(asks(panel)).toBe(false);
    expect(textOf(panel)).toMatch(/🤖 .+ (is|are) thinking\. You’ll see here what comes of it/u);
    camp.bot.outbox.wake();
    await camp.bot.outbox.settled();
    expect(turns()).toHaveLength(before);
    mind.release();
    await camp.settled();
    // Who has just pressed is still there, and sees it on the panel.
    expect(turns()).toHaveLength(before);
    expect(asks(ash.message(panel))).toBe(true);
    await camp.later(10 * 60_000);
    const told = posts(ash, thread).slice(all);
    expect(told).toHaveLength(1);
    expect(told[0]?.pingedIds).toEqual([]);
  });

  it('answer after a restart what they were asked when the bot was killed', async () => {
    await begin({});
    await camp.settled();
    const before = posts(ash, thread).length;
    await camp.bot.close();
    const killed = {
      // So long ago that nobody is at it any more.
      ...openApp(camp.store, SHELF, () => new Date(Date.now() - 2 * 60_000)),
      announce: () => {},
      think: async () => null,
    };
    const press = (interaction: string) => ({
      interaction,
      user: ash,
      locale: null,
      moderates: () => false,
      holds: () => false,
    });
    for (let answers = 0; ; answers += 1) {
      const loaded = await load(killed, 1);
      const asked = askedOf(loaded, 0, 'en').find(({ decision }) => decision.owed);
      const [offer] = asked?.offers ?? [];
      if (offer === undefined) break;
      await answer(killed, press(`killed ${answers}`), 1, [() => offer]);
    }
    await camp.restart();
    await camp.settled();
    expect(ash.dms().at(-1)?.content).toMatch(/a secret choice is waiting for you/);
    await camp.later(10 * 60_000);
    const told = posts(ash, thread).slice(before);
    expect(told).toHaveLength(1);
    expect(told[0]?.content).toMatch(new RegExp(`^<@${ash.id}> · .+: choose the victory card`));
    expect(asks(await openPanel(ash, thread))).toBe(true);
  });

  /** A mind whose first threads do this with whatever they are to think about. */
  const faultyMind = (faults: string[]) =>
    createMind({
      timeoutMs: 20_000,
      start() {
        const fault = faults.shift();
        if (fault === undefined) return startThinking();
        const code = `
          const { parentPort } = require('node:worker_threads');
          parentPort.postMessage('ready');
          parentPort.on('message', (order) => (order === null ? process.exit() : ${fault}));
        `;
        const worker = new Worker(code, { eval: true });
        // A test need not wait for as long as the bot does.
        if (fault === 'undefined')
          worker.once('message', () => setTimeout(() => void worker.terminate(), 50));
        return worker;
      },
    });

  it('think in a thread of their own; where that crashes or hangs, the safe answer is given', async () => {
    const faults = ['process.exit(1)', 'undefined'];
    await begin({ mind: faultyMind(faults) });
    await camp.settled();
    const fell = () => camp.log.filter(({ msg }) => msg.includes('safe answer'));
    let panel = await openPanel(ash, thread);
    for (let presses = 0; presses < 12; presses += 1) panel = await actOnce(ash, panel, random);
    expect(faults).toEqual([]);
    expect(fell()).toHaveLength(2);
    expect(fell()[0]).toMatchObject({ level: 50, match: 1, player: 'steady' });
    expect(asks(panel)).toBe(true);
    const row = await camp.store.match(1);
    expect(row?.sequence).toBeGreaterThan(12);
    const log = JSON.stringify(camp.log);
    expect(log).not.toContain('world');
  });

  it('judge a trade in that thread, too; where it crashes or hangs, the trade is declined', async () => {
    const faults = ['process.exit(1)', 'undefined'];
    const { judge, close } = faultyMind(faults);
    await begin({ mind: { ...mindAtOnce(), judge, close } }, 1);
    await say(camp, thread, ash, 'tusk place', { at: 'E4' });
    const [card] = await offers(thread, ash, 'tusk keep', 'card');
    await say(camp, thread, ash, 'tusk keep', { card: card?.value ?? '' });
    for (const _ of ['one', 'two']) await say(camp, thread, ash, 'tusk gather', { member: '1' });
    const before = (await camp.store.match(1))?.sequence;
    const trade = () => say(camp, thread, ash, 'trade', { to: 'Heron', 'give-grass': 1 });
    expect([await trade(), await trade()]).toEqual([
      expect.stringMatching(/Heron declines\. /),
      expect.stringMatching(/Heron declines\. /),
    ]);
    expect(faults).toEqual([]);
    expect((await camp.store.match(1))?.sequence).toBe(before);
    const errors = camp.log.filter(({ level }) => level >= 50);
    const line = { match: 1, player: 'steady', seat: 1, msg: expect.stringContaining('declined') };
    expect(errors).toEqual([expect.objectContaining(line), expect.objectContaining(line)]);
    expect(JSON.stringify(errors)).not.toContain('world');
    expect(await trade()).toMatch(/Heron agrees: 1 grass for nothing\.$/);
    expect(await trade()).toMatch(/Heron agrees/);
    expect((await camp.store.match(1))?.sequence).toBe((before ?? 0) + 2);
  });

  it('play the match that shows how a game goes there, too; where it crashes, the cards have no pictures', async () => {
    const faults = ['process.exit(1)'];
    const { playSample, close } = faultyMind(faults);
    // One that nobody has asked yet.
    const shelf = new Map([...SHELF].map(([id, edition]) => [id, { ...edition }]));
    await begin({ mind: { ...mindAtOnce(), playSample, close }, shelf }, 1);
    const birch = camp.sandbox.user('Birch');
    const cards = async () => messageOf(await birch.press(livePost(birch, thread), 'How to play'));
    const bare = await cards();
    expect(textOf(bare).match(/^### /gmu)).toHaveLength(4);
    expect(picturesOf(bare)).toHaveLength(0);
    expect(camp.log.filter(({ level }) => level >= 50)).toEqual([
      expect.objectContaining({
        game: 'tusk',
        msg: expect.stringContaining('no match was played'),
      }),
    ]);
    const whole = await cards();
    expect(textOf(whole)).toBe(textOf(bare));
    expect(picturesOf(whole)).toHaveLength(4);
  });
});
