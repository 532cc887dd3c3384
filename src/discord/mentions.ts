import { PINGED } from '../panel/limits.ts';

/** Discord's `allowed_mentions` of what pings nobody, whatever its text mentions: answers to presses, and edits. */
export const NO_PINGS = { parse: [] } as const;

/** The same of what pings these users and the members of these roles, of those that its text mentions. */
export const pinging = (users: readonly string[], roles: readonly string[] = []) => ({
  parse: [],
  users: [...new Set(users)].slice(0, PINGED),
  ...(roles.length === 0 ? {} : { roles: [...new Set(roles)] }),
});
