import { describe, expect, it } from 'vitest';
import { TILES } from '../../../src/games/stone-age/content/herd.ts';
import { acting, asked, type CampOptions, keys, play, playAll, tribe } from './camp.ts';
import { only } from '../../../src/parts/only.ts';

/** Two tribes: the first one gathers where the herd is. */
const camp = (options: Partial<CampOptions> = {}): CampOptions => ({
  tribes: [{ food: 9, at: { forest: 2 } }, { at: { field: 1 } }],
  herd: ['wood-tool'],
  ...options,
});

describe('the herd', () => {
  it('goes to the place on the back of the top tile, and the next back is known', () => {
    const tribes = [{ at: { field: 1 } }, { at: { hut: 2 } }];
    const { events, state } = acting({ tribes, herd: ['wood-tool', 'gold-two', 'brick-two'] });
    expect(only(events, 'herdMissed')).toEqual([{ type: 'herdMissed', tile: 'wood-tool' }]);
    expect(only(events, 'herdCame')).toEqual([
      { type: 'herdCame', to: 'river', tile: 'gold-two', next: 'brick' },
    ]);
    expect(state.herd).toMatchObject({
      now: { tile: 'gold-two', at: 'river' },
      boxed: ['wood-tool'],
    });
  });

  it('goes for good when no tile is left', () => {
    const tiles = TILES.filter((tile) => tile !== 'wood-tool');
    const { events, state } = acting({ tribes: [{ tiles }, {}], herd: ['wood-tool'] });
    expect(only(events, 'herdWent')).toHaveLength(1);
    expect(state.herd?.now).toBeNull();
  });
});

describe('who gathers where the herd is', () => {
  it('says at once how many go onto the tile, a food each; the others go home', () => {
    const { state } = acting(camp(), [6, 6]);
    expect(asked(state)).toEqual(['tame act.1.0.0']);
    expect(tribe(state, 0).goods).toMatchObject({ wood: 4, food: 9 });
    expect(keys(state, 0)).toEqual(['tame.0', 'tame.1', 'tame.2', 'tame.pay']);
    const tamed = play(state, 0, 'tame.2', [3, 1]);
    expect(only(tamed.events, 'peopleTamed')).toEqual([
      { type: 'peopleTamed', seat: 0, people: 2, paid: { food: 2 } },
    ]);
    // A lone tamer rolls, too, and is asked what it takes.
    expect(only(tamed.events, 'herdRolled')).toMatchObject([
      { rolls: [{ seat: 0, dice: [3, 1] }] },
    ]);
    expect(asked(tamed.state)).toEqual(['bonus herd.1.0']);
  });

  it('pays with resources where food runs out, and also while food is left', () => {
    const tribes = [{ food: 1, at: { forest: 2 } }, { at: { field: 1 } }];
    const { state } = acting(camp({ tribes }), [3, 3]);
    const two = play(state, 0, 'tame.2', [1, 1]);
    expect(only(two.events, 'peopleTamed')).toMatchObject([{ paid: { food: 1, wood: 1 } }]);
    const choosing = play(state, 0, 'tame.pay').state;
    expect(keys(choosing, 0)).toEqual([
      'pay.woodx1',
      'pay.woodx2',
      'pay.foodx1',
      'pay.foodx1.woodx1',
    ]);
    const wood = play(choosing, 0, 'pay.woodx2', [1, 1]);
    expect(only(wood.events, 'peopleTamed')).toMatchObject([{ people: 2, paid: { wood: 2 } }]);
    expect(tribe(wood.state, 0).goods.food).toBe(1);
  });

  it('has no payment to choose with one kind of goods, and is not asked with none', () => {
    const tribes = [{ food: 5, at: { forest: 2 } }, { at: { field: 1 } }];
    const food = acting(camp({ tribes }), [1, 1]).state;
    expect(keys(food, 0)).toEqual(['tame.0', 'tame.1', 'tame.2']);
    const poor = [{ food: 0, at: { forest: 2 } }, { at: { field: 1 } }];
    const { events } = acting(camp({ tribes: poor }), [1, 1]);
    expect(only(events, 'herdMissed')).toHaveLength(1);
  });

  it('decides before its next action, after tools', () => {
    const tribes = [{ tools: [1], at: { forest: 1, hunt: 1 } }, { at: { field: 1 } }];
    const { state } = acting(camp({ tribes }));
    const rolled = play(state, 0, 'act.forest', [2]).state;
    expect(asked(rolled)).toEqual(['tools act.1.0.1']);
    const used = play(rolled, 0, 'use.1').state;
    expect(asked(used)).toEqual(['tame act.1.0.2']);
    const going = play(used, 0, 'tame.1', [2, 6]);
    expect(only(going.events, 'gathered')).toMatchObject([{ from: 'hunt' }]);
  });

  it('is nobody at another place, nor by a card’s dice', () => {
    const tribes = [{ wood: 1, at: { quarry: 1, card1: 1, hunt: 1 } }, { at: { field: 1 } }];
    const slots = ['roll-wood-shaman-2'] as const;
    const { state } = acting(camp({ tribes, slots }));
    const bought = play(state, 0, 'act.card1.buy', [6, 6]).state;
    expect(asked(bought)).toEqual(['act act.1.0.1']);
    // The hunt is all that is left after the quarry, and nobody goes onto the tile.
    const { events } = play(bought, 0, 'act.quarry', [6, 5]);
    expect(only(events, 'herdMissed')).toHaveLength(1);
  });
});

