import { describe, expect, it } from 'vitest';
import { placeName } from '../../../src/games/tusk/map.ts';
import { tusk } from '../../../src/games/tusk/rules.ts';
import { only } from '../../../src/parts/only.ts';
import {
  asked,
  at,
  board,
  type BoardOptions,
  keys,
  membersOf,
  type Played,
  play,
} from './board.ts';

const names = (places: readonly number[]) => places.map(placeName);

/** Both tribes are done; the season begins with the herd's die. */
function seasonOf(
  options: Omit<BoardOptions, 'tribes'> & Partial<BoardOptions>,
  dice: readonly number[],
): Played {
  const state = board({ tribes: [{ members: ['A1'] }, { members: ['A1'] }], ...options });
  return play(play(state, 0, 'done').state, 1, 'done', dice, 'public');
}

describe('the Check', () => {
  // Berry bushes lie beside the mountain that the herd tramples.
  const autumn = seasonOf(
    {
      turn: 3,
      season: ['autumn', 2],
      mammoth: 'D5',
      terrain: {
        D3: 'mountain',
        C3: 'berries',
        E3: 'berries',
        A1: 'jungle',
        G4: 'forest',
        F5: 'plains',
      },
      tokens: { G4: 1 },
      tribes: [{ members: ['D3', 'A1', 'F5'] }, { members: ['D3'] }],
    },
    [4],
  );

  it('Autumn: Forest +1 stick, the member on Jungle is removed, Mountain is easy', () => {
    expect(only(autumn.events, 'seasonDrawn')).toEqual([
      { type: 'seasonDrawn', season: 'autumn', arrows: 2, ice: 2 },
    ]);
    const [added] = only(autumn.events, 'tokensAdded');
    expect(added).toMatchObject({ good: 'stick', each: 1 });
    expect(added?.at).toHaveLength(6);
    expect(autumn.state.tokens[at('G4')]).toBe(2);
    expect(only(autumn.events, 'memberRemoved')).toEqual([
      { type: 'memberRemoved', seat: 0, member: 2, at: at('A1') },
    ]);
    const view = tusk.view(autumn.state, 'public');
    const mountains = view.tiles.filter((tile) => tile?.terrain === 'mountain');
    expect(mountains).toHaveLength(6);
    expect(mountains.every((tile) => tile?.difficult === false)).toBe(true);
  });

  it('2 arrows and a 4: straight up two tiles', () => {
    expect(only(autumn.events, 'herdRolled')).toEqual([
      { type: 'herdRolled', die: 4, direction: 'N', arrows: 2 },
    ]);
    expect(only(autumn.events, 'mammothMoved').map(({ path }) => names(path))).toEqual([
      ['D4', 'D3'],
    ]);
    expect(autumn.state.mammoth).toBe(at('D3'));
  });

  it('the two members trampled on Mountain step to Berry Bush, asked at once', () => {
    expect(only(autumn.events, 'memberWounded')).toHaveLength(2);
    expect(asked(autumn.state)).toEqual(['aside.3.0.1', 'aside.3.1.1']);
    // Not to D4, which the herd crossed.
    expect(keys(autumn.state, 0)).toEqual(
      ['D2', 'E2', 'E3', 'C3', 'C2'].map((name) => `aside.${name}`),
    );
    let after = play(autumn.state, 1, 'aside.C3').state;
    expect(asked(after)).toEqual(['aside.3.0.1']);
    const ended = play(after, 0, 'aside.E3', [4]);
    after = ended.state;
    expect(membersOf(after, 0)).toEqual(['E3!', 'waiting', 'F5', 'waiting']);
    expect(membersOf(after, 1)[0]).toBe('C3!');
    // Turn 4 has begun.
    expect(asked(after)).toEqual(['turn.4.1.0']);

    const [rolled] = only(ended.events, 'snowRolled');
    expect(rolled).toEqual({ type: 'snowRolled', die: 4, direction: 'N' });
    expect(names(only(ended.events, 'snowFell')[0]?.at ?? [])).toEqual(['D1', 'E1', 'F1', 'G1']);

    // Eruption, ice 2: the next two rows. The removed member's space is the right-most, so it is next.
    expect(after.tribes[0]?.waiting).toEqual([2, 4]);
    const turn4: typeof after = {
      ...after,
      seasons: [
        ...after.seasons.filter(({ id }) => id === 'eruption'),
        ...after.seasons.filter(({ id }) => id !== 'eruption'),
      ],
    };
    expect(tusk.breaches(turn4)).toEqual([]);
    const eruption = play(play(turn4, 1, 'done').state, 0, 'done', [1]);
    const rows = names(only(eruption.events, 'snowFell')[0]?.at ?? []);
    expect(rows.toSorted()).toEqual(
      ['C1', 'D2', 'E2', 'F2', 'G2', 'B1', 'C2', 'D3', 'E3', 'F3', 'G3'].toSorted(),
    );
    expect(only(eruption.events, 'snowFell')[0]?.left).toBe(37 - 4 - 5 - 6);
  });
});

