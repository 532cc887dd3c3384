import { describe, expect, it } from 'vitest';
import { beginPlay } from '../../../src/engine/play.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import type { Plan } from '../../../src/games/valley-of-the-mammoths/action.ts';
import { chancesOf } from '../../../src/games/valley-of-the-mammoths/fight/chances.ts';
import { adopt, NO_TACTICS } from '../../../src/games/valley-of-the-mammoths/fight/tactics.ts';
import { fightBattle } from '../../../src/games/valley-of-the-mammoths/fight.ts';
import { placeOf } from '../../../src/games/valley-of-the-mammoths/map.ts';
import { oddsOf } from '../../../src/games/valley-of-the-mammoths/odds.ts';
import { removeOne } from '../../../src/games/valley-of-the-mammoths/packs.ts';
import { percentOf, percentOfAll } from '../../../src/games/valley-of-the-mammoths/spoken/ahead.ts';
import { copyState } from '../../../src/games/valley-of-the-mammoths/state.ts';
import { peopleAt } from '../../../src/games/valley-of-the-mammoths/tribes.ts';
import { viewValley } from '../../../src/games/valley-of-the-mammoths/view.ts';
import { type Camp, inProgress, tribe } from './camp.ts';

const AT = placeOf('2a');
const fought = (camp: Camp) => inProgress({ frame: 'battling' }, camp);

describe('the chance of a round', () => {
  it('is even between equals, and that of two dice apart else', () => {
    expect(chancesOf([0])).toEqual([1]);
    expect(chancesOf([0, 0])).toEqual([0.5, 0.5]);
    // 21 of 36 are higher, 5 tie.
    expect(chancesOf([4, 3])[0]).toBeCloseTo(21 / 31, 12);
    for (const chance of chancesOf([2, 2, 2])) expect(chance).toBeCloseTo(1 / 3, 12);
    expect(chancesOf([9, 0, 1])).toEqual([1, 0, 0]);
  });

  it('of three is that of all throws, those tied for the highest thrown again', () => {
    const adds = [1, 0, 2];
    const dice = [1, 2, 3, 4, 5, 6];
    // Counted out: who wins alone, and what each pair that ties leaves to the two.
    const win = [0, 0, 0];
    let again = 0;
    for (const a of dice)
      for (const b of dice)
        for (const c of dice) {
          const totals = [a + 1, b, c + 2];
          const best = Math.max(...totals);
          const tied = [0, 1, 2].filter((side) => totals[side] === best);
          if (tied.length === 3) again += 1 / 216;
          else
            for (const [nth, side] of tied.entries())
              win[side] =
                (win[side] ?? 0) + (chancesOf(tied.map((one) => adds[one] ?? 0))[nth] ?? 0) / 216;
        }
    for (const [side, chance] of chancesOf(adds).entries())
      expect(chance).toBeCloseTo((win[side] ?? 0) / (1 - again), 12);
  });
});

