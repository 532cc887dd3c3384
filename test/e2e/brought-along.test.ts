import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namedRandom } from '../../src/engine/random.ts';
import { type PageMessage, type Person, picturesOf, textOf } from '../../src/sandbox/index.ts';
import {
  anew,
  type Camp,
  livePost,
  messageOf,
  openPanel,
  pitchCamp,
  posts,
  pressOn,
  startMatch,
} from './camp.ts';
import { make, movesOn } from './hands.ts';
import { inPlayingOrder, say } from './play.ts';

describe('a panel', () => {
  let camp: Camp;
  let thread: string;
  let person: Person;

  beforeAll(async () => {
    camp = await pitchCamp();
    person = camp.sandbox.user('Ash');
    thread = await startMatch(camp, [person, camp.sandbox.user('Birch')]);
  });
  afterAll(() => camp.close());

  const panels = (): readonly string[] =>
    person.messagesIn(thread).flatMap(({ id, ephemeral }) => (ephemeral ? [id] : []));

  it('is one, wherever it was opened from last', async () => {
    await openPanel(person, thread);
    const again = await openPanel(person, thread);
    await camp.settled();
    expect(panels()).toEqual([again.id]);
    await say(camp, thread, person, 'hand');
    expect(panels()).toHaveLength(1);
    expect(panels()).not.toContain(again.id);
  });

  it('is there after a double click', async () => {
    const post = livePost(person, thread);
    await Promise.all([1, 2].map(() => person.press(post, 'Play')));
    await camp.settled();
    expect(panels()).toHaveLength(1);
    expect(camp.log.filter(({ level }) => level === 50)).toEqual([]);
  });

  it('stands where the one before it cannot be taken away', async () => {
    const own = await openPanel(person, thread);
    camp.sandbox.faults.fail(500, 'before', {
      method: 'DELETE',
      path: '/webhooks/:application/:token/messages/:message',
      times: 9,
    });
    const next = await openPanel(person, thread);
    await camp.settled();
    expect(panels()).toEqual(expect.arrayContaining([own.id, next.id]));
    expect(camp.log.filter(({ level }) => level === 50)).toEqual([]);
  });
});

