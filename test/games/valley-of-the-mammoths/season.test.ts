import { describe, expect, it } from 'vitest';
import { only } from '../../../src/parts/only.ts';
import {
  answer,
  asked,
  battling,
  begun,
  type Camp,
  cropsIn,
  dusk,
  keys,
  type Played,
  tribe,
  where,
} from './camp.ts';

const season = (camp: Camp, ...dice: readonly number[]): Played =>
  begun({ frame: 'season' }, camp, ...dice);

const AUTUMN = { season: 'summer', space: 2 } as const;
const SPRING = { season: 'winter', space: 2 } as const;
const OTHER = { at: { '7d': '1W' }, food: 9 };
const one = (at: Readonly<Record<string, string>>, more: object = {}) => ({
  tribes: [{ at, camps: Object.keys(at), food: 9, ...more }, OTHER],
  turn: AUTUMN,
});

describe('births', () => {
  it('are one with a female, two with more, each by a die', () => {
    const born = (dice: readonly number[], at = '1W1F') =>
      where(season(one({ '3a': at }), ...dice).state, 0);
    expect(born([2])).toEqual({ '3a': '1W2F' });
    expect(born([3])).toEqual({ '3a': '2W1F' });
    expect(born([5])).toEqual({ '3a': '2W1F' });
    expect(born([1, 4], '3F')).toEqual({ '3a': '1W4F' });
  });

  it('are twins by a six, as far as there are tokens (29)', () => {
    const { state, events } = season(one({ '3a': '9W1F' }), 6, 3, 3);
    expect(where(state, 0)).toEqual({ '3a': '10W1F' });
    expect(only(events, 'born')).toMatchObject([{ dice: [6, 3, 3], warriors: 1, females: 0 }]);
    expect(where(season(one({ '3a': '2F' }), 1, 6, 1, 4).state, 0)).toEqual({ '3a': '1W4F' });
    expect(where(season(one({ '3a': '1F' }), 6, 6, 6).state, 0)).toEqual({ '3a': '2W1F' });
    expect(where(season(one({ '3a': '1W6F' }), 1, 2).state, 0)).toEqual({ '3a': '1W6F' });
  });

  it('come in the order of players, camps in hex order', () => {
    const camp: Camp = {
      tribes: [
        { at: { '5a': '1F', '1a': '2F' }, camps: ['5a', '1a'], food: 9 },
        { at: { '7d': '1F' }, camps: ['7d'], food: 9 },
      ],
      order: [1, 0],
      turn: AUTUMN,
    };
    const { state, events } = season(camp, 1, 3, 1, 4);
    expect(only(events, 'born').map(({ seat, at }) => [seat, at])).toEqual([
      [1, 36],
      [0, 0],
      [0, 0],
      [0, 22],
    ]);
    expect([where(state, 0), where(state, 1)]).toEqual([
      { '1a': '1W3F', '5a': '1W1F' },
      { '7d': '2F' },
    ]);
  });

  it('are more by Midwife, and as Elder says', () => {
    const { state } = season(one({ '3a': '1W1F' }, { hand: ['midwife', 'elder'] }));
    expect(keys(state, 0)).toHaveLength(8);
    const { state: after, events } = answer(state, [[0, 'season.midwife-3a.elder-3a-female']], 4);
    expect(where(after, 0)).toEqual({ '3a': '2W2F' });
    expect(only(events, 'born').map(({ card, dice }) => [card, dice])).toEqual([
      ['elder', []],
      ['midwife', [4]],
    ]);
  });

  it('have a card in the first camp that is said, once', () => {
    const hand = ['midwife', 'midwife'] as const;
    const { state } = season(one({ '1a': '1F', '3a': '1F' }, { hand }));
    const { state: after } = answer(state, [[0, 'season.midwife-1a.midwife-3a']], 1, 1, 1);
    expect([where(after, 0), tribe(after, 0).hand.includes('midwife')]).toEqual([
      { '1a': '3F', '3a': '2F' },
      true,
    ]);
  });

  it('go without a card that is cancelled', () => {
    const { state } = season({
      ...one({ '3a': '1F' }, { hand: ['elder'] }),
      tribes: [
        { at: { '3a': '1F' }, camps: ['3a'], food: 9, hand: ['elder'] },
        { ...OTHER, hand: ['counter-magic'], counters: ['elder'] },
      ],
    });
    const { state: after } = answer(state, [[0, 'season.elder-3a-female']], 5);
    expect(where(after, 0)).toEqual({ '3a': '1W1F' });
  });

  it('ask who has a camp and cards, whichever they are', () => {
    const ask = (hand: readonly 'raft'[]) => asked(season(one({ '3a': '1F' }, { hand })).state);
    expect(ask(['raft'])).toEqual(['0 season']);
    expect(ask([])).toEqual(['0 order']);
    expect(keys(season(one({ '3a': '1F' }, { hand: ['raft'] })).state, 0)).toEqual(['season']);
  });

  it('wait with the marker, as the harvest does (33)', () => {
    const fed = (event: 'mild-autumn' | 'long-winter' | null, turn: NonNullable<Camp['turn']>) =>
      battling({ ...one({ '3a': '1W1F' }), crops: { '3a': 2 }, turn: { ...turn, event } });
    const came = ({ state, events }: Played) => [only(events, 'born').length, cropsIn(state)['3a']];
    expect(came(fed('mild-autumn', AUTUMN))).toEqual([0, 2]);
    expect(came(fed('long-winter', SPRING))).toEqual([0, 2]);
    expect(came(fed(null, AUTUMN))).toEqual([1, undefined]);
  });
});

