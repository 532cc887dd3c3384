import { describe, expect, it } from 'vitest';
import { SHELF } from '../../src/games/index.ts';
import type { AnyEdition, AnyPresentation } from '../../src/presentation/edition.ts';
import { tryPresentation } from '../../src/presentation/laws.ts';
import type { Scene, Site } from '../../src/presentation/scene.ts';
import { valley } from '../render/valley.ts';
import { plainLine } from '../../src/presentation/line.ts';
import { showingOf } from './showing.ts';

const [edition] = SHELF.values();
if (edition === undefined) throw new Error('The shelf is empty.');
const { game, players } = edition;
const [player] = players;
if (player === undefined) throw new Error('Nobody plays.');

const showing = { ...showingOf(edition, 'mispresented', 2, player), thoroughness: 0.2 };

/** The laws that are broken where the game is presented in another way. */
function broken(change: (usual: AnyPresentation) => Partial<AnyPresentation>): Set<string> {
  const other: AnyEdition = {
    ...edition,
    game,
    in: (language) => {
      const usual = SHELF.get(game.id)?.in(language);
      if (usual === undefined) throw new Error('The game is gone.');
      return { ...usual, ...change(usual) };
    },
    name: 'Another',
    secretKinds: {},
    milestones: {},
    players,
  };
  return new Set(tryPresentation(other, 'en', showing).map(({ law }) => law));
}

const onBoard = (change: (scene: Scene) => Partial<Scene>) => (usual: AnyPresentation) => ({
  scene: (...what: Parameters<AnyPresentation['scene']>): Scene => {
    const scene = usual.scene(...what);
    return { ...scene, ...change(scene) };
  },
});

/** A land instead of the board, with its places changed. */
function landWith(change: (sites: readonly Site[]) => readonly Site[]): Partial<Scene> {
  const { landscape } = valley();
  return { map: null, landscape: landscape && { ...landscape, sites: change(landscape.sites) } };
}

let count = 0;

const PIECES = {
  emoji: '🧍',
  of: () => '1',
  name: () => 'The first',
  short: () => 'First',
  question: () => 'It stands.',
};

const DANCE = { command: 'dance', options: {}, held: false, name: String, amount: String };

const LESSON = { name: 'dance', text: 'Dance when it rains.', chapter: 0 };
const LESSONS = [
  { ...LESSON, name: 'Dancing, and singing, in the rain' },
  { ...LESSON, text: '' },
  { ...LESSON, text: 'x'.repeat(281) },
  { ...LESSON, chapter: 99 },
];

