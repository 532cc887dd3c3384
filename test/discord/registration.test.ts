import {
  type APIApplicationCommandOption as Option,
  ApplicationCommandOptionType as Type,
} from 'discord.js';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { registerCommands } from '../../src/discord/commands/register.ts';
import { commandsFor } from '../../src/discord/commands/registration.ts';
import { SHELF } from '../../src/games/index.ts';
import { LANGUAGE_IDS } from '../../src/language/languages.ts';
import { startSandbox } from '../../src/sandbox/index.ts';

const commands = commandsFor(SHELF, ['en']);
const inGerman = commandsFor(SHELF, ['en', 'de']);

const localized = z.object({
  description_localizations: z.strictObject({ de: z.string().min(1).max(100) }),
});

interface Part {
  readonly name: string;
  readonly description?: string | undefined;
  readonly options?: readonly Option[] | undefined;
}

/** A command with everything in it. */
function partsOf(part: Part): Part[] {
  return [part, ...(part.options ?? []).flatMap((option): Part[] => partsOf(option))];
}

const optionsOf = (part: Part): readonly Option[] => part.options ?? [];

/** The letters that Discord counts: names, descriptions and values of choices, of all that is nested. */
function lettersOf(part: Part): number {
  return partsOf(part)
    .map(({ name, description = '', ...rest }) => {
      const choices = 'choices' in rest && Array.isArray(rest.choices) ? rest.choices : [];
      const chosen = choices.map(
        (choice: { name: string; value: string | number }) => `${choice.name}${choice.value}`,
      );
      return `${name}${description}${chosen.join('')}`.length;
    })
    .reduce((sum, length) => sum + length, 0);
}

