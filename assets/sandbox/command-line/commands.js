// @ts-check
import { ownChoices } from './choices.js';
import { localized, localizedOption } from './localized.js';

/**
 * @typedef {import('../types.js').Command} Command
 * @typedef {import('../types.js').ValueOption} ValueOption
 * @typedef {import('../types.js').PageChannel} PageChannel
 *
 * One thing that can be called: a command, or a subcommand of one.
 * @typedef {object} Callable
 * @property {string} commandId
 * @property {string[]} path group and subcommand names
 * @property {string} name as the bot calls it, without the slash: "tusk move"
 * @property {string} label as it is shown and typed, in the language of the client
 * @property {string} description
 * @property {Option[]} options required ones first
 *
 * An option, with the name that is shown and typed.
 * @typedef {ValueOption & { label: string }} Option
 *
 * What stands in the field of an option: what was typed, and what was picked from a list.
 * @typedef {{ text: string, picked: string | number | boolean | null }} Field
 */

const IN_GUILD = 0;
const IN_BOT_DM = 1;

/**
 * Everything that can be called in a channel, in the order of registration.
 * @param {readonly Command[]} commands
 * @param {PageChannel} channel
 * @param {string} locale of the client
 * @returns {Callable[]}
 */
export function callablesIn(commands, channel, locale) {
  const context = channel.kind === 'dm' ? IN_BOT_DM : IN_GUILD;
  return commands
    .filter((command) => command.guild_id === undefined || command.guild_id === channel.guildId)
    .filter((command) => command.contexts?.includes(context) ?? true)
    .flatMap((command) => flatten(command, [command], locale));
}

/**
 * @param {Command} command
 * @param {(Command | Extract<import('../types.js').CommandOption, { type: 1 | 2 }>)[]} parts the command, group and
 *   subcommand so far
 * @param {string} locale
 * @returns {Callable[]}
 */
function flatten(command, parts, locale) {
  const last = parts.at(-1) ?? command;
  const options = last.options ?? [];
  /** @type {Callable[]} */
  const below = [];
  /** @type {Option[]} */
  const own = [];
  for (const option of options) {
    if (option.type === 1 || option.type === 2)
      below.push(...flatten(command, [...parts, option], locale));
    else own.push(localizedOption(option, locale));
  }
  if (below.length > 0) return below;
  return [
    {
      commandId: command.id,
      path: parts.slice(1).map((part) => part.name),
      name: parts.map((part) => part.name).join(' '),
      label: parts.map((part) => localized(part.name, part.name_localizations, locale)).join(' '),
      description: localized(last.description, last.description_localizations, locale),
      options: own.sort((a, b) => Number(b.required ?? false) - Number(a.required ?? false)),
    },
  ];
}

/**
 * The callables that fit what was typed, best first.
 * @param {readonly Callable[]} callables
 * @param {string} typed without the slash
 */
export function fitting(callables, typed) {
  const wanted = typed.trim().toLowerCase();
  const words = wanted.split(/\s+/).filter(Boolean);
  const rankAs = (/** @type {string} */ name) => {
    if (name.startsWith(wanted)) return 0;
    const parts = name.split(' ');
    if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 1;
    return words.every((word) => name.includes(word)) ? 2 : 3;
  };
  const rank = (/** @type {Callable} */ callable) =>
    Math.min(rankAs(callable.label.toLowerCase()), rankAs(callable.name.toLowerCase()));
  return callables
    .map((callable) => ({ callable, rank: rank(callable) }))
    .filter((each) => each.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map((each) => each.callable);
}

/**
 * The callable whose whole name has been typed with a space behind it, and the text after it.
 * @param {readonly Callable[]} callables
 * @param {string} typed without the slash
 */
export function typedOut(callables, typed) {
  const start = typed.toLowerCase();
  for (const callable of callables) {
    for (const name of [callable.label, callable.name]) {
      if (start.startsWith(`${name.toLowerCase()} `))
        return { callable, rest: typed.slice(name.length + 1) };
    }
  }
  return null;
}

/**
 * What the field says, as Discord would send it.
 * @param {ValueOption} option
 * @param {Field | undefined} field
 * @param {import('../lookup.js').Lookup} lookup
 * @returns {{ is: 'empty' } | { is: 'value', value: string | number | boolean } | { is: 'wrong', why: string }}
 */
export function valueOf(option, field, lookup) {
  if (field && field.picked !== null) return { is: 'value', value: field.picked };
  const text = field?.text.trim() ?? '';
  if (text === '')
    return option.required ? { is: 'wrong', why: 'This one is needed.' } : { is: 'empty' };
  const wanted = text.replace(/^[@#]/, '').toLowerCase();
  const named = ownChoices(option, '', lookup).find((choice) =>
    [choice.name, String(choice.value), choice.description ?? ''].some(
      (each) => each.replace(/^[@#]/, '').toLowerCase() === wanted,
    ),
  );
  if (named) return { is: 'value', value: named.value };
  if ('choices' in option && option.choices && option.choices.length > 0)
    return { is: 'wrong', why: 'Choose one of the list.' };
  switch (option.type) {
    case 3:
      return checkText(option, text);
    case 4:
    case 10:
      return checkNumber(option, text);
    case 11:
      return { is: 'wrong', why: 'Files cannot be sent from this page.' };
    default:
      return { is: 'wrong', why: 'Choose one of the list.' };
  }
}

/**
 * @param {Extract<ValueOption, { type: 3 }>} option
 * @param {string} text
 * @returns {{ is: 'value', value: string } | { is: 'wrong', why: string }}
 */
function checkText(option, text) {
  const { min_length: min = 0, max_length: max = 6000 } = option;
  if (text.length < min) return { is: 'wrong', why: `At least ${min} characters.` };
  if (text.length > max) return { is: 'wrong', why: `At most ${max} characters.` };
  return { is: 'value', value: text };
}

/**
 * @param {Extract<ValueOption, { type: 4 | 10 }>} option
 * @param {string} text
 * @returns {{ is: 'value', value: number } | { is: 'wrong', why: string }}
 */
function checkNumber(option, text) {
  const value = Number(text);
  if (!Number.isFinite(value)) return { is: 'wrong', why: 'A number is needed.' };
  if (option.type === 4 && !Number.isInteger(value))
    return { is: 'wrong', why: 'A whole number is needed.' };
  const { min_value: min, max_value: max } = option;
  if (min !== undefined && value < min) return { is: 'wrong', why: `At least ${min}.` };
  if (max !== undefined && value > max) return { is: 'wrong', why: `At most ${max}.` };
  return { is: 'value', value };
}
