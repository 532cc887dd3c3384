import { ChannelType } from 'discord.js';

/** Types of channels in which matches can be: there are messages, and threads for each match. */
export const HOMES = [ChannelType.GuildText, ChannelType.GuildAnnouncement] as const;

/** The permissions that the bot needs in a channel where matches are played. */
export const NEEDED = [
  'ViewChannel',
  'SendMessages',
  'CreatePublicThreads',
  'SendMessagesInThreads',
  'AttachFiles',
  // To find after a crash what was posted already; without it posts would be doubled.
  'ReadMessageHistory',
] as const;