describe('a season', () => {
  const tribes = (name: string) => [{ members: [name] }, { members: [name] }];

  it.each([
    ['spring', 'grassland', 'grass', 6],
    ['summer', 'berries', 'food', 5],
    ['autumn', 'forest', 'stick', 6],
    ['winter', 'mountain', 'stone', 6],
  ] as const)('%s adds one to each %s', (season, terrain, good, tiles) => {
    const drawn = seasonOf({ turn: 3, season: [season, 0], terrain: { A1: 'forest' } }, [1, 1]);
    const [added] = only(drawn.events, 'tokensAdded');
    expect(added).toMatchObject({ good, each: 1 });
    expect(added?.at).toHaveLength(tiles);
    for (const place of added?.at ?? []) {
      expect(drawn.state.terrain[place]).toBe(terrain);
      if (drawn.state.snow[place] !== true) expect(drawn.state.tokens[place]).toBe(4);
    }
  });

  it.each([
    ['winter', 'berries', 2],
    ['eruption', 'forest', 2],
    ['flood', 'grassland', 2],
    ['wildfire', 'forest', 0],
    ['drought', 'berries', 2],
  ] as const)('%s takes from each %s', (season, terrain, left) => {
    const drawn = seasonOf(
      {
        turn: 2,
        season: [season, 0],
        terrain: { D3: terrain, E4: terrain },
        tokens: { E4: 0 },
        tribes: tribes('D4'),
      },
      [1],
    );
    const [lost] = only(drawn.events, 'tokensLost');
    expect(lost?.at).toContain(at('D3'));
    expect(lost?.at).not.toContain(at('E4'));
    expect(lost?.tokens).toBe((3 - left) * (lost?.at.length ?? 0));
    expect(drawn.state.tokens[at('D3')]).toBe(left);
    expect(drawn.state.tokens[at('E4')]).toBe(0);
  });

  it.each([
    ['spring', 'river'],
    ['summer', 'plains'],
    ['winter', 'swamp'],
    ['flood', 'river'],
    ['wildfire', 'forest'],
    ['blizzard', 'mountain'],
    ['predators', 'plains'],
  ] as const)('%s wounds on %s', (season, terrain) => {
    const drawn = seasonOf(
      {
        turn: 3,
        season: [season, 0],
        terrain: { A1: terrain, B5: 'berries' },
        tribes: [{ members: ['A1', 'A1!', 'B5'] }, { members: ['B5'] }],
      },
      [1, 6],
    );
    expect(only(drawn.events, 'memberWounded')).toEqual([
      { type: 'memberWounded', seat: 0, member: 1, by: 'season' },
    ]);
    expect(membersOf(drawn.state, 0).slice(0, 3)).toEqual(['A1!', 'A1!', 'B5']);
  });

  it.each([
    ['autumn', 'jungle'],
    ['eruption', 'mountain'],
    ['predators', 'jungle'],
  ] as const)(
    '%s removes from %s; members come back standing, the last removed first',
    (season, terrain) => {
      const drawn = seasonOf(
        {
          turn: 3,
          season: [season, 0],
          terrain: { A1: terrain, B5: 'berries' },
          tribes: [{ members: ['A1', 'A1!', 'B5'], food: 9 }, { members: ['B5'] }],
        },
        [1, 6],
      );
      expect(only(drawn.events, 'memberRemoved').map(({ member }) => member)).toEqual([1, 2]);
      expect(membersOf(drawn.state, 0)).toEqual(['waiting', 'waiting', 'B5', 'waiting']);
      expect(drawn.state.tribes[0]?.waiting).toEqual([2, 1, 4]);
      const view = tusk.view(drawn.state, 'public').tribes[0];
      // One member has left the spaces again: the next costs 1.
      expect(view?.growthCost).toBe(1);
      const grown = play(play(drawn.state, 1, 'done').state, 0, 'grow.B5');
      expect(membersOf(grown.state, 0)[1]).toBe('B5');
    },
  );

  it.each([
    ['spring', 'jungle'],
    ['summer', 'swamp'],
    ['autumn', 'mountain'],
    ['drought', 'swamp'],
  ] as const)('%s makes %s easy through the next turn, and only that', (season, terrain) => {
    const difficult = (played: Played, kind: string) =>
      tusk.view(played.state, 'public').tiles.find((tile) => tile?.terrain === kind)?.difficult;
    const options = {
      turn: 3,
      terrain: { A1: 'river', C4: 'jungle', D5: 'swamp', E4: 'mountain' },
    } as const;
    const drawn = seasonOf({ ...options, season: [season, 0] }, [4, 4]);
    for (const kind of ['jungle', 'swamp', 'mountain']) {
      expect(difficult(drawn, kind)).toBe(kind !== terrain);
    }
    const next = play(play(drawn.state, 1, 'done').state, 0, 'done', [4]);
    expect(difficult(next, terrain)).toBe(only(next.events, 'seasonDrawn')[0]?.season !== season);
  });

  it.each(['drought', 'blizzard'] as const)(
    '%s sends the mammoth home, where it tramples nobody',
    (season) => {
      const drawn = seasonOf(
        {
          turn: 2,
          season: [season, 0],
          mammoth: 'D3',
          terrain: { E3: 'river' },
          tribes: [{ members: ['D4'] }, { members: ['E3'] }],
        },
        [4],
      );
      expect(only(drawn.events, 'mammothWentHome')).toEqual([
        { type: 'mammothWentHome', from: at('D3') },
      ]);
      expect(drawn.state.mammoth).toBe(0);
      // The die is rolled without arrows too.
      expect(only(drawn.events, 'herdRolled')[0]).toMatchObject({ arrows: 0 });
      expect(membersOf(drawn.state, 0)[0]).toBe('D4');
      expect(drawn.state.turn).toBe(3);
    },
  );

  it('does nothing to snow', () => {
    const drawn = seasonOf(
      {
        turn: 6,
        season: ['wildfire', 0],
        terrain: { A1: 'forest' },
        thawed: ['D7', 'C6', 'B5', 'A4', 'E6'],
        mammoth: 'D4',
      },
      [4],
    );
    expect(only(drawn.events, 'memberWounded')).toEqual([]);
    expect(only(drawn.events, 'tokensAdded')).toEqual([]);
  });
});

