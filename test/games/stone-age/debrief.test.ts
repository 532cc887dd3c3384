import { describe, expect, it } from 'vitest';
import { SOURCES } from '../../../src/games/stone-age/happenings/told.ts';
import type { StoneAgeEvent } from '../../../src/games/stone-age/event.ts';
import { debrief } from '../../../src/games/stone-age/spoken/debrief.ts';
import { viewStoneAge } from '../../../src/games/stone-age/view.ts';
import { stoneAgeSpeech } from '../../../src/games/stone-age/words/index.ts';
import { LANGUAGE_IDS } from '../../../src/language/languages.ts';
import { placing } from './camp.ts';

const fed = (seat: number, hungry: boolean): StoneAgeEvent => ({
  type: 'fed',
  seat,
  people: 5,
  harvest: 0,
  paid: { food: hungry ? 2 : 5 },
  hungry,
});
const tile = (seat: number, points: number): StoneAgeEvent => ({
  type: 'pointsGained',
  seat,
  from: 'gold-points',
  points,
});
const built = (seat: number, points: number): StoneAgeEvent => ({
  type: 'buildingBuilt',
  seat,
  at: 'building1',
  building: 'wwb',
  paid: { wood: 2, brick: 1 },
  points,
});

/** What a seat reads of a match that brought the first one and the other so many points on the track. */
function read(points: readonly number[], events: readonly StoneAgeEvent[], winner: number) {
  const state = placing({ tribes: points.map((one) => ({ points: one })) });
  const view = { ...viewStoneAge(state, 'public'), winners: [winner] };
  return debrief(stoneAgeSpeech('en'), view, 0, events);
}

describe('what a first match came to', () => {
  it('says of points at once what they are for: tiles of the herd are no buildings', () => {
    expect(read([3, 0], [tile(0, 3), fed(0, false)], 0)).toEqual([
      '**What scored:** 3 at once from tiles of the herd.',
      '**Side by side:** you had 3 from points on tiles of the herd, 🐦 Crane 0.',
      '**Next:** in a whole match hut, field and tools pay off: go there early.',
    ]);
    expect(read([4, 13], [tile(0, 4), built(1, 13)], 1)[1]).toBe(
      '**Side by side:** 🐦 Crane had 13 from buildings, you 0.',
    );
  });

  it('tells hunger apart, and how to go without it', () => {
    const events = [built(0, 13), fed(0, true), fed(1, false), built(1, 8)];
    expect(read([3, 8], events, 1)).toEqual([
      '**What scored:** 13 at once from buildings and −10 for hunger.',
      '**Side by side:** 🐦 Crane had 0 from hunger, you −10.',
      '**Next:** count the meal before you send people out: each eats 1 food, and hunger costs 10 points.',
    ]);
  });

  it.each(LANGUAGE_IDS)('has words for all that scores, in %s', (language) => {
    const { say } = stoneAgeSpeech(language);
    for (const of of SOURCES) {
      expect(say(`debrief.next.${of}`, { hunger: 10 }).length).toBeLessThanOrEqual(200);
      expect(say(`debrief.parts.${of}`, { count: 7 })).toContain('7');
    }
  });
});
