import fc from 'fast-check';
import { type Contest, type Over, type Table, TIE_BREAKS } from '../../src/league/contest.ts';
import { POINTS } from '../../src/league/points.ts';

export const PEOPLE = ['ada', 'bo', 'cy', 'di', 'ed', 'flo'] as const;

/** A contest by the usual rules, of these tables. */
export const contestOf = (tables: readonly Table[], rest: Partial<Contest> = {}): Contest => ({
  users: [...new Set(tables.flatMap(({ seats }) => seats))],
  tables,
  points: POINTS,
  tieBreaks: TIE_BREAKS,
  penalties: [],
  ...rest,
});

/** A table that is over, by whom it has at which place. */
export const over = (places: Record<string, number>, rest: Partial<Over> = {}): Over => ({
  seats: Object.keys(places),
  places: Object.values(places),
  dropped: [],
  substituted: [],
  status: 'over',
  scores: null,
  ...rest,
});

export const left = (
  seats: readonly string[],
  rest: { readonly dropped?: string[]; readonly substituted?: string[] } = {},
): Table => ({ seats, dropped: [], substituted: [], status: 'planned', ...rest });

/** A table's end: places with and without ties, and who drops before it. */
const ended = (seats: readonly string[]): fc.Arbitrary<Over> =>
  fc
    .record({
      places: fc.array(fc.integer({ min: 1, max: seats.length }), {
        minLength: seats.length,
        maxLength: seats.length,
      }),
      dropped: fc.oneof(
        { arbitrary: fc.constant<string[]>([]), weight: 3 },
        { arbitrary: fc.subarray([...seats]), weight: 1 },
      ),
    })
    .map(
      ({ places, dropped }): Over => ({
        seats,
        places,
        dropped,
        substituted: [],
        status: 'over',
        scores: null,
      }),
    );

/** A division of three to six, all of whose matches have ended, two to four at a table. */
export const endedContest = (tables: {
  readonly minLength: number;
  readonly maxLength: number;
}): fc.Arbitrary<Over[]> =>
  fc.integer({ min: 3, max: PEOPLE.length }).chain((people) =>
    fc.array(
      fc
        .shuffledSubarray(PEOPLE.slice(0, people), {
          minLength: 2,
          maxLength: Math.min(people, 4),
        })
        .chain(ended),
      tables,
    ),
  );

/** The same before it was played; a substitute's seats stay so. */
export const before = ({ seats, substituted }: Over): Table =>
  left(seats, { substituted: [...substituted] });

/** From some moment on, a substitute plays for somebody. */
export const takenOver = (tables: readonly Over[], user: string, from: number): Over[] =>
  tables.map((table, at) =>
    at >= from && table.seats.includes(user)
      ? { ...table, substituted: [user], dropped: table.dropped.filter((one) => one !== user) }
      : table,
  );
