import { describe, expect, it } from 'vitest';
import { playMatch } from '../../../src/ai/playout.ts';
import { randomPlayer } from '../../../src/ai/random.ts';
import { freeze } from '../../../src/engine/freeze.ts';
import type { Seat } from '../../../src/engine/game.ts';
import { namedSeed } from '../../../src/engine/laws.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import type { ValleyAction } from '../../../src/games/valley-of-the-mammoths/action.ts';
import type { CardId } from '../../../src/games/valley-of-the-mammoths/content/cards.ts';
import { valleyPlaying } from '../../../src/games/valley-of-the-mammoths/playing.ts';
import type { ValleyState } from '../../../src/games/valley-of-the-mammoths/state.ts';
import type { ValleyView } from '../../../src/games/valley-of-the-mammoths/view.ts';
import type { ComputerPlayer } from '../../../src/presentation/edition.ts';
import {
  answer as answered,
  battling,
  begun,
  type Camp,
  campsOf,
  ordering,
  where,
} from './camp.ts';

const { game, players } = valleyPlaying;
const [dreamy, hasty, steady] = players;

type Player = ComputerPlayer<ValleyAction, ValleyView>;

/** What steady answers for a seat, out of its own view. */
function answer(state: ValleyState, seat: Seat): string {
  const decision = game.decisions(state).find((one) => one.seat === seat && one.owed);
  if (decision === undefined) throw new Error(`Seat ${seat} is not asked.`);
  const view = freeze(game.view(state, seat));
  return steady.choose(view, decision, game.choices(state, decision), namedRandom('unused')).key;
}

/** What stands once the order of seat 0 counts. */
function ordered(camp: Camp): ValleyState {
  let state = ordering(camp, [0, 1]);
  for (;;) {
    const key = answer(state, 0);
    state = answered(state, [[0, key]]).state;
    if (key === 'done') return state;
  }
}

/** Kinds of standing orders that steady gives before it orders. */
const says = (space: number, hand: readonly CardId[]): string[] => {
  const state = ordering({
    tribes: [{ at: { '1a': '2W1F' }, food: 9, hand }, { at: { '7d': '1W' } }],
    turn: { space },
  });
  const view = game.view(state, 0);
  return game
    .decisions(state)
    .filter(({ seat, owed }) => seat === 0 && !owed)
    .filter((one) => steady.order?.(view, one, game.choices(state, one), namedRandom('unused')))
    .map(({ kind }) => kind);
};

/** How often the first of two players wins, out of 1, whoever sits where. */
function duel(pair: readonly [Player, Player], matches: number, seats = 2): number {
  let wins = 0;
  for (let match = 0; match < matches; match += 1) {
    const who = Array.from({ length: seats }, (_, seat) => (seat + match) % 2);
    const name = `levels ${match}`;
    const { last } = playMatch(game, {
      seed: namedSeed(name),
      seats,
      config: game.config({}),
      players: who.map((one) => pair[one] ?? steady),
      random: namedRandom(name),
    });
    const [winner] = game.outcome(last.state)?.winners ?? [];
    if (winner !== undefined && who[winner] === 0) wins += 1 / matches;
  }
  return wins;
}

