import { describe, expect, it } from 'vitest';
import { beginPlay } from '../../../src/engine/play.ts';
import type { Kind } from '../../../src/games/valley-of-the-mammoths/content/animals.ts';
import {
  NO_TACTICS,
  type Tactics,
} from '../../../src/games/valley-of-the-mammoths/fight/tactics.ts';
import { fightBattle } from '../../../src/games/valley-of-the-mammoths/fight.ts';
import { placeOf } from '../../../src/games/valley-of-the-mammoths/map.ts';
import { offerPlans } from '../../../src/games/valley-of-the-mammoths/plan.ts';
import type { ValleyPlay } from '../../../src/games/valley-of-the-mammoths/play.ts';
import { copyState, type ValleyState } from '../../../src/games/valley-of-the-mammoths/state.ts';
import { only } from '../../../src/parts/only.ts';
import { scripted } from '../../scripted.ts';
import {
  animalsIn,
  answer,
  asked,
  battling,
  type Camp,
  type CampTribe,
  campsOf,
  inProgress,
  type Played,
  tribe,
  where,
} from './camp.ts';

const AT = '2a';

type More = Omit<Partial<CampTribe>, 'at'> & { readonly tactics?: Partial<Tactics> };

interface Meeting {
  readonly tribes: readonly string[];
  readonly more?: readonly More[];
  readonly animals?: readonly Kind[];
}

/** Tribes with these people on one hex. */
const camp = ({ tribes, more = [], animals = [] }: Meeting): Camp => ({
  tribes: tribes.map((people, seat) => {
    const { tactics: _, ...rest } = more[seat] ?? {};
    return { ...rest, at: { [AT]: people } };
  }),
  animals: { [AT]: animals },
});

/** One battle, with dice as they fall. */
function begunFight(
  at: Camp,
  tactics: readonly Partial<Tactics>[] = [],
  ...dice: number[]
): Played {
  const random = scripted(...dice);
  const state = copyState(inProgress({ frame: 'battling' }, at));
  const made: ValleyPlay = beginPlay(state, random);
  fightBattle(
    made,
    placeOf(AT),
    state.tribes.map((_, seat) => ({ ...NO_TACTICS, ...tactics[seat] })),
  );
  random.finish();
  return { state, events: (made.told ?? []).map(({ event }) => event) };
}

const fight = (meeting: Meeting, ...dice: number[]): Played =>
  begunFight(
    camp(meeting),
    meeting.more?.map(({ tactics = {} }) => tactics),
    ...dice,
  );

/** Who is left there of each tribe. */
const left = (meeting: Meeting, ...dice: number[]): (string | undefined)[] => {
  const { state } = fight(meeting, ...dice);
  return meeting.tribes.map((_, seat) => where(state, seat)[AT]);
};

/** What each side threw and added, of each round. */
const sums = ({ events }: Played): number[][] =>
  only(events, 'roundFought').map(({ throws }) =>
    throws.map(({ dice, adds }) => (dice.at(-1) ?? 0) + adds.tokens + adds.camp + adds.cards),
  );

const foods = ({ state }: { state: ValleyState }): number[] => state.tribes.map(({ food }) => food);

describe('a round of tribes', () => {
  it('adds one for each warrior after the first, and is thrown again by those tied (16)', () => {
    const played = fight({ tribes: ['3W', '2W1F'] }, 1, 2, 4, 1, 6, 1);
    const [first] = only(played.events, 'roundFought');
    expect(first?.throws.map(({ dice }) => dice)).toEqual([
      [1, 4],
      [2, 1],
    ]);
    expect(sums(played)[0]).toEqual([6, 2]);
  });

  it('is thrown again by those tied for the highest alone; all others lose one (19)', () => {
    expect(left({ tribes: ['1W', '1W', '1W'] }, 6, 6, 2, 1, 3)).toEqual([
      undefined,
      '1W',
      undefined,
    ]);
  });

  it('is left to tribes with warriors, as long as there are any (20, 35)', () => {
    expect(left({ tribes: ['1W', '1W', '2F'] }, 5, 3)).toEqual(['1W2F', undefined, undefined]);
    const lose = { habits: { losses: 'warriors' } } as const;
    expect(left({ tribes: ['1W', '1W1F', '2W'], more: [{}, lose] }, 6, 2, 3, 6, 3)).toEqual([
      '1W1F',
      undefined,
      undefined,
    ]);
  });

  it('of females alone adds nothing for their number (21)', () => {
    const played = fight({ tribes: ['2F', '1F'], more: [{}, { camps: [AT] }] }, 3, 3, 2, 3);
    expect(sums(played)).toEqual([
      [3, 4],
      [2, 4],
    ]);
    expect(where(played.state, 1)).toEqual({ [AT]: '1F' });
  });

  it('adds a camp, a palisade, and an ambush in the first, tied throws too (26)', () => {
    const meeting: Meeting = {
      tribes: ['1W', '2W1F'],
      more: [{}, { camps: [AT], tactics: { palisade: placeOf(AT), ambush: placeOf(AT) } }],
    };
    const tied = fight({ ...meeting, tribes: ['6W', '2W1F'] }, 2, 1, 6, 1, 5, 1);
    expect(sums(tied)).toEqual([
      [11, 7],
      [10, 4],
    ]);
    const played = only(fight(meeting, 1, 1).events, 'roundFought');
    expect(played[0]?.throws[1]?.adds).toEqual({ tokens: 1, camp: 1, cards: 4 });
  });
});

