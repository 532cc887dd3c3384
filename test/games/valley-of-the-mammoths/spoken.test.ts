import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../src/engine/game.ts';
import { valleyEdition } from '../../../src/games/valley-of-the-mammoths/index.ts';
import { sequence } from '../../../src/games/valley-of-the-mammoths/sequence.ts';
import type { Season } from '../../../src/games/valley-of-the-mammoths/content/events.ts';
import type { ValleyState } from '../../../src/games/valley-of-the-mammoths/state.ts';
import { viewValley } from '../../../src/games/valley-of-the-mammoths/view.ts';
import { battling, begun, keys, ordering } from './camp.ts';

const english = valleyEdition.in('en');
const TABLE = { matchName: 'A match', seats: [] };

/** What seat 0 is asked. */
function owed(state: ValleyState): Decision {
  const found = sequence.decisions(state).find((one) => one.owed && one.seat === 0);
  if (found === undefined) throw new Error('Nobody is asked.');
  return found;
}

describe('the hint at the end of a season', () => {
  const ended = (season: Season) =>
    begun(
      { frame: 'season' },
      {
        tribes: [
          { at: { '3a': '1F' }, camps: ['3a'], food: 9, hand: ['raft'] },
          { at: { '7d': '1W' }, food: 9 },
        ],
        turn: { season, space: 2 },
      },
    ).state;

  it.each(['summer', 'winter'] as const)('is true after %s, where only winter plants', (season) => {
    const state = ended(season);
    const [hint] = english.lessons?.(null, owed(state), viewValley(state, 0)) ?? [];
    expect(keys(state, 0).includes('season.plant-3a')).toBe(season === 'winter');
    expect(hint?.text).toContain('After winter you may plant');
  });
});

describe('a battle plan', () => {
  const { state } = battling({
    tribes: [
      { at: { '2a': '1W3F', '7d': '1W' }, food: 9, hand: ['amazons', 'ambush'] },
      { at: { '2a': '2W' }, food: 9 },
    ],
    animals: { '7d': ['wolf'] },
  });
  const decision = owed(state);
  const view = viewValley(state, 0);

  it('has the odds of each thing that changes them, also in all battles', () => {
    const choices = sequence.choices(state, decision);
    if (!('things' in choices)) throw new Error('Things are picked.');
    const { label } = english.picks?.(choices, decision, view, TABLE) ?? {};
    const told = choices.things.map((thing) => label?.(thing) ?? '');
    const odds = (start: string) => told.find((one) => one.startsWith(start))?.split(' · ')[1];
    expect(odds('Amazons')).toMatch(/^2a: \d+ → \d+% you win$/u);
    expect(odds('Ambush on 2a')).toMatch(/^\d+ → \d+% you win$/u);
    expect(odds('Lose warriors')).toMatch(/^2a: \d+ → \d+% you win$/u);
    expect(odds('Keep')).toBeUndefined();
  });

  it('says what its odds suppose', () => {
    const { text } = english.question(decision, view, TABLE);
    expect(text).toMatch(/% you win\nThe odds suppose that nobody else plays a card\.$/u);
  });
});

it('tells whom fights or hunger killed to mind both', () => {
  const state = ordering({
    tribes: [{ outSince: 4 }, { at: { '7d': '1W' } }, { at: { '1a': '1W' } }],
  });
  const [end, , next] = english.debrief?.(viewValley(state, 'public'), 0, []) ?? [];
  expect(end).toContain('died out in turn 4');
  expect(next).toMatch(/warriors with your women, and have food for all/u);
});
