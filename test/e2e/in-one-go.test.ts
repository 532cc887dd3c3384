import { ComponentType } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namedRandom } from '../../src/engine/random.ts';
import { type Outcome, type PageMessage, type Person } from '../../src/sandbox/index.ts';
import {
  anew,
  type Camp,
  idOn,
  messageOf,
  moreOn,
  openPanel,
  pitchCamp,
  startMatch,
  undated,
} from './camp.ts';
import { asks, make, type Move, movesOn, oneOf } from './hands.ts';
import { expectRefusal } from './refusals.ts';

type Form = Extract<Outcome, { is: 'modal' }>;

/** The buttons of a panel with what they say, by the beginning of their ids. */
function buttonsOn(panel: PageMessage, verb: string): { id: string; label: string }[] {
  return panel.components.flatMap((row) =>
    row.type !== ComponentType.ActionRow
      ? []
      : row.components.flatMap((one) =>
          one.type === ComponentType.Button && 'custom_id' in one
            ? [{ id: one.custom_id, label: ('label' in one && one.label) || '' }].filter(({ id }) =>
                id.startsWith(`${verb}:`),
              )
            : [],
        ),
  );
}

/** What may be chosen in each field of a form. */
const fieldsOf = ({ modal }: Form) =>
  modal.components.flatMap((label) =>
    label.type === ComponentType.Label && 'options' in label.component
      ? [{ title: label.label, ...label.component }]
      : [],
  );

/** The fields of pieces, between what is done before them and after. */
const piecesIn = (form: Form) =>
  fieldsOf(form).filter(({ custom_id: id }) => !['*', '+'].includes(id));

/** What two pieces would choose to gather more on one place than is there. */
function conflictIn(form: Form): readonly [string, string] | null {
  const [first, second] = piecesIn(form).map((field) => {
    const stands = / on ([A-G]\d)/.exec(field.title)?.[1];
    return field.options.flatMap(({ label, description = '', value }) => {
      const said = `${label} ${description}`;
      const gathered = [...said.matchAll(/Gather .*? \(of (\d)\)/g)];
      const place = /To ([A-G]\d)/.exec(said)?.[1] ?? stands;
      const [, there] = gathered[0] ?? [];
      return there === undefined ? [] : [{ place, there, tokens: gathered.length, value }];
    });
  });
  for (const one of first ?? []) {
    const other = second?.find(
      ({ place, tokens }) => place === one.place && tokens + one.tokens > Number(one.there),
    );
    if (other !== undefined) return [one.value, other.value];
  }
  return null;
}

const steps = (value: string): number => value.split('|').length;

