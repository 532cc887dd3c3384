import { expect, it } from 'vitest';
import { CHAMPIONS, rolesIn } from '../../src/league/roles.ts';
import { concluded } from '../../src/league/table-of.ts';
import { aPlayer, aSeason, aTable } from './a-season.ts';

it('gives the role of the champions to who has won for somebody who dropped out', () => {
  const season = aSeason({
    phase: 'playing',
    divisions: [{ post: null }],
    entrants: [
      aPlayer('ada', { dropped: 5, heir: { user: 'eve', name: 'eve', since: 6 } }),
      aPlayer('bo'),
    ],
    tables: [aTable(['ada', 'bo'], { status: 'over', result: { places: [1, 2], scores: null } })],
  });
  const roles = rolesIn([concluded(season)]);
  expect(roles.get('eve')).toEqual([CHAMPIONS]);
  expect([roles.get('ada'), roles.get('bo')]).toEqual([[], []]);
});
