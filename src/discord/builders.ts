import { disableValidators } from 'discord.js';

/**
 * From now on what is built for Discord is taken as it is: to check each option of each list costs more than
 * to build it. For the running bot. In the tests all is checked as it is built; what is too long is cut before,
 * and Discord refuses the rest.
 */
export function trustBuilders(): void {
  disableValidators();
}
