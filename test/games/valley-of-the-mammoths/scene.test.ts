import { describe, expect, it } from 'vitest';
import { VALLEY_ART } from '../../../src/games/valley-of-the-mammoths/art/index.ts';
import { CARDS } from '../../../src/games/valley-of-the-mammoths/content/cards.ts';
import { EVENTS } from '../../../src/games/valley-of-the-mammoths/content/events.ts';
import { valleyOfTheMammoths } from '../../../src/games/valley-of-the-mammoths/rules.ts';
import { legendScenes } from '../../../src/games/valley-of-the-mammoths/scene/legend.ts';
import { valleySpeech } from '../../../src/games/valley-of-the-mammoths/words/index.ts';
import { LANGUAGE_IDS } from '../../../src/language/languages.ts';
import { ALT_LENGTH, describeScene, tellScene } from '../../../src/presentation/alt.ts';
import { undrawnOn } from '../../../src/presentation/drawn.ts';
import type { Scene } from '../../../src/presentation/scene.ts';
import { signsOn } from '../../../src/presentation/signs.ts';
import { registerArt } from '../../../src/render/drawings/registry.ts';
import { ruler } from '../../../src/render/easel.ts';
import { layOut } from '../../../src/render/layout.ts';
import { overflowsOn } from '../../render/overflows.ts';
import { type Camp, ordering, play } from './camp.ts';
import { boardOf, choiceOf, FAR, FULL, handOf, newsOf } from './pictures.ts';

registerArt(new Map([[valleyOfTheMammoths.id, VALLEY_ART]]));

const tileNamed = (scene: Scene | null, name: string) =>
  scene?.map?.tiles.find((tile) => tile.name === name);
const marksOn = (scene: Scene | null) =>
  scene?.map?.marks.map((mark) =>
    mark.mark === 'arrow'
      ? [`${mark.from} → ${mark.to}`, ...(mark.count === undefined ? [] : [mark.count])].join(': ')
      : `${mark.mark} ${mark.at}`,
  );

describe('the board of Valley of the Mammoths', () => {
  const board = boardOf(ordering(FULL));

  it('shows people by sex, camps, packs, crops and where it comes to a fight', () => {
    expect(tileNamed(board, '4b')).toMatchObject({
      pieces: [
        { owner: 0, look: 'warriors', label: '3' },
        { owner: 0, look: 'females', label: '1' },
        { owner: 0, look: 'village' },
      ],
      tokens: [{ icon: 'crop', count: 2 }],
    });
    expect(tileNamed(board, '2e')?.pieces.map(({ look }) => look)).toContain('cave');
    expect(tileNamed(board, '1a')?.pieces).toMatchObject([
      { owner: null, look: 'wolf', label: '3', state: ['3 wolves'] },
    ]);
    expect(marksOn(board)).toEqual(['burst 3a', 'burst 5a']);
  });

  it('shows rivers and fords, letters and faces, and what is closed', () => {
    expect(board.map?.edges).toContainEqual({
      between: ['1a', '1b'],
      kind: 'river',
      name: 'River',
    });
    expect(board.map?.edges?.filter(({ kind }) => kind === 'ford')).toHaveLength(3);
    expect(['1a', '4b', '3e', '6e'].map((name) => tileNamed(board, name)?.notes)).toEqual([
      ['a', '1·2'],
      ['', '2·3'],
      ['', ''],
      ['D', '5·6'],
    ]);
    expect(tileNamed(board, '4e')).toMatchObject({ texture: 'burning', rim: 'closed' });
  });

  it('shows the season and what is to come', () => {
    expect(board.panes[0]?.rows[0]).toMatchObject({
      brief: {
        icons: 'summer summer summer-now crop birth winter winter winter birth planting'.split(' '),
      },
    });
  });

  it('says in words what there is, and who may win', () => {
    const words = describeScene(board);
    expect(words).toContain('3 wolves on 1a;');
    expect(words).toContain('2 warriors, 2 women, village on 1c');
    expect(words).toContain('Bracken (four camps)');
    expect(words).toContain('this turn Guide, Forced march');
  });
});

