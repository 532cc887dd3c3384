export const CARDS = [
  'raft',
  'guide',
  'forced-march',
  'amazons',
  'ambush',
  'trap',
  'palisade',
  'firebrand',
  'smoked-meat',
  'cannibalism',
  'raid',
  'midwife',
  'elder',
  'tracker',
  'omen',
  'counter-magic',
  'lone-warrior',
  'lone-female',
] as const;
export type CardId = (typeof CARDS)[number];

/** When a card is played: in one's own turn, with a battle plan, at survival, at births, or by a standing order. */
export type Moment = 'turn' | 'battle' | 'survival' | 'births' | 'standing';

export interface FateCard {
  readonly count: number;
  readonly when: Moment;
  /** A tribe may play several in a turn. */
  readonly often?: true;
  /** It never comes back. */
  readonly leaves?: true;
}

/** The 40 cards of Fate, ours (Valley of the Mammoths, content). */
export const CARD: Readonly<Record<CardId, FateCard>> = {
  raft: { count: 3, when: 'turn', often: true },
  guide: { count: 3, when: 'turn' },
  'forced-march': { count: 3, when: 'turn' },
  amazons: { count: 3, when: 'battle' },
  ambush: { count: 3, when: 'battle' },
  trap: { count: 3, when: 'battle', often: true },
  palisade: { count: 2, when: 'battle' },
  firebrand: { count: 2, when: 'turn' },
  'smoked-meat': { count: 2, when: 'survival', often: true },
  cannibalism: { count: 2, when: 'battle' },
  raid: { count: 2, when: 'turn' },
  midwife: { count: 2, when: 'births' },
  elder: { count: 2, when: 'births' },
  tracker: { count: 2, when: 'standing' },
  omen: { count: 2, when: 'standing' },
  'counter-magic': { count: 2, when: 'standing', often: true },
  'lone-warrior': { count: 1, when: 'turn', leaves: true },
  'lone-female': { count: 1, when: 'turn', leaves: true },
};

/** What cards add or bring. */
export const AMBUSH = 2;
export const PALISADE = 2;
export const SMOKED_MEAT = 5;
export const EATEN_STRANGER = 2;
export const RAIDED = 4;
export const MARCH = 3;
