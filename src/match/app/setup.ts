import type { Language } from '../../language/languages.ts';
import type { ServerRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import type { App } from './app.ts';
import { refreshPostNow } from './effect.ts';
import { type Press, pressOnce } from './press.ts';
import { Refused } from './refused.ts';
import { languageIn } from './spoken.ts';

/** Roles, any of which will do: `<@&1> or <@&2>`. */
export const eitherRole = ({ either }: AppSpeech, roles: readonly string[]): string =>
  either(roles.map((role) => `<@&${role}>`));

/**
 * Chooses for all tables of a server. Who may manage all its channels may, and nobody else. No `roles` are everybody;
 * `tables` of 0 is the usual number; more `restDays` than the app gives are as many as that; a `language` of null is
 * the one that Discord names.
 */
export async function setUp(
  app: App,
  press: Press,
  server: string,
  change: {
    readonly roles?: readonly string[];
    readonly tables?: number;
    readonly restDays?: number;
    readonly language?: Language | null;
  },
): Promise<ServerRow> {
  const before = await app.store.server(server);
  const after = await pressOnce(app, press, async (transaction) => {
    if (!press.moderates({ server, channel: null })) throw new Refused('moderator sets tables');
    const { roles, tables, restDays, language } = change;
    await transaction.changeServer(server, {
      ...(roles === undefined ? {} : { roles }),
      ...(tables === undefined ? {} : { tables: tables === 0 ? null : tables }),
      ...(language === undefined ? {} : { language }),
      ...(restDays === undefined
        ? {}
        : { restDays: restDays < app.limits.restDaysAYear ? restDays : null }),
    });
    return transaction.server(server);
  });
  if (languageIn(app, before) !== languageIn(app, after)) await tellAllAnew(app, server);
  return after;
}

/** Has the posts of a server's matches that are updated anyway say the same in its new language. */
async function tellAllAnew(app: App, server: string): Promise<void> {
  for (const id of await app.store.matchesOnClock(server)) {
    await app.store.transaction(async (transaction) => {
      await refreshPostNow(transaction, id, 'seats', app.now());
      await refreshPostNow(transaction, id, 'times', app.now());
    });
  }
  app.announce();
}
