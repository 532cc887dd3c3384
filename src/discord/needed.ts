import { ChannelType } from 'discord.js';

/** Types of channels in which matches can be: there are messages, and threads for each match. */
export const HOMES = [ChannelType.GuildText, ChannelType.GuildAnnouncement] as const;

/** What I need in a channel where matches are played. */
export const NEEDED = [
  'ViewChannel',
  'SendMessages',
  'CreatePublicThreads',
  'SendMessagesInThreads',
  'AttachFiles',
  // Without it I could not see after a failure what stands already, and would say things twice.
  'ReadMessageHistory',
] as const;
