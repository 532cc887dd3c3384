import { type Interaction, PermissionFlagsBits as May, PermissionsBitField } from 'discord.js';
import type { Place, WholeServer } from '../../match/app/press.ts';
import type { Home } from '../../store/store.ts';

/** What whoever presses may do in a channel of the same server, by Discord's own permissions. */
function rightsIn(interaction: Interaction, channel: string): Readonly<PermissionsBitField> | null {
  if (!interaction.inCachedGuild()) return null;
  const { guild, member } = interaction;
  const found = guild.channels.cache.get(channel);
  // A channel that was deleted is the business of those who manage all of them.
  if (found === undefined) return member.permissions.has(May.ManageChannels) ? ALL : null;
  return found.permissionsFor(member);
}

const ALL = new PermissionsBitField([May.ViewChannel, May.ManageChannels]).freeze();

/** Whether whoever presses sees a match's channel; its matches are nobody else's business. */
export function sees(interaction: Interaction, { server, channel, thread }: Home): boolean {
  if (interaction.guildId !== server) return false;
  const { channelId } = interaction;
  if (channelId !== null && [channel, thread].includes(channelId)) return true;
  return rightsIn(interaction, channel)?.has(May.ViewChannel) === true;
}

/** Whether whoever presses may manage a match's channel, and so moderates its matches; or all channels of a server. */
export function moderates(
  interaction: Interaction,
  { server, channel }: Place | WholeServer,
): boolean {
  if (interaction.guildId !== server) return false;
  if (channel === null) {
    return interaction.inCachedGuild() && interaction.member.permissions.has(May.ManageChannels);
  }
  return rightsIn(interaction, channel)?.has(May.ManageChannels) === true;
}

/** Whether whoever presses has a role of the server where it presses. */
export const holds = (interaction: Interaction, role: string): boolean =>
  interaction.inCachedGuild() && interaction.member.roles.cache.has(role);

/** The channels of this server that whoever presses sees. */
export function channelsSeen(interaction: Interaction): string[] {
  if (!interaction.inCachedGuild()) return [];
  return interaction.guild.channels.cache
    .filter(({ id }) => rightsIn(interaction, id)?.has(May.ViewChannel) === true)
    .map(({ id }) => id);
}
