import { z } from 'zod';
import { complain, optional, repeatsIn, saying } from './form.ts';

/** Application commands with the limits that Discord puts on their registration. */

/** The languages that Discord's client speaks. */
export const LOCALES = (
  'id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru ' +
  'uk hi th zh-CN ja zh-TW ko'
).split(' ');
const localized = (text: z.ZodString) =>
  optional(z.partialRecord(z.enum(LOCALES), text.nullable()).nullable());

const name = z
  .string()
  .min(1)
  .max(32)
  .regex(/^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u)
  .refine((text) => text === text.toLowerCase(), saying('APPLICATION_COMMAND_INVALID_NAME'));
const description = z.string().min(1).max(100);
const names = {
  name,
  name_localizations: localized(name),
  description,
  description_localizations: localized(description),
};

const choice = (value: z.ZodString | z.ZodNumber) =>
  z.object({
    name: z.string().min(1).max(100),
    name_localizations: localized(z.string().min(1).max(100)),
    value,
  });
const face = { ...names, required: optional(z.boolean()) };
const numeric = (type: 4 | 10, value: z.ZodNumber) =>
  z.object({
    type: z.literal(type),
    ...face,
    choices: optional(z.array(choice(value)).max(25)),
    autocomplete: optional(z.boolean()),
    min_value: optional(value),
    max_value: optional(value),
  });

const valueOption = z.discriminatedUnion('type', [
  z.object({
    type: z.literal(3),
    ...face,
    choices: optional(z.array(choice(z.string().min(1).max(100))).max(25)),
    autocomplete: optional(z.boolean()),
    min_length: optional(z.int().min(0).max(6000)),
    max_length: optional(z.int().min(1).max(6000)),
  }),
  numeric(4, z.int()),
  numeric(10, z.number()),
  z.object({ type: z.literal([5, 6, 8, 9, 11]), ...face }),
  z.object({ type: z.literal(7), ...face, channel_types: optional(z.array(z.int())) }),
]);
/** An option that takes a value: 3 string, 4 integer, 5 boolean, 6 user, 7 channel, 10 number … */
export type ValueOption = z.output<typeof valueOption>;

const valueOptions = z.array(valueOption).max(25).superRefine(checkOptions);
const subcommand = z.object({ type: z.literal(1), ...names, options: optional(valueOptions) });
const group = z.object({
  type: z.literal(2),
  ...names,
  options: z.array(subcommand).min(1).max(25).superRefine(checkOptions),
});
const option = z.discriminatedUnion('type', [...valueOption.options, subcommand, group]);
export type CommandOption = z.output<typeof option>;

/** One slash command as the bot registers it. */
export const commandForm = z
  .object({
    type: optional(z.literal(1)),
    ...names,
    options: optional(z.array(option).max(25).superRefine(checkOptions)),
    default_member_permissions: optional(z.string().regex(/^\d+$/).nullable()),
    dm_permission: optional(z.boolean().nullable()),
    contexts: optional(z.array(z.literal([0, 1, 2])).nullable()),
    integration_types: optional(z.array(z.literal([0, 1])).nullable()),
    nsfw: optional(z.boolean()),
    id: optional(z.string()),
  })
  .refine(
    ({ options = [] }) => new Set(options.map((one) => one.type <= 2)).size <= 1,
    saying('APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'options'),
  )
  .refine((command) => commandCharacters(command) <= 8000, saying('APPLICATION_COMMAND_TOO_LARGE'));
export type CommandForm = z.output<typeof commandForm>;

/** The body of a bulk overwrite: all commands at once. */
export const commandForms = z
  .array(commandForm)
  .max(100)
  .superRefine((commands, context) => {
    for (const n of repeatsIn(commands.map((command) => command.name)))
      complain(context, [n, 'name'], 'APPLICATION_COMMANDS_DUPLICATE_NAME');
  });

interface Sized {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string | null | undefined>> | null;
  readonly description?: string;
  readonly description_localizations?: Readonly<Record<string, string | null | undefined>> | null;
  readonly options?: readonly Sized[];
  readonly choices?: readonly (Sized & { readonly value: string | number })[];
  readonly value?: string | number;
}

interface OptionShape extends Sized {
  readonly type: number;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
}

function checkOptions(options: readonly OptionShape[], context: z.RefinementCtx): void {
  for (const n of repeatsIn(options.map((one) => one.name)))
    complain(context, [n, 'name'], 'APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED');
  let isOptionalBefore = false;
  options.forEach((one, n) => {
    if (one.type <= 2) return;
    if (one.required && isOptionalBefore)
      complain(context, [n], 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID');
    if (!one.required) isOptionalBefore = true;
    if (one.autocomplete && (one.choices?.length ?? 0) > 0)
      complain(context, [n, 'autocomplete'], 'APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES');
  });
}

/** Discord counts names, descriptions and values, each by its longest translation. */
function commandCharacters(part: Sized): number {
  const longest = (text: string | undefined, translations: Sized['name_localizations']): number =>
    Math.max(
      text?.length ?? 0,
      ...Object.values(translations ?? {}).map((translation) => translation?.length ?? 0),
    );
  const inner = [...(part.options ?? []), ...(part.choices ?? [])];
  return (
    longest(part.name, part.name_localizations) +
    longest(part.description, part.description_localizations) +
    (typeof part.value === 'string' ? part.value.length : 0) +
    inner.reduce((sum, one) => sum + commandCharacters(one), 0)
  );
}

/** The body of an autocomplete answer (callback type 8) for an option of that type. */
export function choicesForm(optionType: number) {
  const value =
    optionType === 3 ? z.string().min(1).max(100) : optionType === 4 ? z.int() : z.number();
  return z.object({ choices: z.array(choice(value)).max(25) });
}
