/** What Discord calls the permissions that a match needs. */
export const permissions = {
  ViewChannel: 'View Channel',
  SendMessages: 'Send Messages',
  CreatePublicThreads: 'Create Public Threads',
  SendMessagesInThreads: 'Send Messages in Threads',
  AttachFiles: 'Attach Files',
  ReadMessageHistory: 'Read Message History',
  PinMessages: 'Pin Messages',
  CreateEvents: 'Create Events',
  BypassSlowmode: 'Bypass Slow Mode',
} as const;
