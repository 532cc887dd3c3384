import { ComponentType } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namedRandom } from '../../src/engine/random.ts';
import { readPlainly, readValue } from '../../src/panel/ids.ts';
import { type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import { walk } from '../../src/sandbox/limits/components.ts';
import { type Camp, messageOf, openPanel, pitchCamp, startMatch } from './camp.ts';
import { actOnce, asks } from './hands.ts';

/** A list of where a member may go: it gathers there as well, or only goes. */
describe('a member that goes', () => {
  let camp: Camp;
  let thread: string;
  let people: Person[];

  beforeAll(async () => {
    camp = await pitchCamp();
    people = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    thread = await startMatch(camp, people);
  });
  afterAll(() => camp.close());

  /** The list of a panel in which a member both goes and gathers; null for none. */
  function goingOn(panel: PageMessage) {
    for (const { component } of walk(panel.components)) {
      if (component.type !== ComponentType.StringSelect) continue;
      const values = component.options.map(({ value }) => value);
      const both = values.find((value) => (readValue(value)?.next.length ?? 0) > 0);
      const plainly = values.find((value) => readPlainly(value) !== null);
      if (both !== undefined && plainly !== undefined)
        return { id: component.custom_id, values, both, plainly };
    }
    return null;
  }

  const sequence = async (): Promise<number> => (await camp.store.match(1))?.sequence ?? -1;

  it('goes where it is sent and gathers there by one press, or only goes by one more', async () => {
    const random = namedRandom('going');
    const done = new Set<string>();
    for (let press = 0; press < 300 && done.size < 2; press += 1) {
      for (const person of people) {
        let panel = await openPanel(person, thread);
        const going = goingOn(panel);
        const was = await sequence();
        if (going === null) {
          if (asks(panel)) await actOnce(person, panel, random);
        } else if (done.has('both')) {
          panel = messageOf(await person.select(panel, going.id, [going.plainly]));
          const lists = walk(panel.components).flatMap(({ component }) =>
            component.type === ComponentType.StringSelect ? [component] : [],
          );
          const plain = lists.find(({ custom_id: id }) => id === going.id);
          expect(plain?.placeholder).toBe('Move only …');
          const value = going.both.split('|')[0] ?? '';
          expect(plain?.options.map((one) => one.value)).toContain(value);
          expect(await sequence()).toBe(was);
          panel = messageOf(await person.select(panel, going.id, [value]));
          expect(await sequence()).toBe(was + 1);
          expect(textOf(panel)).toMatch(/^✅ .* moves member \d to [A-G]\d\./u);
          done.add('plainly');
        } else {
          // A thumb that taps twice does it once.
          await Promise.all([1, 2].map(() => person.select(panel, going.id, [going.both])));
          await camp.settled();
          expect(await sequence()).toBe(was + 2);
          const told = textOf(person.ephemerals().at(-1) ?? panel);
          expect(told).toMatch(/^✅ .* moves member \d to [A-G]\d and gathers 1 /u);
          done.add('both');
        }
        await camp.settled();
      }
    }
    expect(done).toEqual(new Set(['both', 'plainly']));
  });
});
