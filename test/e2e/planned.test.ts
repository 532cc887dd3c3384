import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, textOf } from '../../src/sandbox/index.ts';
import { stoneAgeEdition } from '../../src/games/stone-age/index.ts';
import { type Camp, messageOf, openPanel, pitchCamp, startMatch } from './camp.ts';
import { inPlayingOrder, say } from './play.ts';

/** All acts of a turn said at once, in an order of one's own. */
describe('a plan', () => {
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
    const send = (who: Person, at: string, count?: number) =>
      say(camp, thread, who, 'stone-age place', {
        at,
        ...(count === undefined ? {} : { people: String(count) }),
      });
    await send(first, 'Field');
    await send(second, 'Tool maker');
    await send(first, 'Hunt', 2);
    await send(second, 'Hunt', 2);
    await send(first, 'Card 1');
    await send(second, 'Card 2');
    await send(first, 'Card 3');
    await send(second, 'Card 4');
  }, 60_000);
  afterAll(() => camp.close());

  it('is said in a form, before one’s turn, and stands until it is done', async () => {
    const panel = await openPanel(second, thread);
    expect(textOf(panel)).toMatch(/\*\*Orders\*\*\n\*\*All in one go, in your order/u);
    const form = await second.press(panel, 'All in one go …');
    if (form.is !== 'modal') throw new Error('No form was opened.');
    const twice = await second.submitModal(form, { 0: ['tools'], 1: ['tools'] });
    expect(twice.text).toMatch(/^⚠️ .*Tool maker/u);
    const planned = messageOf(
      await second.submitModal(form, { 0: ['tools'], 2: ['leave-card4'], 3: ['hunt'] }),
    );
    expect(textOf(planned)).toMatch(/Then they go on: Tool maker, leave Card 4, Hunt\./u);
  });

  it('is said by a command, and leaves the rest to be asked', async () => {
    const done = await say(camp, thread, first, 'stone-age plan', {
      acts: 'Hunt, leave Card 1, field, Card 3',
    });
    expect(done).toMatch(/^✅ In this order: Hunt, leave Card 1, Field, Card 3/u);
    expect((await camp.store.match(1))?.status).toBe('running');
  });
});