describe('steady', () => {
  it('sets up a camp where a couple stands, and keeps a female in the others', () => {
    const own = { at: { '2c': '2W1F', '1c': '1W1F' }, camps: ['2c'], food: 12 };
    const other = { at: { '7a': '3W1F' }, camps: ['7a'], food: 12 };
    expect(campsOf(ordered({ tribes: [own, other] }), 0)).toEqual(['2c', '1c']);
  });

  it('takes a camp that nobody guards', () => {
    const own = { at: { '4b': '4W', '1a': '1W1F' }, camps: ['1a'], food: 20 };
    const camp = { tribes: [own, { at: { '5b': '2F', '7d': '4W' }, camps: ['5b'], food: 20 }] };
    expect(where(ordered(camp), 0)['5b']).toMatch(/W/);
  });

  it('stops who would win by four camps', () => {
    const four = { '5a': '2W1F', '6a': '2W1F', '7a': '2W1F', '5b': '2W1F' };
    const own = { at: { '3a': '6W', '1a': '1W1F' }, camps: ['1a'], food: 20 };
    const leader = { at: four, camps: Object.keys(four), food: 20 };
    const went = where(ordered({ tribes: [own, leader], announced: [1] }), 0);
    expect(Object.keys(four).some((at) => (went[at] ?? '').includes('W'))).toBe(true);
  });

  it('plays a card where it turns a fight, and none where it is won', () => {
    const plan = (at: string, mine: string) =>
      answer(
        battling({
          tribes: [
            { at: { [at]: mine }, food: 9, hand: ['ambush', 'guide'] },
            { at: { [at]: '2W1F' }, food: 9 },
          ],
        }).state,
        0,
      );
    expect(plan('3a', '2W1F')).toContain('ambush-3a');
    expect(plan('3a', '9W')).not.toContain('ambush-3a');
  });

  it('eats as much meat as it takes, and lets nobody starve for nothing', () => {
    const hand = ['smoked-meat', 'smoked-meat'] as const;
    const tribes = [
      { at: { '3a': '3W1F' }, camps: ['3a'], food: 1, hand },
      { at: { '7d': '1W' }, food: 9 },
    ];
    expect(answer(battling({ tribes }).state, 0)).toBe('hunger.meatx1');
    const bare = [
      { at: { '3a': '3W1F' }, camps: ['3a'], food: 3 },
      { at: { '7d': '1W' }, food: 9 },
    ];
    expect(answer(battling({ tribes: bare }).state, 0)).toBe('hunger.3aWx1');
  });

  it('has Midwife and a female of Elder, and plants', () => {
    const own = {
      at: { '3a': '2W1F' },
      camps: ['3a'],
      food: 12,
      hand: ['midwife', 'elder'] as const,
    };
    const tribes = [own, { at: { '7d': '1W' }, food: 9 }];
    const { state } = begun({ frame: 'season' }, { tribes, turn: { season: 'winter', space: 2 } });
    expect(answer(state, 0)).toBe('season.midwife-3a.elder-3a-female.plant-3a');
  });

  it('gives standing orders at set moments, whatever it holds', () => {
    for (const hand of [[], ['omen', 'counter-magic', 'tracker']] as const)
      expect([0, 1, 2].map((space) => says(space, hand))).toEqual([
        ['omens'],
        ['counter'],
        ['track'],
      ]);
  });
});

describe('a card before the order of steady', () => {
  const far = { at: { '7d': '1W' }, food: 9 };
  const first = (camp: Camp): string => answer(ordering(camp, [0, 1]), 0);

  it('is a Firebrand where animals go that would kill', () => {
    const own = { at: { '4b': '1W1F' }, camps: ['4b'], food: 12, hand: ['firebrand'] } as const;
    const animals = { '4b': ['mammoth', 'mammoth', 'mammoth'] } as const;
    expect(first({ tribes: [own, far], animals })).toMatch(/^firebrand\.4b/);
    expect(first({ tribes: [own, far] })).not.toMatch(/^firebrand/);
  });

  it('is a Tracker that leads a pack of killers elsewhere', () => {
    const own = { at: { '4b': '1W1F' }, camps: ['4b'], food: 12, hand: ['tracker'] } as const;
    const state = ordering({
      tribes: [own, far],
      animals: { '3a': ['bison', 'bison', 'bison'] },
      turn: { space: 2 },
    });
    const track = game.decisions(state).find((one) => one.kind === 'track' && one.seat === 0);
    if (track === undefined) throw new Error('Nothing is tracked.');
    const choices = game.choices(state, track);
    const said = steady.order?.(game.view(state, 0), track, choices, namedRandom('unused'));
    expect(said?.key).toMatch(/^track\.bison/);
  });
});

describe('the levels of Valley of the Mammoths', () => {
  it('are no match for chance', () => {
    expect(duel([steady, randomPlayer], 6)).toBeGreaterThan(0.95);
    expect(duel([hasty, randomPlayer], 6)).toBeGreaterThan(0.8);
  });

  it('go from weak to strong, whoever sits where', () => {
    expect(duel([steady, hasty], 60)).toBeGreaterThan(0.6);
    expect(duel([steady, hasty], 24, 4)).toBeGreaterThan(0.55);
    expect(duel([hasty, dreamy], 40)).toBeGreaterThan(0.5);
  });
});