describe('odds', () => {
  it('of one against one are even, and of one against a wolf', () => {
    const two = oddsOf(fought({ tribes: [{ at: { '2a': '1W' } }, { at: { '2a': '1W' } }] }), AT);
    expect(two.tribes.map(({ stays, warriors }) => [stays, warriors])).toEqual([
      [0.5, 0.5],
      [0.5, 0.5],
    ]);
    const wolf = oddsOf(
      fought({ tribes: [{ at: { '2a': '1W1F' } }], animals: { '2a': ['wolf'] } }),
      AT,
    );
    // 3 + 1 against 3, then 3 against 3.
    expect(wolf.animals).toBeCloseTo((10 / 31) * 0.5, 12);
    expect(wolf.tribes[0]?.food).toBeCloseTo(1 - (10 / 31) * 0.5, 12);
    expect(wolf.tribes[0]?.warriors).toBeCloseTo(10 / 31, 12);
  });

  it('count the warriors out one by one', () => {
    const state = fought({ tribes: [{ at: { '2a': '2W' } }, { at: { '2a': '1W' } }] });
    // 2 wins the first round, or loses one and is even.
    expect(oddsOf(state, AT).tribes[0]?.stays).toBeCloseTo(21 / 31 + (10 / 31) * 0.5, 12);
  });

  it('are those of the fight itself', () => {
    const ambush: Plan = { plan: 'ambush', at: AT };
    const camps: readonly (readonly [Camp, Readonly<Record<number, readonly Plan[]>>])[] = [
      [
        {
          tribes: [
            { at: { '2a': '3W1F', '7d': '5F' } },
            { at: { '2a': '2W2F' }, camps: ['2a'], habits: { losses: 'females' } },
          ],
          animals: { '2a': ['wolf', 'wolf', 'bear'] },
        },
        {
          0: [{ plan: 'against', at: AT, kind: 'bear' }],
          1: [ambush, { plan: 'palisade', at: AT }],
        },
      ],
      [
        {
          tribes: [
            { at: { '2a': '2W1F' }, habits: { losses: 'warriors' } },
            { at: { '2a': '2W1F' }, habits: { captives: 'kill' } },
            { at: { '2a': '3F' }, camps: ['2a'], habits: { camps: 'burn' } },
            { at: { '2a': '1W1F' } },
          ],
          animals: { '2a': ['rhino', 'rhino'] },
        },
        { 2: [{ plan: 'amazons' }], 3: [ambush] },
      ],
      [{ tribes: [{ at: { '2a': '2F' } }, { at: { '2a': '3F' } }, { at: { '2a': '1F' } }] }, {}],
    ];
    const times = 10_000;
    const random = namedRandom('odds');
    for (const [camp, plans] of camps) {
      const state = fought(camp);
      const odds = oddsOf(state, AT, (seat) => plans[seat] ?? []);
      const tactics = state.tribes.map((_, seat) => (plans[seat] ?? []).reduce(adopt, NO_TACTICS));
      const stays = state.tribes.map(() => 0);
      const warriors = state.tribes.map(() => 0);
      const food = state.tribes.map(() => 0);
      for (let n = 0; n < times; n += 1) {
        const made = copyState(state);
        fightBattle({ ...beginPlay(made, random, null) }, AT, tactics);
        for (const [seat, one] of made.tribes.entries()) {
          stays[seat] = (stays[seat] ?? 0) + Number(peopleAt(one, AT) > 0) / times;
          const gone = (tribe(state, seat).warriors[AT] ?? 0) - (one.warriors[AT] ?? 0);
          warriors[seat] = (warriors[seat] ?? 0) + gone / times;
          food[seat] = (food[seat] ?? 0) + one.food / times;
        }
      }
      for (const [seat, one] of odds.tribes.entries()) {
        expect(Math.abs(one.stays - (stays[seat] ?? 0))).toBeLessThan(0.02);
        expect(Math.abs(one.warriors - (warriors[seat] ?? 0))).toBeLessThan(0.03);
        expect(Math.abs(one.food - (food[seat] ?? 0))).toBeLessThan(0.1);
      }
      const all = odds.tribes.reduce((sum, one) => sum + one.stays, odds.animals);
      expect(all).toBeCloseTo(1, 12);
    }
  });

  it('of a view are the same, but for habits of others, and of a plan those with its traps', () => {
    const state = fought({
      tribes: [
        { at: { '2a': '2W2F' }, habits: { losses: 'females' } },
        { at: { '2a': '1W2F' }, habits: { losses: 'warriors' } },
      ],
      animals: { '2a': ['mammoth'] },
    });
    const usual = oddsOf(viewValley(state, 1), AT).tribes[1]?.beats ?? 0;
    expect(oddsOf(viewValley(state, 0), AT)).not.toEqual(oddsOf(viewValley(state, 1), AT));
    expect(usual).toBeGreaterThan(0);
    expect(
      oddsOf(viewValley(state, 0), AT, () => [{ plan: 'trap', at: AT, kind: 'mammoth', nth: 1 }])
        .animals,
    ).toBeCloseTo(0, 12);
  });
});

describe('the odds of all battles together', () => {
  const [HERE, THERE] = [AT, placeOf('7d')];
  const camp: Camp = {
    tribes: [{ at: { '2a': '3W1F', '7d': '2W2F' }, camps: ['7d'] }, { at: { '2a': '2W2F' } }],
    animals: { '7d': ['wolf', 'bear'] },
  };
  const plans: readonly Plan[] = [
    { plan: 'ambush', at: HERE },
    { plan: 'palisade', at: THERE },
    { plan: 'trap', at: THERE, kind: 'bear', nth: 1 },
    { plan: 'lose', losses: 'warriors' },
  ];

  it('with a whole plan are those of the fights', () => {
    const state = fought(camp);
    const tactics = [plans.reduce(adopt, NO_TACTICS), NO_TACTICS];
    const random = namedRandom('all odds');
    const times = 10_000;
    let won = 0;
    for (let n = 0; n < times; n += 1) {
      const made = copyState(state);
      // A trap is sprung before all dice.
      removeOne(made, 'bear', THERE);
      for (const at of [HERE, THERE])
        fightBattle({ ...beginPlay(made, random, null) }, at, tactics);
      won += Number([HERE, THERE].every((at) => peopleAt(tribe(made, 0), at) > 0));
    }
    const percent = percentOfAll(state, 0, [HERE, THERE], plans);
    expect(Math.abs((percent ?? 0) - (100 * won) / times)).toBeLessThan(2);
    expect(percent).toBeGreaterThan(percentOfAll(state, 0, [HERE, THERE]) ?? 100);
  });

  it('are not told where strangers and animals are on one hex, unless that is all', () => {
    const mixed = fought({ ...camp, animals: { '2a': ['wolf'], '7d': ['wolf'] } });
    expect(percentOfAll(mixed, 0, [HERE, THERE])).toBeNull();
    expect(percentOfAll(mixed, 0, [HERE])).toBe(percentOf(mixed, 0, HERE));
  });
});
