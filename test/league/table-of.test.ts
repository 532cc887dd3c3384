import { expect, it } from 'vitest';
import { concluded, rankedIn, withShown } from '../../src/league/table-of.ts';
import { aPlayer, aSeason, aTable } from './a-season.ts';

it('keeps what its marks have promised when a ruling changes the standings, and gives more', () => {
  const season = aSeason({
    phase: 'playing',
    entrants: ['a', 'b', 'e', 'f'].map((user, at) => aPlayer(user, { division: at < 2 ? 0 : 1 })),
    divisions: [{ post: null }, { post: null }],
    tables: ['ab', 'ef'].map((users, division) =>
      aTable([...users], { division, status: 'over', result: { places: [1, 2], scores: [9, 8] } }),
    ),
    shown: { e: 'stays', f: 'up', a: 'down' },
  });
  expect(withShown(season).shown).toEqual({ a: 'stays', b: 'down', e: 'up', f: 'up' });
});

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
