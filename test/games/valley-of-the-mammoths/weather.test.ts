import { describe, expect, it } from 'vitest';
import { KINDS } from '../../../src/games/valley-of-the-mammoths/content/animals.ts';
import type { EventId } from '../../../src/games/valley-of-the-mammoths/content/events.ts';
import { beginPlay } from '../../../src/engine/play.ts';
import { lines } from '../../../src/games/valley-of-the-mammoths/happenings/index.ts';
import { nameOf } from '../../../src/games/valley-of-the-mammoths/map.ts';
import { moments } from '../../../src/games/valley-of-the-mammoths/moments.ts';
import type { ValleyPlay } from '../../../src/games/valley-of-the-mammoths/play.ts';
import { copyState } from '../../../src/games/valley-of-the-mammoths/state.ts';
import { befall } from '../../../src/games/valley-of-the-mammoths/weather.ts';
import { valleySpeech } from '../../../src/games/valley-of-the-mammoths/words/index.ts';
import { textOf } from '../../../src/presentation/line.ts';
import { only } from '../../../src/parts/only.ts';
import { scripted } from '../../scripted.ts';
import { animalsIn, type Camp, campsOf, cropsIn, dawn, inProgress, tribe, where } from './camp.ts';

/** What an event alone does. */
function after(event: EventId, camp: Camp, ...dice: readonly number[]) {
  const random = scripted(...dice);
  const play: ValleyPlay = beginPlay(copyState(inProgress({ frame: 'dawn' }, camp)), random);
  befall(play, event);
  random.finish();
  const { state } = play;
  const closed = state.turn.closed.map(nameOf);
  const events = (play.told ?? []).map(({ event: fact }) => fact);
  return { state, closed, events, people: [where(state, 0), where(state, 1)] };
}

const two = (
  first: Record<string, string>,
  second: Record<string, string> = {},
  more: Camp = {},
) => ({
  tribes: [
    { at: first, camps: Object.keys(first) },
    { at: second, camps: Object.keys(second) },
  ],
  ...more,
});

describe('summer events', () => {
  it('Sick animals: a kind leaves, and none arrives', () => {
    const animals = { '1b': ['bison', 'bison', 'wolf'], '5a': ['bison'] } as const;
    const { state, events } = after('sick-animals', { animals }, 4);
    expect([animalsIn(state), state.turn.sick]).toEqual([{ '1b': ['wolf'] }, 'bison']);
    expect(only(events, 'animalsLost').map(({ count }) => count)).toEqual([2, 1]);
    expect(state.sack.filter(({ kind }) => kind === 'bison')).toHaveLength(9);
  });

  it('Rain lies out', () => expect(after('rain', {}).state.rain).toBe(true));

  it('Eruption: all dies at the volcanoes, and one where lava goes (11)', () => {
    const { people, closed, state } = after(
      'eruption',
      two({ '3e': '2W1F', '4e': '2W' }, { '6c': '1W2F' }, { animals: { '4e': ['wolf'] } }),
      4,
      2,
    );
    expect(people).toEqual([{ '4e': '1W' }, { '6c': '1W1F' }]);
    expect([closed, campsOf(state, 0), animalsIn(state)]).toEqual([['3e', '6b'], ['4e'], {}]);
  });

  it('Forest fire: all goes from a region', () => {
    const { people, closed, state } = after(
      'forest-fire',
      two({ '1a': '2W1F', '1b': '1F' }, { '3c': '1W' }, { animals: { '2a': ['bear'] } }),
      2,
    );
    expect([people, closed]).toEqual([
      [{ '1b': '1F' }, {}],
      ['1a', '2a', '2b', '3b', '3c'],
    ]);
    expect([campsOf(state, 0), campsOf(state, 1), animalsIn(state)]).toEqual([['1b'], [], {}]);
  });

  it('floods: animals, camps and crops go, and one of the people', () => {
    const crops = { '4f': 2, '4g': 2 };
    const { people, closed, state } = after(
      'small-flood',
      two({ '4f': '2W2F' }, { '4g': '1W' }, { crops, animals: { '4f': ['bison'] } }),
    );
    expect([people, closed, cropsIn(state)]).toEqual([
      [{ '4f': '2W1F' }, { '4g': '1W' }],
      ['4f'],
      { '4g': 2 },
    ]);
    expect([campsOf(state, 0), animalsIn(state)]).toEqual([[], {}]);
    expect(after('great-flood', two({ '1a': '2W', '7b': '2W' }), 3).people[0]).toEqual({
      '1a': '1W',
      '7b': '2W',
    });
    expect(after('great-flood', {}, 4).closed).toEqual(['5c', '5d', '6c', '7b', '7c']);
  });

  it('Drought and Locusts: crops drop a step', () => {
    const crops = { '1b': 1, '5a': 2, '4b': 1 };
    expect(cropsIn(after('drought', { crops }).state)).toEqual({ '5a': 1 });
    expect(cropsIn(after('locusts', { crops }, 3).state)).toEqual({ '1b': 1, '5a': 1 });
  });

  it('Earthquake: camps go, and one a hex', () => {
    const { people, closed, state } = after('earthquake', two({ '1d': '1W2F', '4a': '1W' }), 1);
    expect([people[0], closed, campsOf(state, 0)]).toEqual([
      { '1d': '1W1F', '4a': '1W' },
      [],
      ['4a'],
    ]);
  });

  it('Fever: a tribe of nine loses one, as it says', () => {
    const many = (habit: 'spare' | 'females') =>
      after('fever', {
        tribes: [
          { at: { '1a': '4W3F', '5a': '1W1F' }, camps: ['1a'], habits: { losses: habit } },
          { at: { '7a': '8W' } },
        ],
      }).people;
    expect(many('spare')).toEqual([{ '1a': '4W3F', '5a': '1F' }, { '7a': '8W' }]);
    expect(many('females')[0]).toEqual({ '1a': '4W3F', '5a': '1W' });
  });

  it('Fever takes no last female of a camp, if it can', () => {
    const from = (at: Record<string, string>) =>
      after('fever', { tribes: [{ at, camps: Object.keys(at) }, { at: { '7a': '1W' } }] })
        .people[0];
    expect(from({ '1a': '7W2F', '5a': '1F' })).toEqual({ '1a': '7W1F', '5a': '1F' });
    expect(from({ '1a': '7W1F', '5a': '1F' })).toEqual({ '1a': '6W1F', '5a': '1F' });
  });
});

