import { describe, expect, it } from 'vitest';
import type { Seat } from '../../src/engine/game.ts';
import type { StoneAgeEvent } from '../../src/games/stone-age/event.ts';
import { stoneAgeEdition } from '../../src/games/stone-age/index.ts';
import type { TuskEvent } from '../../src/games/tusk/event.ts';
import { tuskEdition } from '../../src/games/tusk/index.ts';
import { newsLines } from '../../src/panel/news-lines.ts';
import { type Line, textOf } from '../../src/presentation/line.ts';

const mention = { mention: '@ash', computer: false };
const table = { matchName: '', seats: [mention, mention, mention, mention] };

/** What a seat reads at once of what happened. */
const readBy = (seat: Seat, lines: readonly Line[]): string[] =>
  newsLines(
    { settled: null, lines: () => lines, since: { from: 1, own: null } },
    { seat, isAsked: true, hasHint: false },
    null,
  ).told.map(textOf);

describe('what is read at once by who comes back', () => {
  it('is the herd and the meal of whoever paid for both in Stone Age', () => {
    const events: StoneAgeEvent[] = [
      {
        type: 'herdRolled',
        tile: 'gold-points',
        rolls: [
          { seat: 0, dice: [2] },
          { seat: 1, dice: [5, 1] },
        ],
      },
      { type: 'herdTamed', seat: 1, tile: 'gold-points' },
      { type: 'pointsGained', seat: 1, from: 'gold-points', points: 6 },
      { type: 'fed', seat: 0, people: 5, harvest: 0, paid: { food: 5 }, hungry: false },
      { type: 'fed', seat: 1, people: 6, harvest: 0, paid: { food: 6 }, hungry: false },
      { type: 'roundBegan', round: 2, first: 1, cards: [], fresh: [] },
      { type: 'peoplePlaced', seat: 1, at: 'forest', people: 2 },
    ];
    expect(readBy(0, stoneAgeEdition.in('en').lines(events, table))).toEqual([
      '🦣 🐦 Crane tames the herd.',
      '🍖 The meal: 🔥 Torch 5 food; 🐦 …',
    ]);
  });

  it('is why a member is wounded in Tusk!', () => {
    const events: TuskEvent[] = [
      { type: 'seasonDrawn', season: 'winter', arrows: 1, ice: 0 },
      { type: 'memberWounded', seat: 0, member: 2, by: 'season' },
      { type: 'tribeDone', seat: 1 },
      { type: 'turnBegan', turn: 4, first: 0 },
    ];
    const { lines } = tuskEdition.in('en');
    expect(readBy(0, lines(events, table)).join()).toContain('The season wounds');
    expect(readBy(0, lines(events, table)).join()).not.toContain('Turn 4');
  });
});
