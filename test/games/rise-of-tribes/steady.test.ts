import { describe, expect, it } from 'vitest';
import { playMatch } from '../../../src/ai/playout.ts';
import { randomPlayer } from '../../../src/ai/random.ts';
import { freeze } from '../../../src/engine/freeze.ts';
import { namedSeed } from '../../../src/engine/laws.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import type { RiseAction } from '../../../src/games/rise-of-tribes/action.ts';
import { risePlaying } from '../../../src/games/rise-of-tribes/playing.ts';
import type { RiseState } from '../../../src/games/rise-of-tribes/state.ts';
import type { RiseView } from '../../../src/games/rise-of-tribes/view.ts';
import type { ComputerPlayer } from '../../../src/presentation/edition.ts';
import { acting, answer as answered, BLANK, type Camp, play, settling, turn } from './camp.ts';

const { game, players } = risePlaying;
const [dreamy, hasty, steady] = players;

type Player = ComputerPlayer<RiseAction, RiseView>;

/** The key that steady answers with for the first who is asked, from its own view. */
function answer(state: RiseState): string {
  const [decision] = game.decisions(state);
  if (decision === undefined) throw new Error('Nobody is asked.');
  const view = freeze(game.view(state, decision.seat));
  return steady.choose(view, decision, game.choices(state, decision), namedRandom('unused')).key;
}

/** How often the first of two players wins, out of 1, whoever sits where. */
function duel(pair: readonly [Player, Player], matches: number, seats = 2): number {
  let wins = 0;
  for (let match = 0; match < matches; match += 1) {
    const who = Array.from({ length: seats }, (_, seat) => (seat + match) % 2);
    const name = `duel ${match}`;
    const { last } = playMatch(game, {
      seed: namedSeed(name),
      seats,
      config: game.config(match % 4 === 3 ? { leaders: 'on', elders: 'on' } : {}),
      players: who.map((one) => pair[one] ?? steady),
      random: namedRandom(name),
    });
    const [winner] = game.outcome(last.state)?.winners ?? [];
    if (winner !== undefined && who[winner] === 0) wins += 1 / matches;
  }
  return wins;
}

const OTHER = { at: { C3: 1 } };

describe('steady', () => {
  it('gathers what a village lacks', () => {
    const goods = { wood: 1, stone: 3 };
    const own = { at: { A1: 1, A2: 1, A3: 1, B2: 1 }, leader: 'trader', goods } as const;
    const state = acting({ tribes: [own, OTHER], dice: ['moon', 'blank'] });
    const asked = play(state, ['moon.gather']).state;
    expect(answer(asked)).toBe('gather.A1.B2');
  });

  it('completes what brings points, then builds, and then is done', () => {
    const own = {
      at: { A1: 1, A2: 2, A3: 1 },
      leader: 'trader',
      goods: { food: 2, wood: 1, stone: 3 },
      hand: ['three-lands'],
    } as const;
    const { state } = settling({ tribes: [own, OTHER] });
    expect(answer(state)).toBe('complete.three-lands');
    const completed = play(state, ['complete.three-lands']).state;
    expect(answer(completed)).toBe('build.A2');
  });

  it('takes a village by storm, and leaves its own guarded', () => {
    const tribes = [
      { at: { A1: 5 }, villages: ['A1'] },
      { at: { A2: 2, C3: 1 }, villages: ['A2'] },
    ];
    const moving = play(acting({ tribes, dice: ['blank', 'sun'] }), ['blank.move']).state;
    expect(answer(moving)).toBe('move.A1.A2.4');
  });

  it('loses members to the volcano where no village stands', () => {
    const own = { at: { A1: 1, A2: 1 }, villages: ['A2'] };
    const camp: Camp = { tribes: [own, OTHER], deck: ['volcano'], volcano: ['A1', 'A2'] };
    expect(answer(turn(camp, BLANK, BLANK).state)).toBe('lose.A1x1');
  });

  it('bids all that it takes to win, and hands it to who has the fewest points', () => {
    const rich = { at: { A1: 1 }, goods: { food: 4, wood: 4 }, points: 13 };
    const tribes = [rich, { at: { B1: 1 }, points: 5 }, { at: { C1: 1 }, points: 3 }];
    const state = turn({ tribes, deck: ['chieftain'] }, BLANK, BLANK).state;
    expect(answer(state)).toBe('bid.5');
    const low = turn(
      { tribes: [{ ...rich, points: 1 }, ...tribes.slice(1)], deck: ['chieftain'] },
      BLANK,
      BLANK,
    );
    const giving = answered(low.state, [[0, 'bid.2']]).state;
    expect(answer(giving)).toBe('give');
  });
});

describe('the levels of Rise of Tribes', () => {
  it('are no match for chance', () => {
    expect(duel([steady, randomPlayer], 10)).toBeGreaterThan(0.95);
    expect(duel([hasty, randomPlayer], 10)).toBeGreaterThan(0.85);
  });

  it('go from weak to strong, whoever sits where', () => {
    expect(duel([steady, hasty], 40)).toBeGreaterThan(0.6);
    expect(duel([steady, hasty], 24, 3)).toBeGreaterThan(0.55);
    expect(duel([steady, hasty], 24, 4)).toBeGreaterThan(0.55);
    expect(duel([hasty, dreamy], 20)).toBeGreaterThan(0.5);
  });
});
