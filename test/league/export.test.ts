import { describe, expect, it } from 'vitest';
import { scheduleOf, seasonJson, standingsOf } from '../../src/league/export.ts';
import { aPlayer, aSeason, aTable } from './a-season.ts';

describe('a season as files', () => {
  const somebody = 'somebody-0123abcd';
  const season = aSeason({
    phase: 'playing',
    divisions: [{ post: null }],
    entrants: [
      aPlayer('1', { name: '=Ann', away: [{ from: 1, to: 2 }] }),
      aPlayer('2', { name: 'Ben', dropped: 5, heir: { user: '3', name: 'Cy', since: 6 } }),
      aPlayer(somebody, { name: 'somebody' }),
    ],
    tables: [
      aTable(['1', '2', somebody], {
        status: 'over',
        match: 12,
        result: { places: [1, 3, 2], scores: [9, 1, 4] },
      }),
      aTable(['2', '1']),
    ],
  });

  it('tells each table with what came of it', () => {
    expect(scheduleOf(season).split('\r\n').slice(1)).toEqual([
      "1,1,1,over,12,'=Ann,1,9,Ben,3,1,somebody,2,4",
      "1,1,2,planned,,Ben,,,'=Ann,,,,,",
      '',
    ]);
  });

  it('tells the standings, with who plays on for whom', () => {
    const [header = '', ...rows] = standingsOf(season).split('\r\n');
    expect(header).toBe(
      'division,rank,player,substitute,dropped,points,penalty,played,left,wins,seconds,thirds,share,margin,best,worst',
    );
    expect(rows[0]).toBe("1,1,'=Ann,,0,10,0,1,1,1,0,0,1,5,1,2");
    expect(rows).toContainEqual(expect.stringMatching(/^1,3,Ben,Cy,1,1,0,1,1,/u));
    expect(standingsOf(aSeason({}))).toBe('division\r\n');
  });

  it('tells neither seed nor absences', () => {
    const json = JSON.stringify(seasonJson(season));
    expect(json).not.toMatch(/seed|away/u);
    expect(JSON.parse(json)).toMatchObject({
      entrants: [{ user: '1' }, { user: '2', hasDropped: true, substitute: '3' }, {}],
      standings: [[{ player: '=Ann', points: 10 }, {}, {}]],
      tables: [
        { table: 1, match: 12 },
        { table: 2, status: 'planned' },
      ],
    });
  });
});
