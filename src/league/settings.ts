import { z } from 'zod';
import { DAY_MS } from '../clock/hours.ts';
import { TIE_BREAKS } from './contest.ts';
import { canBeGiven } from './points.ts';

/** How long the name of a league may be, in characters: names of tables and threads begin with it. */
export const LONGEST_LEAGUE_NAME = 30;

/** Who may play on for whom has dropped out. */
export const DROP_OUTS = ['substitute', 'computer'] as const;

/** What places are worth, and what else is ruled in a league. */
export const scoring = z.strictObject({
  /** Points by place for each number of seats that has its own; others have the usual ones. */
  points: z
    .record(z.string(), z.array(z.int().min(0).max(1000)).min(2).max(6).refine(canBeGiven))
    .default({}),
  /** What decides between equal points, in this order. */
  tieBreaks: z.array(z.enum(TIE_BREAKS)).default([...TIE_BREAKS]),
  /** Whether its tables count for ratings. */
  rated: z.boolean().default(false),
  /** How many go up and down between two divisions; null: a quarter, rounded up. */
  moves: z.int().min(0).max(30).nullable().default(null),
  /** Of its last questions, how many in a hundred somebody must have answered to sign up; null: nothing is asked for. */
  reliability: z.int().min(0).max(100).nullable().default(null),
  /** Who plays on for whom has dropped out: somebody who stands by, where there is one; or computer players. */
  dropOuts: z.enum(DROP_OUTS).default('substitute'),
});
export type Scoring = z.infer<typeof scoring>;

/** By what a league is played: each season keeps what it began with. Days are days of 24 hours. */
export const leagueSettings = z.strictObject({
  game: z.string(),
  /** What is chosen of the game's options, as a match stores it. */
  config: z.unknown(),
  /** How time is counted at its tables, as a match stores its terms. */
  terms: z.unknown(),
  /** How many seats a table has. */
  seats: z.int().min(2).max(6),
  /** The fewest seats with which the game is played. */
  least: z.int().min(2).max(6),
  /** How many matches each plays in a season, and at how many tables at a time. */
  matches: z.int().min(1).max(30),
  atOnce: z.int().min(1).max(6),
  signUpDays: z.int().min(1).max(60),
  /** How long a round lasts; null: a season has no dates, and ends with its last table. */
  roundDays: z.int().min(1).max(120).nullable(),
  /** How long the next season waits after the end of one before people sign up for it; null: a director opens it. */
  pauseDays: z.int().min(0).max(120).nullable(),
  /** How many people a division has where it comes out even. */
  division: z.int().min(2).max(60),
  /** How many may play at most; null: everybody. */
  limit: z.int().min(2).max(1000).nullable(),
  ...scoring.shape,
  /** The channels of divisions that have one of their own, by number, from 0. */
  channels: z.record(z.string(), z.string()).default({}),
  /** Whether divisions and champions have roles in the server; which these are, by division, from 0, and `champions`. */
  roles: z
    .strictObject({ isOn: z.boolean(), ids: z.record(z.string(), z.string()) })
    .default({ isOn: false, ids: {} }),
  /** The role whose members may see it; null for everybody. */
  seenBy: z.string().nullable().default(null),
});
export type LeagueSettings = z.infer<typeof leagueSettings>;

/** How long people may look at what was drawn before the first tables open. */
export const LOOKED_AT_MS = DAY_MS;

/** When sign-up ends, and when the first tables open, of a season that people sign up for from then on. */
export function datesFrom(
  from: number,
  { signUpDays }: LeagueSettings,
): { readonly signUpEnds: number; readonly begins: number } {
  const signUpEnds = from + signUpDays * DAY_MS;
  return { signUpEnds, begins: signUpEnds + LOOKED_AT_MS };
}

/** What a director may change for the next season. */
export const changeable = leagueSettings.pick({
  matches: true,
  atOnce: true,
  roundDays: true,
  signUpDays: true,
  division: true,
  limit: true,
});
export type Changeable = z.infer<typeof changeable>;

/** How the tables of the next season are played, and how long it waits. */
export const playing = leagueSettings.pick({ config: true, terms: true, pauseDays: true });
export type Playing = z.infer<typeof playing>;

/** What a preset settles: all but the game, and how time is counted. */
type Preset = Omit<LeagueSettings, 'game' | 'config' | 'terms' | 'seats' | 'least'>;

const usual: Preset = {
  matches: 4,
  atOnce: 2,
  signUpDays: 7,
  roundDays: 28,
  pauseDays: 3,
  division: 13,
  moves: null,
  limit: null,
  reliability: null,
  dropOuts: 'substitute',
  points: {},
  tieBreaks: [...TIE_BREAKS],
  channels: {},
  seenBy: null,
  rated: false,
  roles: { isOn: false, ids: {} },
};

/** What a director begins with: a season without dates, one of two months, and one of two weeks. */
export const PRESETS = {
  friendly: { ...usual, matches: 3, atOnce: 1, roundDays: null, pauseDays: null },
  league: usual,
  fast: { ...usual, matches: 4, atOnce: 4, signUpDays: 3, roundDays: 14, pauseDays: 1 },
} as const satisfies Record<string, Preset>;

export type PresetName = keyof typeof PRESETS;
export const PRESET_NAMES: readonly PresetName[] = ['friendly', 'league', 'fast'];
