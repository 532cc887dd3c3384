/** How well a computer player may play, the weakest first: the same words for every game, which may have some of them. */
export const LEVELS = ['dreamy', 'hasty', 'steady'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (text: string): text is Level => LEVELS.some((level) => level === text);
