/** What the game is called, and what it is about. */
export const edition = {
  title: 'Tusk! Surviving the Ice Age',
  blurb:
    'Lead a tribe through the coming Ice Age: gather, fight, hunt the mammoth together, and have the most food when all is snow.',
} as const;
