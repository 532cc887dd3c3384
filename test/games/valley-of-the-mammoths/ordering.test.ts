import { describe, expect, it } from 'vitest';
import { choiceNamed } from '../../../src/engine/choices.ts';
import type { CardId } from '../../../src/games/valley-of-the-mammoths/content/cards.ts';
import { valleyEdition } from '../../../src/games/valley-of-the-mammoths/index.ts';
import { sequence } from '../../../src/games/valley-of-the-mammoths/sequence.ts';
import type { ValleyState } from '../../../src/games/valley-of-the-mammoths/state.ts';
import { viewValley } from '../../../src/games/valley-of-the-mammoths/view.ts';
import { item } from '../../../src/parts/item.ts';
import {
  animalsIn,
  asked,
  type Camp,
  campsOf,
  cropsIn,
  keys,
  ordering,
  play,
  say,
  sayAhead,
  tribe,
  where,
} from './camp.ts';

const FAR = { at: { '7d': '1W1F' } };

/** Seat 0 is to move, with these people, and seat 1 far away. */
const mine = (at: Readonly<Record<string, string>>, camp: Camp = {}): ValleyState =>
  ordering({ tribes: [{ at }, FAR], ...camp });
const holding = (at: Readonly<Record<string, string>>, ...hand: CardId[]): ValleyState =>
  ordering({ tribes: [{ at, hand }, FAR] });

const may = (state: ValleyState, key: string): boolean => keys(state, 0).includes(key);
const after = (state: ValleyState, ...answers: string[]): ValleyState => play(state, answers).state;

describe('ways', () => {
  it('end on high ground, unless there is a guide (14)', () => {
    const state = mine({ '5a': '1W', '5b': '1W' });
    expect(may(state, 'go.all.5a.5b')).toBe(true);
    expect(may(state, 'go.all.5b.6a')).toBe(true);
    expect(may(state, 'go.all.5b.4b.3b')).toBe(true);
    expect(keys(state, 0).filter((key) => key.startsWith('go.all.5a.5b.'))).toEqual([]);
    expect(may(after(holding({ '5a': '1W' }, 'guide'), 'guide'), 'go.all.5a.5b.6b')).toBe(true);
  });

  it('cross no river, which ice and a raft allow, and no lake', () => {
    const at = { '1a': '2W' };
    expect(may(mine(at), 'go.all.1a.1b')).toBe(false);
    expect(may(mine(at, { turn: { event: 'frozen-rivers' } }), 'go.all.1a.1b')).toBe(true);
    const raft = after(holding(at, 'raft'), 'raft');
    expect(may(raft, 'go.all.1a.1b')).toBe(true);
    const used = after(raft, 'some.1a.1b', 'split.1-0');
    expect(may(used, 'go.all.1a.1b')).toBe(false);
    expect(may(used, 'go.all.1a.2a')).toBe(true);
    expect(may(mine({ '4b': '1W' }), 'go.all.4b.4c')).toBe(false);
  });

  it('are longer in a forced march', () => {
    expect(may(mine({ '1b': '1W' }), 'go.all.1b.2c.2b.3b')).toBe(false);
    const march = after(holding({ '1b': '1W' }, 'forced-march'), 'forced-march');
    expect(may(march, 'go.all.1b.2c.2b.3b')).toBe(true);
    expect(keys(march, 0).filter((key) => key.endsWith('.1b'))).toEqual([]);
  });

  it('are offered once for a destination, past animals where there is one', () => {
    const ways = (animals: NonNullable<Camp['animals']>) =>
      keys(mine({ '2a': '2W' }, { animals }), 0).filter((key) =>
        /^(go.all|some).2a.*\.3c$/.test(key),
      );
    expect(ways({})).toEqual(['go.all.2a.2b.3c', 'some.2a.2b.3c']);
    expect(ways({ '2b': ['wolf'] })).toEqual(['go.all.2a.3b.3c', 'some.2a.3b.3c']);
    expect(ways({ '2b': ['wolf'], '3b': ['bear'] })).toEqual(['some.2a.2b.3c', 'some.2a.3b.3c']);
  });

  it('neither begin, pass nor end where it is closed, and there are none in a blizzard', () => {
    const state = mine({ '2a': '1W', '3a': '1W' }, { closed: ['3a', '2b'] });
    expect(keys(state, 0).some((key) => /\.(3a|2b)(\.|$)/.test(key))).toBe(false);
    expect(may(state, 'go.all.2a.3b')).toBe(true);
    const blizzard = mine({ '2a': '1W1F' }, { turn: { season: 'winter', event: 'blizzard' } });
    expect(keys(blizzard, 0)).toEqual(['done', 'camp.2a']);
  });
});