describe('taming', () => {
  /** Tribes that have so many people on the tile roll these dice. */
  const rolled = (
    tamers: readonly number[],
    dice: readonly number[],
    tile = 'wood-tool' as const,
  ) => {
    const tribes = tamers.map((people) => ({ food: 9, at: people > 0 ? { forest: people } : {} }));
    const gathering = tamers.filter((people) => people > 0);
    const [first = 0] = gathering;
    let { state } = acting(
      { tribes, herd: [tile], first: tamers.findIndex((people) => people > 0) },
      Array.from({ length: first }, () => 1),
    );
    let events: ReturnType<typeof play>['events'] = [];
    for (const [at, people] of gathering.entries()) {
      const [id = ''] = asked(state);
      const seat = Number(id.split('.')[2]);
      const next = gathering[at + 1];
      const falls = next === undefined ? dice : Array.from({ length: next }, () => 1);
      ({ state, events } = play(state, seat, `tame.${people}`, falls));
    }
    return { state, events };
  };

  it.each([
    ['the highest die wins', [2, 2], [5, 1, 4, 4], 0],
    ['then the next one', [2, 2], [5, 3, 5, 4], 1],
    ['who runs out of dice first loses', [1, 2], [5, 5, 1], 1],
    ['more dice do not help where a higher one fell', [1, 3], [6, 5, 5, 5], 0],
    ['with three tribes', [2, 1, 2], [4, 4, 6, 6, 1], 2],
  ] as const)('%s', (_name, tamers, dice, winner) => {
    const { events, state } = rolled(tamers, dice);
    expect(only(events, 'herdTamed')).toEqual([
      { type: 'herdTamed', seat: winner, tile: 'wood-tool' },
    ]);
    expect(asked(state)).toEqual([`bonus herd.1.${winner}`]);
    expect(keys(state, winner)).toEqual(['first', 'all']);
    expect(tribe(state, winner).tiles).toEqual(['wood-tool']);
  });

  it('uses no tools', () => {
    const tribes = [{ tools: [4], food: 9, at: { forest: 1 } }, {}];
    const { state } = acting({ tribes, herd: ['wood-tool'] }, [1]);
    const none = play(state, 0, 'use.none').state;
    const { events } = play(none, 0, 'tame.1', [5]);
    expect(only(events, 'herdRolled')).toMatchObject([{ rolls: [{ dice: [5] }] }]);
  });

  it('takes the first line or, instead, the second', () => {
    const { state } = rolled([1, 0], [5]);
    expect(tribe(play(state, 0, 'first').state, 0).tools).toHaveLength(1);
    const second = play(state, 0, 'all');
    expect(only(second.events, 'pointsGained')).toEqual([
      { type: 'pointsGained', seat: 0, from: 'wood-tool', points: 2 },
    ]);
    expect(only(second.events, 'bonusChosen')).toMatchObject([{ line: 'all' }]);
  });

  it('spells out a resource of choice', () => {
    const tribes = [{ food: 9, at: { forest: 1 } }, {}];
    const { state } = acting({ tribes, herd: ['wood-field'] }, [1]);
    const won = play(state, 0, 'tame.1', [1]).state;
    expect(keys(won, 0)).toEqual(['first', 'all.gold', 'all.stone', 'all.brick', 'all.wood']);
    const { events } = play(won, 0, 'all.brick');
    expect(only(events, 'goodsGained')).toEqual([
      { type: 'goodsGained', seat: 0, from: 'wood-field', goods: { brick: 1 } },
    ]);
  });

  it.each([
    ['wood-three', 'first', { goods: { wood: 3 } }],
    ['brick-person', 'first', { people: 6 }],
    ['stone-points', 'first', { points: 5 }],
    ['gold-points', 'all', { points: 3 }],
    ['brick-field', 'first', { track: 1 }],
    ['gold-card', 'first', { drawn: ['dice-pottery'] }],
  ] as const)('%s brings by its line “%s” %j', (tile, line, brings) => {
    const at = { wood: 'forest', brick: 'clay', stone: 'quarry', gold: 'river' } as const;
    const place = at[tile.split('-')[0] as keyof typeof at];
    const tribes = [{ food: 20, at: { [place]: 1 } }, {}];
    const deck = ['dice-pottery'] as const;
    const slots = ['music', 'builder-3'].map((name) => `points-${name}` as 'points-music');
    const options = { tribes, herd: [tile], slots: [...slots, 'food-1-weaving', 'any-healing'] };
    const { state } = acting({ ...options, deck } as CampOptions, [1]);
    const { state: won } = play(state, 0, 'tame.1', [1]);
    expect(tribe(play(won, 0, line).state, 0)).toMatchObject(brings);
  });

  it('ties where all dice are equal: each of those tied takes the second line, and the tile is boxed', () => {
    const { events, state } = rolled([2, 2, 1], [5, 1, 1, 5, 4]);
    expect(only(events, 'herdTied')).toEqual([
      { type: 'herdTied', seats: [0, 1], tile: 'wood-tool' },
    ]);
    expect(only(events, 'pointsGained').map(({ seat, points }) => [seat, points])).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(state.herd?.boxed).toEqual(['wood-tool']);
    expect(state.tribes.map(({ tiles }) => tiles)).toEqual([[], [], []]);
  });

  it('ties for a resource of choice ask all of those tied at once, in any order', () => {
    const tribes = [1, 1].map((forest) => ({ food: 9, at: { forest } }));
    let { state } = acting({ tribes, herd: ['wood-field'] }, [1]);
    state = playAll(state, [
      [0, 'tame.1', [1]],
      [1, 'tame.1', [4, 4]],
    ]).state;
    expect(asked(state)).toEqual(['bonus herd.1.0', 'bonus herd.1.1']);
    expect(keys(state, 1)).toEqual(['all.gold', 'all.stone', 'all.brick', 'all.wood']);
    const second = play(state, 1, 'all.gold');
    expect(asked(second.state)).toEqual(['bonus herd.1.0']);
    const both = play(second.state, 0, 'all.wood').state;
    expect([tribe(both, 0).goods.wood, tribe(both, 1).goods.gold]).toEqual([1, 1]);
  });
});
