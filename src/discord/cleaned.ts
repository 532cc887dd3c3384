import { type Client, GatewayDispatchEvents as Events } from 'discord.js';

/** What no database keeps and nobody sees: halves of letters, and controls that neither end a line nor indent it. */
const UNKEPT = /\p{Cs}|(?![\n\r\t])\p{Cc}/gu;

/**
 * Takes out of everything that people send what could not be kept: of what they type, choose and fill in, and of what
 * they are called. The packets are changed before the client reads them, so that nothing has another way in.
 */
export function cleanWhatIsSent(client: Client): void {
  client.ws.on(Events.InteractionCreate, (data: unknown) => {
    clean(data);
  });
}

function clean(sent: unknown): unknown {
  if (typeof sent === 'string') return sent.replace(UNKEPT, '');
  if (sent instanceof Object) {
    for (const [name, value] of Object.entries(sent)) {
      // The message below which something was pressed is our own.
      if (name !== 'message') Reflect.set(sent, name, clean(value));
    }
  }
  return sent;
}
