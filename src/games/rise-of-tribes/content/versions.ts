/**
 * The versions of the rules, oldest first: they differ in what a Gather may leave. A match is played to its end with the
 * one that it began with.
 */
export const VERSIONS = [1, 2] as const;
export type Version = (typeof VERSIONS)[number];

/** The version that new matches begin with. */
export const RULES: Version = 2;

/** Whether a Gather may be of fewer hexes than it could (Rise of Tribes, a turn 3). */
export const LEAVES_HEXES: Readonly<Record<Version, boolean>> = { 1: false, 2: true };
