/** What the house itself writes on pictures. */
export const pictures = {
  'to move': 'To move',
} as const;
