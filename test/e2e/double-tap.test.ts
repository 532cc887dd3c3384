import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import { GATES } from '../games/steading/content.ts';
import { steadingEdition } from '../games/steading/index.ts';
import { STEADING } from '../games/steading/rules.ts';
import { type Camp, messageOf, openPanel, pitchCamp, startMatch, undated } from './camp.ts';
import { sayingOtherwise } from './changed-client.ts';

/** A thumb that taps twice answers once, and sees what came of it, whichever of the two is first. */
describe('the same answer twice', () => {
  const config = () => STEADING.config({ fields: 60, ice: 3000 });
  const edition: AnyEdition = { ...steadingEdition, game: { ...STEADING, config } };
  let camp: Camp;
  let thread: string;
  let ash: Person;
  let birch: Person;

  beforeAll(async () => {
    camp = await pitchCamp({ shelf: new Map([[edition.game.id, edition]]) });
    [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    thread = await startMatch(camp, [ash, birch]);
  });
  afterAll(() => camp.close());

  const sequence = async (): Promise<number> => (await camp.store.match(1))?.sequence ?? -1;

  /** Chooses in a select, also one that has gone from its message meanwhile. */
  const choose = async (person: Person, panel: PageMessage, id: string, values: string[]) => {
    sayingOtherwise(camp, () => ({ component_type: 3, custom_id: id, values }));
    return messageOf(await person.press(panel, id, { unchecked: true }));
  };
  /** What somebody reads on its panel when everything has come. */
  const seen = async (person: Person): Promise<string> => {
    await camp.settled();
    const panel = person.ephemerals().at(-1);
    return panel === undefined ? '' : undated(textOf(panel));
  };
  const guards = (seat: number, by: string) => GATES.map((gate) => `guard.1.${seat}.${gate}:${by}`);

  it('shows what came of it, one after the other', async () => {
    const panel = await openPanel(ash, thread);
    await choose(ash, panel, 'pick:1', guards(0, 'guard.dog'));
    const [first, was] = [await seen(ash), await sequence()];
    expect(first).toMatch(/^✅ 🔥 Hearth posts its guards – north: dog, south: dog\./u);
    await choose(ash, panel, 'pick:1', guards(0, 'guard.dog'));
    expect(await seen(ash)).toBe(first);
    expect(await sequence()).toBe(was);
  });

  it('shows it where both are on their way at once', async () => {
    const panel = await openPanel(birch, thread);
    const was = await sequence();
    const select = /"custom_id":"(pick:1[^"]*)"[^]*?guard\.1\.1/.exec(
      JSON.stringify(panel.components),
    )?.[1];
    await Promise.all([1, 2].map(() => birch.select(panel, select ?? '', guards(1, 'guard.fire'))));
    expect(await seen(birch)).toMatch(/^✅ .*north: fire, south: fire\./u);
    expect(await sequence()).toBe(was + 2);
  });

  it('is no answer where something else is chosen', async () => {
    const panel = await openPanel(birch, thread);
    await choose(birch, panel, 'pick:1', guards(1, 'guard.dog'));
    expect(await seen(birch)).toMatch(
      /^⚠️ That question (has been answered already|isn’t open any more)/u,
    );
    await choose(birch, panel, 'pick:1', [...guards(1, 'guard.fire')].reverse());
    expect(await seen(birch)).toMatch(
      /^⚠️ That question (has been answered already|isn’t open any more)/u,
    );
  });

  it('shows it after a restart, whoever has answered meanwhile', async () => {
    const panel = await openPanel(ash, thread);
    const was = await sequence();
    await camp.restart();
    await choose(ash, panel, 'pick:1', guards(0, 'guard.dog'));
    expect(await seen(ash)).toMatch(/^✅ 🔥 Hearth posts its guards – north: dog, south: dog\./u);
    expect(await sequence()).toBe(was);
  });

  it('shows it of things that are picked, and of amounts in a form', async () => {
    const id = (panel: PageMessage, start: string): string =>
      new RegExp(`"(${start}:1:[^"]+)"`).exec(JSON.stringify(panel.components))?.[1] ?? '';
    const workers = await openPanel(ash, thread);
    const take = id(workers, 'take');
    await choose(ash, workers, take, ['w2', 'w5']);
    const sent = await seen(ash);
    expect(sent).toMatch(/^✅ 🔥 Hearth sends 2 workers for straw\./u);
    await choose(ash, workers, take, ['w5', 'w2']);
    expect(await seen(ash)).toBe(sent);
    await choose(ash, workers, take, ['w2']);
    expect(await seen(ash)).toMatch(
      /^⚠️ That question (has been answered already|isn’t open any more)/u,
    );
    const other = await openPanel(birch, thread);
    await choose(birch, other, id(other, 'take'), ['w1']);
    await seen(birch);
    for (const [person, spot] of [
      [ash, 'place.1.0:place.f59'],
      [birch, 'place.1.1:place.feast'],
    ] as const) {
      await choose(person, await openPanel(person, thread), 'pick:1', [spot]);
      await seen(person);
    }
    const meal = await openPanel(ash, thread);
    const decision = /"answer:1:([^":]+):/.exec(JSON.stringify(meal.components))?.[1] ?? '';
    const form = `form:1:${decision}`;
    const opened = await ash.press(meal, `${form}:feed`, { unchecked: true });
    if (opened.is !== 'modal') throw new Error('No form was opened.');
    await ash.submitModal(opened, { food: ['2'], wood: ['2'] });
    const paid = await seen(ash);
    expect(paid).toMatch(/^✅ 🔥 Hearth pays 2 food, 2 wood for its meal/u);
    const was = await sequence();
    await ash.submitModal(opened, { food: ['2'], wood: ['2'] });
    expect(await seen(ash)).toBe(paid);
    await ash.submitModal(opened, { food: ['1'], wood: ['3'] });
    expect(await seen(ash)).toMatch(
      /^⚠️ That question (has been answered already|isn’t open any more)/u,
    );
    expect(await sequence()).toBe(was);
  });

  it('shows that it was taken back', async () => {
    const panel = await openPanel(ash, thread);
    const undo = /"(u(?:ndo|nsay):1:[^"]+)"/.exec(JSON.stringify(panel.components))?.[1] ?? '';
    await ash.press(panel, undo, { unchecked: true });
    const [first, was] = [await seen(ash), await sequence()];
    expect(first).toMatch(/^↩️ Taken back\./u);
    await ash.press(panel, undo, { unchecked: true });
    expect(await seen(ash)).toBe(first);
    expect(await sequence()).toBe(was);
  });
});
