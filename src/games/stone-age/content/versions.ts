import type { Good } from './goods.ts';

/**
 * The versions of the rules, oldest first: they differ in what of them is ours alone. A match is played to its end with
 * the one that it began with.
 */
export const VERSIONS = [1, 2, 3, 4] as const;
export type Version = (typeof VERSIONS)[number];

/** The version that new matches begin with. */
export const RULES: Version = 4;

/**
 * Whether a card for which no payment is chosen leaves what the tribe's other buildings take (ours, 31): of as many as
 * can be (`most`), or counted in the order in which its people were placed, in which one that takes any resources may
 * take what another one needs.
 */
export const SPARES: Readonly<Record<Version, false | true | 'most'>> = {
  1: false,
  2: true,
  3: 'most',
  4: 'most',
};

/** What a tribe begins with beside what all have. */
export type HeadStart = Readonly<Partial<Record<Good, number>>>;

/**
 * With an even start: what the first tribe begins with besides, the second and so on, by the number of tribes. Ours, found
 * by self-play (docs/balance.md); the printed start gives nobody anything, and before version 4 there was no other.
 */
export const EVEN_START: Readonly<Record<Version, Readonly<Record<number, readonly HeadStart[]>>>> =
  {
    1: {},
    2: {},
    3: {},
    4: {
      2: [{}, { food: 3 }],
      3: [{}, { food: 2 }, { food: 4 }],
      4: [{}, {}, { food: 1 }, { food: 6 }],
    },
  };

/**
 * The round after which a short match ends, which is ours; by version of the rules, as a replay begins with the setup:
 * another number is another version. Before version 4 it is not among the content, so that matches from before there were
 * short ones go on.
 */
export const SHORT: Readonly<Record<Version, number>> = { 1: 3, 2: 3, 3: 3, 4: 3 };
