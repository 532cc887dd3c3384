import { describe, expect, it } from 'vitest';
import { LANGUAGE_IDS } from '../../src/language/languages.ts';
import { ALT_LENGTH, describeScene } from '../../src/presentation/alt.ts';
import type { Scene } from '../../src/presentation/scene.ts';
import { signsOn } from '../../src/presentation/signs.ts';
import { valley, valleyLegend } from '../render/valley.ts';

/** As much of a scene as there is room for all of it in words. */
const brief = (scene: Scene): Scene => ({
  ...scene,
  displays: scene.displays.slice(0, 1).map((one) => ({ ...one, lots: one.lots.slice(0, 2) })),
  strips: scene.strips.map((strip) => ({ ...strip, holdings: strip.holdings.slice(0, 1) })),
});

describe('a land in words', () => {
  it('says who is at each place, how much room is left, and what is closed', () => {
    const words = describeScene(brief(valley({ seats: 3 })));
    expect(words).toContain('The herd: Quarry.');
    expect(words).toContain(
      'On the land: Forest Ember 3, Fern 2, 2 free; Clay pit Heron 4, 3 free; Quarry Ember 1, Heron 2, Fern 1, 3 free; River 7 free; Hunt room for all; Tool maker Fern 1, full; Hut closed now; Field 1 free.',
    );
    expect(describeScene(brief(valley({ seats: 3, language: 'de' })))).toContain(
      'Im Land: Wald Ember 3, Fern 2, 2 frei; Lehmgrube Heron 4, 3 frei; Steinbruch Ember 1, Heron 2, Fern 1, 3 frei; Fluss 7 frei; Jagd Platz für alle; Werkstatt Fern 1, voll; Hütte jetzt zu; Acker 1 frei.',
    );
  });

  it('says what lies open, what it costs, brings and counts for, and who is there', () => {
    const words = describeScene(valley({ seats: 2 }));
    expect(words).toContain('Cards: Card 1 (2 stone; transport; for 1 any; there Heron 1); Card 2');
    expect(words).toContain('Stack 1 (10 points; for 2 wood, 1 brick; 5 left; there Ember 1)');
    expect(words).toContain('Mammoth herd: Tile (1. food track +1; all 1 good of any kind; there');
    expect(words).toContain('Next (brick; 11 left)');
  });

  it('names what may be chosen before all else', () => {
    const words = describeScene(brief(valley({ seats: 2, choosing: true })));
    expect(words).toMatch(
      /^Round 5, Sending people[^:]*\. To move: Ember\. It is about Clay pit, River, Hunt, Tool maker, Field, Card 2\./,
    );
  });

  it('names what may be chosen, and says who is where, also where there is little room', () => {
    // The valley has names in these two.
    for (const language of ['en', 'de'] as const) {
      const words = describeScene(valley({ language, choosing: true }));
      expect(words).toMatch(
        / (?:It is about|Es geht um) (?:Clay pit|Lehmgrube), .* (?:Card|Karte) 4, (?:Stack|Stapel) 2, /,
      );
      expect(words).toMatch(/(?:On the land|Im Land): (?:Forest|Wald) Ember 3, Fern 2, 2 fr/);
      expect(words).toMatch(/(?:Cards|Karten): (?:Card|Karte) 1 \(2 (?:stone|Stein); /);
      // Where nobody is there is all the room, which is not told.
      expect(words).toMatch(/; (?:nobody at|leer:) (?:River|Fluss), [^;.]*(?:Field|Acker)\./);
    }
  });

  it('says what happened before what lies open, where there is little room', () => {
    const step = (number: number) =>
      ({ row: 'step', number, seat: 0, text: 'It snowed. '.repeat(9) }) as const;
    const words = describeScene({
      ...valley({ choosing: true }),
      panes: [{ title: 'What happened', rows: [step(1), step(2), step(3)] }],
    });
    expect(words).toContain('What happened: 1: It snowed.');
    expect(words).toMatch(/Stack 2 \(/);
  });

  it('says what a seat has: goods, tools as they are, and what its cards count for', () => {
    const words = describeScene(brief(valley({ seats: 2, rolling: true })));
    expect(words).toContain(
      'Has 4 food, 3 wood, 2 stone, 1 gold; tools 2 (used), 1 (used), 1; 7 of 10 people, 2 to send; 42 points.',
    );
    expect(words).toContain('tools 3, 3 (used), 2 (used), 4 (once)');
    expect(words).toContain(
      'In the forest: Ember: rolls 5, 2, 4, adds tools 2 and 1: 4 wood; set of three: 9 points.',
    );
    expect(words).toContain('Tracks: Food each round Ember 3, Heron 5; Points Ember 42, Heron 58.');
    expect(words).toContain('Places: Forest (wood: dice ÷ 3); Clay pit (brick: dice ÷ 4);');
  });

  it('says what is asked about', () => {
    expect(describeScene(valley({ since: true }))).toContain('It is about Quarry.');
  });

  it('fits, whatever is to be seen, and leaves out no place', () => {
    for (const language of LANGUAGE_IDS) {
      for (const seats of [2, 3, 4] as const) {
        for (const looks of [{}, { choosing: true }, { since: true }, { rolling: true }]) {
          const scene = valley({ language, seats, ...looks });
          const words = describeScene(scene);
          expect(words.length).toBeLessThanOrEqual(ALT_LENGTH);
          expect(words).toMatch(/\.$/);
          for (const { name } of scene.landscape?.sites ?? []) expect(words).toContain(name);
        }
      }
    }
  });
});

describe('signs of a land', () => {
  const known = new Set(signsOn(valleyLegend()));

  it.each([{}, { choosing: true }, { since: true }, { rolling: true, seats: 3 } as const])(
    'can all be explained: %o',
    (looks) => {
      const signs = signsOn(valley(looks));
      expect(signs.length).toBeGreaterThan(30);
      expect(signs.filter((sign) => !known.has(sign))).toEqual([]);
    },
  );

  it('are each told apart', () => {
    const signs = signsOn(valley({ since: true, rolling: true, seats: 3 }));
    for (const one of [
      'party',
      'room',
      'endless room',
      'here',
      'back',
      'left',
      'tool',
      'used tool',
      'tool for one use',
      'empty slot',
      'icon blocked',
      'figure mammoth',
    ]) {
      expect(signs).toContain(one);
    }
  });
});
