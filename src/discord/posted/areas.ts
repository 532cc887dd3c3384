import { type Client, GatewayDispatchEvents as Events } from 'discord.js';
import { z } from 'zod';
import type { Area } from '../../store/store.ts';

const channelSchema = z.object({ id: z.string() });
const serverSchema = z.object({ id: z.string() });
const roleSchema = z.object({ guild_id: z.string() });
const memberSchema = z.object({ guild_id: z.string(), user: z.object({ id: z.string() }) });

/**
 * Tells of what may let me post where I could not: a thread unlocked or opened again, a channel's permissions
 * changed or gone, a role given, changed or gone, a server that I am back in. The packets are read as they come, as the
 * client passes on only what it has in its cache.
 */
export function watchAreas(client: Client<true>, touched: (area: Area) => void): void {
  const on = (event: Events, areaOf: (data: unknown) => Area | null): void => {
    client.ws.on(event, (data: unknown) => {
      const area = areaOf(data);
      if (area !== null) touched(area);
    });
  };
  const areaOfChannel = (data: unknown): Area | null => {
    const { success, data: channel } = channelSchema.safeParse(data);
    return success ? { channel: channel.id } : null;
  };
  on(Events.ThreadUpdate, areaOfChannel);
  on(Events.ChannelUpdate, areaOfChannel);
  // What was deleted may have been in the way: a locked thread, a role that took something from me.
  on(Events.ThreadDelete, areaOfChannel);
  on(Events.ChannelDelete, areaOfChannel);
  const areaOfRole = (data: unknown): Area | null => {
    const { success, data: role } = roleSchema.safeParse(data);
    return success ? { server: role.guild_id } : null;
  };
  on(Events.GuildRoleUpdate, areaOfRole);
  on(Events.GuildRoleDelete, areaOfRole);
  on(Events.GuildMemberUpdate, (data) => {
    const { success, data: member } = memberSchema.safeParse(data);
    return success && member.user.id === client.user.id ? { server: member.guild_id } : null;
  });
  on(Events.GuildCreate, (data) => {
    const { success, data: server } = serverSchema.safeParse(data);
    return success ? { server: server.id } : null;
  });
}
