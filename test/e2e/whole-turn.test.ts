import { ComponentType } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { riseEdition } from '../../src/games/rise-of-tribes/index.ts';
import { readValue } from '../../src/panel/ids.ts';
import { type Outcome, type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import { type Camp, idOn, messageOf, openPanel, pitchCamp, startMatch } from './camp.ts';
import { inPlayingOrder, offers, say } from './play.ts';

type Form = Extract<Outcome, { is: 'modal' }>;

const fieldsOf = ({ modal }: Form) =>
  modal.components.flatMap((label) =>
    label.type === ComponentType.Label
      ? [
          {
            title: label.label,
            id: 'custom_id' in label.component ? label.component.custom_id : '',
            options: 'options' in label.component ? label.component.options : [],
          },
        ]
      : [],
  );

/** A whole turn of Rise of Tribes by one form. */
describe('a whole turn', () => {
  let camp: Camp;
  let thread: string;
  let people: Person[];

  beforeAll(async () => {
    camp = await pitchCamp({ shelf: new Map([['rise-of-tribes', riseEdition]]) });
    const sat = ['Ash', 'Birch'].map((name) => camp.sandbox.user(name));
    thread = await startMatch(camp, sat);
    people = await inPlayingOrder(camp, 1, sat);
    for (const person of people) {
      const at = await offers(thread, person, 'rise-of-tribes place', 'at');
      await say(camp, thread, person, 'rise-of-tribes place', { at: at[0]?.value ?? '' });
    }
  }, 60_000);
  afterAll(() => camp.close());

  const mover = async (): Promise<Person> => {
    const row = await camp.store.match(1);
    const at = row?.seats.find(({ owesSince }) => owesSince !== null)?.user;
    const found = people.find(({ id }) => id === at);
    if (found === undefined) throw new Error('Nobody is asked.');
    return found;
  };

  async function formOf(person: Person): Promise<{ panel: PageMessage; form: Form }> {
    const panel = await openPanel(person, thread);
    const form = await person.press(panel, idOn(panel, 'turn'));
    if (form.is !== 'modal') throw new Error(`No form but: ${form.text}`);
    return { panel, form };
  }

  const actsOf = (form: Form, what: RegExp): string =>
    fieldsOf(form)[0]?.options.find(({ value }) => {
      const { choice = '' } = readValue(value) ?? {};
      return what.test(choice);
    })?.value ?? '';
  const valueIn = (form: Form, id: string, ends: RegExp): string =>
    fieldsOf(form)
      .find((one) => one.id === id)
      ?.options.find(({ value }) => ends.test(value))?.value ?? '';
  /** Where somebody stands, and a hex beside it, out of what may be grown on and gathered. */
  const near = (form: Form): string[] =>
    fieldsOf(form)
      .find(({ id }) => id === 'gather')
      ?.options.map(({ value }) => readValue(value)?.choice ?? '') ?? [];
  const sequence = async (): Promise<number> => (await camp.store.match(1))?.sequence ?? 0;

  it('is told with the dice it takes, where, and what ends it', async () => {
    const person = await mover();
    const { form } = await formOf(person);
    expect(fieldsOf(form).map(({ title }) => title)).toEqual([
      'Two actions, a die each',
      'Grow: where do members come?',
      'Move: from, to, how many',
      'Gather: from which hexes?',
      'Finally',
    ]);
    expect(fieldsOf(form)[0]?.options.length).toBeGreaterThanOrEqual(12);
    for (const { label } of fieldsOf(form)[0]?.options ?? [])
      expect(label).toMatch(/: (weak|standard|strong), .* → .*: (weak|standard|strong), /u);
    const before = await sequence();
    const [home = '', beside = ''] = near(form);
    const sent = await person.submitModal(form, {
      acts: [actsOf(form, /^\w+\.grow\+\w+\.move$/)],
      grow: [valueIn(form, 'grow', new RegExp(`${home}\\.2$`))],
      move: `${home.toLowerCase()} ${beside} 1; ${home} ${beside}`,
      last: [valueIn(form, 'last', /done$/)],
    });
    expect(sent.text).toMatch(/^✅ /u);
    expect(sent.text).not.toMatch(/⚠️/u);
    // Two dice, a growth, two legs, and the end of the Move where somebody is left.
    expect(await sequence()).toBeGreaterThanOrEqual(before + 5);
    expect((await mover()).id).not.toBe(person.id);
  });

  it('stops before what cannot be done, says so, and asks for the rest, in German', async () => {
    const person = await mover();
    person.setLocale('de');
    const { form } = await formOf(person);
    expect(form.modal.title).toBe('Alles auf einmal');
    expect(fieldsOf(form).map(({ title }) => title)).toEqual([
      'Zwei Aktionen, je ein Würfel',
      'Wachsen: Auf welchen Feldern?',
      'Ziehen: von, nach, wie viele',
      'Sammeln: Von welchen Feldern?',
      'Zum Schluss',
    ]);
    const none = await person.submitModal(form, {});
    expect(none.text).toMatch(/Du hast nichts gewählt/u);
    const [home = ''] = near(form);
    const sent = await person.submitModal(form, {
      acts: [actsOf(form, /^\w+\.move\+\w+\.gather$/)],
      move: `${home} E9`,
      last: [valueIn(form, 'last', /done$/)],
    });
    expect(sent.text).toMatch(
      /⚠️ Hier war Schluss, so geht es nicht weiter: 1 \w\d → E9; .*Sammeln.*\. Mach von hier aus weiter\./u,
    );
    const panel = messageOf(sent);
    expect(textOf(panel)).toMatch(/\*\*Von \w\d, .*\*\*/u);
    person.setLocale('en-US');
  });

  it('is not taken for another question', async () => {
    const person = await mover();
    await say(camp, thread, person, 'rise-of-tribes done');
    const { form } = await formOf(person);
    expect(fieldsOf(form)[0]?.title).toBe('Your other action');
    expect(fieldsOf(form).map(({ id }) => id)).not.toContain('move');
    const acts = [actsOf(form, /^\w+\.gather$/)];
    const done = [valueIn(form, 'last', /done$/)];
    const sent = await person.submitModal(form, { acts, last: done });
    expect(sent.text).toMatch(/^✅ /u);
    const before = await sequence();
    const again = await person.submitModal(form, { acts, last: done });
    expect(again.text).toMatch(/^⚠️ /u);
    expect(await sequence()).toBe(before);
  });
});
