import { describe, expect, it } from 'vitest';
import { placesOf } from '../../../src/engine/places.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import type { CardId } from '../../../src/games/stone-age/content/cards.ts';
import { RULES, SHORT } from '../../../src/games/stone-age/content/versions.ts';
import { stoneAge } from '../../../src/games/stone-age/rules.ts';
import { ALL_CARDS } from '../../../src/games/stone-age/setup.ts';
import { symbolSets } from '../../../src/games/stone-age/tally.ts';
import { acting, asked, type CampOptions, play, tribe } from './camp.ts';
import { only } from '../../../src/parts/only.ts';

const OFF = { herd: 'off' } as const;

describe('a new round', () => {
  const slots = ['points-music', 'food-7-pottery', 'food-5-healing', 'food-1-weaving'] as const;
  const buyer = { wood: 3, at: { card1: 1, card3: 1 } };

  it('slides the cards to the cheapest slots and refills the others', () => {
    const deck = ['tool-art', 'any-healing'] as const;
    const { state } = acting({ ...OFF, tribes: [{ ...buyer, wood: 4 }, {}], slots, deck });
    const first = play(state, 0, 'act.card1.buy').state;
    expect(first.slots).toEqual([null, slots[1], slots[2], slots[3]]);
    const { events, state: next, reveals } = play(first, 0, 'act.card3.buy');
    expect(next.slots).toEqual([slots[1], slots[3], ...deck]);
    expect(only(events, 'roundBegan')).toEqual([
      { type: 'roundBegan', round: 2, first: 1, cards: next.slots, fresh: deck },
    ]);
    expect(reveals).toBe(true);
  });

  it('passes the first player on to the left', () => {
    const { state } = acting({ ...OFF, tribes: [{}, {}, {}], first: 2 });
    expect(state.first).toBe(0);
    expect(asked(state)).toEqual(['place place.2.0.0']);
  });
});

describe('the match ends', () => {
  it('at the end of the round in which a stack runs out, after feeding', () => {
    const options: CampOptions = {
      ...OFF,
      tribes: [{ wood: 2, brick: 1, food: 5, at: { building1: 1, hunt: 1 } }, { at: { hunt: 1 } }],
      stacks: ['wwb'],
      left: [1, 5],
    };
    const { state } = acting(options);
    const built = play(state, 0, 'act.building1.buy', [1, 2]);
    expect(only(built.events, 'buildingShown')).toMatchObject([{ building: null }]);
    expect(only(built.events, 'fed')).toHaveLength(2);
    expect(only(built.events, 'stacksRanOut')).toEqual([
      { type: 'stacksRanOut', at: ['building1'] },
    ]);
    expect(stoneAge.decisions(built.state)).toEqual([]);
    expect(only(built.events, 'gameEnded')).toMatchObject([{ winners: [0] }]);
  });

  it('at once when four cards cannot be shown, after feeding', () => {
    const slots: CardId[] = ['points-music', 'food-7-pottery', 'food-5-healing', 'food-1-weaving'];
    const cards = slots.reduce<CardId[]>(
      (all, one) => all.toSpliced(all.indexOf(one), 1),
      [...ALL_CARDS],
    );
    const tribes = [{ wood: 1, at: { card1: 1 } }, { cards }];
    const { state } = acting({ ...OFF, tribes, slots });
    const { events, state: over } = play(state, 0, 'act.card1.buy');
    expect(events.map(({ type }) => type)).toEqual([
      'cardTaken',
      'pointsGained',
      'fed',
      'fed',
      'cardsRanOut',
      'gameEnded',
    ]);
    expect(stoneAge.outcome(over)).not.toBeNull();
    expect(over.round).toBe(1);
  });
});

describe('a short match', () => {
  const setup = stoneAge.setup(
    { ...OFF, length: 'short' },
    2,
    namedRandom('short'),
    stoneAge.rules,
  );
  const { state: begun } = setup;
  const last = SHORT[RULES];

  it('ends after the feeding of its last round, and no card is laid out for another one', () => {
    expect(begun.lastRound).toBe(last);
    const slots = ['points-music', 'food-7-pottery', 'food-5-healing', 'food-1-weaving'] as const;
    const ended = (round: number) => {
      const { state } = acting({ ...OFF, tribes: [{ wood: 1, at: { card1: 1 } }, {}], slots });
      return play({ ...state, round, lastRound: last }, 0, 'act.card1.buy');
    };
    const before = ended(last - 1);
    expect(only(before.events, 'roundBegan')).toHaveLength(1);
    const { events, state } = ended(last);
    expect(events.map(({ type }) => type).slice(-4)).toEqual([
      'fed',
      'fed',
      'roundsRanOut',
      'gameEnded',
    ]);
    expect(stoneAge.outcome(state)).not.toBeNull();
    expect([...stoneAge.breaches(state)]).toEqual([]);
    expect(stoneAge.parse(stoneAge.stored(state))).toEqual(state);
  });
});

