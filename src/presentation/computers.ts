/** What computer players are called that are at a table from the start: names of their own, in each language. */
export const COMPUTERS = [
  'bramble',
  'otter',
  'thistle',
  'badger',
  'juniper',
  'marten',
  'sorrel',
  'lynx',
  'hazel',
  'raven',
  'willow',
  'weasel',
] as const;
export type Computer = (typeof COMPUTERS)[number];

export const isComputer = (text: string): text is Computer => COMPUTERS.some((one) => one === text);
