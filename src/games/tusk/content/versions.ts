/**
 * The versions of the rules, oldest first: they differ in content alone, and in what of it is ours. A match is played to
 * its end with the one that it began with; new ones begin with the newest.
 */
export const VERSIONS = [1, 2] as const;
export type Version = (typeof VERSIONS)[number];

/** The version that new matches begin with. */
export const RULES: Version = 2;

/**
 * The turn after which a short match ends, which is ours; by version of the rules, as a replay begins with the setup:
 * another number is another version. It is not among the content, so that matches from before there were short ones go on.
 */
export const SHORT: Readonly<Record<Version, number>> = { 1: 4, 2: 4 };
