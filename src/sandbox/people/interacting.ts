import { type Component, fieldOf, type ModalField, walk } from '../limits/components.ts';
import { hasMessages } from '../world/channels.ts';
import { sendInteraction } from '../world/interactions.ts';
import { hasBits, personBits } from '../world/permissions.ts';
import type { Channel, Command, GivenField, Interaction, Message, User } from '../world/state.ts';
import type { World } from '../world/world.ts';
import {
  givenValues,
  halfGivenValues,
  namedUser,
  nest,
  optionsAt,
  type TypedValues,
} from './command-values.ts';
import { PersonRefusal } from './sentence.ts';
import { visibleChannel } from './talk.ts';

/** A slash command with its subcommands and values. */
export interface CommandUse {
  /** The command's id. */
  readonly command: string;
  readonly channel: string;
  readonly path: readonly string[];
  readonly options: TypedValues;
}

/** The commands that a person may use in a channel. */
export function commandsFor(world: World, user: User, channel: Channel): Command[] {
  const isDirect = channel.kind === 'dm';
  if (isDirect && !channel.recipientIds.includes(world.bot.id)) return [];
  if (!isDirect && !world.guild(channel.guildId).memberIds.has(world.bot.id)) return [];
  const permissions = personBits(world, user.id, channel);
  return [...world.commands.values()].filter(({ guildId, form }) => {
    if (guildId !== null && (isDirect || guildId !== channel.guildId)) return false;
    const isThere = form.contexts?.includes(isDirect ? 1 : 0) ?? true;
    if (!isThere || (isDirect && form.dm_permission === false)) return false;
    return isDirect || hasBits(permissions, form.default_member_permissions ?? '0');
  });
}

/** Uses a slash command. */
export function useCommand(world: World, user: User, use: CommandUse): Interaction {
  const { channel, command, name, options } = commandAt(world, user, use);
  const values = givenValues(world, user.id, options, use.options);
  const given = nest(use.path, values);
  return sendInteraction(world, user.id, channel, {
    kind: 'command',
    command,
    name,
    options: given,
  });
}

/** Asks for suggestions while typing the option `focused`. */
export function askSuggestions(
  world: World,
  user: User,
  use: CommandUse & { readonly focused: string },
): Interaction {
  const { channel, command, name, options } = commandAt(world, user, use);
  const focused = options.find((option) => option.name === use.focused);
  if (focused === undefined || !('autocomplete' in focused) || !focused.autocomplete)
    throw new PersonRefusal(`The option "${use.focused}" has no suggestions.`);
  const values = halfGivenValues(world, user.id, options, use.options, use.focused);
  return sendInteraction(world, user.id, channel, {
    kind: 'autocomplete',
    command,
    name,
    options: nest(use.path, values),
    focusedType: focused.type,
  });
}

/** The command that is used, its whole name, and the options that it takes. */
function commandAt(world: World, user: User, use: CommandUse) {
  const channel = channelToActIn(world, user, use.channel);
  const command = commandsFor(world, user, channel).find((one) => one.id === use.command);
  if (command === undefined) throw new PersonRefusal('That command does not exist here.');
  const name = [command.form.name, ...use.path].join(' ');
  return { channel, command, name, options: optionsAt(command, use.path) };
}

/** A press on a button, or a choice in a select. */
export interface Press {
  readonly message: string;
  readonly customId: string;
  readonly values?: readonly string[] | undefined;
  /** Send it although the message does not show it (any more), as when the press and an edit
   * cross on the way. */
  readonly unchecked?: boolean;
}

/** Presses a button or chooses in a select. */
export function press(world: World, user: User, given: Press): Interaction {
  const { customId, values = [], unchecked = false } = given;
  const message = world.messageAnywhere(given.message);
  const isSeen = message?.ephemeralFor == null || message.ephemeralFor === user.id;
  if (message === undefined || !isSeen || message.dismissed)
    throw new PersonRefusal('That message is not there any more.');
  const channel = channelToActIn(world, user, message.channelId);
  const component = pressable(message, customId);
  if (component === undefined && !unchecked)
    throw new PersonRefusal('That button is not there any more: look at the message again.');
  if (component?.disabled && !unchecked) throw new PersonRefusal('That is switched off.');
  return sendInteraction(world, user.id, channel, {
    kind: 'component',
    message,
    customId,
    componentType: component?.type ?? 2,
    componentId: component?.id ?? 0,
    values: component === undefined || unchecked ? values : chosen(world, component, values),
  });
}

type Pressable = Extract<Component, { type: 2 | 3 | 5; custom_id: string }>;

function pressable(message: Message, customId: string): Pressable | undefined {
  for (const { component } of walk(message.components)) {
    if ('custom_id' in component && component.custom_id === customId) return component;
  }
  return undefined;
}