describe('groups', () => {
  it('are all, warriors, all but one female, or so many', () => {
    const groups = (people: string) =>
      keys(mine({ '2a': people }), 0)
        .filter((key) => key.endsWith('.2a.3a'))
        .map((key) => key.replace('.2a.3a', ''));
    expect(groups('1W')).toEqual(['go.all']);
    expect(groups('2W')).toEqual(['go.all', 'some']);
    expect(groups('1W1F')).toEqual(['go.all', 'go.warriors', 'some']);
    expect(groups('1W2F')).toEqual(['go.all', 'go.warriors', 'go.but-one', 'some']);
    expect(groups('2F')).toEqual(['go.all', 'go.but-one']);
  });

  it('go once, all at the end of the order', () => {
    const state = after(mine({ '2a': '3W2F' }), 'some.2a.3a', 'split.1-1', 'go.warriors.2a.3b');
    expect(where(state, 0)).toEqual({ '2a': '3W2F' });
    expect(keys(state, 0).some((key) => key.includes('.3a'))).toBe(true);
    expect(keys(state, 0).some((key) => key.startsWith('go.all.3'))).toBe(false);
    const { state: gone, events } = play(state, ['done']);
    expect(where(gone, 0)).toEqual({ '2a': '1F', '3a': '1W1F', '3b': '2W' });
    expect(events.map(({ type }) => type)).toEqual(['tribeMoved']);
    expect(asked(gone)).toEqual(['1 order']);
  });

  it('are seen by nobody else before they count, and may be said anew', () => {
    const state = after(mine({ '2a': '3W2F' }), 'go.all.2a.3a');
    expect(viewValley(state, 1)).toEqual(viewValley(mine({ '2a': '3W2F' }), 1));
    const [own] = [viewValley(state, 0).stage];
    expect(own.frame === 'ordering' && own.draft?.groups.length).toBe(1);
    expect(may(mine({ '2a': '3W2F' }), 'anew')).toBe(false);
    expect(where(after(state, 'anew', 'done'), 0)).toEqual({ '2a': '3W2F' });
  });
});

describe('silence', () => {
  const silent = (state: ValleyState): string[] =>
    sequence.decisions(state).flatMap((one) => (one.owed ? [sequence.fallback(state, one)] : []));

  it('moves nobody, or what was said, if that may be', () => {
    const state = mine({ '2a': '2W2F' }, { animals: { '2a': ['wolf'] } });
    expect(silent(state)).toEqual(['done']);
    expect(silent(after(state, 'go.warriors.2a.3a'))).toEqual(['done']);
    const helped = mine({ '2a': '2W2F', '2b': '1W' }, { animals: { '2a': ['wolf'] } });
    expect(silent(after(helped, 'go.all.2a.3a'))).toEqual(['anew']);
    expect(silent(after(state, 'some.2a.3a'))).toEqual(['split.1-0']);
  });
});

