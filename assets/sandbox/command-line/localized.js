// @ts-check

/** @typedef {import('../types.js').ValueOption} ValueOption @typedef {Readonly<Record<string, string | null | undefined>> | null | undefined} Localizations */

/** What Discord takes where a locale itself has no translation. */
const NEXT_BEST = new Map([
  ['en-US', 'en-GB'],
  ['en-GB', 'en-US'],
  ['es-419', 'es-ES'],
]);

/**
 * A text in the language of somebody's client.
 * @param {string} text
 * @param {Localizations} localizations
 * @param {string} locale
 */
export function localized(text, localizations, locale) {
  return localizations?.[locale] ?? localizations?.[NEXT_BEST.get(locale) ?? ''] ?? text;
}

/**
 * An option as that client shows it; `name` stays what the bot calls it.
 * @param {ValueOption} option
 * @param {string} locale
 * @returns {ValueOption & { label: string }}
 */
export function localizedOption(option, locale) {
  const face = {
    label: localized(option.name, option.name_localizations, locale),
    description: localized(option.description, option.description_localizations, locale),
  };
  switch (option.type) {
    case 3:
      return { ...option, ...face, ...localizedChoices(option.choices, locale) };
    case 4:
    case 10:
      return { ...option, ...face, ...localizedChoices(option.choices, locale) };
    default:
      return { ...option, ...face };
  }
}

/**
 * @template {{ name: string, name_localizations?: Localizations }} C
 * @param {readonly C[] | undefined} choices
 * @param {string} locale
 */
function localizedChoices(choices, locale) {
  if (!choices) return {};
  const named = (/** @type {C} */ each) => ({
    ...each,
    name: localized(each.name, each.name_localizations, locale),
  });
  return { choices: choices.map(named) };
}
