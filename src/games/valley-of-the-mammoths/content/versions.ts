/** The versions of the rules, oldest first. */
export const VERSIONS = [1] as const;
export type Version = (typeof VERSIONS)[number];

/** The version that new matches begin with. */
export const RULES: Version = 1;