describe('victims', () => {
  it('go by the habit of their tribe', () => {
    const lost = (people: string, losses: 'spare' | 'warriors' | 'females') =>
      after('small-flood', { tribes: [{ at: { '4f': people }, habits: { losses } }, {}] })
        .people[0];
    expect(lost('2W2F', 'spare')).toEqual({ '4f': '2W1F' });
    expect(lost('2W1F', 'spare')).toEqual({ '4f': '1W1F' });
    expect(lost('1F', 'spare')).toEqual({});
    expect(lost('2W2F', 'warriors')).toEqual({ '4f': '1W2F' });
    expect(lost('2W1F', 'females')).toEqual({ '4f': '2W' });
  });
});

describe('winter events', () => {
  it('Wolf pack: as many as the box has, at a letter that is drawn', () => {
    expect(animalsIn(after('wolf-pack', {}, 6).state)).toEqual({
      '1a': ['wolf', 'wolf', 'wolf', 'wolf'],
    });
    const six = { '5c': ['wolf*', 'wolf*', 'wolf*', 'wolf*', 'wolf*', 'wolf*'] } as const;
    const { state } = after('wolf-pack', { animals: six }, 0);
    expect([animalsIn(state)['1d'], state.box]).toEqual([['wolf', 'wolf'], 0]);
  });

  it('Avalanche: one a hex, animals and camps stay', () => {
    const { people, closed, state } = after(
      'avalanche',
      two({ '5f': '2W' }, {}, { animals: { '6e': ['wolf'] } }),
      5,
    );
    expect([people[0], closed, campsOf(state, 0), animalsIn(state)]).toEqual([
      { '5f': '1W' },
      ['5f', '6e'],
      ['5f'],
      { '6e': ['wolf'] },
    ]);
  });

  it('Bears asleep: all go into the sack', () => {
    const { state } = after('bears-asleep', {
      animals: { '1d': ['bear', 'wolf'], '4a': ['bear'] },
    });
    expect(animalsIn(state)).toEqual({ '1d': ['wolf'] });
  });

  it('Alms to who has least, Spoilage a quarter (37)', () => {
    const food = (event: EventId, ...had: number[]) =>
      after(event, { tribes: had.map((one) => ({ food: one })) }).state.tribes.map(
        (one) => one.food,
      );
    expect(food('alms', 2, 2, 12)).toEqual([6, 6, 12]);
    expect(food('spoilage', 13, 3)).toEqual([10, 3]);
  });
});

it('do nothing at once where they only last', () => {
  for (const event of [
    'mild-autumn',
    'rich-fishing',
    'berries',
    'restless-animals',
    'frozen-rivers',
    'blizzard',
    'deep-cold',
    'thick-ice',
    'long-winter',
    'winter-foraging',
  ] as const)
    expect(after(event, {}).events).toEqual([]);
});

/** Somebody of each of so many tribes, apart from what happens. */
const CORNERS = ['7d', '1c', '4a', '6e'] as const;
const tribes = (count: number, more: readonly object[] = []) =>
  CORNERS.slice(0, count).map((hex, seat) => ({ at: { [hex]: '2W' }, ...more[seat] }));

