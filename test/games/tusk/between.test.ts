import { describe, expect, it } from 'vitest';
import { eventsFor } from '../../../src/engine/game.ts';
import { namedRandom } from '../../../src/engine/random.ts';
import { between } from '../../../src/games/tusk/happenings/index.ts';
import type { TuskEvent } from '../../../src/games/tusk/event.ts';
import { tusk } from '../../../src/games/tusk/rules.ts';
import type { TuskView } from '../../../src/games/tusk/view.ts';
import { begin, randomStep } from './playout.ts';
import { at, busyView, member, tribe } from './views.ts';

/** What a step can go on after, with another part of the turn, and what only says that it does. */
const FOLLOWED: readonly TuskEvent['type'][] = [
  'huntersSent',
  'tribeDone',
  'huntRoundBegan',
  'mammothAttacked',
  'mammothKilled',
  'foodShared',
  'cardRevealed',
  'cardToken',
  'huntersReturned',
  'huntStayed',
  'mammothWentHome',
];

const holdings = ({ tribes }: TuskView) =>
  tribes.map(({ goods, card, cardTokens }) => ({ goods, card, cardTokens }));

/** Where everybody is, what everybody has, and the mammoth. */
const boardOf = (view: TuskView) => ({
  holdings: holdings(view),
  places: view.tribes.map(({ members }) => members.map(({ at: place }) => place)),
  mammoth: view.mammoth,
  mammothFood: view.mammothFood,
});

describe('the view between two events of a step', () => {
  it('comes to what the step left, as far as nothing else was in it', () => {
    const seen = new Set<string>();
    for (let game = 0; game < 250; game += 1) {
      const random = namedRandom(`between ${game}`);
      // Dice that fall high, so that mammoths are killed.
      const dice = { ...random, die: () => 3 + random.below(4) };
      let state = begin(2 + (game % 3), random);
      while (tusk.decisions(state).length > 0) {
        const before = tusk.view(state, 'public');
        const { step } = randomStep(state, dice);
        state = step.state;
        const after = tusk.view(state, 'public');
        const events = eventsFor(step.events, 'public');
        const season = events.findIndex(({ type }) => type === 'seasonDrawn');
        const first = season < 0 ? events : events.slice(0, season);
        if (after.winners !== null || !first.every(({ type }) => FOLLOWED.includes(type))) continue;
        for (const { type } of first) seen.add(type);
        const view = between(before, first);
        // A season moves members and the mammoth, but nobody's goods.
        if (season < 0) expect(boardOf(view)).toEqual(boardOf(after));
        else expect(holdings(view)).toEqual(holdings(after));
      }
    }
    expect(FOLLOWED.filter((type) => !seen.has(type))).toEqual([]);
  });

  it('has the hunters back, and a fresh mammoth at home, after a kill', () => {
    const hunted = busyView({
      mammothFood: 0,
      mammoth: at('E4'),
      tribes: [tribe(0, [{ ...member(1, 'D5'), at: 'hunting' }, member(2, 'D5')])],
    });
    const view = between(hunted, [
      { type: 'huntersReturned', seat: 0, members: [1], to: at('E4') },
      { type: 'mammothWentHome', from: at('E4') },
    ]);
    expect(boardOf(view)).toMatchObject({
      places: [[at('E4'), at('D5')]],
      mammoth: at('D4'),
      mammothFood: 4,
    });
  });
});
