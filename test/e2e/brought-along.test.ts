import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namedRandom } from '../../src/engine/random.ts';
import { type PageMessage, type Person, picturesOf, textOf } from '../../src/sandbox/index.ts';
import { type Camp, messageOf, openPanel, pitchCamp, posts, startMatch } from './camp.ts';
import { make, movesOn } from './hands.ts';
import { inPlayingOrder, say } from './play.ts';

describe('a panel that the thread has left behind', () => {
  let camp: Camp;
  let thread: string;
  let first: Person;
  let second: Person;
  let panel: PageMessage;

  const seen = (): readonly string[] => second.messagesIn(thread).map(({ id }) => id);

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
    const same = messageOf(await second.press(panel, 'Refresh'));
    await camp.settled();
    expect(same.id).toBe(panel.id);
    expect(picturesOf(second.message(same))).toHaveLength(1);
  });

  it('comes anew at the end, and the old one goes', async () => {
    await say(camp, thread, first, 'tusk place', { at: 'D3' });
    expect(BigInt(posts(second, thread).at(-1)?.id ?? 0)).toBeGreaterThan(BigInt(panel.id));
    const anew = messageOf(await second.press(panel, 'Refresh'));
    await camp.settled();
    expect(anew.id).not.toBe(panel.id);
    expect(anew.ephemeral).toBe(true);
    expect(seen()).not.toContain(panel.id);
    expect(seen().at(-1)).toBe(anew.id);
    expect(picturesOf(second.message(anew))).toHaveLength(1);
    panel = anew;
  });

  it('says there as well why something was not done', async () => {
    await say(camp, thread, second, 'tusk place', { at: 'D5' });
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
