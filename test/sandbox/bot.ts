import {
  Client,
  type ClientOptions,
  GatewayIntentBits,
  type Interaction,
  type RESTPostAPIApplicationCommandsJSONBody,
} from 'discord.js';
import type { Sandbox } from '../../src/sandbox/index.ts';

/** A bot on the real client, logged in to a sandbox. */
export interface Bot {
  readonly client: Client<true>;
  /** What reached the bot, oldest first. */
  readonly interactions: Interaction[];
  close(): Promise<void>;
}

/** Logs a bot in that answers every interaction with `answer` and has those commands. */
export async function startBot(
  sandbox: Sandbox,
  commands: readonly RESTPostAPIApplicationCommandsJSONBody[] = [],
  answer: (interaction: Interaction) => unknown = () => undefined,
  options: Partial<ClientOptions> = {},
): Promise<Bot> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    enforceNonce: true,
    // The usual one waits five seconds between two identifies.
    ws: { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => undefined }) },
    ...options,
    rest: { api: sandbox.api, ...options.rest },
  });
  const interactions: Interaction[] = [];
  client.on('interactionCreate', (interaction) => {
    interactions.push(interaction);
    void answer(interaction);
  });
  const ready = new Promise<Client<true>>((resolve) => client.once('clientReady', resolve));
  await client.login(sandbox.token);
  const loggedIn = await ready;
  if (commands.length > 0) await loggedIn.application.commands.set([...commands]);
  return {
    client: loggedIn,
    interactions,
    async close() {
      await client.destroy();
    },
  };
}
