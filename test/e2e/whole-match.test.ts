import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRecord, verifyRecord } from '../../src/engine/record.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { tuskEdition } from '../../src/games/tusk/index.ts';
import {
  boardsPosted,
  type Camp,
  isPlayed,
  messageOf,
  openPanel,
  pitchCamp,
  posts,
  read,
  startMatch,
} from './camp.ts';
import { textOf } from '../../src/sandbox/index.ts';
import { readGif } from '../render/read-gif.ts';
import { actOnce, asks } from './hands.ts';

describe('a whole match by two people and a computer player, on panels', () => {
  let camp: Camp;
  let thread: string;

  beforeAll(async () => {
    camp = await pitchCamp({ pictures: true });
    const { sandbox } = camp;
    thread = await startMatch(camp, [sandbox.user('Ash'), sandbox.user('Birch')], 1);
    const random = namedRandom('a whole match on panels');
    const people = [sandbox.user('Ash'), sandbox.user('Birch')];
    for (let round = 0; round < 400; round += 1) {
      for (const person of people) {
        if (!(await isPlayed(camp, 1))) return;
        let panel = await openPanel(person, thread);
        // What is sealed may be changed, and need not be.
        while (asks(panel) && !textOf(panel).includes('🔒 Chosen')) {
          panel = await actOnce(person, panel, random);
        }
        await camp.settled();
      }
    }
    throw new Error('The match does not end.');
  }, 120_000);

  afterAll(() => camp.close());

  const withFile = (name: string) =>
    posts(camp.sandbox.user('Cedar'), thread).filter(({ attachments }) =>
      attachments.some(({ filename }) => filename === name),
    );
  const turnPosts = () => withFile('board.png');

  it('ends with a result that everybody sees, and the seed', () => {
    const [turn, last] = posts(camp.sandbox.user('Cedar'), thread).slice(-4);
    // Its last turn and its board stay above it.
    expect(turn?.attachments.map(({ filename }) => filename)).toEqual(['board.png']);
    expect(turn?.content).not.toMatch(/🏆/u);
    expect(last?.content).toMatch(/^🏆/u);
    expect(last?.content).toMatch(/seed `[0-9a-f]{32}`/);
    // Nobody is to act any more.
    expect(last?.pingedIds).toEqual([]);
  });

  it('posts each finished turn with a picture that is told in words as well', () => {
    const turns = boardsPosted(camp, thread);
    expect(turns.length).toBeGreaterThan(10);
    for (const { alt } of turns) expect(alt).toMatch(/Mammoth on [A-G][1-7]/);
    // Only those stay that show how a turn of all has ended.
    const rounds = new Set(turns.map(({ alt }) => /Turn (\d+)/.exec(alt)?.[1])).size;
    expect(turnPosts().length).toBeLessThan(turns.length);
    expect(turnPosts().length).toBeLessThanOrEqual(rounds + 1);
    expect(turnPosts().length).toBeGreaterThan(rounds - 2);
  });

  it('tells the story after the result: an animation and a chart, with words for both', async () => {
    const [story, last] = posts(camp.sandbox.user('Cedar'), thread).slice(-2);
    expect(withFile('story.gif')).toEqual([story]);
    expect(story?.content).toMatch(/^📖 .*warmest fire/u);
    // Each is a post of its own, as wide as it can be; the buttons are below the last.
    expect(withFile('chart.png')).toEqual([last]);
    expect([story?.attachments.length, last?.attachments.length]).toEqual([1, 1]);
    expect([story?.components.length, last?.components.length]).toEqual([0, 1]);
    expect([...(story?.pingedIds ?? []), ...(last?.pingedIds ?? [])]).toEqual([]);
    const [animation] = story?.attachments ?? [];
    const [chart] = last?.attachments ?? [];
    expect(animation?.filename).toBe('story.gif');
    expect(animation?.description).toMatch(
      /^An animation of Tusk! #1 .* wins? with \d+ food: .* warmest fire\.$/u,
    );
    expect(chart?.filename).toBe('chart.png');
    expect(chart?.description).toMatch(/^The match in numbers, Tusk! #1\./);
    if (animation === undefined) throw new Error('No animation was posted.');
    const gif = readGif(new Uint8Array(await (await fetch(animation.url)).arrayBuffer()));
    expect(gif.frames.length).toBeGreaterThan(20);
  });

  it('pings nobody but those who are to act', () => {
    const told = posts(camp.sandbox.user('Cedar'), thread);
    expect(told.filter(({ pingedIds }) => pingedIds.length > 0).length).toBeGreaterThan(5);
    for (const { content, pingedIds } of told) {
      const called = [...content.matchAll(/<@(\d+)>[^:\n]* · /g)].map(([, id]) => id ?? '');
      // A secret choice calls by DM.
      for (const id of pingedIds) expect(called).toContain(id);
      if (/: your tribe’s turn$/m.test(content)) expect(pingedIds).toEqual(called);
    }
  });

  it('names who may be pinged in every message it sends', () => {
    const sent = camp.sandbox.requests.messageBodies().filter((body) => 'content' in body);
    expect(sent.length).toBeGreaterThan(50);
    for (const body of sent) expect(body).toHaveProperty('allowed_mentions');
  });

  it('acknowledges every press', () => {
    for (const name of ['Ash', 'Birch']) {
      for (const message of camp.sandbox.user(name).ephemerals()) {
        expect(message.thinking).toBe(false);
        expect(textOf(message)).not.toMatch(/went wrong/);
      }
    }
  });

  it('exports a record that verifies', async () => {
    const outcome = await camp.sandbox.user('Ash').invoke('match export', {}, { channel: thread });
    const [file] = messageOf(outcome).attachments;
    if (file === undefined) throw new Error('No record was attached.');
    const record = readRecord(await (await fetch(file.url)).text());
    if (!record.ok) throw new Error(record.refusal);
    const all = posts(camp.sandbox.user('Cedar'), thread).map(({ content }) => content);
    const posted = (sentence: RegExp) => sentence.exec(all.join('\n'))?.[1] ?? 'nothing';
    const commitment = posted(/Fair dice: sealed \|\|`([0-9a-f]{64})`\|\|/);
    const log = posted(/All answers: \|\|`([0-9a-f]{64})`\|\|/);
    const verified = verifyRecord(tuskEdition.game, record.value, { commitment, log });
    expect(verified).toMatchObject({ ok: true });
    expect(read(outcome)).toMatch(/record of match #1/);
    expect(read(outcome)).toContain(
      `npm run -s verify -- tusk-1.record.json --commitment ${commitment} --log ${log}\n`,
    );
  });

  it('tells an end with its result that an earlier version left to be told as a turn', async () => {
    const { sequence = 0 } = (await camp.store.match(1)) ?? {};
    const before = posts(camp.sandbox.user('Cedar'), thread);
    const payload = { from: sequence, to: sequence, ping: [] };
    await camp.store.transaction((transaction) =>
      transaction.enqueue({ match: 1, kind: 'turn', payload, createdAt: new Date() }),
    );
    camp.bot.outbox.wake();
    await camp.settled();
    const [again, ...more] = posts(camp.sandbox.user('Cedar'), thread).slice(before.length);
    expect(more).toEqual([]);
    expect(again?.content).toMatch(/🏆[^]*seed `[0-9a-f]{32}`/u);
  });
});
