// @ts-check
import { useEffect, useState } from 'preact/hooks';
import { act } from '../requests.js';

/**
 * @typedef {import('../types.js').ValueOption} ValueOption
 * @typedef {{ name: string, value: string | number | boolean, description?: string }} Choice
 * @typedef {{ choices: readonly Choice[], busy: boolean, failed: boolean }} Offer
 */

const AFTER_TYPING_MS = 180;
/** @type {Offer} */
const NONE = { choices: [], busy: false, failed: false };

/** @param {ValueOption | null} option */
export function asksTheBot(option) {
  return option !== null && 'autocomplete' in option && option.autocomplete === true;
}

/**
 * What the page itself can offer for an option.
 * @param {ValueOption} option
 * @param {string} text
 * @param {import('../lookup.js').Lookup} lookup
 * @returns {readonly Choice[]}
 */
export function ownChoices(option, text, lookup) {
  const wanted = text.trim().replace(/^[@#]/, '').toLowerCase();
  return allChoices(option, lookup).filter((choice) => choice.name.toLowerCase().includes(wanted));
}

/** @param {ValueOption} option @param {import('../lookup.js').Lookup} lookup @returns {readonly Choice[]} */
function allChoices(option, lookup) {
  switch (option.type) {
    case 3:
    case 4:
    case 10:
      return option.choices ?? [];
    case 5:
      return [
        { name: 'True', value: true },
        { name: 'False', value: false },
      ];
    case 6:
    case 9:
      return lookup.people.map((user) => ({
        name: user.name,
        value: user.id,
        description: `@${user.username}`,
      }));
    case 7:
      return lookup.channels
        .filter((channel) => channel.kind !== 'dm')
        .map((channel) => ({ name: `#${channel.name}`, value: channel.id }));
    default:
      return [];
  }
}

/**
 * The bot's suggestions for what has been typed; asked a moment after the last key.
 * @param {string} userId
 * @param {object | null} request null while nothing is to be asked
 * @returns {Offer}
 */
export function useBotChoices(userId, request) {
  const [offer, setOffer] = useState(NONE);
  const asked = request === null ? null : JSON.stringify(request);
  useEffect(() => {
    if (asked === null) {
      setOffer(NONE);
      return undefined;
    }
    let stale = false;
    setOffer((before) => ({ ...before, busy: true }));
    const timer = setTimeout(async () => {
      const answer = await act(userId, 'autocomplete', JSON.parse(asked));
      if (stale) return;
      setOffer(
        answer.ok
          ? { choices: answer.value.choices, busy: false, failed: answer.value.failed }
          : { choices: [], busy: false, failed: true },
      );
    }, AFTER_TYPING_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [userId, asked]);
  return offer;
}
