// @ts-check
import { useState } from 'preact/hooks';
import { html } from '../html.js';
import { useLookup } from '../lookup.js';
import { choicesOf, defaultsOf } from './menu-choices.js';
import { usePress } from './press.js';
import { Select } from './select.js';

/**
 * A select menu on a message: choosing is told to the bot.
 * @param {{ menu: import('../types.js').SelectMenu }} props
 */
export function MessageSelect({ menu }) {
  const lookup = useLookup();
  const { press, isPending, post } = usePress();
  const [sent, setSent] = useState(/** @type {string[] | null} */ (null));
  const pending = isPending(menu.custom_id);
  return html`<${Select}
    label=${menu.placeholder || 'Make a choice'}
    place=${post}
    choices=${choicesOf(menu, lookup)}
    values=${pending && sent ? sent : defaultsOf(menu)}
    min=${menu.min_values ?? 1}
    max=${menu.max_values ?? 1}
    disabled=${menu.disabled === true}
    pending=${pending}
    reports="done"
    onChoose=${(/** @type {string[]} */ values) => {
      setSent(values);
      press(menu.custom_id, values);
    }}
  />`;
}
