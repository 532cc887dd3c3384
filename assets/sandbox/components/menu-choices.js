// @ts-check

/** @typedef {import('../types.js').SelectMenu} SelectMenu @typedef {import('./select.js').SelectChoice} SelectChoice */

/**
 * What a select menu offers: its own options, or the people and channels there are.
 * @param {SelectMenu} menu
 * @param {import('../lookup.js').Lookup} lookup
 * @returns {SelectChoice[]}
 */
export function choicesOf(menu, lookup) {
  switch (menu.type) {
    case 3:
      return menu.options;
    case 5:
    case 7:
      return lookup.people.map((user) => ({
        value: user.id,
        label: user.name,
        description: `@${user.username}`,
      }));
    case 8:
      return lookup.channels
        .filter((channel) => channel.kind !== 'dm')
        .map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
    default:
      return [];
  }
}

/** @param {SelectMenu} menu @returns {string[]} what the bot chose beforehand */
export function defaultsOf(menu) {
  if (menu.type === 3) return menu.options.filter((each) => each.default).map((each) => each.value);
  return (menu.default_values ?? []).map((each) => each.id);
}
