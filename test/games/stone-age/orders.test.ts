import { describe, expect, it } from 'vitest';
import { stoneAgeOrders } from '../../../src/games/stone-age/orders.ts';
import { stoneAge } from '../../../src/games/stone-age/rules.ts';
import { type Location } from '../../../src/games/stone-age/locations.ts';
import { preferences } from '../../../src/games/stone-age/preferences.ts';
import type { StoneAgeState } from '../../../src/games/stone-age/state.ts';
import { acting, type CampOptions, placing, play } from './camp.ts';

/** What comes of an order to send people there, for seat 0. */
function sent(options: CampOptions, value: string): string | null {
  const state = placing(options);
  const order = stoneAgeOrders.find(({ name }) => name === 'place');
  const [decision] = stoneAge.decisions(state);
  if (order === undefined || decision === undefined) throw new Error('Nobody is asked.');
  const choices = stoneAge.choices(state, decision);
  const answer = order.answer(value, decision, choices, stoneAge.view(state, 0));
  return answer === null ? null : 'unable' in answer ? `! ${answer.unable}` : answer.key;
}

describe('an order to send people', () => {
  it('sends as many as there is room for', () => {
    const tribes = [{ people: 5 }, { at: { quarry: 4 } }, {}, {}];
    expect(sent({ tribes }, 'hunt')).toBe('place.hunt.5');
    expect(sent({ tribes }, 'quarry')).toBe('place.quarry.3');
  });

  it('sends no more than it says', () => {
    const tribes = [{ people: 5 }, { at: { quarry: 5 } }, {}, {}];
    expect(sent({ tribes }, 'hunt2')).toBe('place.hunt.2');
    expect(sent({ tribes }, 'quarry3')).toBe('place.quarry.2');
  });

  it('sends to the first card or building that is free, one a round', () => {
    const tribes = [{}, { at: { card1: 1, card2: 1, building1: 1 } }, {}, {}];
    expect(sent({ tribes }, 'card')).toBe('place.card3');
    expect(sent({ tribes }, 'building')).toBe('place.building2');
    expect(sent({ tribes: [{ at: { card4: 1 } }, {}] }, 'card')).toBeNull();
  });

  it('says why it cannot: no room is left, or too few people', () => {
    const tribes = [{ people: 3, at: { forest: 2 } }, { at: { field: 1 } }, {}, {}];
    expect(sent({ tribes }, 'field')).toBe('! full');
    expect(sent({ tribes }, 'hut')).toBe('! few');
  });

  it('says nothing once it was done in this round', () => {
    expect(sent({ tribes: [{ at: { forest: 2 } }, {}] }, 'forest')).toBeNull();
  });
});

/** What comes of an order as a match stands. */
function done(state: StoneAgeState, name: string, value: string): string | null {
  const order = stoneAgeOrders.find((one) => one.name === name);
  const [decision] = stoneAge.decisions(state).filter(({ owed }) => owed);
  if (order === undefined || decision === undefined) throw new Error('Nobody is asked.');
  expect(order.kinds).toContain(decision.kind);
  const choices = stoneAge.choices(state, decision);
  const answer = order.answer(value, decision, choices, stoneAge.view(state, decision.seat));
  return answer === null ? null : 'unable' in answer ? `! ${answer.unable}` : answer.key;
}

describe('an order for its own turn', () => {
  const slots = ['food-3-weaving', 'points-music', 'field-time'] as const;

  it('gathers first, then buys cards before buildings or the other way round', () => {
    const goods = { wood: 5, brick: 5, stone: 5, gold: 5 };
    const tribes = [{ ...goods, at: { forest: 1, card1: 1, building1: 1 } }, {}];
    const begun = acting({ tribes, slots, stacks: ['wwb'], herd: 'off' }).state;
    expect(done(begun, 'act', 'cards')).toBe('act.forest');
    const { state } = play(begun, 0, 'act.forest', [6]);
    expect(done(state, 'act', 'cards')).toBe('act.card1.buy');
    expect(done(state, 'act', 'buildings')).toBe('act.building1.buy');
  });

  it('pays a card with what is worth least, and a building with what scores most', () => {
    const goods = { wood: 2, brick: 2, stone: 2, gold: 2 };
    const shops = { slots, stacks: ['4-of-2'], herd: 'off' } as const;
    const building = acting({
      tribes: [{ ...goods, at: { building1: 1, card1: 1 } }, {}],
      ...shops,
    });
    expect(done(building.state, 'act', 'buildings')).toBe('act.building1.pay');
    const paying = play(building.state, 0, 'act.building1.pay').state;
    expect(done(paying, 'act', 'buildings')).toBe('pay.stonex2.goldx2');
    const card = play(building.state, 0, 'act.card1.pay').state;
    expect(done(card, 'act', 'buildings')).toBe('pay.woodx1');
  });

  it('adds the tools that bring most, those for one use only where that is said', () => {
    const tribes = [{ tools: [2, 1], once: [3], at: { forest: 1, hunt: 1 } }, {}];
    const begun = acting({ tribes, herd: 'off' }).state;
    const rolled = play(begun, 0, 'act.forest', [3]).state;
    expect(done(rolled, 'tools', 'none')).toBe('use.none');
    expect(done(rolled, 'tools', 'most')).toBe('use.1-2');
    expect(done(rolled, 'tools', 'all')).toBe('use.1-2-3x');
  });

  it('has as many stay with the herd as it says, and as the meal leaves food for', () => {
    const herd = (food: number) => {
      const tribes = [{ food, wood: 0, people: 5, at: { forest: 3 } }, { at: { field: 1 } }];
      return acting({ tribes, herd: ['wood-tool'] }, [6, 6, 6]).state;
    };
    expect(done(herd(7), 'tame', 'none')).toBe('tame.0');
    expect(done(herd(7), 'tame', 'spare')).toBe('tame.2');
    expect(done(herd(7), 'tame', 'all')).toBe('tame.3');
    expect(done(herd(4), 'tame', 'spare')).toBe('tame.0');
  });
});

