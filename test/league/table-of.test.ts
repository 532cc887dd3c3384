import { expect, it } from 'vitest';
import { concluded, rankedIn } from '../../src/league/table-of.ts';
import { aPlayer, aSeason, aTable } from './a-season.ts';

it('marks who went up and down once a season is over, also where equal points left that open', () => {
  const [above, below] = [
    ['a', 'b', 'c', 'd'],
    ['e', 'f', 'g', 'h'],
  ] as const;
  const season = aSeason({
    phase: 'playing',
    entrants: [above, below].flatMap((users, division) =>
      users.map((user) => aPlayer(user, { division })),
    ),
    divisions: [{ post: null }, { post: null }],
    tables: [above, below].map((users, division) =>
      aTable(users, {
        division,
        status: 'over',
        result: { places: [1, 2, 3, 3], scores: [9, 8, 7, 6] },
      }),
    ),
  });
  const marks = (of: typeof season): (string | null)[] =>
    rankedIn(of, 0).map(({ user, mark }) => `${user} ${mark ?? '–'}`);
  expect(marks(season)).toEqual(['a stays', 'b stays', 'c –', 'd –']);
  expect(marks(concluded(season))).toEqual(['a –', 'b –', 'c –', 'd down']);
});
