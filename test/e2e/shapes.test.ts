import { ComponentType } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { GATES, KINDS } from '../games/steading/content.ts';
import { steadingEdition } from '../games/steading/index.ts';
import { STEADING } from '../games/steading/rules.ts';
import { type Camp, happenedOn, messageOf, openPanel, pitchCamp, startMatch } from './camp.ts';
import { giveAnswer } from './hands.ts';
import { heldBy } from '../discord/fields.ts';
import { followedBy, offers, say } from './play.ts';

/** What stands on a panel's selects, by custom id. */
function selectsOn(panel: PageMessage) {
  return panel.components.flatMap((row) =>
    row.type === ComponentType.ActionRow
      ? row.components.flatMap((one) => (one.type === ComponentType.StringSelect ? [one] : []))
      : [],
  );
}

const buttonsOn = (panel: PageMessage): string[] =>
  panel.components.flatMap((row) =>
    row.type === ComponentType.ActionRow
      ? row.components.flatMap((one) =>
          one.type === ComponentType.Button && 'label' in one ? [one.label ?? ''] : [],
        )
      : [],
  );

/** The steading has answers of every shape; two people play it, each press and command counted by what they do. */
describe('answers that no list holds', () => {
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
  }, 60_000);

  afterAll(() => camp.close());

  /** Opens the form of a button and sends it filled in. */
  async function fillIn(
    person: Person,
    panel: PageMessage,
    button: string,
    fields: Readonly<Record<string, string | readonly string[]>>,
  ): Promise<PageMessage> {
    const form = await person.press(panel, button);
    if (form.is !== 'modal') throw new Error('No form was opened.');
    const sent = messageOf(await person.submitModal(form, fields));
    await camp.settled();
    return sent;
  }

  /** What stands in the fields of a form as it is opened. */
  async function held(person: Person, panel: PageMessage, button: string) {
    const form = await person.press(panel, button);
    if (form.is !== 'modal') throw new Error('No form was opened.');
    return heldBy(form.modal.components);
  }

  it('two questions of a kind are answered by one press', async () => {
    const panel = await openPanel(ash, thread);
    const [select] = selectsOn(panel).filter(({ options }) => options.length > 2);
    expect(select).toMatchObject({ max_values: 2 });
    const both = GATES.map((gate) => `guard.1.0.${gate}:guard.dog`);
    const after = messageOf(await ash.select(panel, select?.custom_id ?? '', both));
    expect(textOf(after)).toMatch(/^✅ 🔥 Hearth posts its guards – north: dog, south: dog\./u);
  });

  it('or none of both, where one of them was answered twice', async () => {
    const panel = await openPanel(birch, thread);
    const [select] = selectsOn(panel).filter(({ options }) => options.length > 2);
    const twice = ['guard.1.1.north:guard.dog', 'guard.1.1.north:guard.fire'];
    const after = messageOf(await birch.select(panel, select?.custom_id ?? '', twice));
    expect(textOf(after)).toMatch(/^⚠️/u);
    expect(textOf(after)).toContain('Who guards the north gate?');
  });

  it('and by one command: as many steps as there are to do', async () => {
    const typed = { gate: 'north', by: 'dog' };
    const [first] = await offers(thread, birch, 'steading guard', 'then', typed);
    expect(first?.value).toBe('guard.1.1.south:guard.dog');
    const both = followedBy(typed, 'guard.south then order.1.0:none');
    expect(await say(camp, thread, birch, 'steading guard', both)).toMatch(
      /can’t come after that/u,
    );
    const begun = 'order.1.0:none then ';
    const { choices } = await birch.autocomplete(
      'steading guard',
      followedBy(typed, begun),
      'then',
      {
        channel: thread,
      },
    );
    expect(choices.map(({ value }) => value)).toContain(`${begun}guard.fire`);
    const all = followedBy(typed, `${begun}guard.fire`);
    const said = await say(camp, thread, birch, 'steading guard', all);
    expect(said).toMatch(/^✅ .*north: dog\.\n/u);
    expect(textOf(await happenedOn(birch))).toMatch(
      /^.*north: dog\.\nYou order nothing\.\n.*south: fire\./u,
    );
  });

  it('several workers are taken by one press', async () => {
    const panel = await openPanel(ash, thread);
    const [take] = selectsOn(panel).filter(({ custom_id: id }) => id.startsWith('take:'));
    expect(take).toMatchObject({ min_values: 1, max_values: 4 });
    const after = messageOf(await ash.select(panel, take?.custom_id ?? '', ['w2', 'w5', 'w7']));
    expect(textOf(after)).toMatch(/^✅ 🔥 Hearth sends 3 workers for straw\./u);
    await camp.settled();
  });

  it('or named in a command, the last name completed', async () => {
    const found = await birch.autocomplete(
      'steading send',
      { workers: 'Worker 1, work' },
      'workers',
      {
        channel: thread,
      },
    );
    expect(found.choices.map(({ value }) => value)).toContain('Worker 1, Worker 3');
    expect(found.choices.map(({ value }) => value)).not.toContain('Worker 1, Worker 1');
    const sent = (workers: string) => say(camp, thread, birch, 'steading send', { workers });
    expect(await sent('Worker 1, Worker 2, w3, w4, w5')).toBe('Choose 1 to 4 of them, not 5.');
    expect(await sent('Worker 1, Worker 9')).toMatch(
      /^“Worker 9” isn’t one of them\. You can choose:/u,
    );
    expect(await sent('w1, Worker 1')).toMatch(/named “Worker 1” twice/u);
    expect(await sent('Worker 1, worker 3')).toMatch(/^✅ 🐦 Heron sends 2 workers for straw\./u);
  });

  it('sixty fields and what else there is are chosen from by one press', async () => {
    for (const [person, spot] of [
      [ash, 'place.1.0:place.f59'],
      [birch, 'place.1.1:place.feast'],
    ] as const) {
      const panel = await openPanel(person, thread);
      const holding = selectsOn(panel).find(({ options }) =>
        options.some(({ value }) => value === spot),
      );
      const after = messageOf(await person.select(panel, holding?.custom_id ?? '', [spot]));
      expect(textOf(after)).toMatch(/^✅ .+ goes to (?:Field 59: 2 straw|Feast: 3 points)/u);
      await camp.settled();
    }
  });

  it('few amounts are buttons, and others are refused with what is wrong', async () => {
    const panel = await openPanel(ash, thread);
    const ways = ['Pay 3 food, 1 wood', 'Pay 2 food, 2 wood', 'Pay 1 food, 3 wood', 'Pay 4 wood'];
    expect(buttonsOn(panel)).toEqual(expect.arrayContaining(ways));
    expect(buttonsOn(panel)).not.toContain('Feed …');
    const fed = await giveAnswer(ash, panel, 'Pay 2 food, 2 wood');
    await camp.settled();
    expect(fed.text).toMatch(/^✅ 🔥 Hearth pays 2 food, 2 wood for its meal/u);
    expect(await say(camp, thread, birch, 'steading feed', { food: 4 })).toBe(
      'You have 3 food, not 4.',
    );
    expect(await say(camp, thread, birch, 'steading feed', { food: 3, wood: 2 })).toBe(
      'That makes 5 together; it has to be 4.',
    );
    const rest = await offers(thread, birch, 'steading feed', 'wood', { food: 3 });
    expect(rest).toEqual([{ name: '1', value: 1 }]);
    expect(await say(camp, thread, birch, 'steading feed', { food: 3, wood: 1 })).toMatch(/^✅/u);
  });

  it('six kinds in secret are one form, and stay a secret', async () => {
    const panel = await openPanel(ash, thread);
    const fields = { food: ['0'], wood: ['0'], ice: '2345', straw: ['2'] };
    const wrong = await fillIn(ash, panel, 'Bid …', { ...fields, '+': 'gold 2' });
    expect(textOf(wrong)).toMatch(/^⚠️ I can’t read “gold 2”\./u);
    // What is secret stands in no button, so it is to be filled in again.
    expect(await held(ash, wrong, 'Bid …')).toMatchObject({ food: '0', ice: '0', straw: '0' });
    const bid = await fillIn(ash, wrong, 'Bid …', {
      ...fields,
      '+': 'stone: 1\n\ntents 1',
    });
    expect(textOf(bid)).toContain('2345 ice');
    expect(textOf(bid)).toContain('🔒 Chosen:');
    const [sealed] = (await camp.store.match(1))?.sealed ?? [];
    expect(sealed?.choice).toBe('bid.0-0-2345-2-1-1');
    expect(buttonsOn(bid)).toContain('Bid …');
    const rows = bid.components.filter(({ type }) => type === ComponentType.ActionRow);
    expect(JSON.stringify(rows)).not.toContain('2345');
    const seen = birch.messagesIn(thread).map(({ content }) => content);
    expect(seen.join('\n')).not.toContain('2345');
    expect(KINDS).toHaveLength(6);
  });
});
