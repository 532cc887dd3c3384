import 'dotenv/config';
import { Misconfigured, readConfig } from './process/config.ts';
import { registerCommands } from './discord/commands/register.ts';
import { SHELF } from './games/index.ts';
import { statusOf } from './process/status.ts';

/** Registers the slash commands with Discord: once after each upgrade. */
async function register(): Promise<void> {
  const { token, apiUrl } = readConfig(process.env);
  if (token === null)
    throw new Misconfigured('Set DISCORD_TOKEN: commands are registered for a bot.');
  const count = await registerCommands(SHELF, token, apiUrl);
  process.stdout.write(`${count} commands are registered.\n`);
}

register().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = statusOf(error);
});