describe('animals', () => {
  it('hold as many people as they are, newcomers too (12)', () => {
    const state = mine({ '2a': '3W', '2b': '2W' }, { animals: { '2a': ['wolf', 'wolf'] } });
    const one = after(state, 'some.2a.3a', 'split.1-0');
    expect(may(one, 'done')).toBe(true);
    const all = after(one, 'go.all.2a.3a');
    expect(may(all, 'done')).toBe(false);
    expect(may(all, 'anew')).toBe(true);
    expect(where(after(all, 'go.all.2b.2a', 'done'), 0)).toEqual({ '2a': '2W', '3a': '3W' });
  });

  it('let as many go as may, first of what is offered', () => {
    const held = (people: string, camps: string[] = []) =>
      ordering({
        tribes: [{ at: { '2a': people }, camps }, FAR],
        animals: { '2a': ['wolf', 'wolf'] },
      });
    const first = (state: ValleyState) => keys(state, 0).find((key) => key.endsWith('.2a.3a'));
    const left = (state: ValleyState) => where(after(state, 'free.2a.3a', 'done'), 0)['2a'];
    expect(first(held('3W1F'))).toBe('free.2a.3a');
    expect(left(held('3W1F'))).toBe('2W');
    expect(left(held('1W2F'))).toBe('1W1F');
    expect(left(held('3W2F', ['2a']))).toBe('1W1F');
    expect(first(held('2W2F'))).toBe('free.2a.3a');
  });

  it('keep whom nobody can take the place of', () => {
    const animals = { '2a': ['wolf', 'wolf'] } as const;
    const out = (at: Readonly<Record<string, string>>) =>
      keys(ordering({ tribes: [{ at, hand: ['omen'] }, FAR], animals }), 0).filter((key) =>
        key.endsWith('.2a.3a'),
      );
    expect(out({ '2a': '2W' })).toEqual([]);
    expect(out({ '2a': '2W', '5a': '1W' })).toEqual([]);
    expect(out({ '2a': '2W', '2b': '1W' })).toEqual(['some.2a.3a']);
    expect(out({ '2a': '2W', '2b': '2W' })).toEqual(['go.all.2a.3a', 'some.2a.3a']);
    expect(out({ '2a': '3W' })).toEqual(['free.2a.3a', 'some.2a.3a']);
    const some = after(mine({ '2a': '2W', '2b': '1W' }, { animals }), 'some.2a.3a');
    expect(keys(some, 0)).toEqual(['split.1-0']);
  });

  it('are not passed by so many that too few can stay with them', () => {
    const animals = { '2b': ['wolf'], '3b': ['wolf', 'wolf', 'wolf'] } as const;
    const past = (people: string) =>
      keys(mine({ '2a': people }, { animals }), 0).filter((key) => key.endsWith('.3c'));
    expect(past('1W')).toEqual([]);
    expect(past('2W')).toEqual(['some.2a.2b.3c']);
    expect(past('4W')).toEqual(['some.2a.2b.3c', 'some.2a.3b.3c']);
  });

  it('are told of with the chances of who stays with them, and of who comes to them', () => {
    const state = mine({ '2a': '3W', '2b': '1W' }, { animals: { '2a': ['bear'], '3a': ['wolf'] } });
    const resultOf = (key: string): string | undefined => {
      const decision = item(
        sequence.decisions(state).filter(({ owed }) => owed),
        0,
      );
      const choice = choiceNamed(sequence.choices(state, decision), key);
      if (choice === null) throw new Error(`${key} is not offered.`);
      const table = { matchName: 'A match', seats: [] };
      return valleyEdition.in('en').phrase(choice, decision, viewValley(state, 0), table).result;
    };
    expect(resultOf('free.2a.3b')).toBe('leaves ⚔️1 with 🐻1 (50% they stay)');
    expect(resultOf('free.2a.3a')).toMatch(/^meets 🐺1 \(\d+% you stay\) · leaves ⚔️1 with 🐻1/u);
    expect(resultOf('go.all.2a.3b')).toBe('1 must be on 2a with the animal');
  });

  it('hold who passes them (13)', () => {
    const state = mine(
      { '2a': '3W' },
      { animals: { '3a': ['wolf'], '3b': ['wolf', 'wolf', 'wolf', 'wolf'] } },
    );
    const on = after(state, 'some.2a.3a.4b', 'split.2-0');
    expect(may(on, 'done')).toBe(false);
    expect(where(after(on, 'go.all.2a.3a', 'done'), 0)).toEqual({ '3a': '1W', '4b': '2W' });
  });
});

