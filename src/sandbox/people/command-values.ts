import type { CommandOption, ValueOption } from '../limits/command.ts';
import { channelsSeenBy } from '../world/channels.ts';
import type { Command, GivenOption } from '../world/state.ts';
import { channelJson, rolesJson } from '../world/wire.ts';
import type { World } from '../world/world.ts';
import { PersonRefusal } from './sentence.ts';

type Value = string | number | boolean;

/** Values by option name, as a person gives them. */
export type TypedValues = Readonly<Record<string, Value>>;

/** The options that take values, below the subcommand that `path` names. */
export function optionsAt({ form }: Command, path: readonly string[]): readonly ValueOption[] {
  let options: readonly CommandOption[] = form.options ?? [];
  for (const name of path) {
    const next = options.find((option) => option.name === name && option.type <= 2);
    if (next === undefined || (next.type !== 1 && next.type !== 2))
      throw new PersonRefusal(`The command /${form.name} has no subcommand "${name}".`);
    options = next.options ?? [];
  }
  const values = options.filter((option): option is ValueOption => option.type > 2);
  if (values.length < options.length)
    throw new PersonRefusal(`Choose one of the subcommands of /${[form.name, ...path].join(' ')}.`);
  return values;
}

/** Wraps the values in the subcommands of `path`, as an interaction carries them. */
export function nest(
  path: readonly string[],
  values: readonly GivenOption[],
): readonly GivenOption[] {
  return path
    .toReversed()
    .reduce(
      (options, name, depth): readonly GivenOption[] => [
        { name, type: depth === 0 ? 1 : 2, options },
      ],
      values,
    );
}

/** Checks the values as Discord's client does before it sends a command. Throws a sentence. */
export function givenValues(
  world: World,
  userId: string,
  options: readonly ValueOption[],
  typed: TypedValues,
): GivenOption[] {
  const unknown = Object.keys(typed).find((name) => options.every((one) => one.name !== name));
  if (unknown !== undefined) throw new PersonRefusal(`There is no option "${unknown}".`);
  return options.flatMap((option) => {
    const given = givenValue(world, userId, option, typed);
    if (given.length === 0 && option.required)
      throw new PersonRefusal(`The option "${option.name}" is required.`);
    return given;
  });
}

/** The values while a person is still typing: what cannot be read yet is left out. */
export function halfGivenValues(
  world: World,
  userId: string,
  options: readonly ValueOption[],
  typed: TypedValues,
  focused: string,
): GivenOption[] {
  return options.flatMap((option): GivenOption[] => {
    const { name, type } = option;
    if (name === focused) return [{ name, type, value: String(typed[name] ?? ''), focused: true }];
    try {
      return givenValue(world, userId, option, typed);
    } catch (error) {
      if (error instanceof PersonRefusal) return [];
      throw error;
    }
  });
}

/** The value of an option, or nothing where none was typed. */
function givenValue(
  world: World,
  userId: string,
  option: ValueOption,
  typed: TypedValues,
): GivenOption[] {
  const { name, type } = option;
  const value = typed[name];
  if (value === undefined || value === '') return [];
  return [{ name, type, value: convert(world, userId, option, value) }];
}

function convert(world: World, userId: string, option: ValueOption, value: Value): Value {
  switch (option.type) {
    case 3:
      return textValue(option, String(value));
    case 4:
    case 10:
      return numberValue(option, Number(value));
    case 5:
      if (String(value) === 'true') return true;
      if (String(value) === 'false') return false;
      throw new PersonRefusal(`The option "${option.name}" is true or false.`);
    case 6:
    case 9:
      return namedUser(world, String(value));
    case 7:
      return namedChannel(world, userId, option, String(value));
    case 8:
      return namedRole(world, String(value));
    default:
      throw new PersonRefusal(`The sandbox cannot give a value to "${option.name}".`);
  }
}

function textValue(option: Extract<ValueOption, { type: 3 }>, text: string): string {
  const { choices = [], min_length: least = 0, max_length: most = 6000 } = option;
  if (choices.length > 0) {
    const choice = choices.find((one) => one.value === text || one.name === text);
    if (choice === undefined)
      throw new PersonRefusal(`The option "${option.name}" is one of its choices only.`);
    return String(choice.value);
  }
  if (text.length < least || text.length > most)
    throw new PersonRefusal(`The option "${option.name}" has ${least} to ${most} characters.`);
  return text;
}

function numberValue(option: Extract<ValueOption, { type: 4 | 10 }>, number: number): number {
  const { choices = [], min_value: least = -Infinity, max_value: most = Infinity } = option;
  const isNumber = option.type === 4 ? Number.isInteger(number) : Number.isFinite(number);
  if (!isNumber || number < least || number > most)
    throw new PersonRefusal(`The option "${option.name}" does not take that number.`);
  if (choices.length > 0 && choices.every((choice) => choice.value !== number))
    throw new PersonRefusal(`The option "${option.name}" is one of its choices only.`);
  return number;
}

/** A user by id, mention or name. */
export function namedUser(world: World, text: string): string {
  const { id, name } = read(text, '@');
  const user =
    world.users.get(id) ??
    [...world.users.values()].find((one) => one.name === name || one.username === name);
  if (user === undefined) throw new PersonRefusal(`There is nobody called "${text}".`);
  return user.id;
}

/** A role by id, mention or name. */
function namedRole(world: World, text: string): string {
  const { id, name } = read(text, '@');
  const roles = [...world.guilds.values()].flatMap((guild) => rolesJson(world, guild));
  const role = roles.find((one) => one.id === id || one.name.replace(/^@/, '') === name);
  if (role === undefined) throw new PersonRefusal(`There is no role called "${text}".`);
  return role.id;
}

/** A channel that the user sees, by id, mention or name. */
function namedChannel(
  world: World,
  userId: string,
  { channel_types: types }: Extract<ValueOption, { type: 7 }>,
  text: string,
): string {
  const { id, name } = read(text, '#');
  const channel = channelsSeenBy(world, userId).find(
    (one) => one.id === id || (one.kind !== 'dm' && one.name === name),
  );
  if (channel === undefined) throw new PersonRefusal(`There is no channel called "${text}".`);
  if (types !== undefined && !types.includes(channelJson(world, channel).type))
    throw new PersonRefusal(`A channel like "${text}" cannot be chosen there.`);
  return channel.id;
}

/** What may be meant by a name: the id in a mention, or what stands behind the sign. */
function read(text: string, sign: '@' | '#'): { readonly id: string; readonly name: string } {
  const id = /^<(?:@[!&]?|#)(\d+)>$/.exec(text)?.[1] ?? text;
  return { id, name: text.startsWith(sign) ? text.slice(1) : text };
}
