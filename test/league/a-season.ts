import type { Entrant, LeagueTable, Season } from '../../src/league/season.ts';
import { PRESETS } from '../../src/league/settings.ts';

/** The settings of the seasons below: tables of four, everything else as a league has it. */
const SETTINGS: Season['settings'] = {
  ...PRESETS.league,
  game: 'tusk',
  config: {},
  terms: null,
  seats: 4,
  least: 2,
};

/** A season for which nobody has signed up; it can be signed up for until 1000, and begins at 2000. */
export const aSeason = (change: Partial<Season> = {}): Season => ({
  phase: 'sign-up',
  settings: SETTINGS,
  seed: 'seed',
  signUpEnds: 1000,
  opens: null,
  begins: 2000,
  roundEnds: [],
  entrants: [],
  divisions: [],
  tables: [],
  rulings: [],
  claims: [],
  searches: [],
  reseats: [],
  before: [],
  shown: {},
  outcomes: [],
  break: null,
  post: null,
  host: null,
  said: [],
  ...change,
});

/** Somebody who plays in its first division. */
export const aPlayer = (user: string, change: Partial<Entrant> = {}): Entrant => ({
  user,
  name: user,
  since: 0,
  as: 'player',
  standsBy: false,
  away: [],
  division: 0,
  why: 'new',
  dropped: null,
  heir: null,
  ...change,
});

/** A table of the first round that is planned. */
export const aTable = (
  seats: readonly string[],
  change: Partial<LeagueTable> = {},
): LeagueTable => ({
  division: 0,
  round: 0,
  seats: [...seats],
  status: 'planned',
  match: null,
  opened: null,
  ended: null,
  dropped: [],
  substituted: [],
  result: null,
  ...change,
});
