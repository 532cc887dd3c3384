// @ts-check

/** @typedef {import('./commands.js').Option} Option */

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