/** One broken limit and Discord takes none of them. */
describe('registration', () => {
  it('keeps the numbers of commands, subcommands and options', () => {
    expect(commands.length).toBeLessThanOrEqual(100);
    for (const part of commands.flatMap(partsOf)) {
      expect(optionsOf(part).length, part.name).toBeLessThanOrEqual(25);
    }
  });

  it('keeps 8000 letters a command', () => {
    for (const command of inGerman) expect(lettersOf(command), command.name).toBeLessThan(8000);
  });

  it('names everything as Discord allows, and each name once', () => {
    expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length);
    for (const part of commands.flatMap(partsOf)) {
      expect(part.name).toMatch(/^[-_\p{Ll}\p{N}]{1,32}$/u);
      expect(part.description?.length, part.name).toBeGreaterThan(0);
      expect(part.description?.length, part.name).toBeLessThanOrEqual(100);
      const names = optionsOf(part).map(({ name }) => name);
      expect(new Set(names).size, part.name).toBe(names.length);
    }
  });

  it('puts what is required before what is not, and choices and autocomplete apart', () => {
    for (const part of commands.flatMap(partsOf)) {
      const required = optionsOf(part).map((option) => option.required === true);
      expect(required, part.name).toEqual([
        ...required.filter(Boolean),
        ...required.filter((r) => !r),
      ]);
      for (const option of optionsOf(part)) {
        const choices = 'choices' in option ? (option.choices ?? []) : [];
        expect(choices.length).toBeLessThanOrEqual(25);
        if ('autocomplete' in option && option.autocomplete) expect(choices).toEqual([]);
      }
    }
  });

  it('says of every option what it may be', () => {
    for (const part of commands.flatMap(partsOf)) {
      if (!('type' in part)) continue;
      if (part.type === Type.Integer) {
        expect(part, part.name).toMatchObject({
          min_value: expect.any(Number),
          max_value: expect.any(Number),
        });
      }
      if (part.type !== Type.String) continue;
      const bounded = 'choices' in part || ('max_length' in part && part.max_length !== undefined);
      expect(bounded, part.name).toBe(true);
    }
  });

  it('holds every command of every game, with its options, and no number that a store cannot hold', () => {
    for (const [id, edition] of SHELF) {
      const own = commands.find(({ name }) => name === id);
      for (const { name, options } of edition.in('en').commands) {
        const part = own?.options?.find((one) => one.name === name);
        expect(part?.type).toBe(Type.Subcommand);
        const names = optionsOf(part ?? { name }).map((option) => option.name);
        expect(names).toEqual([...options.map((option) => option.name), 'then', 'match']);
      }
    }
    for (const part of commands.flatMap(partsOf)) {
      if ('type' in part && part.type === Type.Integer) {
        expect(part).toHaveProperty('max_value');
      }
    }
  });

  it('is the same every time', () => {
    expect(JSON.stringify(commandsFor(SHELF, ['en']))).toBe(JSON.stringify(commands));
  });

  it('says what everything is in each of the languages, and calls it the same', () => {
    const faces = (all: typeof commands) =>
      all.flatMap(partsOf).map(({ name, description }) => `${name}: ${description}`);
    // With one language there is nothing to choose.
    const own = inGerman
      .filter(({ name }) => name !== 'language')
      .map((command) => ({
        ...command,
        options: command.options?.filter(({ name }) => name !== 'language') ?? [],
      }));
    expect(faces(own)).toEqual(faces(commands));
    expect(JSON.stringify(commands)).not.toContain('localizations');
    for (const part of own.filter(({ name }) => !SHELF.has(name)).flatMap(partsOf)) {
      const german = localized.parse(part).description_localizations.de;
      expect(german, part.name).not.toBe(part.description);
      // A text that is too long would be cut.
      expect(`${part.description} ${german}`, part.name).not.toMatch(/…/);
    }
    const [pictures] = optionsOf(own.find(({ name }) => name === 'theme') ?? { name: '' });
    expect(pictures).toHaveProperty('choices', [
      { name: 'Day', name_localizations: { de: 'Tag' }, value: 'day' },
      { name: 'Night', name_localizations: { de: 'Nacht' }, value: 'night' },
      { name: 'Print', name_localizations: { de: 'Druck' }, value: 'print' },
    ]);
  });

  it('names the kinds of goods in each of the languages', () => {
    const give = optionsOf(inGerman.find(({ name }) => name === 'give') ?? { name: '' });
    expect(give.find(({ name }) => name === 'stick')).toMatchObject({
      description: 'You give: how much stick',
      description_localizations: { de: 'Du gibst, wie viel davon: Stock' },
    });
  });

  it('offers the languages where there is a choice', () => {
    expect(commands.map(({ name }) => name)).not.toContain('language');
    const [speak] = optionsOf(inGerman.find(({ name }) => name === 'language') ?? { name: '' });
    expect(speak).toHaveProperty('choices', [
      { name: 'English', value: 'en' },
      { name: 'Deutsch', value: 'de' },
      { name: 'As my Discord', name_localizations: { de: 'Wie mein Discord' }, value: 'discord' },
    ]);
  });

  it('has what is about its user alone wherever that is, also where I am no member', () => {
    const anywhere = commands.filter(({ integration_types: types }) => types?.includes(1) === true);
    expect(anywhere.map(({ name }) => name).toSorted()).toEqual([
      'away',
      'block',
      'me',
      'next',
      'theme',
    ]);
    for (const { name, integration_types: types, contexts } of anywhere) {
      expect({ name, types, contexts }).toEqual({ name, types: [0, 1], contexts: [0, 1, 2] });
    }
  });

  it('is taken', async () => {
    const sandbox = await startSandbox();
    const { token, api } = sandbox;
    expect(await registerCommands(SHELF, token, api, ['en'])).toBe(commands.length);
    expect(await registerCommands(SHELF, token, api, ['en'])).toBe(commands.length);
    // Discord knows no other locales than its own.
    expect(await registerCommands(SHELF, token, api, LANGUAGE_IDS)).toBe(inGerman.length);
    await sandbox.close();
  });
});