type Select = Extract<Component | ModalField, { type: 3 | 5 }>;

/** The values of a select: its options' values, or user ids; a button has none. Refused when too few or too many. */
function chosen(
  world: World,
  component: Select | Pressable,
  values: readonly string[],
): readonly string[] {
  if (component.type === 2) return [];
  requireCount(values, component.min_values ?? 1, component.max_values ?? 1);
  if (component.type === 5) return values.map((value) => namedUser(world, value));
  return optionValues(component.options, values);
}

function requireCount(values: readonly string[], least: number, most: number): void {
  if (values.length < least || values.length > most)
    throw new PersonRefusal(`Choose ${least === most ? least : `${least} to ${most}`}.`);
}

/** The values of options that are named by value or label. */
function optionValues(
  options: readonly { readonly value: string; readonly label: string }[],
  values: readonly string[],
): readonly string[] {
  return values.map((value) => {
    const option = options.find((one) => one.value === value || one.label === value);
    if (option === undefined) throw new PersonRefusal(`There is no choice "${value}".`);
    return option.value;
  });
}

/** What stands in a field: a text, the values chosen, or whether a checkbox is ticked. */
type Filling = string | readonly string[] | boolean;

/** A filled-in modal: what stands in each field, by custom id. */
export interface Filled {
  /** The interaction that opened the modal. */
  readonly interaction: string;
  readonly fields: Readonly<Record<string, Filling>>;
}

/** Submits a modal. */
export function submitModal(world: World, user: User, filled: Filled): Interaction {
  const openedBy = [...world.interactions.values()].findLast(
    (interaction) => interaction.id === filled.interaction && interaction.userId === user.id,
  );
  if (openedBy?.modal == null) throw new PersonRefusal('That form is not open any more.');
  const { modal } = openedBy;
  const channel = channelToActIn(world, user, openedBy.channelId);
  const fields = modal.components.flatMap((component) => {
    const field = fieldOf(component);
    return field === null ? [] : [givenField(world, field, filled.fields[field.custom_id])];
  });
  const unknown = Object.keys(filled.fields).find((customId) =>
    fields.every((field) => field.custom_id !== customId),
  );
  if (unknown !== undefined) throw new PersonRefusal(`The form has no field "${unknown}".`);
  return sendInteraction(world, user.id, channel, { kind: 'modal', modal, fields, openedBy });
}

function givenField(world: World, field: ModalField, given: Filling | undefined): GivenField {
  const base = { id: field.id ?? 0, custom_id: field.custom_id };
  if (field.type === 23)
    return {
      ...base,
      type: 23,
      value: typeof given === 'boolean' ? given : field.default === true,
    };
  const isRequired = field.required ?? true;
  if (field.type === 4) {
    const text = typeof given === 'string' ? given : (field.value ?? '');
    const least = field.min_length ?? (isRequired ? 1 : 0);
    const most = field.max_length ?? 4000;
    const isLeftOut = text === '' && !isRequired;
    if (!isLeftOut && (text.length < least || text.length > most))
      throw new PersonRefusal(`The field "${field.custom_id}" has ${least} to ${most} characters.`);
    return { ...base, type: 4, value: text };
  }
  const values = valuesGiven(field, given);
  const isLeftOut = values.length === 0 && !isRequired;
  switch (field.type) {
    case 3:
    case 5:
      return { ...base, type: field.type, values: isLeftOut ? [] : chosen(world, field, values) };
    case 21: {
      if (!isLeftOut) requireCount(values, 1, 1);
      return { ...base, type: 21, value: optionValues(field.options, values)[0] ?? null };
    }
    case 22: {
      if (!isLeftOut)
        requireCount(values, field.min_values ?? 1, field.max_values ?? field.options.length);
      return { ...base, type: 22, values: optionValues(field.options, values) };
    }
  }
}

/** What was chosen; what the form chose beforehand where a group was left as it is. */
function valuesGiven(
  field: Exclude<ModalField, { type: 4 | 23 }>,
  given: Filling | undefined,
): readonly string[] {
  if (typeof given === 'string') return [given];
  if (typeof given === 'object') return given;
  if (field.type !== 21 && field.type !== 22) return [];
  return field.options.filter((option) => option.default).map((option) => option.value);
}

/** In an archived thread Discord takes neither commands nor presses (50083). */
function channelToActIn(world: World, user: User, channelId: string): Channel {
  const channel = visibleChannel(world, user, channelId);
  if (!hasMessages(channel)) throw new PersonRefusal('Nothing can be written here.');
  if (channel.kind === 'thread' && channel.archived)
    throw new PersonRefusal('This thread is archived: a message in it opens it again.');
  if (channel.kind !== 'dm' && !world.guild(channel.guildId).memberIds.has(world.bot.id))
    throw new PersonRefusal('The bot is no longer in this server.');
  return channel;
}
