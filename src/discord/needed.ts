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

/** What Discord has told apart from others since February 2026, and what I do not need. */
export const NOT_NEEDED = ['PinMessages', 'CreateEvents', 'BypassSlowmode'] as const;
