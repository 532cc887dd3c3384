import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { stoneAgeEdition } from '../../src/games/stone-age/index.ts';
import { type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import { type Camp, messageOf, openPanel, pitchCamp, posts, read, startMatch } from './camp.ts';

/** What is said once for whenever one is asked: by `/orders`, in secret. */
describe('standing orders', { timeout: 60_000 }, () => {
  const edition: AnyEdition = stoneAgeEdition;
  let camp: Camp;
  let thread: string;
  let ash: Person;
  let birch: Person;

  beforeAll(async () => {
    camp = await pitchCamp({
      shelf: new Map([[edition.game.id, edition]]),
      // Nobody waits until a whole match is played.
      wait: () => sleep(300),
    });
    [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    thread = await startMatch(camp, [ash, birch]);
  }, 60_000);
  afterAll(() => camp.close());

  const orders = async (person: Person): Promise<PageMessage> =>
    messageOf(await person.invoke('orders', {}, { channel: thread }));
  const give = async (person: Person, name: string, value: string): Promise<PageMessage> => {
    const page = messageOf(await person.select(await orders(person), `order:1:${name}`, [value]));
    await camp.settled();
    return page;
  };
  const entries = async () =>
    (await camp.store.entries(1)).map(({ entry }) => JSON.stringify(entry));

  it('are for those who play, and none else reads them', async () => {
    const dune = camp.sandbox.user('Dune');
    expect(read(await dune.invoke('orders', {}, { channel: thread }))).toMatch(/no seat/u);
    const page = await orders(ash);
    expect(page.ephemeral).toBe(true);
    expect(textOf(page)).toMatch(/at once and in secret/u);
  });

  it('act as soon as the question comes, and are recorded as such', async () => {
    const before = posts(birch, thread).length;
    const [first, second] =
      (await camp.store.match(1))?.seats[0]?.owesSince === null ? [birch, ash] : [ash, birch];
    const page = await give(second, 'place', 'hut');
    expect(JSON.stringify(page.components)).toContain('"value":"hut","default":true');
    expect((await entries()).some((entry) => entry.includes('"by":"order"'))).toBe(false);
    expect(posts(birch, thread)).toHaveLength(before);
    await give(first, 'place', 'hut');
    const made = await entries();
    expect(made.at(-1)).toMatch(/place\.hut.*"by":"order"/u);
    // The other one finds no room there.
    expect(textOf(await openPanel(second, thread))).toMatch(
      /📜 “First I send people to: Hut” didn’t work: no room is left for you there\. So you are asked\./u,
    );
  });

  it('act at once where their question stands, and one after the other', async () => {
    const before = (await entries()).length;
    const asked = (await camp.store.match(1))?.seats.find(({ owesSince }) => owesSince !== null);
    await give(asked?.user === ash.id ? ash : birch, 'else', 'hunt');
    const made = await entries();
    expect(made.length).toBe(before + 1);
    expect(made.at(-1)).toMatch(/place\.hunt.*"by":"order"/u);
  });

  it('are taken back', async () => {
    await give(ash, 'place', 'ask');
    expect((await camp.store.match(1))?.orders.filter(({ seat }) => seat === 0)).toEqual([]);
  });

  it('play a whole match, where both leave all of it to computer players', async () => {
    const names = ['place', 'act', 'feed', 'tools', 'die', 'bonus'];
    for (const person of [ash, birch]) {
      for (const name of names) {
        if ((await camp.store.match(1))?.status === 'running') await give(person, name, 'computer');
      }
    }
    await camp.settled();
    expect((await camp.store.match(1))?.status).toBe('over');
    const made = await entries();
    const answered = made.filter((entry) => entry.includes('"kind":"answers"'));
    expect(answered.length).toBeGreaterThan(50);
    for (const entry of answered) expect(entry).toMatch(/"by":"(order|only)"/u);
  });
});