describe('roaming', () => {
  it('a step off the play area leads to the breeding ground, trampling there; the arrow left is lost', () => {
    const drawn = seasonOf(
      {
        turn: 2,
        season: ['spring', 2],
        mammoth: 'D2',
        terrain: { D2: 'forest' },
        tribes: [{ members: ['D4'] }, { members: ['D5'] }],
      },
      [4],
    );
    expect(only(drawn.events, 'mammothMoved')).toEqual([
      { type: 'mammothMoved', path: [0], strayed: true },
    ]);
    expect(only(drawn.events, 'memberWounded').map(({ by }) => by)).toEqual(['trampling']);
    expect(asked(drawn.state)).toEqual(['aside.2.0.1']);
    expect(keys(drawn.state, 0)).toHaveLength(6);
  });

  it('in the first turn two arrows lead round to the breeding ground, which is then no way out', () => {
    const drawn = seasonOf(
      {
        season: ['spring', 2],
        terrain: { D3: 'forest' },
        tribes: [{ members: ['D3'] }, { members: ['D5', 'D4'] }],
      },
      [4],
    );
    expect(only(drawn.events, 'mammothMoved').map(({ path }) => names(path))).toEqual([
      ['D3', 'D4'],
    ]);
    // A member that stood with the mammoth is trampled when it comes back.
    expect(asked(drawn.state)).toEqual(['aside.1.0.1', 'aside.1.1.2']);
    expect(tusk.decisions(drawn.state).map(({ topic, about }) => [topic, about])).toEqual([
      ['aside.1.0', 1],
      ['aside.1.1', 2],
    ]);
    expect(keys(drawn.state, 0)).toEqual(['aside.E3', 'aside.C3']);
    expect(keys(drawn.state, 1)).toEqual(
      ['E3', 'E4', 'D5', 'C4', 'C3'].map((name) => `aside.${name}`),
    );
  });

  it('leaves the tile that the mammoth left as a way out, unless it ends there', () => {
    const drawn = seasonOf(
      {
        turn: 2,
        season: ['spring', 1],
        terrain: { D3: 'forest' },
        tribes: [{ members: ['D3!'] }, { members: ['D5'] }],
      },
      [4],
    );
    expect(keys(drawn.state, 0)).toContain('aside.D4');
    // Wounded members step aside too, and are not wounded again.
    expect(only(drawn.events, 'memberWounded')).toEqual([]);
  });

  it('asks for each trampled member by itself, difficult terrain or not', () => {
    const drawn = seasonOf(
      {
        turn: 2,
        season: ['spring', 2],
        terrain: { D3: 'forest', D2: 'forest', E2: 'mountain' },
        tribes: [{ members: ['D3', 'D3', 'D2'] }, { members: ['D2'] }],
      },
      [4],
    );
    expect(asked(drawn.state)).toEqual([
      'aside.2.0.1',
      'aside.2.0.2',
      'aside.2.0.3',
      'aside.2.1.1',
    ]);
    expect(keys(drawn.state, 0, 'aside.2.0.2')).toEqual(
      ['E2', 'E3', 'D4', 'C3', 'C2'].map((name) => `aside.${name}`),
    );
    expect(keys(drawn.state, 1)).toEqual(['aside.E2', 'aside.C2']);
  });

  it.each([
    ['eruption', 'mountain'],
    ['flood', 'river'],
    ['flood', 'swamp'],
    ['wildfire', 'forest'],
    ['predators', 'jungle'],
  ] as const)('%s stops the herd before %s', (season, terrain) => {
    const drawn = seasonOf(
      {
        turn: 2,
        season: [season, 0],
        terrain: { D3: terrain, E3: 'berries', D5: 'berries' },
        tribes: [{ members: ['E3'] }, { members: ['D5'] }],
      },
      [4],
    );
    expect(only(drawn.events, 'herdBlocked')).toEqual([
      { type: 'herdBlocked', at: 0, by: at('D3') },
    ]);
    expect(only(drawn.events, 'mammothMoved')).toEqual([]);
    expect(drawn.state.mammoth).toBe(0);
  });

  it('is blocked after a step where the second tile is closed, and not by snow', () => {
    const options = {
      season: ['wildfire', 0],
      mammoth: 'D5',
      terrain: { D3: 'forest', A1: 'river' },
    } as const;
    const drawn = seasonOf({ ...options, turn: 3 }, [4, 4]);
    expect(only(drawn.events, 'mammothMoved').map(({ path }) => names(path))).toEqual([['D4']]);
    expect(only(drawn.events, 'herdBlocked')).toHaveLength(1);
    const white = seasonOf({ ...options, turn: 6, thawed: ['D7', 'C6', 'B5', 'A4', 'E6'] }, [4]);
    expect(white.state.mammoth).toBe(at('D3'));
  });
});

