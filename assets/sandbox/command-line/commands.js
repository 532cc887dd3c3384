// @ts-check

/**
 * @typedef {import('../types.js').Command} Command
 * @typedef {import('../types.js').ValueOption} ValueOption
 * @typedef {import('../types.js').PageChannel} PageChannel
 *
 * One thing that can be called: a command, or a subcommand of one.
 * @typedef {object} Callable
 * @property {string} commandId
 * @property {string[]} path group and subcommand names
 * @property {string} name as it is typed, without the slash: "tusk move"
 * @property {string} description
 * @property {ValueOption[]} options required ones first
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
 * @returns {Callable[]}
 */
export function callablesIn(commands, channel) {
  const context = channel.kind === 'dm' ? IN_BOT_DM : IN_GUILD;
  return commands
    .filter((command) => command.guild_id === undefined || command.guild_id === channel.guildId)
    .filter((command) => command.contexts?.includes(context) ?? true)
    .flatMap((command) => flatten(command, [], command));
}

/**
 * @param {Command} command
 * @param {string[]} path
 * @param {{ description: string, options?: readonly import('../types.js').CommandOption[] | undefined }} part
 * @returns {Callable[]}
 */
function flatten(command, path, part) {
  const options = part.options ?? [];
  /** @type {Callable[]} */
  const below = [];
  /** @type {ValueOption[]} */
  const own = [];
  for (const option of options) {
    if (option.type === 1 || option.type === 2)
      below.push(...flatten(command, [...path, option.name], option));
    else own.push(option);
  }
  if (below.length > 0) return below;
  return [
    {
      commandId: command.id,
      path,
      name: [command.name, ...path].join(' '),
      description: part.description,
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
  const rank = (/** @type {Callable} */ callable) => {
    const name = callable.name.toLowerCase();
    if (name.startsWith(wanted)) return 0;
    const parts = name.split(' ');
    if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 1;
    return words.every((word) => name.includes(word)) ? 2 : 3;
  };
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
  const callable = callables.find((each) =>
    typed.toLowerCase().startsWith(`${each.name.toLowerCase()} `),
  );
  return callable ? { callable, rest: typed.slice(callable.name.length + 1) } : null;
}

/**
 * What the field says, as Discord would send it.
 * @param {ValueOption} option
 * @param {Field | undefined} field
 * @returns {{ is: 'empty' } | { is: 'value', value: string | number | boolean } | { is: 'wrong', why: string }}
 */
export function valueOf(option, field) {
  if (field && field.picked !== null) return { is: 'value', value: field.picked };
  const text = field?.text.trim() ?? '';
  if (text === '')
    return option.required ? { is: 'wrong', why: 'This one is needed.' } : { is: 'empty' };
  if ('choices' in option && option.choices && option.choices.length > 0) {
    const named = option.choices.find((choice) => choice.name.toLowerCase() === text.toLowerCase());
    return named
      ? { is: 'value', value: named.value }
      : { is: 'wrong', why: 'Choose one of the list.' };
  }
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