describe('camps', () => {
  it('are set up by a couple that did not move', () => {
    const state = mine({ '2a': '2W2F', '3a': '1W' });
    expect(may(state, 'camp.3a')).toBe(false);
    expect(campsOf(after(state, 'camp.2a', 'done'), 0)).toEqual(['2a']);
    expect(may(after(state, 'go.but-one.2a.2b', 'go.all.3a.2a'), 'camp.2a')).toBe(false);
    const couple = after(state, 'camp.2a', 'some.2a.2b');
    expect(keys(couple, 0)).toEqual(['split.0-1', 'split.1-0', 'split.1-1']);
    expect(keys(after(mine({ '2a': '1W1F' }), 'camp.2a'), 0)).toEqual(['done', 'anew']);
  });

  it('stand where there are no animals, no strangers, no camp, and nothing is closed (15)', () => {
    const people = { '5a': '1W1F' };
    expect(may(mine(people), 'camp.5a')).toBe(true);
    expect(may(mine(people, { animals: { '5a': ['wolf'] } }), 'camp.5a')).toBe(false);
    expect(may(mine({ ...people, '7a': '1W' }, { closed: ['5a'] }), 'camp.5a')).toBe(false);
    const camp = {
      tribes: [{ at: people, hand: ['raid'] as const }, { at: { '4b': '1W' } }],
      order: [1, 0],
    };
    const entered = after(ordering(camp, [1, 0]), 'go.all.4b.5a', 'done');
    expect(asked(entered)).toEqual(['0 order']);
    expect(may(entered, 'camp.5a')).toBe(false);
  });

  it('without a female are given up, and make room for others', () => {
    const camps = ['1a', '2a', '3a', '4a', '5a'];
    const at = { '1a': '1F', '2a': '1F', '3a': '1F', '4a': '1F', '5a': '1F', '3b': '1W1F' };
    const state = ordering({ tribes: [{ at, camps }, FAR], crops: { '5a': 2 } });
    expect(may(state, 'camp.3b')).toBe(false);
    const moved = after(state, 'go.all.5a.4b');
    const { state: done, events } = play(moved, ['camp.3b', 'done']);
    expect(campsOf(done, 0)).toEqual(['1a', '2a', '3a', '4a', '3b']);
    expect(events.map(({ type }) => type)).toEqual(['tribeMoved', 'campAbandoned', 'campFounded']);
    expect(cropsIn(done)).toEqual({ '5a': 2 });
  });

  it('are five with those for which others were given up', () => {
    const camps = ['1a', '2a', '3a', '4a', '5a'];
    const at = { '1a': '1F', '2a': '1F', '3a': '1W2F', '4a': '1F', '5a': '1F', '3b': '1W1F' };
    const limits = { warriors: 10, females: 7 };
    const state = ordering({ tribes: [{ at, camps, limits }, FAR] });
    const moved = after(state, 'go.all.2a.2b');
    expect(may(moved, 'go.but-one.3a.2a')).toBe(true);
    const full = after(moved, 'camp.3b');
    expect(keys(full, 0).filter((key) => key.endsWith('.3a.2a'))).toEqual(['go.warriors.3a.2a']);
    expect(may(full, 'go.all.1a.2a')).toBe(false);
    expect(may(full, 'done')).toBe(true);
  });
});

describe('cards of the own turn', () => {
  it('come before the order', () => {
    const state = holding({ '2a': '2W' }, 'raft', 'raft', 'guide', 'guide');
    const played = after(state, 'raft', 'guide', 'raft');
    expect(tribe(played, 0).lasting).toEqual(['raft', 'guide', 'raft']);
    expect(may(played, 'guide')).toBe(false);
    expect(may(after(state, 'go.all.2a.3a'), 'raft')).toBe(false);
  });

  it('may be cancelled, and that likewise (30)', () => {
    const state = ordering({
      tribes: [
        { at: { '5a': '1W' }, hand: ['guide', 'counter-magic'], counters: ['counter-magic'] },
        { ...FAR, hand: ['counter-magic'], counters: ['guide'] },
      ],
    });
    const { state: played, events } = play(state, ['guide']);
    expect(may(played, 'go.all.5a.5b.6b')).toBe(true);
    expect([tribe(played, 0).hand, tribe(played, 1).hand]).toEqual([[], []]);
    expect(events.filter(({ type }) => type === 'cardPlayed')).toHaveLength(3);
  });

  it('Raid takes four food of a tribe nearby, or all', () => {
    const raid = (food: number) =>
      ordering({
        tribes: [
          { at: { '1a': '1W' }, hand: ['raid'] },
          { at: { '1b': '1W' }, food },
          { at: { '7d': '1W' }, food: 5 },
        ],
      });
    expect(keys(raid(9), 0).filter((key) => key.startsWith('raid'))).toEqual(['raid.1']);
    const took = after(raid(9), 'raid.1');
    expect(took.tribes.map(({ food }) => food)).toEqual([4, 5, 5]);
    expect(tribe(after(raid(3), 'raid.1'), 0).food).toBe(3);
  });

  it('Firebrand drives animals off, crops or not', () => {
    const state = ordering({
      tribes: [{ at: { '3a': '1W' }, hand: ['firebrand'] }, FAR],
      animals: { '4b': ['bison', 'bison', 'wolf'] },
      crops: { '5a': 2 },
    });
    const driven = after(state, 'firebrand.4b.4');
    expect(animalsIn(driven)).toEqual({ '5a': ['wolf', 'bison', 'bison'] });
    expect(cropsIn(driven)).toEqual({ '5a': 1 });
    expect(keys(state, 0).filter((key) => key.startsWith('firebrand'))).toHaveLength(5);
  });

  it('Lone Warrior and Lone Female join for good', () => {
    const state = holding({ '2a': '2W', '3a': '1F' }, 'lone-warrior', 'lone-female');
    const joined = after(state, 'lone-warrior.2a', 'lone-female.2a');
    expect(where(joined, 0)).toEqual({ '2a': '3W1F', '3a': '1F' });
    expect(tribe(joined, 0).limits).toEqual({ warriors: 11, females: 7 });
    expect(joined.discards).not.toContain('lone-warrior');
    expect(may(joined, 'camp.2a')).toBe(true);
  });
});

