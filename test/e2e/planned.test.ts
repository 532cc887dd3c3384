import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, textOf } from '../../src/sandbox/index.ts';
import { stoneAgeEdition } from '../../src/games/stone-age/index.ts';
import {
  type Camp,
  happenedOn,
  messageOf,
  moreOn,
  openPanel,
  pitchCamp,
  posts,
  pressOn,
  read,
  startMatch,
} from './camp.ts';
import { inPlayingOrder, offers, say } from './play.ts';

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

  const plan = (who: Person, acts?: string) =>
    say(camp, thread, who, 'stone-age plan', acts === undefined ? {} : { acts });

  /** Where the people of whose turn it is still stand. */
  const acting = async (): Promise<string[]> => {
    const [use, shops] = await Promise.all(
      ['act', 'leave'].map((name) => offers(thread, first, `stone-age ${name}`, 'at')),
    );
    return [...(use ?? []), ...(shops ?? [])].map(({ name }) => name.split(':')[0] ?? '');
  };

  it('is said in a form, before one’s turn, and stands until it is done', async () => {
    const panel = await moreOn(second, await openPanel(second, thread));
    expect(textOf(panel)).toMatch(/^-# 📜 \*\*In your own order\.\*\*/mu);
    const form = await second.press(panel, 'In my own order …');
    if (form.is !== 'modal') throw new Error('No form was opened.');
    const twice = await second.submitModal(form, { 0: ['tools'], 1: ['tools'] });
    expect(twice.text).toMatch(/^⚠️ .*Tool maker/u);
    const planned = messageOf(
      await second.submitModal(form, { 0: ['tools'], 2: ['leave-card4'], 3: ['hunt'] }),
    );
    expect(textOf(await moreOn(second, planned))).toMatch(
      /They go on with Tool maker, leave Card 4, Hunt\./u,
    );
  });

  it('is taken back by whose it is, and then stands no longer', async () => {
    expect(await say(camp, thread, second, 'undo')).toMatch(/^↩️ Taken back\./u);
    const panel = textOf(await moreOn(second, await openPanel(second, thread)));
    expect(panel).toMatch(/Say what your people do, one after the other:/u);
    expect(panel).not.toMatch(/They go on with/u);
  });

  it('is said in German, in the form and by the command', async () => {
    second.setLocale('de');
    const form = await pressOn(second, await openPanel(second, thread), 'Eigene Reihenfolge …');
    if (form.is !== 'modal') throw new Error('No form was opened.');
    expect(form.modal.title).toBe('In eigener Reihenfolge');
    expect(JSON.stringify(form.modal)).toMatch(/"Zuerst".*"2\. Dann".*"4\. Dann"/u);
    const planned = messageOf(await second.submitModal(form, { 0: ['hunt'], 1: ['leave-card4'] }));
    expect(textOf(planned)).toMatch(
      /^✅ Der Reihe nach: Jagd, Karte 4 auslassen\. Das gilt, bis du etwas anderes sagst\.$/mu,
    );
    expect(textOf(await moreOn(second, planned))).toMatch(
      /Danach geht es so weiter: Jagd, Karte 4 auslassen\./u,
    );
    expect(
      (await offers(thread, second, 'stone-age plan', 'acts')).map(({ value }) => value),
    ).toEqual(expect.arrayContaining(['Werkstatt', 'Karte 4', 'Karte 4 auslassen']));
    const wrong = await plan(second, 'Werkstatt, Mond');
    expect(wrong).toMatch(/„Mond“ ist nicht dabei\. Zur Wahl steht: .*Karte 2 auslassen/u);
    expect(await plan(second)).toMatch(/^✅ Keine Reihenfolge: Ort für Ort/u);
    const acts = 'werkstatt, Karte 4 auslassen, Jagd, karte 2 auslassen';
    expect(await plan(second, acts)).toMatch(/^✅ Der Reihe nach: Werkstatt, Karte 4 aus/u);
    second.setLocale('en-US');
  });

  it('stands after a restart', async () => {
    await camp.restart();
    expect(textOf(await moreOn(second, await openPanel(second, thread)))).toMatch(
      /They go on with Tool maker, leave Card 4, Hunt, leave Card 2\./u,
    );
  });

  it('is taken back with all that it did, while no dice have fallen', async () => {
    expect(await plan(first, 'Field, leave Card 1')).toMatch(/^✅ /u);
    expect(await acting()).toEqual(['Hunt', 'Card 3']);
    const back = await say(camp, thread, first, 'undo');
    expect(back).toMatch(/^↩️ Taken back\./u);
    expect(await acting()).toEqual(['Hunt', 'Field', 'Card 1', 'Card 3']);
    expect(back).not.toMatch(/They go on with/u);
  });

  it('is taken back by all once dice have fallen, with what came after it', async () => {
    const done = await plan(first, 'Hunt, leave Card 1, field, Card 3');
    expect(done).not.toMatch(/In this order/u);
    expect(done).toMatch(/^✅ 🔥 Torch gathers .*Round 2/su);
    expect(textOf(await happenedOn(first))).toMatch(
      /🔥 Torch gathers .*Crane makes a tool, gathers /su,
    );
    expect(await say(camp, thread, second, 'undo')).toMatch(/I have asked the others/u);
    const offer = posts(first, thread).at(-1);
    if (offer === undefined) throw new Error('Nobody was asked.');
    expect(read(await first.press(offer, 'Accept'))).toBe('Agreed, and done.');
    await camp.settled();
    expect(await acting()).toEqual(['Hunt', 'Field', 'Card 1', 'Card 3']);
    expect(textOf(await moreOn(second, await openPanel(second, thread)))).not.toMatch(
      /They go on with/u,
    );
  });
});
