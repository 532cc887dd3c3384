import { REST, Routes } from 'discord.js';
import { z } from 'zod';
import { type Language, SPOKEN } from '../../language/languages.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import { explainLogin } from '../link.ts';
import { commandsFor } from './registration.ts';

const applicationSchema = z.object({ id: z.string() });

/**
 * Registers the slash commands of every game with Discord, for all servers, in these languages. Returns how many.
 * Rejects with a sentence where the token is refused or Discord cannot be reached.
 */
export async function registerCommands(
  shelf: ReadonlyMap<string, AnyEdition>,
  token: string,
  apiUrl: string | null,
  languages: readonly Language[] = SPOKEN,
): Promise<number> {
  const rest = new REST(apiUrl === null ? {} : { api: apiUrl }).setToken(token);
  const asked = rest.get(Routes.currentApplication()).catch((error: unknown) => {
    throw explainLogin(error);
  });
  const application = applicationSchema.parse(await asked);
  const commands = commandsFor(shelf, languages);
  await rest.put(Routes.applicationCommands(application.id), { body: commands });
  return commands.length;
}