describe('whom a tribe loses', () => {
  it('is females down to one, then warriors, then her, unless it says otherwise', () => {
    const lost = (losses?: 'warriors' | 'females') =>
      only(
        fight(
          {
            tribes: ['9W', '1W2F'],
            more: [{}, losses === undefined ? {} : { tactics: { losses } }],
          },
          ...(losses === 'warriors'
            ? [6, 1]
            : losses === 'females'
              ? [6, 1, 6, 1, 6, 1]
              : [6, 1, 6, 1]),
        ).events,
        'roundFought',
      ).flatMap((round) => round.lost.map(({ token }) => token));
    expect(lost()).toEqual(['female', 'warrior']);
    expect(lost('warriors')).toEqual(['warrior']);
    expect(lost('females')).toEqual(['female', 'female', 'warrior']);
  });
});

describe('captives', () => {
  it('are swapped for spare females, and the rest die (17)', () => {
    const losing = { habits: { losses: 'warriors' } } as const;
    expect(left({ tribes: ['2W', '1W2F'], more: [{}, losing] }, 5, 1)).toEqual(['2W2F', undefined]);
    const full = {
      tribes: [{ at: { [AT]: '2W', '7d': '5F' } }, { at: { [AT]: '1W2F' }, ...losing }],
    };
    const { state, events } = begunFight(full, [], 5, 1);
    expect(where(state, 0)).toEqual({ [AT]: '2W1F', '7d': '5F' });
    expect(only(events, 'captured')).toMatchObject([{ seat: 0, of: 1, kept: 1, killed: 1 }]);
  });

  it('may be killed', () => {
    const kill = { tactics: { captives: 'kill' } } as const;
    expect(left({ tribes: ['1W', '2F'], more: [kill] })).toEqual(['1W', undefined]);
  });

  it('fall without dice, and the camp with them (18)', () => {
    const { state, events } = fight({ tribes: ['1W', '3F'], more: [{}, { camps: [AT] }] });
    expect(where(state, 0)).toEqual({ [AT]: '1W3F' });
    expect(campsOf(state, 0)).toEqual([AT]);
    expect(only(events, 'campBeaten')).toMatchObject([{ seat: 0, of: 1, taken: true }]);
  });

  it('are no Amazons, who are warriors', () => {
    const amazons = { tactics: { amazons: true } };
    const played = fight({ tribes: ['2F', '1W'], more: [amazons] }, 3, 2);
    expect(sums(played)).toEqual([[4, 2]]);
    expect(left({ tribes: ['1W', '1F'], more: [{}, amazons] }, 6, 1)).toEqual(['1W', undefined]);
    expect(left({ tribes: ['1F', '2F'], more: [amazons] })).toEqual(['3F', undefined]);
  });
});

describe('a beaten camp', () => {
  it('pays a quarter of the food, the last one half (25)', () => {
    const food = (camps: string[]) =>
      foods(
        fight(
          {
            tribes: ['2W', '1W1F'],
            more: [{}, { camps, food: 11, habits: { losses: 'warriors' } }],
          },
          6,
          1,
        ),
      );
    expect(food([AT])).toEqual([5, 6]);
    const other = {
      tribes: [
        { at: { [AT]: '2W' } },
        { at: { [AT]: '1F', '7d': '1F' }, camps: [AT, '7d'], food: 11 },
      ],
    };
    const made = begunFight(other);
    expect(foods(made)).toEqual([2, 9]);
  });

  it('counts until the fight is over, even without a female, and burns where the victor has none (34)', () => {
    const females = { camps: [AT], food: 9, habits: { losses: 'females' } } as const;
    const played = fight({ tribes: ['3W', '2W1F'], more: [{}, females] }, 6, 1, 5, 1, 4, 1);
    expect(sums(played)).toEqual([
      [8, 3],
      [7, 3],
      [6, 2],
    ]);
    expect(only(played.events, 'campBeaten')).toMatchObject([{ food: 4, taken: false }]);
    expect([campsOf(played.state, 0), campsOf(played.state, 1)]).toEqual([[], []]);
  });

  it('may be burnt', () => {
    const burn = { tactics: { camps: 'burn' } } as const;
    const burnt = fight({ tribes: ['1W', '3F'], more: [burn, { camps: [AT] }] });
    expect(campsOf(burnt.state, 0)).toEqual([]);
  });

  it('of a victor without a female goes after the fight', () => {
    const played = fight(
      { tribes: ['1W', '2W1F'], more: [{}, { camps: [AT], habits: { losses: 'females' } }] },
      6,
      1,
      1,
      6,
    );
    expect(only(played.events, 'campAbandoned')).toMatchObject([{ seat: 1 }]);
    expect(where(played.state, 1)).toEqual({ [AT]: '2W' });
  });
});

