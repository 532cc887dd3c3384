// @ts-check

/**
 * @typedef {import('./commands.js').Option} Option
 * @typedef {import('./commands.js').Callable} Callable
 * @typedef {import('./commands.js').Field} Field
 */

/**
 * `name: value` as it is typed: a value goes on until the next name of an option.
 * @param {string} text
 * @param {readonly Option[]} options those whose names count
 * @returns {{ before: string, given: { option: Option, text: string }[] }} what stands before the first name, and
 *   what was given, in that order
 */
export function typedOptions(text, options) {
  const named = options.flatMap((option) => [
    { name: option.label, option },
    { name: option.name, option },
  ]);
  if (named.length === 0) return { before: text, given: [] };
  const either = named.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const found = [...text.matchAll(new RegExp(`(?<=^|\\s)(${either}):`, 'giu'))];
  const given = found.flatMap((match, at) => {
    const wanted = match[1]?.toLowerCase();
    const option = named.find(({ name }) => name.toLowerCase() === wanted)?.option;
    const from = match.index + match[0].length;
    const end = found[at + 1]?.index ?? text.length;
    // A space that is still being typed after the last value is part of it.
    const value = text.slice(from, end).trimStart();
    return option ? [{ option, text: at + 1 < found.length ? value.trimEnd() : value }] : [];
  });
  return { before: text.slice(0, found[0]?.index ?? text.length), given };
}

/**
 * What was typed behind a command's name: `name: value` as often as one likes, before it the value of the first option.
 * @param {Callable} callable
 * @param {string} typed
 */
export function firstFields({ options }, typed) {
  const { before, given } = typedOptions(typed, options);
  const first = options[0];
  const said = [
    ...(first && before.trim() !== '' ? [{ option: first, text: before }] : []),
    ...given,
  ];
  const isOnlyOne = options.length === 1 && said.length === 0;
  return {
    /** @type {Record<string, Field>} */
    fields: Object.fromEntries(
      said.map(({ option, text }) => [option.name, { text, picked: null }]),
    ),
    added: (isOnlyOne ? options : said.map(({ option }) => option))
      .filter((option) => !option.required)
      .map((option) => option.name),
    last: given.at(-1)?.option.name ?? null,
  };
}
