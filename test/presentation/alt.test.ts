import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recorded } from '../games/tusk/recorded.ts';
import { placeName } from '../../src/games/tusk/map.ts';
import { tuskScene } from '../../src/games/tusk/scene.ts';
import { ALT_LENGTH, describeScene } from '../../src/presentation/alt.ts';
import {
  at,
  busyView,
  fightView,
  huntView,
  member,
  roamView,
  TABLE,
  tribe,
} from '../games/tusk/views.ts';
import { tuskSpeech } from '../../src/games/tusk/words/index.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { steadingEdition } from '../games/steading/index.ts';
import { STEADING } from '../games/steading/rules.ts';

const SPEECH = tuskSpeech('en');

const told = (view = busyView(), table: Parameters<typeof tuskScene>[2] = TABLE) =>
  describeScene(tuskScene(SPEECH, view, table));

describe('a scene in words', () => {
  it('begins with the turn, the phase and whom the game waits for', () => {
    expect(told()).toMatch(
      /^Turn 5, Tribe Phase, Friday night mam…\. To move: Ember\. Mammoth on D4\./,
    );
  });

  it('tells where every member is and how it is', () => {
    expect(told()).toContain(
      'Ember (Ada Lovelace): members 1 (2 actions), 2 (wounded, 1 action) on C3; 3 hunting; 4 waiting, next for 3 food. Has 3 sticks, 12 stones, 7 food.',
    );
    expect(told()).toContain('members 2, 3 (wounded), 4 on E4; 1 on C3.');
  });

  it('tells what each tribe has, the wounds, the season and the ground', () => {
    const words = told();
    expect(words).toContain('Mammoth: 3 of 4 food left.');
    expect(words).toContain('Autumn still holds: Mountain is easy this turn.');
    expect(words).toContain('Mountain (difficult, stone): 3 on B1, E4, E6, F4.');
    expect(words).toContain('Snow: C1, D1, D2, E1, E2, F1, F2, G1, G2.');
  });

  it('adds words in the language of the scene, and lists places in it', () => {
    const scene = tuskScene(SPEECH, busyView(), TABLE);
    const words = describeScene({ ...scene, language: 'de' });
    expect(words).toMatch(/^Turn 5, Tribe Phase\. Am Zug: Ember\. Mammoth auf D4\./);
    expect(words).toContain('4 in Reserve, Preis: 3 food. Hat 3 sticks, 12 stones, 7 food.');
    expect(words).toContain('Mammoth: noch 3 von 4 food.');
    const white = (scene.map?.tiles ?? []).map((tile) => ({
      ...tile,
      ground: 'Schnee',
      rim: null,
      tokens: [],
    }));
    const map = scene.map && { ...scene.map, tiles: white };
    expect(describeScene({ ...scene, map, language: 'de' })).toContain(
      'Schnee: A1 bis A4, B1 bis B5, ',
    );
  });

  it('says of looks what the game says of them, and nothing of its own', () => {
    const scene = tuskScene(SPEECH, busyView(), TABLE);
    const plain = describeScene({
      ...scene,
      map: scene.map && {
        ...scene.map,
        tiles: scene.map.tiles.map((tile) => ({
          ...tile,
          rim: tile.rim && 'steep',
          pieces: tile.pieces.map((piece) => ({ ...piece, state: piece.lying ? ['asleep'] : [] })),
        })),
      },
      strips: scene.strips.map((strip) => ({
        ...strip,
        flags: [{ flag: 'spear', words: 'keeps watch' } as const],
      })),
    });
    expect(plain).toContain('2 (asleep) on C3');
    expect(plain).toContain('Mountain (steep, stone)');
    expect(plain).toContain('keeps watch');
    expect(plain).not.toMatch(/wounded|action|difficult|leads/);
  });

  it('counts points as its language does', () => {
    const scene = tuskScene(SPEECH, busyView(), TABLE);
    const scored = (score: number) =>
      describeScene({ ...scene, strips: scene.strips.map((strip) => ({ ...strip, score })) });
    expect(scored(1)).toContain('; 1 point.');
    expect(scored(2)).toContain('; 2 points.');
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

  it('leaves out no ground, no goods and no season of any board of a whole match of four', () => {
    const { moments } = recorded(3);
    for (const { view } of moments) {
      const scene = tuskScene(SPEECH, view, TABLE);
      const words = describeScene(scene);
      for (const { ground, snow, rim, tokens } of scene.map?.tiles ?? []) {
        const about = [...(rim ? ['difficult'] : []), ...tokens.map(({ name }) => name)].join(', ');
        const kind = snow ? 'Snow' : ground;
        expect(words).toContain(about === '' ? kind : `${kind} (${about}`);
      }
      for (const row of scene.panes.flatMap(({ rows }) => rows)) {
        if (row.row === 'entry') expect(words).toContain(row.words);
      }
    }
  });

  it('tells snow, and places in a row as one', () => {
    const white = ['B2', 'A1', 'B4', 'C2', 'A2', 'B3'].map(at);
    const tiles = busyView().tiles.map(
      (tile) => tile && { ...tile, tokens: 0, difficult: false, snow: white.includes(tile.place) },
    );
    expect(told(busyView({ tiles }))).toContain('Snow: A1, A2, B2 to B4, C1, C2, D1, D2, E1');
  });

  it('tells whoever is asked of itself first, whatever else there is to be told', () => {
    const scene = tuskScene(SPEECH, busyView({ owing: [3] }), TABLE);
    const choices = (scene.map?.tiles ?? [])
      .slice(0, 25)
      .map(({ name }) => ({ mark: 'choice', at: name }) as const);
    const step = {
      row: 'step',
      number: 1,
      seat: 0,
      text: 'Something happened. '.repeat(12),
    } as const;
    const words = describeScene({
      ...scene,
      map: scene.map === null ? null : { ...scene.map, marks: choices },
      panes: [{ title: 'What happened', rows: [step, step] }],
    });
    expect(words).toMatch(/You may choose: D4 \(Breeding ground\)\. D3 \(Forest, 3 sticks\)\. /u);
    expect(words).toContain('Flint (first player): members 1 on D6; 2 on B5; 3, 4 waiting');
    expect(words.length).toBeLessThanOrEqual(ALT_LENGTH);
  });

  it('says nothing of a name that is none', () => {
    const seats = TABLE.seats.map((seat) => ({ ...seat, name: '\u202E ', computer: false }));
    const bare = busyView().tiles.map((tile) => (tile?.place === at('D4') ? tile : null));
    expect(told(busyView({ tiles: bare }), { ...TABLE, seats })).toContain(' Ember: members');
  });

  it('names people as long as there is room', () => {
    const bare = busyView().tiles.map((tile) => (tile?.place === at('D4') ? tile : null));
    expect(told(busyView({ tiles: bare }))).toMatch(
      /^Turn 5, Tribe Phase, Friday night mam…\. .*Ember \(Ada Lovelace\): .*Fern \(田中さくら, leads the hunt, computer\): /,
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

describe('a board without a map in words', () => {
  const table = { matchName: 'Steading #1', seats: TABLE.seats.slice(0, 2) };
  const config = STEADING.config({});
  const { state } = STEADING.setup(config, 2, namedRandom('in words'), 2);
  const placing = {
    ...state,
    placed: [{ seat: 1, at: 'feast' }],
    frames: [{ frame: 'placing' as const, left: [0] }],
  };
  const [decision] = STEADING.decisions(placing);
  if (decision === undefined) throw new Error('Nobody is asked.');
  const choices = STEADING.choices(placing, decision);
  const view = STEADING.view(placing, 0);

  it.each([
    ['en', 'Places: Forest (1 to 3 wood); River (1 to 3 food);', 'Fields: Field 1 (2 straw);'],
    ['de', 'Plätze: Wald (1 bis 3 Holz); Fluss (1 bis 3 Nahrung);', 'Felder: Feld 1 (2 Stroh);'],
  ] as const)('tells in %s what may be chosen, places and cards', (language, places, fields) => {
    const words = steadingEdition.in(language);
    if ('shape' in choices) throw new Error('Places are listed.');
    const choice = words.choiceScene?.(view, 0, choices, table);
    if (choice === null || choice === undefined) throw new Error('There is no such picture.');
    const told = describeScene(choice);
    expect(told).toContain(places);
    expect(told).toContain(fields);
    expect(told).toMatch(/ (?:Hides|Felle): .+? \d\s\p{L}+ \(.+?\)\. /u);
  });

  it('tells where pieces stand, and what places are', () => {
    const told = describeScene(steadingEdition.in('en').scene(view, table));
    expect(told).toMatch(/Heron \([^)]*\): elder 2 at Feast\. Has 3 food, 4 wood,/);
    expect(told).toContain('Places: Forest (1 to 3 wood); River (1 to 3 food); Feast (3 points).');
    const german = describeScene(steadingEdition.in('de').scene(view, table));
    expect(german).toContain('Ältester Festplatz: 2.');
  });
});
