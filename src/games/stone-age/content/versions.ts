/**
 * The versions of the rules, oldest first: they differ in what of them is ours alone. A match is played to its end with
 * the one that it began with.
 */
export const VERSIONS = [1, 2] as const;
export type Version = (typeof VERSIONS)[number];

/** The version that new matches begin with. */
export const RULES: Version = 2;

/** Whether a card for which no payment is chosen leaves what the tribe's other buildings take (ours, 31). */
export const SPARES: Readonly<Record<Version, boolean>> = { 1: false, 2: true };

/**
 * The round after which a short match ends, which is ours; by version of the rules, as a replay begins with the setup:
 * another number is another version. It is not among the content, so that matches from before there were short ones go on.
 */
export const SHORT: Readonly<Record<Version, number>> = { 1: 3, 2: 3 };