describe('several things in one go', () => {
  const match = 1;
  const random = namedRandom('eight');
  let camp: Camp;
  let thread: string;
  let people: Person[];
  let person: Person;
  let panel: PageMessage;

  beforeAll(async () => {
    camp = await pitchCamp();
    people = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    thread = await startMatch(camp, people);
  }, 60_000);
  afterAll(() => camp.close());

  /** What makes a tribe grow soonest, to where it can gather; else anything. */
  function growing(shown: PageMessage): Move {
    const all = movesOn(shown);
    const others = all.filter(({ id }) => !id.startsWith('ask:'));
    const moves = others.length > 0 && random.below(4) > 0 ? others : all;
    const found = ['grow', 'craft', 'gather', 'move'].flatMap((verb) =>
      moves.filter((move) => (move.is === 'select' ? move.value : move.id).includes(`:${verb}`)),
    );
    const [best = oneOf(moves, random)] = found;
    return random.below(3) === 0 ? oneOf(moves, random) : best;
  }

  /** Plays on to a moment at which two pieces of somebody are near one place with few tokens. */
  async function withPieces(): Promise<{ person: Person; panel: PageMessage }> {
    for (let round = 0; round < 200; round += 1) {
      for (const one of people) {
        for (let shown = await openPanel(one, thread); asks(shown); ) {
          // A turn can be told in one form where there are several pieces to do it with.
          const more = buttonsOn(shown, 'piece').length > 0 ? await moreOn(one, shown) : null;
          if (more !== null && buttonsOn(more, 'turn').length > 0) {
            const form = await openForm(one, more);
            const fresh = piecesIn(form).filter(({ options }) =>
              options.some(({ value }) => steps(value) > 1),
            );
            const hunts = fieldsOf(form).some(({ custom_id: id }) => id === '*');
            if (hunts && fresh.length > 1 && conflictIn(form) !== null) {
              return { person: one, panel: more };
            }
          }
          if (more !== null) shown = await anew(one, more);
          shown = await make(one, shown, growing(shown), random);
        }
        await camp.settled();
      }
    }
    throw new Error('No two pieces were ever near one place.');
  }

  async function openForm(by: Person, on: PageMessage): Promise<Form> {
    // What was refused is there to be filled in again; else it is behind **More …**.
    const now = by.message(on);
    const shown = buttonsOn(now, 'turn').length > 0 ? now : await moreOn(by, now);
    const form = await by.press(shown, idOn(shown, 'turn'));
    if (form.is !== 'modal') throw new Error(`No form but: ${form.text}`);
    return form;
  }

  const sequence = async (): Promise<number> => (await camp.store.match(match))?.sequence ?? 0;

  beforeAll(async () => {
    ({ person, panel } = await withPieces());
  }, 60_000);

  it('are all of them done or none, and the form opens again as it was', async () => {
    const form = await openForm(person, panel);
    const [first, second] = piecesIn(form);
    const [pair, other] = conflictIn(form) ?? ['', ''];
    const before = await sequence();
    const refused = await person.submitModal(form, {
      [first?.custom_id ?? '']: [pair],
      [second?.custom_id ?? '']: [other],
    });
    expect(refused.text).toMatch(
      /^⚠️ “Member \d gathers .*” is no longer possible after the steps before it/,
    );
    expect(await sequence()).toBe(before);
    panel = messageOf(refused);
    const again = piecesIn(await openForm(person, panel));
    expect(again[0]?.options.find((one) => one.default === true)?.value).toBe(pair);
    expect(again[1]?.options.find((one) => one.default === true)?.value).toBe(other);
    await expectRefusal(camp, {
      match,
      person,
      sentence: /^You chose nothing, so nothing was done\.$/m,
      act: async () => person.submitModal(await openForm(person, panel), {}),
    });
  });

  it('end with actions left once that is asked, when all else is done', async () => {
    const form = await openForm(person, panel);
    const [told] = piecesIn(form);
    const single = told?.options.find(({ value }) => steps(value) === 1);
    const ending = (one: Form) => ({ '+': [fieldsOf(one).at(-1)?.options.at(-1)?.value ?? ''] });
    const before = await sequence();
    const sent = await person.submitModal(form, {
      ...ending(form),
      [told?.custom_id ?? '']: [single?.value ?? ''],
    });
    expect(sent.text).toMatch(
      /^✅ .*member \d.*\n❓ You still have \d actions?\. End your turn all/,
    );
    expect(await sequence()).toBe(before + 1);
    panel = messageOf(await person.press(messageOf(sent), 'Undo'));
    const again = await openForm(person, panel);
    const alone = await person.submitModal(again, ending(again));
    expect(alone.text).toMatch(/^❓ You still have \d actions\. End your turn all/);
    expect(await sequence()).toBe(before + 2);
    panel = messageOf(await person.press(messageOf(alone), 'Back'));
  });

  it('are a whole turn by one form, in the order of its fields', async () => {
    const form = await openForm(person, panel);
    const fields = fieldsOf(form);
    expect(fields.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^First: (Grow, )?Hunt$/),
      ...piecesIn(form).map(({ title }) => title),
      expect.stringMatching(/^Finally: (Fight, )?Done$/),
    ]);
    const [first, hunter, ...others] = fields;
    const hunts = first?.options.find(
      ({ label }) => label === `${hunter?.title.slice(0, 8)} goes hunting`,
    );
    const chosen = Object.fromEntries([
      // What is done first may be chosen last.
      ...others.map(({ custom_id: id, options }) => {
        const moving = options.find(({ value }) => /move.*\|/.test(value)) ?? options.at(-1);
        return [id, [moving?.value ?? '']] as const;
      }),
      [first?.custom_id ?? '', [hunts?.value ?? '']] as const,
    ]);
    const before = await sequence();
    const sent = await person.submitModal(form, chosen);
    expect(sent.text).toMatch(/^✅ \S+ \S+ leads the hunt with member \d.*\.$/mu);
    const answers = Object.values(chosen).reduce((sum, [value]) => sum + steps(value ?? ''), 0);
    expect(answers).toBeGreaterThan(others.length + 1);
    expect(await sequence()).toBeGreaterThanOrEqual(before + answers);
    // The same form again is the same turn, and what came of it is shown again.
    const was = await sequence();
    const again = await person.submitModal(form, chosen);
    expect(undated(again.text)).toBe(undated(sent.text));
    expect(await sequence()).toBe(was);
    const [, ...fewer] = Object.entries(chosen);
    await expectRefusal(camp, {
      match,
      person,
      sentence: /^That question isn’t open any more\./m,
      act: () => person.submitModal(form, Object.fromEntries(fewer)),
    });
  });
});