describe('an order that is given ahead', () => {
  /** Seat 1 gives its order while seat 0 is to move. */
  const ahead = (camp: Camp, ...said: string[]): ValleyState =>
    said.reduce((state, key) => sayAhead(state, 1, key), ordering(camp));
  const camp: Camp = {
    tribes: [
      { at: { '2a': '2W' }, food: 9 },
      { at: { '3b': '3W1F' }, food: 9, hand: ['raft'] },
    ],
    animals: { '5a': ['wolf'] },
  };

  it('counts when its turn comes, if all that it names is as it was', () => {
    const state = ahead(camp, 'some.3b.4b', 'split.2-0', 'camp.3b', 'done');
    expect(asked(state)).toEqual(['0 order']);
    const { state: gone, events } = play(state, ['go.all.2a.1a', 'done']);
    expect(where(gone, 1)).toEqual({ '3b': '1W1F', '4b': '2W' });
    expect(campsOf(gone, 1)).toEqual(['3b']);
    expect(events.map(({ type }) => type).slice(0, 3)).toEqual([
      'tribeMoved',
      'tribeMoved',
      'campFounded',
    ]);
  });

  it('is asked for where strangers or animals are others, with what it said', () => {
    const state = play(ahead(camp, 'go.all.3b.4b', 'done'), ['go.all.2a.3a.4b', 'done']).state;
    expect(asked(state)).toEqual(['1 order']);
    expect(tribe(state, 1).draft.groups).toHaveLength(1);
    expect(where(play(state, ['done']).state, 1)).toEqual({ '4b': '3W1F' });
  });

  it('is not given before `done`, may be changed, and is nobody else’s business', () => {
    const begun = ahead(camp, 'go.all.3b.4b');
    expect(viewValley(begun, 0)).toEqual(viewValley(ordering(camp), 0));
    expect(asked(play(begun, ['done']).state)).toEqual(['1 order']);
    const anew = ahead(camp, 'go.all.3b.4b', 'done', 'anew');
    expect(asked(play(anew, ['done']).state)).toEqual(['1 order']);
    expect(asked(play(ahead(camp, 'done'), ['done']).state)).not.toContain('1 order');
  });
});

describe('a battle plan that is given ahead', () => {
  const state = play(
    ordering({
      tribes: [
        { at: { '2a': '3W' }, hand: ['ambush'], food: 9 },
        { at: { '3b': '1W' }, food: 9 },
      ],
      animals: { '2a': ['wolf'] },
    }),
    ['done'],
  ).state;
  const planned = say(state, 0, 'plan.ambush-2a');
  const next = (from: ValleyState, ...said: string[]) => play(from, [...said, 'done']).state;

  it('counts if its battles are as they were, and nobody is asked', () => {
    expect(asked(next(state))).toEqual(['0 plan']);
    expect(next(planned)).toMatchObject({
      turn: { number: 4 },
      discards: expect.arrayContaining(['ambush']),
    });
    expect(tribe(next(planned), 0).hand).toEqual([]);
  });

  it('is asked for where strangers came, or it is taken back', () => {
    expect(asked(next(planned, 'go.all.3b.2a'))).toEqual(['0 plan']);
    expect(asked(next(say(planned, 0, 'plan')))).toEqual(['0 plan']);
  });

  it('is nobody else’s business', () => {
    expect(viewValley(planned, 1)).toEqual(viewValley(state, 1));
    expect(viewValley(planned, 0)).not.toEqual(viewValley(state, 0));
  });
});