describe('a board in words', () => {
  const crowd = {
    at: { '2a': '1F', '3a': '1W1F', '4b': '2W' },
    camps: ['3a'],
    food: 17,
  };
  const packs = ['1c', '2c', '3f', '4a', '4e', '4g', '5b', '5f'].map(
    (at) => [at, ['wolf', 'bear']] as const,
  );
  const full = boardOf(
    ordering({
      tribes: [17, 1, 2, 3, 4, 5].map((food) => ({
        ...crowd,
        food,
        camps: food === 17 ? ['3a'] : [],
      })),
      animals: Object.fromEntries(packs),
      turn: { event: 'great-flood' },
      crops: { '4b': 2, '5c': 1 },
    }),
  );

  it('keeps rivers and what all have to eat where six tribes leave little room', () => {
    const told = describeScene(full);
    expect(told).toContain('There is more on it.');
    expect(told).toContain('River between 1a–1b');
    for (const food of [17, 1, 2, 3, 4, 5]) expect(told).toContain(`Has ${food} food`);
    expect(told).not.toContain('Ford');
  });

  it('tells fords and letters in full, and of each plain how many ears are on it', () => {
    const all = tellScene(boardOf(ordering({ tribes: [crowd, FAR], crops: { '4b': 2, '5c': 1 } })));
    expect(all).toContain('Ford between 2b–2c, 5c–6c, 4f–5e.');
    expect(all.find((one) => one.startsWith('Animals arrive by letter: a 1a, b 1b'))).toMatch(
      /g 7d\.$/u,
    );
    expect(all.find((one) => one.startsWith('Plains'))).toMatch(
      /^Plains \(crop, by ears\): 0 on 1b, .*; 2 on 4b; 1 on 5c\.$/u,
    );
  });
});

describe('what may be chosen', () => {
  it('is in light, with where it comes from', () => {
    const state = ordering({ tribes: [{ at: { '1b': '2W' } }, FAR] });
    expect(marksOn(choiceOf(state, 'go.all.1b.1c'))).toEqual(
      expect.arrayContaining(['here 1b', 'choice 1c']),
    );
    expect(choiceOf(state, 'done')).toBeNull();
  });

  it('has what the tribe has ordered so far, for its own eyes', () => {
    const camp: Camp = { tribes: [{ at: { '1b': '2W', '4b': '1W1F' } }, FAR] };
    const { state } = play(ordering(camp), ['go.all.1b.1c', 'camp.4b']);
    expect(marksOn(boardOf(state, 'en', 0))).toEqual(['1b → 1c: 2', 'sign 4b']);
    expect(marksOn(boardOf(state))).toEqual([]);
  });
});

describe.each(LANGUAGE_IDS)('what is read on pictures in %s', (language) => {
  function scenes(): Scene[] {
    const begin = ordering({ tribes: [{ at: { '1b': '2W' } }, FAR] });
    const hands = [0, 4, 8, 12, 14].map((first) =>
      handOf(
        ordering({ tribes: [{ hand: CARDS.slice(first, first + 4), ...FAR }, FAR] }),
        language,
      ),
    );
    return [
      ...EVENTS.map((event) => boardOf(ordering({ ...FULL, turn: { event } }), language)),
      ...[
        ...hands,
        choiceOf(ordering(FULL), '', language),
        newsOf(play(begin, ['go.all.1b.1c', 'done']), language),
      ].flatMap((one) => one ?? []),
    ];
  }

  it('has room, is drawn and explained, and can be told', () => {
    const legend = legendScenes(valleySpeech(language));
    const all = scenes();
    expect(all).toHaveLength(EVENTS.length + 7);
    const known = new Set(legend.flatMap(signsOn));
    for (const scene of [...legend, ...all]) {
      expect(overflowsOn(scene, layOut(ruler, scene))).toEqual([]);
      expect(undrawnOn(scene, VALLEY_ART)).toEqual([]);
      expect(describeScene(scene).length).toBeLessThanOrEqual(ALT_LENGTH);
      expect(signsOn(scene).filter((sign) => !known.has(sign))).toEqual([]);
    }
  });
});

it('tells in the legend of arrows that bear a number, as those of an order do', () => {
  const rows = legendScenes(valleySpeech('en')).flatMap(({ panes }) =>
    panes.flatMap((one) => one.rows),
  );
  const told = rows.flatMap((row) => {
    if (row.row !== 'sign' || row.sign.sign !== 'map') return [];
    const { marks } = row.sign.map;
    return marks.some((mark) => mark.mark === 'arrow' && mark.count !== undefined)
      ? [row.text]
      : [];
  });
  expect(told).toEqual(['So many are to go there, by your order']);
});