describe('animals', () => {
  it('are thrown for with a female, if there is one (22)', () => {
    expect(left({ tribes: ['1W1F'], animals: ['bear'] }, 3, 3)).toEqual(['1W1F']);
    const females = { habits: { losses: 'females' } } as const;
    const played = fight({ tribes: ['1W1F'], more: [females], animals: ['bear'] }, 1, 6, 3, 4);
    expect(sums(played)).toEqual([
      [2, 6],
      [3, 4],
    ]);
    expect(only(played.events, 'battleEnded')).toMatchObject([{ victor: 'bear' }]);
    expect(sums(fight({ tribes: ['2F'], animals: ['wolf'] }, 3, 2))).toEqual([[3, 2]]);
  });

  it('add one for each further one of the kind, and pay their food (23)', () => {
    const played = fight({ tribes: ['1W'], animals: ['wolf', 'wolf', 'wolf'] }, 5, 2, 4, 2, 3, 2);
    expect(sums(played)).toEqual([
      [5, 4],
      [4, 3],
      [3, 2],
    ]);
    expect(foods(played)).toEqual([3]);
  });

  it('pay it at once, even if the fight is lost (24)', () => {
    const played = fight({ tribes: ['1W'], animals: ['wolf', 'wolf'] }, 5, 2, 1, 5);
    expect(where(played.state, 0)).toEqual({});
    expect(foods(played)).toEqual([1]);
  });

  it('come after other tribes, kind by kind, as the victor wants', () => {
    const order = (tactics: Partial<Tactics>) =>
      only(
        fight({ tribes: ['2W', '1F'], more: [{ tactics }], animals: ['wolf', 'bear'] }, 6, 1, 6, 1)
          .events,
        'huntPaid',
      ).map(({ kind }) => kind);
    expect(order({})).toEqual(['wolf', 'bear']);
    expect(order({ against: [{ at: placeOf(AT), kind: 'bear' }] })).toEqual(['bear', 'wolf']);
  });

  it('without a letter die first, and leave for the box', () => {
    const battle = {
      tribes: [{ at: { [AT]: '1W' } }, { at: { '7d': '1W' }, food: 9 }],
      animals: { [AT]: ['wolf', 'wolf*'] },
    } as const;
    const { state } = battling(battle, 6, 1, 1, 6);
    expect(animalsIn(state)).toEqual({ [AT]: ['wolf'] });
    expect(state.box).toBe(8);
  });
});

/** Plans for a battle of seats 0 and 1, and who else is there. */
const planning = (tribes: readonly CampTribe[], more: Camp = {}): ValleyState =>
  battling({ tribes: tribes.map((one) => ({ food: 30, ...one })), ...more }).state;
const things = (state: ValleyState, seat: number): readonly string[] =>
  offerPlans(state, seat).things;