describe('Omen', () => {
  const omen = { hand: ['omen'] as const, omens: ['forest-fire'] as const };
  const summer = ['forest-fire', 'forest-fire', 'berries'] as const;

  it('of the first player first, the other meets the second fire (31)', () => {
    const camp = { tribes: tribes(2, [omen, omen]), order: [1, 0], events: { summer } };
    const { state, events } = dawn(camp, 0, 0, 0, 1, 6, 5);
    expect(only(events, 'cardPlayed').map(({ seat }) => seat)).toEqual([1, 0]);
    expect([state.turn.event, state.discards]).toEqual(['berries', ['omen', 'omen']]);
    expect(only(events, 'eventRolled')).toEqual([]);
  });

  it('is not played twice in a turn, and not for another event', () => {
    const two = { hand: ['omen', 'omen'], omens: ['forest-fire'] } as const;
    const { state } = dawn({ tribes: tribes(2, [two]), events: { summer } }, 3, 0, 0, 0, 1);
    expect([state.turn.event, tribe(state, 0).hand]).toEqual(['forest-fire', ['omen']]);
    const other = dawn({ tribes: tribes(2, [omen]), events: { summer: ['berries'] } }).state;
    expect(tribe(other, 0).hand).toEqual(['omen']);
  });

  it('that is cancelled is spent, and the event happens', () => {
    const counter = { hand: ['counter-magic'] as const, counters: ['omen'] as const };
    const { state } = dawn(
      { tribes: tribes(2, [omen, counter]), events: { summer } },
      3,
      0,
      0,
      0,
      1,
    );
    expect([state.turn.event, state.discards]).toEqual(['forest-fire', ['omen', 'counter-magic']]);
  });
});

describe('a deck', () => {
  it('that is empty takes its discards', () => {
    const { state } = dawn({ tribes: tribes(2), events: { summer: [] } }, 1);
    expect([state.turn.event, state.events.summer.length]).toEqual(['sick-animals', 14]);
  });

  it('is not drawn on the first two turns', () => {
    for (const number of [1, 2]) {
      const { state } = dawn({ tribes: tribes(2), turn: { number } });
      expect(state.turn.event).toBeNull();
    }
  });
});

describe('arrivals', () => {
  const quiet = (count: number, turn: Camp['turn'] = {}, more: readonly object[] = []): Camp => ({
    tribes: tribes(count, more),
    turn,
    events: { summer: ['berries'], winter: ['alms'] },
  });
  const came = (camp: Camp) =>
    only(dawn(camp).events, 'animalsCame').map((one) => one.animals.length);

  it('are more where four tribes live, on the first turn and in summer (10)', () => {
    const winter = { season: 'winter' } as const;
    expect([quiet(4, { number: 1 }), quiet(4), quiet(4, winter)].map(came)).toEqual([
      [6],
      [4],
      [2],
    ]);
    expect([quiet(2, { number: 1 }), quiet(2), quiet(2, winter)].map(came)).toEqual([
      [5],
      [3],
      [1],
    ]);
    const out = { at: {}, outSince: 2 };
    expect(came(quiet(4, {}, [out]))).toEqual([3]);
  });

  it('go back from closed hexes, of sick kinds, too, and are not replaced (36)', () => {
    const fire = { tribes: tribes(2), events: { summer: ['forest-fire'] } } as const;
    const sack = inProgress({ frame: 'dawn' }, fire).sack;
    const rhino = sack.findIndex(({ kind, letter }) => kind === 'rhino' && letter === 'a');
    const { state, events } = dawn(fire, 1, rhino, 0, 0, 3);
    const [arrived] = only(events, 'animalsCame');
    expect([arrived?.returned, arrived?.animals.length]).toEqual([['rhino'], 2]);
    expect([state.animals.length, state.sack.length]).toEqual([2, 52]);
    const sick = { tribes: tribes(2), events: { summer: ['sick-animals'] } } as const;
    expect(only(dawn(sick, 1, 0, 0, 40).events, 'animalsCame')[0]?.returned).toEqual([
      'wolf',
      'wolf',
    ]);
  });

  it('are as many as the sack holds', () => {
    const all = KINDS.flatMap((kind) => Array.from({ length: 9 }, () => kind));
    const left = (count: number) => ({ ...quiet(2), animals: { '5c': all.slice(count) } });
    expect([4, 2, 0].map((count) => came(left(count)))).toEqual([[3], [2], [0]]);
  });

  // No chance comes to it: all 54 are out after 18 turns of four tribes in which no animal dies, of two after 26.
  it('are nobody out of an empty sack, until some go back into it (scripted: few matches let so many live)', () => {
    const all = KINDS.flatMap((kind) => Array.from({ length: 9 }, () => kind));
    const out = { ...quiet(2), animals: { '5c': all } };
    const { state, events } = dawn({ ...out, animals: { '5c': all.slice(3) } });
    expect(state.sack).toEqual([]);
    expect(moments.broughtBy([], state)).toContain('emptySack');
    expect(only(events, 'animalsCame')[0]?.animals).toHaveLength(3);
    const none = only(dawn(out).events, 'animalsCame');
    expect(lines(valleySpeech('en'), none).map(textOf).join()).toContain('No animals come');
    const asleep = {
      ...out,
      events: { winter: ['bears-asleep'] },
      turn: { season: 'winter' },
    } as const;
    const woken = dawn(asleep);
    expect(only(woken.events, 'animalsCame')[0]?.animals.map(({ kind }) => kind)).toEqual(['bear']);
    expect(woken.state.sack).toHaveLength(8);
    const sick = dawn({ ...out, events: { summer: ['sick-animals'] } }, 4);
    expect(only(sick.events, 'animalsCame')[0]?.returned).toEqual(['bison', 'bison', 'bison']);
  });
});
