import type { Match } from '../../src/engine/match.ts';
import type { Loaded } from '../../src/match/app/loaded.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { MatchRow } from '../../src/store/store.ts';

const NAMES = ['Ash', 'Birch', 'Cedar', 'Dune', 'Elm', 'Fir'];
const LARGEST_ID = 999_999_999;

/** A match in the middle, as the store would give it. */
export function loadedAs(edition: AnyEdition, match: Match<unknown>, seats: number): Loaded {
  const row: MatchRow = {
    id: LARGEST_ID,
    game: edition.game.id,
    rules: edition.game.rules,
    content: null,
    stoppedBy: null,
    forgotten: [],
    league: null,
    again: null,
    terms: null,
    halt: null,
    planOf: null,
    goneAt: null,
    spoken: { language: null, locale: null },
    plan: null,
    clock: null,
    orders: [],
    notes: [],
    proposals: [],
    config: {},
    status: 'running',
    home: { server: '1', channel: '2', thread: '3', lobby: '4' },
    opener: '5',
    host: '5',
    size: seats,
    seats: NAMES.slice(0, seats).map((name, seat) => ({
      seat,
      user: String(seat),
      name,
      heldBy: 'person',
      level: null,
      owesSince: null,
      seen: -1,
      shown: -1,
      actedAt: null,
      called: null,
      standsFor: null,
      formerly: [],
      wanted: null,
    })),
    people: [],
    sealed: [],
    seed: '',
    salt: '',
    sequence: match.sequence,
    snapshot: null,
    announced: match.sequence,
    livePosts: null,
    createdAt: new Date(0),
    startedAt: null,
    endedAt: null,
  };
  const table = {
    matchName: `${edition.name} #${LARGEST_ID}`,
    seats: row.seats.map(({ name }) => ({ name, mention: `<@${name}>`, computer: false })),
  };
  return { row, edition, match, table };
}
