import { type Client, GatewayDispatchEvents as Events } from 'discord.js';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { App } from '../match/app/app.ts';
import type { Named } from '../store/store.ts';

const serverSchema = z.object({ id: z.string(), preferred_locale: z.string() });

/** Knows which languages Discord names for the servers of this process; the store has them for all processes. */
export interface Locales {
  /** Notes those of all servers that are there, and from then on each one that is seen. */
  look(): Promise<void>;
  /** Resolves when all that was seen is noted. */
  idle(): Promise<void>;
}

/**
 * Watches the languages of servers; nothing is noted before `look` was called once. The packets are read as they come:
 * the client tells of a server that comes back from an outage by another event than of one that is new.
 */
export function watchLocales(client: Client, { store }: Pick<App, 'store'>, log: Logger): Locales {
  let noting: Promise<void> = Promise.resolve();
  let hasLooked = false;
  const note = (seen: readonly Named[]): void => {
    noting = noting
      .then(() => store.noteLocales(seen))
      .catch((err: unknown) => {
        log.error(
          { servers: seen.map(({ server }) => server), err },
          'the language of a server could not be noted',
        );
      });
  };
  for (const event of [Events.GuildCreate, Events.GuildUpdate]) {
    client.ws.on(event, (data: unknown) => {
      const { data: server } = serverSchema.safeParse(data);
      if (!hasLooked || server === undefined) return;
      note([{ server: server.id, locale: server.preferred_locale }]);
    });
  }
  return {
    look() {
      hasLooked = true;
      // Of a server that is out, nothing is known yet.
      const there = client.guilds.cache.filter(({ available }) => available);
      note(
        there.map(({ id, preferredLocale }) => ({
          server: id,
          locale: preferredLocale,
        })),
      );
      return noting;
    },
    idle: () => noting,
  };
}