describe('a panel that the thread has left behind', () => {
  let camp: Camp;
  let thread: string;
  let first: Person;
  let second: Person;
  let panel: PageMessage;

  const seen = (): readonly string[] => second.messagesIn(thread).map(({ id }) => id);

  /** From now on pictures of panels wait until they are told to be painted. */
  const paintLate = () => {
    const { paintAfter } = camp.painter;
    let go = (): void => {};
    const told = new Promise<void>((resolve) => {
      go = resolve;
    });
    camp.painter.paintAfter = async (...asked) => {
      await told;
      return paintAfter(...asked);
    };
    return {
      paint: () => go(),
      noMore() {
        camp.painter.paintAfter = paintAfter;
      },
    };
  };

  beforeAll(async () => {
    camp = await pitchCamp({ pictures: true });
    const people = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    thread = await startMatch(camp, people);
    const order = await inPlayingOrder(camp, 1, people);
    if (order[0] === undefined || order[1] === undefined) throw new Error('Two were to play.');
    [first, second] = [order[0], order[1]];
    panel = await openPanel(second, thread);
  });
  afterAll(() => camp.close());

  it('stays where it is while it is the last there', async () => {
    const same = await anew(second, panel);
    await camp.settled();
    expect(same.id).toBe(panel.id);
  });

  it('comes anew at the end, and the old one goes', async () => {
    await say(camp, thread, first, 'tusk place', { at: 'D3' });
    expect(BigInt(posts(second, thread).at(-1)?.id ?? 0)).toBeGreaterThan(BigInt(panel.id));
    const fresh = await anew(second, panel);
    await camp.settled();
    expect(fresh.id).not.toBe(panel.id);
    expect(fresh.ephemeral).toBe(true);
    expect(seen()).not.toContain(panel.id);
    expect(seen().at(-1)).toBe(fresh.id);
    expect(picturesOf(second.message(fresh))).toHaveLength(1);
    panel = fresh;
  });

  it('comes anew below what people said there', async () => {
    first.say('Take your time.', { channel: thread });
    const fresh = await anew(second, panel);
    await camp.settled();
    expect(fresh.id).not.toBe(panel.id);
    expect(seen()).not.toContain(panel.id);
    expect(seen().at(-1)).toBe(fresh.id);
    const same = await anew(second, fresh);
    expect(same.id).toBe(fresh.id);
    expect(picturesOf(second.message(same))).toHaveLength(1);
    panel = fresh;
  });

  it('leaves the old one where it is until the new one has its picture', async () => {
    const late = paintLate();
    first.say('No hurry.', { channel: thread });
    const fresh = await anew(second, panel);
    expect(picturesOf(fresh)).toEqual([]);
    expect(picturesOf(second.message(panel))).toHaveLength(1);
    late.paint();
    await camp.settled();
    late.noMore();
    expect(picturesOf(second.message(fresh))).toHaveLength(1);
    expect(seen()).not.toContain(panel.id);
    panel = fresh;
  });

  it('shows the old one anew where that is pressed meanwhile, and no other stays', async () => {
    const late = paintLate();
    first.say('Really not.', { channel: thread });
    const unpainted = await anew(second, panel);
    late.noMore();
    const fresh = await anew(second, panel);
    late.paint();
    await camp.settled();
    const stand = [panel.id, unpainted.id, fresh.id].filter((id) => seen().includes(id));
    expect(stand).toEqual([fresh.id]);
    expect(picturesOf(second.message(fresh))).toHaveLength(1);
    panel = fresh;
  });

  it('comes anew below an offer, and says there as well why something was not done', async () => {
    // Elsewhere, so that this one still stands.
    await say(camp, 'tusk', second, 'tusk place', { at: 'D5', match: 1 });
    await say(camp, 'tusk', first, 'undo', { match: 1 });
    expect(posts(second, thread).at(-1)?.content).toMatch(/ asks to take back /);
    const [move] = movesOn(panel);
    if (move === undefined) throw new Error('There was nothing to choose.');
    const refused = await make(second, panel, move, namedRandom('too late'));
    await camp.settled();
    expect(refused.id).not.toBe(panel.id);
    expect(textOf(refused)).toMatch(/^⚠️/u);
    expect(seen()).not.toContain(panel.id);
    expect(seen().at(-1)).toBe(refused.id);
  });
});

describe('a page to read', () => {
  let camp: Camp;
  let thread: string;
  let reader: Person;

  beforeAll(async () => {
    camp = await pitchCamp();
    reader = camp.sandbox.user('Ash');
    thread = await startMatch(camp, [reader, camp.sandbox.user('Birch')]);
  });
  afterAll(() => camp.close());

  /** What only the reader sees in the thread. */
  const own = (): readonly string[] =>
    reader.messagesIn(thread).flatMap(({ id, ephemeral }) => (ephemeral ? [id] : []));

  it('is one beside the panel, wherever it was opened from last', async () => {
    const panel = await openPanel(reader, thread);
    const pages: string[] = [];
    for (const from of [panel, livePost(reader, thread), panel]) {
      pages.push(messageOf(await pressOn(reader, from, 'How to play')).id);
      await camp.settled();
    }
    expect(own()).toEqual([panel.id, pages.at(-1)]);
    await say(camp, thread, reader, 'rules');
    expect(own()).toHaveLength(2);
    expect(own()).not.toContain(pages.at(-1));
  });

  it('is turned where it stands, whatever was said there since', async () => {
    const page = messageOf(await reader.press(livePost(reader, thread), 'How to play'));
    await camp.settled();
    const legend = messageOf(await reader.press(page, 'Legend'));
    expect(legend.id).toBe(page.id);
    reader.say('I see.', { channel: thread });
    const cards = messageOf(await reader.press(legend, 'How to play'));
    await camp.settled();
    expect(cards.id).toBe(page.id);
    expect(own()).toHaveLength(2);
  });

  it('the board that one looks at is one, too', async () => {
    const before = own();
    const boards: string[] = [];
    for (let look = 0; look < 3; look += 1) {
      boards.push(messageOf(await reader.press(livePost(reader, thread), 'Board')).id);
      await camp.settled();
    }
    expect(own()).toEqual([...before, boards.at(-1)]);
  });
});