describe('new lands', () => {
  it('come after turns 1 and 2, with tokens, and the first-player token passes left', () => {
    const one = seasonOf(
      {
        season: ['spring', 0],
        terrain: { D3: 'forest' },
        tribes: [{ members: ['D3'] }, { members: ['D3'] }],
      },
      [1],
    );
    expect(only(one.events, 'landsFound')).toEqual([{ type: 'landsFound', ring: 2 }]);
    expect(one.state.terrain).toHaveLength(19);
    expect(one.reveals).toBe(true);
    expect(one.state.first).toBe(1);
    const two = play(play(one.state, 1, 'done').state, 0, 'done', [1]);
    expect(only(two.events, 'landsFound')).toEqual([{ type: 'landsFound', ring: 3 }]);
    expect(two.state.terrain).toHaveLength(37);
    expect(two.state.stack).toEqual([]);
    expect(two.state.first).toBe(0);
  });

  it('do not feel the season that came before them', () => {
    const one = seasonOf(
      {
        season: ['spring', 0],
        terrain: { D3: 'forest' },
        tribes: [{ members: ['D3'] }, { members: ['D3'] }],
      },
      [1],
    );
    for (const tokens of one.state.tokens.slice(7)) expect([0, 3]).toContain(tokens);
  });

  it('turn to snow row by row until the last, and then the match is over at once', () => {
    let state = board({
      turn: 3,
      season: ['spring', 1],
      terrain: { A1: 'berries' },
      tribes: [{ members: ['A1'] }, { members: ['A1'] }],
    });
    const left: number[] = [];
    const arrows: number[] = [];
    while (tusk.outcome(state) === null) {
      const second = (state.first + 1) % 2;
      const isThird = state.turn === 3;
      // The herd walks in the south, away from the members in the north-west.
      const dice = isThird ? [1, 4] : [1];
      const ended = play(play(state, state.first, 'done').state, second, 'done', dice);
      left.push(only(ended.events, 'snowFell')[0]?.left ?? -1);
      arrows.push(only(ended.events, 'seasonDrawn')[0]?.ice ?? 0);
      state = ended.state;
    }
    // 4, then rows of 5, 6, 7, 6, 5 and 4, as many at a time as the ice number says.
    const rows = [5, 6, 7, 6, 5, 4];
    let expected = 33;
    let row = 0;
    for (const [i, ice] of arrows.entries()) {
      if (i > 0) for (const tiles of rows.slice(row, row + ice)) expected -= tiles;
      if (i > 0) row += ice;
      expect(left[i]).toBe(expected);
    }
    expect(left.at(-1)).toBe(0);
    expect(state.frames).toEqual([]);
    expect(tusk.decisions(state)).toEqual([]);
    expect(tusk.view(state, 'public').stages).toEqual([{ stage: 'over' }]);
  });

  it('under snow take the tokens, and leave members, mammoth and breeding ground as they are', () => {
    const drawn = seasonOf(
      {
        turn: 5,
        season: ['spring', 1],
        mammoth: 'D4',
        thawed: ['D4', 'D5', 'C4', 'E4', 'D6', 'D7', 'A4', 'B5', 'C6'],
        tribes: [{ members: ['D6', 'D7'] }, { members: ['A4!'] }],
      },
      [4],
    );
    expect(drawn.state.snow[0]).toBe(true);
    expect(tusk.view(drawn.state, 'public').tiles[0]?.terrain).toBe('breeding ground');
    expect(
      drawn.state.tokens.every((tokens, place) => drawn.state.snow[place] !== true || tokens === 0),
    ).toBe(true);
  });
});
