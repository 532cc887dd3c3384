import { describe, expect, it } from 'vitest';
import { acting, asked, keys, play, tribe } from './camp.ts';
import { only } from '../../../src/parts/only.ts';

const OFF = { herd: 'off' } as const;
const FED = { at: { field: 1 } };

describe('feeding', () => {
  it('takes food by the track first, then a food for each', () => {
    const tribes = [{ people: 6, food: 1, track: 7, at: { field: 1 } }, FED];
    const { events, state } = acting({ ...OFF, tribes });
    // The field of this round counts: 8 food come in.
    expect(only(events, 'fed')[0]).toEqual({
      type: 'fed',
      seat: 0,
      people: 6,
      harvest: 8,
      paid: { food: 6 },
      hungry: false,
    });
    expect(tribe(state, 0).goods.food).toBe(3);
    expect(state.round).toBe(2);
  });

  it('asks who has resources for all that is missing, several at once and in any order', () => {
    const hungry = { food: 3, wood: 2, gold: 2 };
    const { state } = acting({ ...OFF, tribes: [hungry, FED, hungry] });
    expect(asked(state)).toEqual(['feed feed.1.0.0', 'feed feed.1.2.0']);
    expect(keys(state, 2)).toEqual(['feed.buy', 'feed.pay', 'feed.hunger']);
    const one = play(state, 2, 'feed.buy');
    expect(only(one.events, 'fed')).toMatchObject([
      { seat: 2, paid: { food: 3, wood: 2 }, hungry: false },
    ]);
    expect(asked(one.state)).toEqual(['feed feed.1.0.0']);
  });

  it('lets one choose with what', () => {
    const { state } = acting({ ...OFF, tribes: [{ food: 3, wood: 2, gold: 2 }, FED] });
    const choosing = play(state, 0, 'feed.pay').state;
    expect(asked(choosing)).toEqual(['pay feed.1.0.1']);
    expect(keys(choosing, 0)).toEqual(['pay.woodx2', 'pay.woodx1.goldx1', 'pay.goldx2']);
    const paid = play(choosing, 0, 'pay.goldx2');
    expect(only(paid.events, 'fed')).toMatchObject([{ paid: { food: 3, gold: 2 } }]);
    expect(tribe(paid.state, 0).goods).toMatchObject({ food: 0, wood: 2, gold: 0 });
  });

  it('has no payment to choose where there is one', () => {
    const { state } = acting({ ...OFF, tribes: [{ food: 3, wood: 5 }, FED] });
    expect(keys(state, 0)).toEqual(['feed.buy', 'feed.hunger']);
  });

  it('spends the food, and costs ten points once, where the rest is not paid', () => {
    const { state } = acting({ ...OFF, tribes: [{ food: 1, wood: 5, points: 4 }, FED] });
    const hungry = play(state, 0, 'feed.hunger').state;
    expect(tribe(hungry, 0)).toMatchObject({ goods: { food: 0, wood: 5 }, points: -6 });
  });

  it('asks nobody who cannot pay all of it: the resources stay, and ten points go', () => {
    const { events, state } = acting({ ...OFF, tribes: [{ food: 1, wood: 3 }, FED] });
    expect(only(events, 'fed')[0]).toMatchObject({ paid: { food: 1 }, hungry: true });
    expect(tribe(state, 0)).toMatchObject({ goods: { food: 0, wood: 3 }, points: -10 });
  });
});
