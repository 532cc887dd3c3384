import {
  type APIApplicationCommandBasicOption as OptionJson,
  ApplicationCommandOptionType as Type,
} from 'discord.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandsFor } from '../../src/discord/commands/registration.ts';
import { registeredIn } from '../../src/discord/pressed/as-registered.ts';
import { SHELF } from '../../src/games/index.ts';
import { SPOKEN } from '../../src/language/languages.ts';
import { type Person, textOf } from '../../src/sandbox/index.ts';
import { allKept } from '../store/memory.ts';
import { type Camp, pitchCamp, read, livePost, startMatch } from './camp.ts';
import { type Payload, sayingOtherwise } from './changed-client.ts';

const REGISTERED = [...registeredIn(commandsFor(SHELF, SPOKEN))];

/** An option as it is sent. */
interface Sent {
  readonly name: string;
  readonly type: number;
  readonly value?: unknown;
  readonly options?: readonly Sent[];
}

const SOMETHING: readonly unknown[] = ['', 'x', 0, 1, -1, true, false, null, [], {}];

/** Values that an option does not take. */
function badValues(option: OptionJson): fc.Arbitrary<unknown> {
  switch (option.type) {
    case Type.Integer: {
      const { min_value: least = 0, max_value: most = 0 } = option;
      return fc.oneof(
        fc.integer({ max: least - 1 }),
        fc.integer({ min: most + 1 }),
        fc.double({ noInteger: true, min: least, max: most, noNaN: true }),
        fc.constantFrom(Number.NaN, 1e308, -1e308, 2 ** 53, String(least), [least], null, true),
      );
    }
    case Type.String:
      return fc.oneof(
        'choices' in option && option.choices !== undefined
          ? fc
              .string()
              .filter((text) => option.choices?.some(({ value }) => value === text) !== true)
          : fc.constant('x'.repeat(('max_length' in option ? (option.max_length ?? 0) : 0) + 1)),
        fc.constantFrom(...SOMETHING.filter((one) => typeof one !== 'string')),
      );
    case Type.Boolean:
      return fc.constantFrom(...SOMETHING.filter((one) => typeof one !== 'boolean'), 'true');
    default:
      // Nobody and nothing that Discord knows.
      return fc.constantFrom(...SOMETHING, '123456789012345678');
  }
}

/** A value that an option takes, for those that have to be there. */
function goodValue(option: OptionJson): unknown {
  if (option.type === Type.Integer) return option.min_value;
  return option.type === Type.String && 'choices' in option && option.choices !== undefined
    ? option.choices[0]?.value
    : 'x';
}

/** Options of a command of which one is not what it may be. */
function badOptions(declared: readonly OptionJson[]): fc.Arbitrary<Sent[]> {
  const needed = declared.filter(({ required }) => required === true);
  const given = (option: OptionJson): Sent => ({
    name: option.name,
    type: option.type,
    value: goodValue(option),
  });
  const others = (name: string): Sent[] => needed.filter((one) => one.name !== name).map(given);
  return fc.oneof(
    fc.constant<Sent[]>([...needed.map(given), { name: 'nothing', type: Type.Integer, value: 1 }]),
    ...needed.map(({ name }) => fc.constant(others(name))),
    ...declared.map((option) => {
      const { name, type } = option;
      const wrong = badValues(option).map((value): Sent => ({ name, type, value }));
      // Of another kind than it is registered.
      const other = fc.constant<Sent>({ name, type: Type.Number, value: 1 });
      return fc
        .oneof({ weight: 4, arbitrary: wrong }, { weight: 1, arbitrary: other })
        .map((bad) => [...others(name), bad]);
    }),
  );
}

