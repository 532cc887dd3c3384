import { describe, expect, it } from 'vitest';
import { playMatch } from '../../../src/ai/playout.ts';
import { randomPlayer } from '../../../src/ai/random.ts';
import { eachChoice } from '../../../src/engine/choices.ts';
import { freeze } from '../../../src/engine/freeze.ts';
import { namedSeed } from '../../../src/engine/laws.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import type { StoneAgeAction } from '../../../src/games/stone-age/action.ts';
import { stoneAgePlaying } from '../../../src/games/stone-age/playing.ts';
import type { StoneAgeState } from '../../../src/games/stone-age/state.ts';
import type { StoneAgeView } from '../../../src/games/stone-age/view.ts';
import type { ComputerPlayer } from '../../../src/presentation/edition.ts';
import { acting, placing, play } from './camp.ts';

const { game: stoneAge, players } = stoneAgePlaying;
const [, hasty, steady] = players;

type Player = ComputerPlayer<StoneAgeAction, StoneAgeView>;

/** Takes what is most at once: it hunts when food is short, else gathers and buys the dearest that it can pay. */
const greedy: Player = {
  id: 'greedy',
  choose(view, decision, choices) {
    const me = view.tribes[decision.seat];
    const missing = (me?.people ?? 0) - (me?.track ?? 0) - (me?.goods.food ?? 0);
    const resources = 3 + (me?.placed.length ?? 0);
    const worth: Record<string, number> = { hunt: 0.5, forest: 3, clay: 4, quarry: 5, river: 6 };
    const value = (action: StoneAgeAction): number => {
      if (action.do === 'tame') return action.people;
      if (action.do !== 'place')
        return action.do === 'leave' || action.do === 'chooseTamers' ? -2 : 0;
      const { at, people } = action;
      if (at === 'hunt' && missing > 0) return 50 - Math.abs(people - missing / 1.75);
      if (at.startsWith('card') || at.startsWith('building')) return 4 + resources;
      return worth[at] === undefined ? 9 : worth[at] * people;
    };
    const [best] = [...eachChoice(choices)].sort((a, b) => value(b.action) - value(a.action));
    if (best === undefined) throw new Error(`Nothing can be chosen for ${decision.id}.`);
    return best;
  },
  accepts: () => false,
};

/** The key that steady answers with, from its own view. */
function answer(state: StoneAgeState, seat: number): string {
  const decision = stoneAge.decisions(state).find((one) => one.seat === seat);
  if (decision === undefined) throw new Error(`Seat ${seat} is not asked.`);
  const view = freeze(stoneAge.view(state, seat));
  return steady.choose(view, decision, stoneAge.choices(state, decision), namedRandom('unused'))
    .key;
}

/** How often each of two players wins, out of 1, and their points on average, whoever sits where. */
function duel(pair: readonly [Player, Player], matches: number, seats = 2) {
  const [wins, points] = [
    [0, 0],
    [0, 0],
  ];
  for (let match = 0; match < matches; match += 1) {
    const who = Array.from({ length: seats }, (_, seat) => (seat + match) % 2);
    const name = `duel ${match}`;
    const { last } = playMatch(stoneAge, {
      seed: namedSeed(name),
      seats,
      config: stoneAge.config({ herd: match % 4 === 3 ? 'off' : 'on' }),
      players: who.map((one) => pair[one] ?? steady),
      random: namedRandom(name),
    });
    const outcome = stoneAge.outcome(last.state);
    for (const [seat, one] of who.entries()) {
      points[one] = (points[one] ?? 0) + (outcome?.scores[seat] ?? 0) / ((matches * seats) / 2);
      const won = outcome?.winners.includes(seat) === true ? 1 / outcome.winners.length : 0;
      wins[one] = (wins[one] ?? 0) + won / matches;
    }
  }
  return { wins, points };
}

describe('steady', () => {
  it('goes to the village first while there are many rounds to come', () => {
    for (const tribes of [
      [{}, {}],
      [{}, {}, {}, {}],
    ]) {
      expect(answer(placing({ tribes, herd: 'off' }), 0)).toMatch(/^place\.(hut|field|tools)$/);
    }
  });

  it('builds what it can pay rather than gather more', () => {
    const tribes = [{ people: 9, stone: 2, gold: 1, track: 9, at: { hunt: 8 } }, {}];
    const at = { tools: 1, field: 1 };
    const state = placing({ tribes: [tribes[0] ?? {}, { at }], stacks: ['ssg'], herd: 'off' });
    expect(answer(state, 0)).toBe('place.building1');
  });

  it('hunts when food is short', () => {
    const tribes = [{ people: 8, food: 0, at: { hut: 2, card1: 1 } }, { at: { tools: 1 } }];
    expect(answer(placing({ tribes, herd: 'off', slots: ['points-music'] }), 0)).toMatch(
      /^place\.hunt\./,
    );
  });

  it('gathers before it buys, and uses tools that bring more', () => {
    const tribes = [{ wood: 1, tools: [2], at: { forest: 1, card1: 1 } }, {}];
    const { state } = acting({ tribes, herd: 'off', slots: ['food-7-pottery'] });
    expect(answer(state, 0)).toBe('act.forest');
    const rolled = play(state, 0, 'act.forest', [4]).state;
    expect(answer(rolled, 0)).toBe('use.2');
    const used = play(rolled, 0, 'use.2').state;
    expect(answer(used, 0)).toBe('act.card1.buy');
  });

  it('pays with resources rather than go hungry', () => {
    const { state } = acting({ tribes: [{ food: 3, wood: 4 }, {}], herd: 'off' });
    expect(answer(state, 0)).toBe('feed.buy');
  });

  it('pays as much as it can for a building that scores it', () => {
    const tribes = [{ wood: 2, gold: 5, at: { building1: 1 } }, {}];
    const { state } = acting({ tribes, herd: 'off', stacks: ['any-7'] });
    const paying = play(state, 0, 'act.building1.pay').state;
    expect(answer(paying, 0)).toBe('pay.woodx2.goldx5');
  });

  it('tames the herd where nobody else is', () => {
    const tribes = [{ food: 12, at: { river: 2 } }, { at: { hunt: 1 } }];
    const { state } = acting({ tribes, herd: ['gold-two'] }, [1, 1]);
    expect(answer(state, 0)).toMatch(/^tame\.[12]$/);
  });

  it('takes the best die and the best line', () => {
    const tribes = [{ wood: 1, at: { card1: 1, hunt: 1, forest: 1 } }, {}];
    const { state } = acting({ tribes, herd: 'off', slots: ['dice-time'] });
    expect(answer(play(state, 0, 'act.card1.buy', [1, 5]).state, 0)).toBe('die.5');
  });
});

describe('the levels of Stone Age', () => {
  it('are no match for chance', () => {
    const { wins } = duel([steady, randomPlayer], 20);
    expect(wins[0]).toBeGreaterThan(0.95);
    expect(duel([hasty, randomPlayer], 10).wins[0]).toBeGreaterThan(0.85);
  });

  it('win clearly against who takes what is most at once', () => {
    const { wins, points } = duel([steady, greedy], 20);
    expect(wins[0]).toBeGreaterThan(0.85);
    expect(points[1]).toBeGreaterThan(10);
  });

  it('go from weak to strong, whoever sits where', () => {
    const { wins, points } = duel([steady, hasty], 20);
    expect(wins[0]).toBeGreaterThan(0.75);
    // It is weaker, and no fool.
    expect(points[1]).toBeGreaterThan(60);
    expect(duel([steady, hasty], 12, 4).wins[0]).toBeGreaterThan(0.65);
  });
});
