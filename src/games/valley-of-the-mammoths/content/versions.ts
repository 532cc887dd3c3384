/**
 * The versions of the rules, oldest first: they differ in how a turn is asked by post. A match is played to its end with
 * the one that it began with.
 */
export const VERSIONS = [1, 2] as const;
export type Version = (typeof VERSIONS)[number];

/** The version that new matches begin with. */
export const RULES: Version = 2;

/** Whether what becomes of births and fields is asked together with who starves: else once all have eaten. */
export const ASKS_TOGETHER: Readonly<Record<Version, boolean>> = { 1: false, 2: true };
