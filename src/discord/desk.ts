import type { REST } from 'discord.js';
import type { Logger } from 'pino';
import type { House } from '../match/house.ts';
import type { Painter } from '../render/pool.ts';

/** What every handler of an interaction is given. */
export interface Desk {
  readonly house: House;
  readonly painter: Painter;
  readonly log: Logger;
}

/** What is asked of Discord's API to say something. */
export type Api = Pick<REST, 'get' | 'post' | 'patch' | 'put'>;

/** What it takes to say what was committed: Discord's API besides. */
export interface PostOffice extends Desk {
  readonly rest: Api;
  /** Discord's locale of a server that I am in, such as `de`; null for any other. */
  localeOf(server: string): string | null;
}
