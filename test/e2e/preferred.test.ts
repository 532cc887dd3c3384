import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { stoneAgeEdition } from '../../src/games/stone-age/index.ts';
import { type Outcome, type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import {
  type Camp,
  messageOf,
  openPanel,
  pitchCamp,
  posts,
  read,
  startMatch,
  undated,
} from './camp.ts';
import { inPlayingOrder, say } from './play.ts';

/** Where the rest of its people go, said once in a round and in secret. */
describe('the rest of a round', { timeout: 60_000 }, () => {
  const edition: AnyEdition = stoneAgeEdition;
  let camp: Camp;
  let thread: string;
  let people: Person[];
  let first: Person;
  let second: Person;
  let third: Person;

  beforeAll(async () => {
    camp = await pitchCamp({ shelf: new Map([[edition.game.id, edition]]) });
    const all = ['Ash', 'Birch', 'Cedar'].map((name) => camp.sandbox.user(name));
    thread = await startMatch(camp, all);
    people = await inPlayingOrder(camp, 1, all);
    const [one, two, three] = people;
    if (one === undefined || two === undefined || three === undefined)
      throw new Error('Three play.');
    [first, second, third] = [one, two, three];
    // Who is taught is not told of orders.
    for (const person of people) {
      await person.press(await openPanel(person, thread), 'hush:1', { unchecked: true });
    }
  }, 60_000);
  afterAll(() => camp.close());

  const BUTTON = 'Rest of my placements …';
  const formOf = async (person: Person, message: PageMessage) => {
    const opened = await person.press(message, BUTTON);
    if (opened.is !== 'modal') throw new Error(`No form but: ${opened.text}`);
    return opened;
  };
  const prefer = async (person: Person, ...fields: string[][]): Promise<PageMessage> => {
    const form = await formOf(person, await openPanel(person, thread));
    const sent = await person.submitModal(form, Object.fromEntries(fields.entries()));
    await camp.settled();
    return messageOf(sent);
  };
  const chosenIn = (form: Extract<Outcome, { is: 'modal' }>): string[] =>
    [
      ...JSON.stringify(form.modal).matchAll(
        /"value":"([^"]+)"(?:,"(?:description|label)":"[^"]*"|,"emoji":\{[^}]*\})*,"default":true/gu,
      ),
    ].map(([, value]) => value ?? '');
  const entries = async () =>
    (await camp.store.entries(1)).map(({ entry }) => JSON.stringify(entry));
  /** Everything that a person could read by now, and what was sent to them, custom ids and alt texts too. */
  const readBy = (person: Person): string =>
    JSON.stringify([
      ...person.channels().flatMap(({ id }) => person.messagesIn(id)),
      ...person.dms(),
    ]);

  it('is said on the panel before it comes round, stands there, and nobody else can tell', async () => {
    const [told, made] = [posts(first, thread), await entries()];
    const others = await Promise.all([first, third].map((one) => openPanel(one, thread)));
    const panel = await prefer(second, ['hut'], ['river', '#2'], ['field'], ['hunt']);
    expect(textOf(panel)).toContain('📜 Rest of my placements: Hut, River 2, Field, Hunt');
    const ids = [...JSON.stringify(panel.components).matchAll(/"custom_id":"([^"]+)"/gu)];
    for (const [, id] of ids) expect(id).not.toMatch(/hut|river|field|#/u);
    expect(JSON.stringify(camp.log)).not.toMatch(/river/u);
    expect([posts(first, thread), await entries()]).toEqual([told, made]);
    for (const [nth, person] of [first, third].entries()) {
      expect(undated(textOf(await openPanel(person, thread)))).toBe(
        undated(textOf(others[nth] ?? panel)),
      );
      await person.invoke('orders', {}, { channel: thread });
      expect(readBy(person)).not.toMatch(/Rest of my placements: /u);
      const form = await formOf(person, await openPanel(person, thread));
      expect(chosenIn(form)).toEqual([]);
    }
  });

  it('is changed as long as it waits, with what was said filled in', async () => {
    const form = await formOf(second, await openPanel(second, thread));
    expect(form.modal.title).toBe('Rest of my placements');
    expect(JSON.stringify(form.modal)).toContain('"label":"Choice 1"');
    expect(chosenIn(form)).toEqual(['hut', 'river', '#2', 'field', 'hunt']);
    const number = await second.submitModal(form, { 0: ['hut'], 1: ['#2'] });
    expect(read(number)).toMatch(/Choice 2 has a number and no place/u);
    // Two things in a list are meant one after the other.
    const both = await prefer(second, ['hut', 'field'], ['hunt']);
    expect(textOf(both)).toContain('📜 Rest of my placements: Hut, Field, Hunt');
    const panel = await prefer(second, ['hut'], ['river', '#1'], ['field'], ['hunt']);
    expect(textOf(panel)).toContain('📜 Rest of my placements: Hut, River 1, Field, Hunt');
  });

  it('runs by itself when it comes round, past what others took', async () => {
    await say(camp, thread, first, 'stone-age place', { at: 'Hut' });
    expect((await entries()).at(-1)).toMatch(/place\.river\.1.*"by":"order"/u);
    expect(textOf(await openPanel(second, thread))).toContain('Rest of my placements: Field, Hunt');
    await say(camp, thread, third, 'stone-age place', { at: 'Tool maker' });
    await say(camp, thread, first, 'stone-age place', { at: 'Forest', people: '1' });
    // With three tribes two places of the village are used in a round.
    expect((await entries()).at(-1)).toMatch(/place\.hunt\.4.*"by":"order"/u);
  });

  it('acts at once where it is asked, as is told', async () => {
    const form = await formOf(third, await openPanel(third, thread));
    expect(JSON.stringify(form.modal)).toContain('"label":"Choice 1, right now"');
    const panel = await prefer(third, ['clay', '#2'], ['hunt']);
    expect((await entries()).some((entry) => /place\.clay\.2.*"by":"order"/u.test(entry))).toBe(
      true,
    );
    expect(textOf(panel)).toMatch(/📜 By your order: .*clay/iu);
  });

  it('is taken back behind the standing orders, too', async () => {
    const page = messageOf(await third.invoke('orders', {}, { channel: thread }));
    expect(JSON.stringify(page.components)).toContain('Rest of my placements: Hunt');
    const without = messageOf(await third.select(page, 'order:1:$preferences', ['ask']));
    expect(JSON.stringify(without.components)).not.toContain('Rest of my placements: Hunt');
    expect((await camp.store.match(1))?.orders.filter(({ value }) => /clay/u.test(value))).toEqual(
      [],
    );
  });
});