describe('planting', () => {
  const spring = (more: object = {}) =>
    season({
      ...one({ '3a': '1F', '1b': '1F', '1a': '1F' }, more),
      crops: { '1b': 1 },
      turn: SPRING,
    });

  it('costs one on own camps on plains without a crop, after the last winter turn', () => {
    const { state } = spring();
    expect(keys(state, 0)).toEqual(['season', 'season.plant-3a']);
    const { state: after } = answer(state, [[0, 'season.plant-3a']]);
    expect([cropsIn(after), tribe(after, 0).food]).toEqual([{ '1b': 1, '3a': 2 }, 8]);
    expect(asked(season(one({ '3a': '1F' })).state)).toEqual(['0 order']);
    expect(asked(spring({ food: 0 }).state)).toEqual(['0 order']);
  });

  it('goes as far as food does', () => {
    const { state } = season({ ...one({ '3a': '1F', '5a': '1F' }, { food: 1 }), turn: SPRING });
    expect(cropsIn(answer(state, [[0, 'season.plant-3a.plant-5a']]).state)).toEqual({ '3a': 2 });
  });
});

describe('Fate', () => {
  const draws = (turn: NonNullable<Camp['turn']>, more: Camp = {}) =>
    dusk({ tribes: [{ at: { '3a': '1W' }, food: 9, hand: ['raft'] }, OTHER], turn, ...more });

  it('gives a card at the end of a season to who has room', () => {
    const { state } = draws(AUTUMN);
    expect(state.tribes.map(({ hand }) => hand.length)).toEqual([2, 1]);
    expect([state.turn.season, state.turn.space]).toEqual(['winter', 0]);
    expect(draws({ ...AUTUMN, space: 1 }).state.tribes[0]?.hand).toEqual(['raft']);
    const full = ['raft', 'raft', 'guide', 'guide', 'raid'] as const;
    const { state: sated } = draws(AUTUMN, {
      tribes: [{ at: { '3a': '1W' }, food: 9, hand: full }, OTHER],
    });
    expect(sated.tribes.map(({ hand }) => hand.length)).toEqual([5, 1]);
  });

  it('is of the discards where no pile is left', () => {
    const { state } = draws(AUTUMN, { pile: [] });
    expect(state.tribes.map(({ hand }) => hand.length)).toEqual([2, 1]);
    expect(state.discards).toEqual([]);
  });

  it('waits with the marker (33)', () => {
    const { state } = draws({ ...AUTUMN, event: 'mild-autumn' });
    expect(state.tribes[0]?.hand).toEqual(['raft']);
    expect([state.turn.season, state.turn.space]).toEqual(['summer', 2]);
    const { state: winter } = draws({ ...SPRING, event: 'long-winter' });
    expect([winter.turn.season, winter.turn.space]).toEqual(['winter', 2]);
  });
});
