// @ts-check
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/**
 * What components of a message need: a way to press, and what became of it.
 * @typedef {object} Press
 * @property {(customId: string, values?: string[]) => void} press
 * @property {(customId: string) => boolean} isPending on its way, not yet acknowledged
 * @property {string} post the message in a few words: one button is like another without it
 */

/** @type {Press} */
const NOTHING = { press: () => {}, isPending: () => false, post: '' };

export const PressContext = createContext(NOTHING);

/** @returns {Press} */
export function usePress() {
  return useContext(PressContext);
}
