import { type Client, GatewayDispatchEvents as Events } from 'discord.js';
import { z } from 'zod';

const pressSchema = z.object({
  channel: z.object({ id: z.string(), last_message_id: z.string() }),
});

/** Of how many channels it is known. */
const PLACES = 1_000;

/**
 * Notes with each press which message is the newest in its channel, whoever wrote it, and returns where to look that
 * up; null where Discord did not say. To be told of the messages themselves would take an intent of its own, and a
 * packet for every word in a server. The packets are read as they come, as the client drops this of channels that it
 * knows.
 */
export function watchNewest(client: Client): (channel: string) => string | null {
  /** The channel of the latest press last. */
  const newest = new Map<string, string>();
  client.ws.on(Events.InteractionCreate, (data: unknown) => {
    const { success, data: press } = pressSchema.safeParse(data);
    if (!success) return;
    const { id, last_message_id: message } = press.channel;
    newest.delete(id);
    newest.set(id, message);
    const [oldest] = newest.keys();
    if (newest.size > PLACES && oldest !== undefined) newest.delete(oldest);
  });
  return (channel) => newest.get(channel) ?? null;
}
