import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namedRandom } from '../../src/engine/random.ts';
import type { PageMessage, Person } from '../../src/sandbox/index.ts';
import {
  type Camp,
  isPlayed,
  openPanel,
  pitchCamp,
  posts,
  livePost,
  sentTo,
  SILENT,
  startMatch,
} from './camp.ts';
import { actOnce, asks } from './hands.ts';
import { inPlayingOrder, say, settleOn } from './play.ts';

const TEN_MINUTES = 10 * 60_000;

const live = (all: readonly PageMessage[]): PageMessage[] =>
  all.filter(({ components }) => components.length > 0);

/** What one press brought. */
interface Brought {
  readonly by: Person;
  readonly posts: readonly PageMessage[];
  /** Who was called to a secret choice by a DM. */
  readonly written: readonly Person[];
  /** Of whom the game waits since. */
  readonly asked: readonly string[];
}

/** Plays a whole match on panels; after each press, all that came of it. */
async function played(
  camp: Camp,
  thread: string,
  people: readonly Person[],
  seed: string,
): Promise<Brought[]> {
  const random = namedRandom(seed);
  const brought: Brought[] = [];
  const owing = async () =>
    new Map((await camp.store.match(1))?.seats.map(({ user, owesSince }) => [user, owesSince]));
  const step = async (by: Person, deed: () => Promise<PageMessage>): Promise<PageMessage> => {
    const before = new Set(posts(by, thread).map(({ id }) => id));
    const dms = new Map(people.map((one) => [one, one.dms().length]));
    const owed = await owing();
    const panel = await deed();
    await camp.settled();
    const now = await owing();
    const all = posts(by, thread);
    // Whatever was pressed, the newest post alone can be pressed.
    const buttons = live(all);
    expect(buttons).toEqual(all.slice(-1));
    brought.push({
      by,
      posts: all.filter(({ id }) => !before.has(id)),
      written: people.filter(
        (one) => one.dms().filter(({ ephemeral }) => !ephemeral).length > (dms.get(one) ?? 0),
      ),
      asked: people.flatMap(({ id }) =>
        (now.get(id) ?? null) !== null && (owed.get(id) ?? null) === null ? [id] : [],
      ),
    });
    return panel;
  };
  for (let round = 0; round < 400; round += 1) {
    for (const person of people) {
      if (!(await isPlayed(camp, 1))) return brought;
      let panel = await openPanel(person, thread);
      while (asks(panel)) panel = await step(person, () => actOnce(person, panel, random));
    }
  }
  throw new Error('The match does not end.');
}

describe('at a table of two people and a computer player', () => {
  let camp: Camp;
  let thread: string;
  let people: Person[];
  let brought: Brought[];

  beforeAll(async () => {
    camp = await pitchCamp();
    people = ['Ash', 'Birch'].map((name) => camp.sandbox.user(name));
    thread = await startMatch(camp, people, 1);
    brought = await played(camp, thread, people, 'hand-overs');
  }, 120_000);
  afterAll(() => camp.close());

  it('nobody is called who has just pressed', () => {
    expect(brought.length).toBeGreaterThan(30);
    for (const { by, posts: told, written } of brought) {
      expect(written).not.toContain(by);
      for (const { pingedIds } of told) expect(pingedIds).not.toContain(by.id);
    }
  });

  it('a press that hands over brings one call: by a post, or of a secret choice by a DM alone', () => {
    const over = brought.filter(({ by, asked }) => asked.some((id) => id !== by.id));
    expect(over.length).toBeGreaterThan(5);
    expect(over.flatMap(({ written }) => written)).not.toEqual([]);
    for (const { by, posts: told, written, asked } of over) {
      expect(told).toHaveLength(written.length > 0 ? 0 : 1);
      const called = [
        ...told.flatMap(({ pingedIds }) => pingedIds),
        ...written.map(({ id }) => id),
      ];
      expect(called.toSorted()).toEqual(asked.filter((id) => id !== by.id).toSorted());
    }
  });

  it('a press that hands nothing over brings none, but where a turn of all or the match ends', () => {
    const alone = brought.filter(({ by, asked }) => asked.every((id) => id === by.id));
    const told = alone.flatMap((one) => one.posts);
    expect(alone.length).toBeGreaterThan(2 * told.length);
    // The chart comes without words.
    for (const { content } of told.filter((one) => one.content !== ''))
      expect(content).toMatch(/\*\*Turn \d+\.\*\*|🏆|📖|Snow|❄️|🍂/u);
  });

  it('no post is longer than a phone has room for', () => {
    const sent = sentTo(camp, thread);
    expect(sent.length).toBeGreaterThan(10);
    for (const { content } of sent) expect(content.length).toBeLessThanOrEqual(900);
  });

  it('the call comes first', () => {
    const calls = posts(camp.sandbox.user('Cedar'), thread).filter(
      ({ pingedIds }) => pingedIds.length > 0,
    );
    expect(calls.length).toBeGreaterThan(5);
    for (const { content, pingedIds } of calls) {
      expect(content).toMatch(new RegExp(`^<@${pingedIds[0]}> · \\S+ \\w+: \\S+`, 'u'));
    }
  });
});

