/** The versions of the rules, oldest first. A match is played to its end with the one that it began with. */
export const VERSIONS = [1] as const;
export type Version = (typeof VERSIONS)[number];

/** The version that new matches begin with. */
export const RULES: Version = 1;