/** What no client of Discord's lets anybody send. */
describe('what a changed client sends', () => {
  let camp: Camp;
  let ash: Person;
  let birch: Person;
  let thread: string;

  beforeAll(async () => {
    camp = await pitchCamp();
    [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    thread = await startMatch(camp, [ash, birch]);
  });
  afterAll(() => camp.close());

  /** Sends a command as it is, and returns what its sender reads. */
  const send = async (line: string, options: readonly Sent[]): Promise<string> => {
    const [name = '', sub] = line.split(' ');
    const nested = sub === undefined ? options : [{ name: sub, type: Type.Subcommand, options }];
    sayingOtherwise(camp, () => ({ name, options: nested }));
    const said = read(await ash.invoke('next', {}, { channel: thread }));
    await camp.settled();
    return said;
  };

  it.each(REGISTERED)(
    'is refused in a sentence, and nothing is stored: /%s',
    async (line, declared) => {
      const before = await allKept(camp.store);
      await fc.assert(
        fc.asyncProperty(badOptions(declared), async (options) => {
          expect(await send(line, options)).toMatch(
            /^(`[-a-z\d]+` (takes|is missing)|This command has no `|I can’t find what you named as `)/,
          );
          expect(await allKept(camp.store)).toEqual(before);
        }),
        { numRuns: 5 },
      );
    },
  );

  it('is refused where there is no such command', async () => {
    const before = await allKept(camp.store);
    for (const line of ['nothing', 'match', 'match nothing', 'tusk', 'tusk nothing', 'next more']) {
      expect(await send(line, []), line).toMatch(/^I don’t know this command/);
    }
    expect(await allKept(camp.store)).toEqual(before);
  });

  it('says what is allowed', async () => {
    const whole = (name: string, value: unknown): Sent[] => [{ name, type: Type.Integer, value }];
    expect(await send('match pause', whole('days', 0))).toBe(
      '`days` takes a whole number from 1 to 30.',
    );
    expect(await send('match new', whole('seats', -5))).toMatch(
      /^`seats` takes a whole number from 2 to \d+\.$/u,
    );
    expect(await send('log', whole('page', -3))).toBe(
      '`page` takes a whole number from 1 to 9999.',
    );
    expect(await send('theme', [{ name: 'pictures', type: Type.String, value: 'green' }])).toBe(
      '`pictures` takes one of these: Day, Night, Print.',
    );
    expect(await send('match pause', [])).toBe(
      '`days` is missing. Use the command again and fill that in.',
    );
    expect(await send('note', [{ name: 'text', type: Type.String, value: 'x'.repeat(501) }])).toBe(
      '`text` takes 500 characters at most.',
    );
  });

  /** The fields of a form as they are sent. */
  const fields = (filled: Readonly<Record<string, readonly string[]>>): Payload => ({
    components: Object.entries(filled).map(([custom_id, values]) => ({
      type: 18,
      component: { type: 3, id: 1, custom_id, values },
    })),
  });

  it('takes no amounts in a form but those that it offers', async () => {
    const post = livePost(ash, thread);
    const before = await allKept(camp.store);
    for (const wrong of ['0.-5', '0.1e308', '0.1.5', '0.', '0.NaN', '99.1', '-1.1', 'x', '']) {
      const form = await ash.press(post, 'agree:1', { unchecked: true });
      sayingOtherwise(camp, () => fields({ gives: ['0.1', wrong], takes: ['0.1'] }));
      const said = read(await ash.submitModal(form, { takes: ['0.1'] }));
      expect(said, wrong).toMatch(/You can’t give or trade that in this game/);
    }
    expect(await allKept(camp.store)).toEqual(before);
  });

  it('takes no number in a select but a whole one, of somebody who is there', async () => {
    const post = livePost(ash, thread);
    const before = await allKept(camp.store);
    for (const value of ['-1', '1.5', '1e3', 'NaN', '', 'x', '99', '999999999', '1'.repeat(400)]) {
      for (const id of ['versus:1', 'decide:1', 'kept:1']) {
        const data = { component_type: 3, custom_id: id, values: [value] };
        sayingOtherwise(camp, () => data);
        await ash.press(post, id, { unchecked: true, until: 'acknowledged' });
        await camp.settled();
        const said = ash.ephemerals().at(-1);
        expect(said === undefined ? '' : textOf(said), `${id} ${value}`).toMatch(
          /^(⚠️ )?(I can’t make sense of that choice|Nobody sits there|You can only say whether a promise was kept)/,
        );
      }
    }
    expect(await allKept(camp.store)).toEqual(before);
    expect(camp.log.filter(({ level }) => level > 30)).toEqual([]);
  });

  it('has nothing suggested beside what cannot be', async () => {
    const asked = async (options: readonly Sent[]): Promise<number> => {
      const typed: Sent & { focused: boolean } = { name: 'to', type: 3, value: '', focused: true };
      sayingOtherwise(camp, () => ({ name: 'give', options: [...options, typed] }));
      const { choices } = await ash.autocomplete('give', {}, 'to', { channel: thread });
      return choices.length;
    };
    expect(await asked([])).toBeGreaterThan(0);
    expect(await asked([{ name: 'match', type: Type.Integer, value: 1e308 }])).toBe(0);
    expect(await asked([{ name: 'nothing', type: Type.Integer, value: 1 }])).toBe(0);
    expect(camp.log.filter(({ level }) => level > 30)).toEqual([]);
  });
});
