import {
  type APIApplicationCommandBasicOption as OptionJson,
  ApplicationCommandOptionType as Type,
  type AutocompleteInteraction,
  type CommandInteractionOption as Given,
  type RESTPostAPIChatInputApplicationCommandsJSONBody as CommandJson,
} from 'discord.js';
import { z } from 'zod';
import { type Language, LANGUAGES } from '../../language/languages.ts';
import { Refused } from '../../match/app/refused.ts';
import type { Registered } from '../context.ts';
import { asTyped } from '../../panel/wording/text.ts';
import type { Command } from './pressed.ts';

/*
 * Discord's client holds people to what is registered; who sends something else is held to it here. Behind this every
 * option is one that there is, with a value that it may have.
 */

/** The options of commands as they are registered. */
export function registeredIn(commands: readonly CommandJson[]): Registered {
  const all = commands.flatMap(({ name, options = [] }) => {
    const subs = options.filter((option) => option.type === Type.Subcommand);
    if (subs.length > 0) {
      return subs.map((sub) => [`${name} ${sub.name}`, sub.options ?? []] as const);
    }
    return [[name, options.flatMap((option) => (isBasic(option) ? [option] : []))] as const];
  });
  return new Map(all);
}

type AnyOption = NonNullable<CommandJson['options']>[number];

const isBasic = (option: AnyOption): option is OptionJson =>
  option.type !== Type.Subcommand && option.type !== Type.SubcommandGroup;

/** Throws `Refused` where a command is none that is registered, or an option of it is not what it may be. */
export function expectAsRegistered(registered: Registered, interaction: Command): void {
  const { commandName, options } = interaction;
  const declared = declaredFor(registered, interaction);
  if (declared === undefined) {
    throw new Refused(commandName === 'match' ? 'no such match command' : 'no such command');
  }
  const given = givenIn(options.data);
  for (const one of given) {
    const option = declared.find(({ name }) => name === one.name);
    if (option === undefined)
      throw new Refused('no such option of a command', { option: asTyped(one.name) });
    if (!schemaOf(option).safeParse(one).success) throw refusedOption(option);
  }
  const missing = declared.find(
    ({ name, required }) => required === true && given.every((one) => one.name !== name),
  );
  if (missing !== undefined) throw new Refused('option is missing', { option: missing.name });
}

/** Whether what stands in a command already, while somebody types another option, is what it may be. */
export function isAsRegistered(
  registered: Registered,
  interaction: AutocompleteInteraction,
): boolean {
  const declared = declaredFor(registered, interaction) ?? [];
  return givenIn(interaction.options.data).every((one) => {
    const option = declared.find(({ name }) => name === one.name);
    // Discord says of nobody who it is before the command is sent.
    return (
      one.focused === true || (option !== undefined && valueOf(option).safeParse(one.value).success)
    );
  });
}

const declaredFor = (
  registered: Registered,
  { commandName, options }: Command | AutocompleteInteraction,
): readonly OptionJson[] | undefined => {
  const sub = options.getSubcommand(false);
  return registered.get(sub === null ? commandName : `${commandName} ${sub}`);
};

/** What was given beside the name of the subcommand. */
function givenIn(data: readonly Given[]): readonly Given[] {
  const [first] = data;
  return first?.type === Type.Subcommand ? (first.options ?? []) : data;
}

/** What an option takes: a value as it is registered, and of somebody or something in Discord also what that is. */
function schemaOf(option: OptionJson): z.ZodType {
  const given = z.object({ type: z.literal(option.type), value: valueOf(option) });
  switch (option.type) {
    case Type.User:
      return given.extend({ user: FOUND });
    case Type.Role:
      return given.extend({ role: FOUND });
    case Type.Channel:
      return given.extend({
        channel: FOUND.extend({ type: z.literal(option.channel_types ?? []) }),
      });
    default:
      return given;
  }
}

const FOUND = z.object({ id: z.string() });

/** The value that an option takes. */
function valueOf(option: OptionJson): z.ZodType {
  switch (option.type) {
    case Type.Integer:
      return z
        .int()
        .min(option.min_value ?? 0)
        .max(option.max_value ?? 0);
    case Type.Boolean:
      return z.boolean();
    case Type.String:
      return option.choices === undefined
        ? z.string().max(option.max_length ?? 0)
        : z.literal(option.choices.map(({ value }) => value));
    default:
      return z.string();
  }
}

/** Says what an option takes. */
function refusedOption(option: OptionJson): Refused {
  const { name } = option;
  if (option.type === Type.Integer) {
    const { min_value: least = 0, max_value: most = 0 } = option;
    return new Refused('option is a number', { option: name, least, most });
  }
  if (option.type === Type.Boolean) return new Refused('option is yes or no', { option: name });
  if (option.type !== Type.String) return new Refused('option is of Discord', { option: name });
  const { choices, max_length: most = 0 } = option;
  if (choices === undefined) return new Refused('option is a text', { option: name, most });
  const named = (language: Language): string =>
    choices
      .map(({ name: usual, name_localizations: others }) =>
        LANGUAGES[language].locales.reduce((said, locale) => others?.[locale] ?? said, usual),
      )
      .join(', ');
  return new Refused('option is one of', { option: name, names: named });
}
