import { REST, Routes } from 'discord.js';
import { z } from 'zod';
import type { AnyEdition } from '../presentation/edition.ts';
import { commandsFor } from './registration.ts';

const applicationSchema = z.object({ id: z.string() });

/**
 * Registers the slash commands of every game with Discord, for all servers. Returns how many.
 * Rejects where the token is refused.
 */
export async function registerCommands(
  shelf: ReadonlyMap<string, AnyEdition>,
  token: string,
  apiUrl: string | null,
): Promise<number> {
  const rest = new REST(apiUrl === null ? {} : { api: apiUrl }).setToken(token);
  const application = applicationSchema.parse(await rest.get(Routes.currentApplication()));
  const commands = commandsFor(shelf);
  await rest.put(Routes.applicationCommands(application.id), { body: commands });
  return commands.length;
}
