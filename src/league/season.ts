import { z } from 'zod';
import { changeable, leagueSettings, playing, scoring } from './settings.ts';

/** A point in time, in milliseconds since 1970. */
const time = z.int();

/** Somebody in a season. */
const entrant = z.strictObject({
  user: z.string(),
  /** How it was called when it signed up. */
  name: z.string(),
  since: time,
  /** `player`: plays, or will. `waiting`: plays if a place becomes free. `alternate`: stands by alone. `gone`: left before the draw. */
  as: z.enum(['player', 'waiting', 'alternate', 'gone']),
  /** Whether it takes over for whoever drops out. */
  standsBy: z.boolean(),
  /** When it does not play: from when until when. */
  away: z.array(z.strictObject({ from: time, to: time })),
  /** Its division, 0 for the first; null before the draw, and for who does not play. */
  division: z.int().min(0).nullable(),
  /** Why it is there. */
  why: z
    .enum(['promoted', 'relegated', 'stayed', 'returned', 'new', 'levelled', 'moved'])
    .nullable(),
  /** When it dropped out; null as long as it plays. */
  dropped: time.nullable(),
  /** Who plays on for it, and since when. */
  heir: z.strictObject({ user: z.string(), name: z.string(), since: time }).nullable(),
});
export type Entrant = z.infer<typeof entrant>;

/** What came of a table: for each seat its place, from 1, ties sharing one, and its score; null where the game has none. */
const result = z.strictObject({
  places: z.array(z.int().min(1)),
  scores: z.array(z.number()).nullable(),
});
export type Result = z.infer<typeof result>;

/** A match of the schedule. Its number is its place in the list, from 1. */
const table = z.strictObject({
  division: z.int().min(0),
  round: z.int().min(0),
  /** The users whose rows it counts for, in seat order. */
  seats: z.array(z.string()),
  /** `planned`: not opened yet. `void`: counts as not played. */
  status: z.enum(['planned', 'open', 'over', 'void']),
  match: z.int().nullable(),
  opened: time.nullable(),
  ended: time.nullable(),
  /** Those of its people who dropped while it was open, and for whom nobody plays on. */
  dropped: z.array(z.string()),
  /** Those for whom somebody else plays, or may, as they have dropped out. */
  substituted: z.array(z.string()),
  /** Null until it is over. */
  result: result.nullable(),
});
export type LeagueTable = z.infer<typeof table>;

const isNow = z.boolean().default(false);

/** What a director decided, or the season did by itself; all of it is public. */
const ruling = z.strictObject({
  at: time,
  /** Who decided it; null where it came by itself. */
  by: z.string().nullable(),
  deed: z.discriminatedUnion('is', [
    z.strictObject({ is: z.literal('moved'), user: z.string(), from: z.int(), to: z.int() }),
    /** Somebody signed up after the draw, and plays in that division. */
    z.strictObject({ is: z.literal('joined'), user: z.string(), division: z.int() }),
    z.strictObject({ is: z.literal('more time'), days: z.int() }),
    /** Nobody plays until then. */
    z.strictObject({ is: z.literal('break'), days: z.int(), until: time }),
    z.strictObject({
      is: z.literal('corrected'),
      table: z.int(),
      before: result.nullable(),
      after: result,
    }),
    z.strictObject({ is: z.literal('voided'), table: z.int() }),
    z.strictObject({ is: z.literal('replayed'), table: z.int(), as: z.int() }),
    z.strictObject({ is: z.literal('penalty'), user: z.string(), points: z.int() }),
    z.strictObject({ is: z.literal('warned'), user: z.string() }),
    z.strictObject({ is: z.literal('dropped'), user: z.string() }),
    z.strictObject({ is: z.literal('stands in'), user: z.string(), for: z.string() }),
    z.strictObject({ is: z.literal('round ended'), round: z.int() }),
    /** `isNow`: for this season, too. */
    z.strictObject({ is: z.literal('settings'), settings: changeable, isNow }),
    /** `config`: what is chosen of the game’s options; older rulings do not say. */
    z.strictObject({ is: z.literal('game'), config: z.unknown(), isNow }),
    z.strictObject({ is: z.literal('pace'), ...playing.omit({ config: true }).shape, isNow }),
    z.strictObject({ is: z.literal('points'), scoring, isNow }),
    z.strictObject({
      is: z.enum([
        'sign-up opened',
        'sign-up closed',
        'redrawn',
        'begun',
        'season ended',
        'cancelled',
        'next opened',
        'resumed',
        'league ends',
      ]),
    }),
  ]),
  why: z.string(),
});
export type Ruling = z.infer<typeof ruling>;

