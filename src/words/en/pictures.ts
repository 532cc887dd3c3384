/** What the app itself writes on pictures. */
export const pictures = {
  'to move': 'To move',
} as const;
