import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeName } from '../../src/games/tusk/map.ts';
import { tuskScene } from '../../src/games/tusk/scene.ts';
import { ALT_LENGTH, describeScene } from '../../src/presentation/alt.ts';
import {
  busyView,
  fightView,
  huntView,
  member,
  roamView,
  TABLE,
  tribe,
} from '../games/tusk/views.ts';

const told = (view = busyView(), table: Parameters<typeof tuskScene>[1] = TABLE) =>
  describeScene(tuskScene(view, table));

describe('a scene in words', () => {
  it('begins with the turn, the phase and whom the game waits for', () => {
    expect(told()).toMatch(/^Turn 5, Tribe Phase, .* To move: Ember\. Mammoth on D4\./);
  });

  it('tells where every member is and how it is', () => {
    expect(told()).toContain(
      'Ember (Ada Lovelace): 1 (2 actions), 2 (wounded, 1 action) on C3; 3 hunting; 4 waiting, costs 3 food.',
    );
    expect(told()).toContain('2, 3 (wounded), 4 on E4; 1 on C3.');
  });

  it('tells what each tribe has, the wounds, the season and the ground', () => {
    const words = told();
    expect(words).toContain('Ember has 3 sticks, 12 stones, 7 food.');
    expect(words).toContain('Mammoth: 3 of 4 food left.');
    expect(words).toContain('Autumn: Forest +1; Jungle removes; Mountain easy');
    expect(words).toContain('Mountain (difficult, stone): 3 on E4, F4, E6, B1.');
    expect(words).toContain('Snow: D2, E2, F2, D1, E1, F1, G1, G2, C1.');
  });

  it('tells a fight and a hunt', () => {
    expect(told(fightView())).toContain('Fight at E4: Fern two on Heron 1 stick, 2 grass, 1 stone');
    expect(told(huntView())).toContain('Hunt, round 2: Fern uses 1 stick, 2 grass, 1 stone.');
  });

  it('fits, ends with a whole statement and names every place, whatever the names are', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 300 });
    fc.assert(
      fc.property(fc.array(name, { minLength: 5, maxLength: 5 }), ([match = '', ...names]) => {
        const seats = names.map((one) => ({ name: one, mention: '@x', computer: true }));
        for (const view of [busyView(), fightView(), huntView(), roamView()]) {
          const words = told(view, { matchName: match, seats });
          expect(words.length).toBeLessThanOrEqual(ALT_LENGTH);
          expect(words).toMatch(/\.$/);
          for (const { members } of view.tribes) {
            for (const { at } of members) {
              if (typeof at === 'number') expect(words).toContain(`on ${placeName(at)}`);
            }
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('names all sixteen members where each stands alone and wounded', () => {
    const places = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4'];
    const more = ['C1', 'C2', 'C3', 'C4', 'D1', 'D2', 'D3', 'D5'];
    const all = [...places, ...more];
    const tribes = [0, 1, 2, 3].map((seat) =>
      tribe(
        seat,
        [1, 2, 3, 4].map((number) =>
          member(number, all[seat * 4 + number - 1] ?? '', { wounded: true, actions: 2 }),
        ),
      ),
    );
    const words = told(busyView({ tribes }));
    for (const place of all) expect(words).toContain(`(wounded, 2 actions) on ${place}`);
  });
});