/** What a claim may ask for. */
export const ASKS = ['void', 'replay', 'correct'] as const;

/** A dispute: what somebody claims, and what was decided. */
const claim = z.strictObject({
  by: z.string(),
  at: time,
  /** The number of the table that it is about; null for none. */
  table: z.int().nullable(),
  text: z.string(),
  /** What is to be done with that table; null where that is left to who decides. */
  asks: z.enum(ASKS).nullable().default(null),
  /** The places by seat that it is to be corrected to; null where it asks for something else. */
  places: z.array(z.int().min(0)).nullable().default(null),
  /** What a director has answered. */
  answer: z.strictObject({ by: z.string(), at: time, text: z.string() }).nullable(),
  /** How people vote on it; null where they do not. `came`: to what, once it is over. `post`: where it stands. */
  vote: z
    .strictObject({
      until: time,
      votes: z.array(z.strictObject({ user: z.string(), accepts: z.boolean() })),
      came: z.enum(['accepted', 'refused']).nullable(),
      post: z.string().nullable(),
    })
    .nullable()
    .default(null),
});
export type Claim = z.infer<typeof claim>;

/** The search for somebody who plays on for a row for which nobody does. */
const search = z.strictObject({
  /** The user whose row it is. */
  row: z.string(),
  since: time,
  /** When it is looked for the next one; null once it is over. */
  next: time.nullable(),
  /** Who was asked, one after the other, and what it said; null for nothing yet. */
  asked: z.array(
    z.strictObject({ user: z.string(), at: time, said: z.enum(['yes', 'no']).nullable() }),
  ),
});
export type Search = z.infer<typeof search>;

/** A seat of an open table that is to change hands in its match, as who plays for its row has changed. */
const reseat = z.strictObject({
  table: z.int(),
  row: z.string(),
  leaves: z.string(),
  /** Null for a computer player. */
  comes: z.string().nullable(),
});
export type Reseat = z.infer<typeof reseat>;

/** A season, whole. */
export const season = z.strictObject({
  /** `sign-up`: people enter. `drawn`: the schedule can be looked at and changed. */
  phase: z.enum(['sign-up', 'drawn', 'playing', 'over', 'cancelled']),
  settings: leagueSettings,
  /** From which divisions and schedule are drawn. */
  seed: z.string(),
  signUpEnds: time,
  /** From when on people sign up for it; null once that was told. */
  opens: time.nullable().default(null),
  /** When its first tables open. */
  begins: time,
  /** When each round ends; none before the draw, or without dates. */
  roundEnds: z.array(time),
  entrants: z.array(entrant),
  /** How many divisions there are, and the post of each with its standings; null until that stands. */
  divisions: z.array(z.strictObject({ post: z.string().nullable() })),
  tables: z.array(table),
  rulings: z.array(ruling),
  claims: z.array(claim),
  searches: z.array(search).default([]),
  /** What is still to be done in matches, in this order. */
  reseats: z.array(reseat).default([]),
  /** Who played the season before, and is asked whether it stays. */
  before: z.array(z.string()).default([]),
  /** What was promised by marks in the standings, by user: who goes up, and who stays at least. */
  shown: z.record(z.string(), z.enum(['up', 'stays', 'down'])),
  /** How it ended for each who played, once it is over. */
  outcomes: z.array(
    z.strictObject({
      user: z.string(),
      division: z.int().min(0),
      place: z.int().min(1),
      moves: z.enum(['up', 'stays', 'down']),
    }),
  ),
  /** A break for all, until its end was seen to; `stands`: whether all tables stand still for it by now. */
  break: z.strictObject({ until: time, stands: z.boolean() }).nullable().default(null),
  /** The post by which people sign up; null until it stands. */
  post: z.string().nullable(),
  /** Who founded its league, and is told what is in the way; null for nobody that is known. */
  host: z.string().nullable().default(null),
  /** What was said by the clock, each once: `warned 0 24`, `week 3`; and in which channel nothing can be said: `unheard 12`. */
  said: z.array(z.string()),
});
export type Season = z.infer<typeof season>;
