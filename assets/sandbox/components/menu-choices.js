// @ts-check

/** @typedef {import('../types.js').SelectMenu} SelectMenu @typedef {import('./select.js').SelectChoice} SelectChoice */

/**
 * What a select menu offers: its own options, or the people there are.
 * @param {SelectMenu} menu
 * @param {import('../lookup.js').Lookup} lookup
 * @returns {SelectChoice[]}
 */
export function choicesOf(menu, lookup) {
  if (menu.type === 3) return menu.options;
  return lookup.people.map((user) => ({
    value: user.id,
    label: user.name,
    description: `@${user.username}`,
  }));
}

/** @param {SelectMenu} menu @returns {string[]} what the bot chose beforehand */
export function defaultsOf(menu) {
  if (menu.type === 3) return menu.options.filter((each) => each.default).map((each) => each.value);
  return (menu.default_values ?? []).map((each) => each.id);
}
