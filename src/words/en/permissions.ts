/** What Discord calls the permissions that a match needs. */
export const permissions = {
  ViewChannel: 'View Channel',
  SendMessages: 'Send Messages',
  CreatePublicThreads: 'Create Public Threads',
  SendMessagesInThreads: 'Send Messages in Threads',
  AttachFiles: 'Attach Files',
  ReadMessageHistory: 'Read Message History',
} as const;
