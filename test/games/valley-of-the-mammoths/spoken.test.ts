import { describe, expect, it } from 'vitest';
import { valleyEdition } from '../../../src/games/valley-of-the-mammoths/index.ts';
import { sequence } from '../../../src/games/valley-of-the-mammoths/sequence.ts';
import type { Season } from '../../../src/games/valley-of-the-mammoths/content/events.ts';
import { viewValley } from '../../../src/games/valley-of-the-mammoths/view.ts';
import { begun, keys } from './camp.ts';

const { lessons } = valleyEdition.in('en');

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
    const [decision] = sequence.decisions(state).filter(({ owed }) => owed);
    if (decision === undefined) throw new Error('Nobody is asked.');
    const [hint] = lessons?.(null, decision, viewValley(state, 0)) ?? [];
    expect(keys(state, 0).includes('season.plant-3a')).toBe(season === 'winter');
    expect(hint?.text).toContain('After winter you may plant');
  });
});