describe('an order for the meal', () => {
  const FED = { at: { field: 1 } };

  it('pays with what is worth least, with what there is most of, or not at all', () => {
    const tribes = [{ people: 5, food: 2, wood: 1, brick: 4, stone: 1 }, FED];
    const { state } = acting({ tribes, herd: 'off' });
    expect(done(state, 'feed', 'buy')).toBe('feed.buy');
    expect(done(state, 'feed', 'hunger')).toBe('feed.hunger');
    expect(done(state, 'feed', 'plenty')).toBe('feed.pay');
    const paying = play(state, 0, 'feed.pay').state;
    expect(done(paying, 'feed', 'plenty')).toBe('pay.brickx3');
    // Who says itself with what it pays is asked, and an order for its turn has nothing to say.
    expect(done(paying, 'feed', 'buy')).toBeNull();
    expect(done(paying, 'act', 'cards')).toBeNull();
  });

  it('pays the only way there is', () => {
    const { state } = acting({ tribes: [{ people: 5, food: 2, wood: 5 }, FED], herd: 'off' });
    expect(done(state, 'feed', 'plenty')).toBe('feed.buy');
  });
});

describe('what is preferred in a round', () => {
  const preferable = (options: CampOptions, seat = 0) =>
    preferences.preferable(stoneAge.view(placing(options), seat), seat);

  it('may be any place that is free, asked or not, as long as people are left after this', () => {
    const tribes = [{ people: 5, at: { hut: 2 } }, { at: { card1: 1, quarry: 2 } }, {}, {}];
    const places: readonly Location[] = ['forest', 'clay', 'river', 'hunt', 'tools', 'field'];
    const own = preferable({ tribes });
    expect(own?.things).toEqual(
      expect.arrayContaining([...places, 'quarry', 'building1', 'card2']),
    );
    for (const at of ['hut', 'card1']) expect(own?.things).not.toContain(at);
    expect(own?.most).toBe(3);
    expect(preferable({ tribes }, 1)?.things).not.toContain('quarry');
    const last = [
      { people: 3, at: { hut: 2 } },
      { people: 2, at: { tools: 1 } },
    ];
    expect(preferable({ tribes: last })).toBeNull();
    expect(preferable({ tribes: last }, 1)?.most).toBe(1);
    const gone = [{}, { people: 2, at: { hut: 2 } }];
    expect(preferable({ tribes: gone }, 1)).toBeNull();
  });

  it('fits a list with the numbers, at most as many as a form has', () => {
    const all = preferable({ tribes: [{ people: 10 }, {}, {}, {}] });
    expect((all?.things.length ?? 0) + (all?.most ?? 0)).toBe(25);
  });

  it('is the first that can be had, with as many as find room', () => {
    const state = placing({ tribes: [{ people: 5 }, { at: { clay: 5 } }, { at: { hut: 2 } }, {}] });
    const [decision] = stoneAge.decisions(state);
    if (decision === undefined) throw new Error('Nobody is asked.');
    const choices = stoneAge.choices(state, decision);
    const first = (...said: (readonly [string, number | null])[]) =>
      preferences.answer(
        said.map(([thing, many]) => ({ thing, many })),
        choices,
      )?.key ?? null;
    expect(first(['hut', null], ['clay', 4], ['hunt', null])).toBe('place.clay.2');
    expect(first(['forest', 2])).toBe('place.forest.2');
    expect(first(['hunt', null])).toBe('place.hunt.5');
    // One that takes no number goes as it must.
    expect(first(['field', 4])).toBe('place.field');
    expect(first(['hut', null])).toBeNull();
    expect(first(['moon', null])).toBeNull();
    expect(first()).toBeNull();
  });
});