describe('alone with computer players', () => {
  let camp: Camp;
  let thread: string;
  let brought: Brought[];

  beforeAll(async () => {
    camp = await pitchCamp();
    const ash = camp.sandbox.user('Ash');
    thread = await startMatch(camp, [ash], 2);
    brought = await played(camp, thread, [ash], 'alone');
  }, 120_000);
  afterAll(() => camp.close());

  it('nobody is called, and there is one post for each turn of all', () => {
    const told = brought.flatMap((one) => one.posts);
    expect(brought.flatMap(({ written }) => written)).toEqual([]);
    expect(posts(camp.sandbox.user('Ash'), thread).flatMap(({ pingedIds }) => pingedIds)).toEqual(
      [],
    );
    const turns = told.filter(({ content }) => !/^(🏆|📖|$)/u.test(content));
    // How they came together is told with the first turn.
    const next = turns.map(
      ({ content }) => [...content.matchAll(/\*\*Turn (\d+)\.\*\*/g)].at(-1)?.[1] ?? 'none',
    );
    expect(next.length).toBeGreaterThan(4);
    expect(next).toEqual([...next.slice(1).map((_, at) => String(at + 2)), 'none']);
  });
});

describe('what nobody waits for', () => {
  let camp: Camp;
  let thread: string;
  let first: Person;
  let second: Person;

  beforeAll(async () => {
    camp = await pitchCamp();
    const people = ['Ash', 'Birch'].map((name) => camp.sandbox.user(name));
    thread = await startMatch(camp, people);
    const [one, other] = await inPlayingOrder(camp, 1, people);
    if (one === undefined || other === undefined) throw new Error('There are two of them.');
    [first, second] = [one, other];
    await settleOn(camp, thread, [first, second], 'D3');
  });
  afterAll(() => camp.close());

  const told = () => posts(second, thread);

  it('is told after ten minutes, silently', async () => {
    const before = told();
    await say(camp, thread, first, 'tusk gather', { member: '1' });
    await camp.later(TEN_MINUTES - 60_000);
    expect(told().map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    await camp.later(60_000);
    const [quiet, ...more] = told().slice(before.length);
    expect(more).toEqual([]);
    expect(quiet).toMatchObject({
      content: expect.stringMatching(/^.+ gathers 1 stone\.\n-# ⏳ Waiting for .+ · asked <t:/u),
      pingedIds: [],
    });
    expect(sentTo(camp, thread).at(-1)?.flags).toBe(SILENT);
    expect(livePost(second, thread).id).toBe(quiet?.id);
  });

  it('is told again in one piece with what comes next, in its place', async () => {
    const before = told();
    await say(camp, thread, first, 'tusk done');
    expect(told()).toHaveLength(before.length);
    expect(told().at(-1)).toMatchObject({
      content: expect.stringMatching(
        new RegExp(
          `^<@${second.id}> · .+: your tribe’s turn · due <t:\\d+:R>, then the reserve until <t:\\d+:f>\\n.+ gathers 1 stone\\.`,
          'u',
        ),
      ),
      pingedIds: [second.id],
    });
    expect(told().slice(0, -1)).not.toContainEqual(
      expect.objectContaining({ id: before.at(-1)?.id }),
    );
    expect(sentTo(camp, thread).at(-1)?.flags ?? 0).toBe(0);
  });

  it('calls nobody any more who was called for what is taken back', async () => {
    await say(camp, thread, second, 'tusk gather', { member: '1' });
    await say(camp, thread, second, 'tusk fight', { at: 'D3' });
    expect(first.dms().at(-1)?.content).toMatch(/a secret choice is waiting for you/);
    expect(told().at(-1)?.content).not.toMatch(/choose what to use/);
    await camp.later(TEN_MINUTES);
    expect(told().at(-1)).toMatchObject({
      content: expect.stringMatching(
        new RegExp(`^<@${first.id}> · .+: choose what to use in the fight on D3`, 'u'),
      ),
      pingedIds: [],
    });
    await say(camp, thread, second, 'undo');
    expect(told().at(-1)).toMatchObject({
      content: expect.stringMatching(/^.+ gathers 1 stone\.\n-# ⏳ Waiting for [^,]+ · asked <t:/u),
      pingedIds: [],
    });
    expect(first.dms().at(-1)?.content).toMatch(/nothing to do here any more/);
    expect(live(told())).toEqual(told().slice(-1));
    expect(asks(await openPanel(first, thread))).toBe(false);
    expect(asks(await openPanel(second, thread))).toBe(true);
  });

  it('is not told of a match that was closed meanwhile', async () => {
    await say(camp, thread, second, 'tusk gather', { member: '1' });
    const before = told().length;
    for (const person of [first, second]) await say(camp, thread, person, 'match resign');
    await camp.later(TEN_MINUTES);
    const [, ...rest] = told().slice(before);
    expect(rest.at(-1)?.content).toMatch(/Nobody is left, so the match is closed\.$/);
    expect(live(told())).toEqual(told().slice(-1));
    expect(() => livePost(second, thread)).toThrow();
  });
});