describe('a presentation that does it wrong is found', () => {
  it('none where nothing is changed', () => {
    expect([...broken(() => ({}))]).toEqual([]);
  });

  it.each<[law: string, change: (usual: AnyPresentation) => Partial<AnyPresentation>]>([
    ['every seat has a name', () => ({ seatName: () => '' })],
    ['seats can be told apart', () => ({ seatName: () => 'Somebody' })],
    ['commands fit Discord', ({ commands }) => ({ commands: [...commands, ...commands] })],
    [
      'commands fit Discord',
      ({ commands }) => ({ commands: commands.map((one) => ({ ...one, description: '' })) }),
    ],
    [
      'commands fit Discord',
      ({ commands }) => ({
        commands: commands.map((one) => ({
          ...one,
          options: one.options.map((option) => ({ ...option, description: 'x'.repeat(46) })),
        })),
      }),
    ],
    ['rules fit a message', () => ({ rules: [{ title: 'All', text: 'x'.repeat(2000) }] })],
    [
      'rules fit a message',
      () => ({ rules: Array.from({ length: 26 }, (_, at) => ({ title: `${at}`, text: 'All' })) }),
    ],
    ['a game has a title', () => ({ title: '' })],
    [
      'every question has words',
      () => ({ question: () => ({ title: 'x'.repeat(46), text: 'y' }) }),
    ],
    ['every call has words', () => ({ call: () => 'x'.repeat(81) })],
    ['every call has words', () => ({ call: () => '' })],
    [
      'every answer has words',
      ({ phrase }) => ({ phrase: (...what) => ({ ...phrase(...what), label: 'undefined' }) }),
    ],
    [
      'answers can be told apart',
      ({ phrase }) => ({ phrase: (...what) => ({ ...phrase(...what), label: 'This' }) }),
    ],
    [
      'every answer is a command',
      ({ phrase }) => ({ phrase: (...what) => ({ ...phrase(...what), command: 'dance' }) }),
    ],
    [
      'a command means one answer',
      ({ phrase }) => ({ phrase: (...what) => ({ ...phrase(...what), options: {} }) }),
    ],
    [
      'amounts and picks have words',
      ({ amounts }) => ({
        amounts: (...what) => ({ ...amounts?.(...what), ...DANCE }),
      }),
    ],
    [
      'amounts and picks have words',
      ({ amounts }) => ({
        amounts: (...what) => ({ ...DANCE, ...amounts?.(...what), amount: () => 'some' }),
      }),
    ],
    ['pieces have short keys', () => ({ pieces: { ...PIECES, of: () => 'the first member' } })],
    ['pieces have names', () => ({ pieces: { ...PIECES, name: () => '' } })],
    ['pieces have names', () => ({ pieces: { ...PIECES, short: () => 'x'.repeat(21) } })],
    ['pieces have questions', () => ({ pieces: { ...PIECES, question: () => '' } })],
    ...LESSONS.map((lesson): [string, (usual: AnyPresentation) => Partial<AnyPresentation>] => [
      'lessons have words',
      () => ({ lessons: () => [lesson] }),
    ]),
    [
      'how to play fits a page',
      ({ primer = [] }) => ({ primer: primer.map((card) => ({ ...card, text: 'x'.repeat(501) })) }),
    ],
    ['how to play fits a page', ({ primer = [] }) => ({ primer: [...primer, ...primer] })],
    [
      'a legend is read',
      ({ legendScenes: all }) => ({
        legendScenes: () => Array.from({ length: 5 }, () => all?.() ?? []).flat(),
      }),
    ],
    [
      'a legend is read',
      ({ legendScenes: all }) => ({
        legendScenes: () => (all?.() ?? []).map((one) => ({ ...one, panes: [] })),
      }),
    ],
    [
      'a legend has every sign',
      ({ legendScenes: all }) => ({ legendScenes: () => (all?.() ?? []).slice(1) }),
    ],
    [
      'a legend has every sign',
      ({ legendScenes: all }) => ({ legendScenes: () => (all?.() ?? []).slice(0, 1) }),
    ],
    [
      'alt text tells its picture',
      ({ legendScenes: all }) => ({
        legendScenes: () =>
          (all?.() ?? []).map((one) => ({
            ...one,
            panes: one.panes.map((pane) => ({
              ...pane,
              rows: pane.rows.map((row, at) =>
                row.row === 'sign' ? { ...row, text: `${at} ${row.text.repeat(4)}` } : row,
              ),
            })),
          })),
      }),
    ],
    [
      'options of a table have words',
      ({ options = [] }) => ({ options: options.map((one) => ({ ...one, title: '' })) }),
    ],
    [
      'options of a table have words',
      ({ options = [] }) => ({ options: options.map((one) => ({ ...one, values: [] })) }),
    ],
    ['how it stands has words', () => ({ soFar: () => 'x'.repeat(201) })],
    [
      'what may not be done says why',
      () => ({ notNow: () => [{ command: 'dance', why: 'no rain' }] }),
    ],
    [
      'what may not be done says why',
      ({ commands: [one] }) => ({ notNow: () => [{ command: one?.name ?? '', why: '' }] }),
    ],
    ['what happened has words', () => ({ lines: () => [plainLine('{{seat}} goes first.')] })],
    ['where a match stands has words', () => ({ heading: () => ' ' })],
    ['a hand has words', () => ({ hand: () => '' })],
    ['goods have words', () => ({ goods: () => '' })],
    ['goods have words', () => ({ kindOfGoods: () => '' })],
    ['closed deals have words', () => ({ dealsClosed: () => ({ text: 'Later.', short: '' }) })],
    ['closed deals have words', () => ({ dealsClosed: () => ({ text: '', short: 'later' }) })],
    [
      'a picture is made of what it shows',
      onBoard(({ title }) => ({ title: { ...title, phase: `Look ${(count += 1)}` } })),
    ],
    ['a picture has no holes', onBoard(({ title }) => ({ title: { ...title, phase: 'null' } }))],
    [
      'alt text tells its picture',
      onBoard(({ title }) => ({ title: { ...title, phase: 'A'.repeat(2000) } })),
    ],
    [
      'marks stand on the map',
      onBoard(({ map }) => ({
        map: map && { ...map, marks: [{ mark: 'burst', at: 'Z9' }] },
      })),
    ],
    ['a map stands without a land', onBoard(() => ({ landscape: valley().landscape }))],
    ['a picture is drawn', onBoard(() => ({ game: 'another' }))],
    [
      'a picture is drawn',
      onBoard(({ map }) => ({
        map: map && {
          ...map,
          tiles: map.tiles.map((tile) => ({ ...tile, buried: 'desert' })),
        },
      })),
    ],
    [
      'a picture is drawn',
      onBoard(({ map }) => ({
        map: map && {
          ...map,
          marks: map.tiles.map(({ name }) => ({ mark: 'sign', at: name, icon: 'wheel' })),
        },
      })),
    ],
    ['a picture is drawn', onBoard(() => ({ landscape: valley().landscape }))],
    [
      'alt text tells its picture',
      onBoard(() =>
        landWith((sites) =>
          sites.map((site) => ({ ...site, here: true, name: site.name.repeat(40) })),
        ),
      ),
    ],
    ['places lie apart', onBoard(() => landWith((sites) => [...sites, ...sites]))],
    [
      'places lie apart',
      onBoard(() => landWith((sites) => sites.map((site, at) => ({ ...site, x: at * 3 })))),
    ],
    [
      'places lie apart',
      onBoard(() => landWith((sites) => sites.map((site) => ({ ...site, y: site.y + 40 })))),
    ],
    [
      'places lie apart',
      onBoard(() => ({ displays: valley().displays.map((one) => ({ ...one, lots: [] })) })),
    ],
    ['a result names everybody', () => ({ result: () => 'Somebody wins.' })],
    [
      'a story has beats',
      ({ story }) => (story === undefined ? {} : { story: { ...story, beats: () => [] } }),
    ],
    [
      'nothing throws',
      () => ({
        scene: () => {
          throw new Error('no paint');
        },
      }),
    ],
  ])('%s', (law, change) => {
    expect([...broken(change)]).toContain(law);
  });

  it('also where a picture shows what its viewer may not know', () => {
    // What the game itself would let slip: all see the state as it is.
    const telling: AnyEdition = {
      ...edition,
      game: { ...game, view: (state) => game.view(state, 0) },
      in: (language) => edition.in(language),
    };
    const laws = tryPresentation(telling, 'en', { ...showing, thoroughness: 1 });
    expect(laws.map(({ law }) => law)).toContain('the leak law: pictures');
  });
});