describe('a battle plan', () => {
  it('is asked of all in a battle, and offers what they may do', () => {
    const state = planning(
      [
        {
          at: { '2a': '2W1F', '3b': '1W' },
          hand: ['ambush', 'trap', 'trap', 'palisade', 'raft'],
          camps: ['2a'],
        },
        { at: { '3b': '1W1F' }, hand: ['amazons', 'cannibalism'], camps: ['3b'] },
        { at: { '7d': '1W' }, hand: ['amazons'] },
      ],
      { animals: { '2a': ['wolf', 'wolf', 'bear'] } },
    );
    expect(asked(state)).toEqual(['0 plan', '1 plan']);
    expect(things(state, 0)).toEqual([
      'ambush-2a',
      'palisade-2a',
      'trap-2a-wolf',
      'trap-2a-wolf-2',
      'against-2a-wolf',
      'trap-2a-bear',
      'against-2a-bear',
      'ambush-3b',
      'first-2a',
      'first-3b',
      'lose-spare',
      'lose-warriors',
      'lose-females',
      'keep',
      'kill',
      'take',
      'burn',
    ]);
    expect(things(state, 1)).toEqual([
      'amazons',
      'cannibalism-3b',
      'lose-spare',
      'lose-warriors',
      'lose-females',
    ]);
  });

  it('is asked of nobody who holds nothing and has nothing to say', () => {
    const state = planning([
      { at: { '2a': '1W' }, hand: ['raft'] },
      { at: { '2a': '1W', '7d': '1W' } },
    ]);
    expect(asked(state)).toEqual(['0 plan']);
  });

  it('plays traps before all dice, in first player order, and spends one that finds nothing', () => {
    const state = planning(
      [
        { at: { '2a': '1W' }, hand: ['trap'] },
        { at: { '2a': '1W', '7d': '1W' }, hand: ['trap', 'ambush'] },
      ],
      { animals: { '2a': ['mammoth'] }, order: [1, 0] },
    );
    const { state: after, events } = answer(
      state,
      [
        [0, 'plan.trap-2a-mammoth'],
        [1, 'plan.trap-2a-mammoth.ambush-2a'],
      ],
      3,
      2,
    );
    expect(only(events, 'trapped')).toMatchObject([{ seat: 1, food: 6 }]);
    expect(only(events, 'cardPlayed').map(({ seat, card }) => `${seat} ${card}`)).toEqual([
      '1 trap',
      '1 ambush',
      '0 trap',
    ]);
    expect(after.tribes.slice(0, 2).map(({ hand }) => hand)).toEqual([[], []]);
    expect(where(after, 1)['2a']).toBe('1W');
  });

  it('passes over what is for nothing, and lets the first of two that exclude each other count', () => {
    const state = planning(
      [
        { at: { '2a': '1W1F', '5a': '2W' }, hand: ['trap', 'ambush', 'ambush'] },
        { at: { '5a': '1W1F', '7d': '1W' } },
      ],
      { animals: { '2a': ['bear'] } },
    );
    const { events, state: after } = answer(
      state,
      [
        [0, 'plan.trap-2a-bear.ambush-2a.ambush-5a.kill.keep'],
        [1, 'plan.lose-warriors.lose-females'],
      ],
      2,
      1,
    );
    expect(only(events, 'cardPlayed').map(({ card, at }) => [card, at])).toEqual([
      ['trap', placeOf('2a')],
      ['ambush', placeOf('5a')],
    ]);
    expect(only(events, 'captured')).toMatchObject([{ kept: 0, killed: 1 }]);
    expect(tribe(after, 0).hand).toEqual(['ambush']);
  });

  it('keeps Amazons, too, where a trap has left nobody to fight', () => {
    const tribes = [{ at: { '2a': '1F' }, hand: ['trap', 'amazons'] as const }];
    const state = planning(tribes, { animals: { '2a': ['bear'] } });
    const { state: after } = answer(state, [[0, 'plan.trap-2a-bear.amazons']]);
    expect(tribe(after, 0).hand).toEqual(['amazons']);
  });

  it('orders the battles of the first player, then of the others', () => {
    const places = (key: string) => {
      const state = planning(
        [
          { at: { '2a': '1W1F', '5a': '1W' }, hand: ['raft'] },
          { at: { '1c': '1W', '5a': '1F', '7d': '1W' }, hand: ['raft'] },
        ],
        { animals: { '2a': ['wolf'], '1c': ['wolf'] } },
      );
      const { events } = answer(
        state,
        [
          [0, key],
          [1, 'plan'],
        ],
        6,
        1,
        6,
        1,
      );
      return only(events, 'battleBegan').map(({ at }) => at);
    };
    expect(places('plan')).toEqual(['2a', '5a', '1c'].map(placeOf));
    expect(places('plan.first-5a')).toEqual(['5a', '2a', '1c'].map(placeOf));
  });

  it('feeds the victor with strangers, who are killed there', () => {
    const eat = (second: string) => {
      const state = planning([
        { at: { '2a': '3W' }, hand: ['cannibalism'], food: 0 },
        { at: { '2a': '1W3F', '7d': '1W' } },
      ]);
      const { events } = answer(
        state,
        [
          [0, `plan.cannibalism-2a${second}`],
          [1, 'plan.lose-warriors'],
        ],
        6,
        1,
      );
      return only(events, 'strangersEaten').map(({ food }) => food);
    };
    expect(eat('')).toEqual([2]);
    expect(eat('.kill')).toEqual([8]);
  });

  it('may be crossed by Counter-magic', () => {
    const state = planning([
      { at: { '2a': '1W' }, hand: ['amazons', 'ambush'] },
      { at: { '2a': '1W', '7d': '1W' }, hand: ['counter-magic'], counters: ['ambush'] },
    ]);
    const { events } = answer(
      state,
      [
        [0, 'plan.ambush-2a'],
        [1, 'plan'],
      ],
      3,
      2,
    );
    expect(only(events, 'cardCancelled')).toMatchObject([{ seat: 0, card: 'ambush', by: 1 }]);
    const [round] = only(events, 'roundFought');
    expect(round?.throws[0]?.adds.cards).toBe(0);
  });
});
