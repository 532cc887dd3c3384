import type { SharedIcon } from '../../../src/presentation/scene.ts';
import type { STEADING_ART } from './art.ts';

type Icon = SharedIcon | keyof typeof STEADING_ART.icons;

/** What is in store, by the sign under which it is painted. */
export const ICON = {
  food: 'food',
  wood: 'wood',
  ice: 'snow',
  straw: 'straw',
  stone: 'stone',
  tents: 'home',
} as const satisfies Readonly<Record<string, Icon>>;
export const KINDS = ['food', 'wood', 'ice', 'straw', 'stone', 'tents'] as const;
export type Kind = (typeof KINDS)[number];

/** Cards that lie open: each is so much of one kind, for whoever takes it. */
export const CARDS = {
  net: { art: 'fish', kind: 'food', count: 3 },
  pile: { art: 'woodpile', kind: 'wood', count: 3 },
  sheaf: { art: 'sheaf', kind: 'straw', count: 4 },
  cairn: { art: 'cairn', kind: 'stone', count: 3 },
  hides: { art: 'snare', kind: 'tents', count: 3 },
  cellar: { art: 'pit', kind: 'ice', count: 4 },
} as const satisfies Readonly<
  Record<
    string,
    { readonly art: keyof typeof STEADING_ART.cards; readonly kind: Kind; readonly count: number }
  >
>;
export const CARD_IDS = ['net', 'pile', 'sheaf', 'cairn', 'hides', 'cellar'] as const;
export type CardId = (typeof CARD_IDS)[number];

export const GATES = ['north', 'south'] as const;
export type Gate = (typeof GATES)[number];
export const GUARDS = ['dog', 'fire', 'none'] as const;
export type Guard = (typeof GUARDS)[number];

export type Raiders = 'wolves' | 'thieves';
/** Who comes to a gate, by the face of a die, and what keeps them off; nobody by any other face. */
export const RAIDS: Readonly<Record<number, { readonly by: Raiders; readonly fears: Guard }>> = {
  1: { by: 'wolves', fears: 'fire' },
  2: { by: 'wolves', fears: 'fire' },
  3: { by: 'thieves', fears: 'dog' },
  4: { by: 'thieves', fears: 'dog' },
};

const START = { food: 3, wood: 4, ice: 0, straw: 1, stone: 1, tents: 1 } as const;
const ALIKE = {
  cards: CARDS,
  raids: RAIDS,
  start: START,
  field: 2,
  prize: 2,
  storm: 1,
  raid: 1,
} as const;

/** Its content in two versions: matches of the first one go on beside those of the second. */
export const CONTENT = {
  1: { ...ALIKE, rounds: 3, mouths: 2, feast: 1, display: 2 },
  2: { ...ALIKE, rounds: 2, mouths: 3, feast: 3, display: 3 },
} as const;
