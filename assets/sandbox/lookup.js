// @ts-check
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** @typedef {import('./types.js').PageUser} PageUser @typedef {import('./types.js').PageChannel} PageChannel */

/**
 * What message text needs to know about the world around it.
 * @typedef {object} Lookup
 * @property {(id: string) => string} userName
 * @property {(id: string) => string} roleName
 * @property {(id: string) => { name: string, isThread: boolean } | null} channel null where the reader cannot see it
 * @property {readonly PageUser[]} people everybody who can be chosen, with the bot
 * @property {readonly PageChannel[]} channels
 * @property {string} me the reader's user id
 * @property {string} locale the language of the reader's client, as Discord names it
 * @property {(id: string) => void} openChannel
 * @property {(command: string) => void} fillCommand puts a command into the command line; without the slash
 * @property {(picture: Picture) => void} enlarge
 *
 * @typedef {{ url: string, description: string, name: string, width: number | null, height: number | null }} Picture
 */

/** @type {Lookup} */
const NOWHERE = {
  userName: () => 'somebody',
  roleName: () => 'a role',
  channel: () => null,
  people: [],
  channels: [],
  me: '',
  locale: 'en-US',
  openChannel: () => {},
  fillCommand: () => {},
  enlarge: () => {},
};

export const LookupContext = createContext(NOWHERE);

/** @returns {Lookup} */
export function useLookup() {
  return useContext(LookupContext);
}