describe('sets of symbols', () => {
  it('are of different ones: the second of one begins another set', () => {
    const cards: CardId[] = ['dice-pottery', 'dice-time', 'food-7-pottery', 'dice-farmer-1'];
    expect(symbolSets(cards)).toEqual([['pottery', 'time'], ['pottery']]);
    expect(symbolSets([...cards, 'field-time'])).toHaveLength(2);
    expect(symbolSets([])).toEqual([]);
  });
});

describe('scoring', () => {
  /** The last building is built, and nobody else does anything. */
  function ended(mine: object, theirs: object, herd: CampOptions['herd'] = 'off') {
    const options = {
      tribes: [
        { wood: 2, brick: 1, food: 20, ...mine, at: { building1: 1 } },
        { food: 20, ...theirs },
      ],
      stacks: ['wwb'],
      left: [1, 5],
      herd,
    } as CampOptions;
    const { events, state } = play(acting(options).state, 0, 'act.building1.buy');
    const [end] = only(events, 'gameEnded');
    if (end === undefined) throw new Error('The match goes on.');
    return { tallies: end.tallies, winners: end.winners, outcome: stoneAge.outcome(state), state };
  }

  it('adds up what is on the track, symbols, crafts and resources', () => {
    const { tallies, outcome } = ended(
      {
        points: 7,
        people: 8,
        track: 6,
        tools: [2, 1, 1],
        once: [4],
        stone: 3,
        gold: 1,
        buildings: ['ssg', 'wbs'],
        cards: [
          ...(['dice-pottery', 'dice-writing', 'dice-time', 'food-7-pottery'] as const),
          ...(['dice-farmer-2', 'field-farmer-1', 'dice-maker-2'] as const),
          ...(['dice-builder-2', 'roll-wood-shaman-2'] as const),
        ],
        // What was drawn in secret counts as well.
        drawn: ['points-builder-3'],
      },
      {},
    );
    expect(tallies[0]).toEqual({
      track: 17,
      herd: 0,
      symbols: 3 * 3 + 1,
      farmers: 3 * 6,
      makers: 2 * 4,
      builders: 5 * 3,
      shamans: 2 * 8,
      resources: 4,
      total: 17 + 10 + 18 + 8 + 15 + 16 + 4,
    });
    expect(outcome?.scores[0]).toBe(88);
  });

  it('gives 10 for the most tiles of the herd, to each of those tied', () => {
    const herd = ['gold-two'] as const;
    const alone = ended({ tiles: ['wood-tool', 'wood-card'] }, { tiles: ['stone-two'] }, herd);
    expect(alone.tallies.map((tally) => tally.herd)).toEqual([10, 0]);
    const tied = ended({ tiles: ['wood-tool'] }, { tiles: ['stone-two'] }, herd);
    expect(tied.tallies.map((tally) => tally.herd)).toEqual([10, 10]);
    expect(ended({}, {}, herd).tallies.map((tally) => tally.herd)).toEqual([0, 0]);
  });

  it('breaks a tie by food track, tools and people together, without tools for one use', () => {
    const strong = { points: 10, track: 2, tools: [4], people: 5 };
    const { outcome } = ended({ points: 0, track: 2, people: 8, once: [4] }, strong);
    expect(outcome).toEqual({
      scores: [10, 10],
      winners: [1],
      tieBreaks: [{ name: 'strength', values: [10, 11] }],
    });
    const equal = ended({ points: 0, people: 10 }, { points: 10, track: 5 }).outcome;
    expect(equal?.winners).toEqual([0, 1]);
    expect(equal === null ? [] : placesOf(equal).map(({ place }) => place)).toEqual([1, 1]);
  });

  it('may come to less than nothing', () => {
    expect(ended({ points: -30 }, {}).outcome?.scores[0]).toBe(-20);
  });

  it('shows what was drawn in secret to all', () => {
    const { state } = ended({ drawn: ['dice-time'] }, {});
    expect(stoneAge.view(state, 1).tribes[0]?.drawn).toEqual(['dice-time']);
    expect(tribe(state, 0).drawn).toEqual(['dice-time']);
  });
});
