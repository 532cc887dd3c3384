import { type Client, GatewayDispatchEvents as Events } from 'discord.js';
import { z } from 'zod';
import type { Area } from '../../store/store.ts';

const withId = z.object({ id: z.string() });
const ofServer = z.object({ guild_id: z.string() });
const ofMember = ofServer.extend({ user: withId });

/**
 * Tells of what may let me post where I could not: a thread unlocked or opened again, a channel's permissions
 * changed or gone, a role given, changed or gone, a server that I am back in. The packets are read as they come, as the
 * client passes on only what it has in its cache.
 */
export function watchAreas(client: Client<true>, touched: (area: Area) => void): void {
  const on = <T>(
    events: readonly Events[],
    schema: z.ZodType<T>,
    areaOf: (data: T) => Area | null,
  ): void => {
    for (const event of events) {
      client.ws.on(event, (data: unknown) => {
        const read = schema.safeParse(data);
        const area = read.success ? areaOf(read.data) : null;
        if (area !== null) touched(area);
      });
    }
  };
  // What was deleted may have been in the way: a locked thread, a role that took something from me.
  const ofChannels = [
    Events.ThreadUpdate,
    Events.ChannelUpdate,
    Events.ThreadDelete,
    Events.ChannelDelete,
  ];
  on(ofChannels, withId, ({ id }) => ({ channel: id }));
  const ofRoles = [Events.GuildRoleUpdate, Events.GuildRoleDelete];
  on(ofRoles, ofServer, ({ guild_id: server }) => ({ server }));
  on([Events.GuildMemberUpdate], ofMember, ({ guild_id: server, user }) =>
    user.id === client.user.id ? { server } : null,
  );
  on([Events.GuildCreate], withId, ({ id }) => ({ server: id }));
}
