import 'dotenv/config';
import { readConfig } from './config.ts';
import { registerCommands } from './discord/register.ts';
import { SHELF } from './games/index.ts';
import { serveHealth } from './health.ts';
import { openLog } from './log.ts';
import { startSandbox } from './sandbox/index.ts';
import { type Firepit, startFirepit } from './start.ts';

/** Says one sentence for a person and ends with a failure. */
function giveUp(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  const closing: (() => Promise<unknown>)[] = [];
  let firepit: Firepit;
  if (config.token === null) {
    const sandbox = await startSandbox({ port: config.port });
    closing.push(() => sandbox.close());
    const quiet = openLog(config.logLevel === 'info' ? 'warn' : config.logLevel);
    firepit = await startFirepit({
      config,
      log: quiet,
      token: sandbox.token,
      apiUrl: sandbox.api,
    });
    await registerCommands(SHELF, sandbox.token, sandbox.api);
    process.stdout.write(
      `\nNo DISCORD_TOKEN is set, so this is the sandbox. Open ${sandbox.url} and play.\n\n`,
    );
  } else {
    firepit = await startFirepit({ config, log, token: config.token, apiUrl: config.apiUrl });
    const health = serveHealth(config.healthPort, firepit.healthy);
    closing.push(async () => health.close());
    const { client } = firepit.bot;
    log.info({ user: client.user.tag, servers: client.guilds.cache.size }, 'Firepit burns');
  }
  const stop = (): void => {
    Promise.all([firepit.close(), ...closing.map((close) => close())]).then(
      () => process.exit(0),
      giveUp,
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch(giveUp);
