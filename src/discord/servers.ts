import {
  ApplicationIntegrationType as Installed,
  type Client,
  DiscordAPIError,
  Events,
  type Interaction,
  RESTJSONErrorCodes as Codes,
  Routes,
} from 'discord.js';
import type { Logger } from 'pino';
import type { App } from '../match/app/app.ts';
import { comeBack, leaveServer } from '../match/due/server.ts';
import type { Timekeeper } from '../match/due/timekeeper.ts';

/** Knows in which servers the bot is, so that clocks stand where it is not. */
export interface Servers {
  /** Looks where the bot was thrown out or let in while it was not connected. */
  look(): Promise<void>;
  /** Resolves when all that was heard of is noted. */
  idle(): Promise<void>;
}

/**
 * Watches in which servers the bot is; nothing is noted before `look` was called once.
 *
 * @param caughtUp resolves when clocks have left out the time in which nobody was there
 */
export function watchServers(
  client: Client,
  app: App,
  log: Logger,
  caughtUp: Timekeeper['caughtUp'],
): Servers {
  let noting: Promise<void> = Promise.resolve();
  let heard: Promise<void> = Promise.resolve();
  let hasLooked = false;
  const note = (server: string, work: () => Promise<void>): Promise<void> => {
    noting = noting.then(work).catch((err: unknown) => {
      log.error({ server, err }, 'whether the bot is in a server could not be noted');
    });
    return noting;
  };
  /** What is heard of: where this machine slept until now, clocks leave that out first. */
  const hear = (server: string, work: () => Promise<void>): void => {
    if (hasLooked) heard = heard.then(caughtUp).then(() => note(server, work));
  };
  // A server that cannot be reached for a while is not left: the client tells of that by another event.
  client.on(Events.GuildDelete, ({ id }) => {
    hear(id, () => leaveServer(app, id));
  });
  client.on(Events.GuildCreate, ({ id }) => {
    hear(id, () => comeBack(app, id));
  });
  // Discord has told of servers that were left and were not: who presses there is proof enough.
  client.on(Events.InteractionCreate, (interaction) => {
    const server = serverOf(interaction);
    if (server === null || client.guilds.cache.has(server)) return;
    hear(server, () => comeBack(app, server));
  });
  return {
    async look() {
      hasLooked = true;
      for (const server of await app.store.serversWithMatches()) {
        await note(server, async () => {
          if (client.guilds.cache.has(server)) await comeBack(app, server);
          else if (await isShut(client, server)) await leaveServer(app, server);
        });
      }
    },
    idle: () => heard.then(() => noting),
  };
}

/** The server in which somebody pressed, where I am there as well; null in a DM, and where it has me for itself alone. */
function serverOf({ guildId, authorizingIntegrationOwners: by }: Interaction): string | null {
  const isOwn = by[Installed.UserInstall] !== undefined && by[Installed.GuildInstall] === undefined;
  return isOwn ? null : guildId;
}

/** Whether Discord says that the bot is not in a server. */
async function isShut({ rest }: Client, server: string): Promise<boolean> {
  try {
    await rest.get(Routes.guild(server));
    return false;
  } catch (error) {
    return (
      error instanceof DiscordAPIError &&
      [Codes.UnknownGuild, Codes.MissingAccess].some((code) => code === Number(error.code))
    );
  }
}
