import { legendSheets, sideRows, signRow as row } from '../../../presentation/legend.ts';
import type { Mark, Piece, Row, Scene, Sign, Tile } from '../../../presentation/scene.ts';
import type { RiseIcon } from '../art/index.ts';
import { GOALS } from '../content/goals.ts';
import { RESOURCES } from '../content/goods.ts';
import { TERRAINS, YIELDS } from '../content/land.ts';
import { LEADERS } from '../content/leaders.ts';
import { LIMIT } from '../content/numbers.ts';
import { TILES } from '../content/tiles.ts';
import { landOf } from '../map.ts';
import { tribeName } from '../spoken/names.ts';
import { TRIBES } from '../tribes.ts';
import type { RiseSpeech } from '../words/index.ts';
import { brief, tileIcon } from './briefs.ts';
import { BARE_TILE } from './ground.ts';

/** What each sign on the pictures means: on the land, of dice and events, of goals and leaders, of tribes. */
export function legendScenes(speech: RiseSpeech): readonly Scene[] {
  const { say, language } = speech;
  const sides = TRIBES.map((_, seat) => tribeName(speech, seat));
  const tribes = [
    ...sideRows(sides, FLAGS, (flag) => say(`legend.flags.${flag}`)),
    ...OF_TRIBES.map((icon) => row({ sign: 'icon', icon }, say(`legend.${icon}`))),
    row({ sign: 'icon', icon: 'village' }, say('legend.village costs')),
  ];
  const sheets = [
    [say('legend.land'), onTheLand(speech)],
    [say('legend.signs'), diceAndEvents(speech)],
    [say('legend.goals'), goalsAndLeaders(speech)],
    [say('legend.tribes'), tribes],
  ] as const;
  return legendSheets(
    {
      game: 'rise-of-tribes',
      language,
      title: say('edition.title'),
      legend: say('legend.title'),
      sideNames: sides,
      pieces: say('board.members'),
    },
    sheets.map(([title, rows]) => [title, [{ title, rows }]]),
  );
}

const FLAGS = ['to-move', 'first', 'computer', 'away', 'winner'] as const;
const OF_TRIBES = ['points', 'person', 'card'] as const;
const PIECES = ['village', 'village-elder', 'hidden', 'hidden-elder', 'mammoth'] as const;
const DICE = [
  ...(['into', 'sun', 'moon', 'blank', 'sun-out', 'moon-out', 'blank-out'] as const),
  ...(['die', 'doubles'] as const),
];

const icon = (id: RiseIcon): Sign => ({ sign: 'icon', icon: id });

function onTheLand(speech: RiseSpeech): Row[] {
  const { say } = speech;
  const { board } = landOf({ tribes: ['', ''] });
  const tile = (at: number, more: Partial<Tile> = {}): Tile => ({
    ...BARE_TILE,
    ...board.centreOf(at),
    name: board.nameOf(at),
    texture: 'lake',
    ground: say('names.terrains.lake'),
    ...more,
  });
  const map = (
    tiles: readonly Tile[],
    marks: readonly Mark[] = [],
    lit: [] | null = null,
  ): Sign => ({
    sign: 'map',
    map: { tiles, compass: null, marks, lit },
  });
  const piece = (label: string, look?: string): Piece => ({
    owner: 0,
    label,
    lying: false,
    pips: 0,
    state: [],
    ...(look !== undefined && { look }),
  });
  const at = board.nameOf(0);
  const marked = (mark: Mark): Sign => map([tile(0)], [mark]);
  const crowd = (count: number): Sign =>
    map([tile(0, { pieces: [piece(String(count))], crowd: { count, limit: LIMIT.usual } })]);
  const figure = (id: string): Sign => ({ sign: 'figure', figure: id });
  return [
    ...TERRAINS.map((texture) => {
      const terrain = say(`names.terrains.${texture}`);
      const good = say(`names.goods.${YIELDS[texture]}`);
      return row(map([tile(0, { texture })]), say('legend.yields', { terrain, good }));
    }),
    row(
      map([tile(0, { texture: 'volcano', name: say('names.tiles.volcano') })]),
      say('legend.volcano'),
    ),
    row({ sign: 'pieces', pieces: [piece('3')] }, say('legend.members')),
    ...PIECES.map((look) =>
      row({ sign: 'pieces', pieces: [piece('', look)] }, say(`legend.${look}`)),
    ),
    row(figure('mammoth'), say('legend.wild mammoth')),
    row(figure('tiger'), say('legend.tiger')),
    row(figure('invaders'), say('legend.invaders')),
    row(crowd(LIMIT.usual - 2), say('legend.crowd')),
    row(crowd(LIMIT.usual), say('legend.full')),
    row(marked({ mark: 'burst', at }), say('legend.burst')),
    row(marked({ mark: 'choice', at }), say('legend.choice')),
    row(map([tile(0)], [], []), say('legend.back')),
    row(marked({ mark: 'here', at, owner: null, label: null }), say('legend.here')),
    row(
      map([tile(0), tile(1)], [{ mark: 'arrow', from: at, to: board.nameOf(1), owner: 0 }]),
      say('legend.way'),
    ),
    row(marked({ mark: 'number', at, number: 1, owner: 0 }), say('legend.number')),
    row(marked({ mark: 'sign', at, icon: 'wound' }), say('legend.wound')),
    row(marked({ mark: 'sign', at, icon: 'removed' }), say('legend.removed')),
  ];
}

const diceAndEvents = ({ say }: RiseSpeech): Row[] => [
  ...DICE.map((id) => row(icon(id), say(`legend.${id}`))),
  row({ sign: 'brief', brief: brief('', [], '1 · 2 · 3') }, say('legend.reach')),
  row({ sign: 'brief', brief: brief('', [], '2×3') }, say('legend.reach of each')),
  ...RESOURCES.map((kind) => row(icon(kind), say(`names.goods.${kind}`))),
  row(icon('any'), say('legend.any')),
  ...TILES.map((tile) => row(icon(tileIcon(tile)), say(`names.tiles.${tile}`))),
  row({ sign: 'back' }, say('legend.free slot')),
  row({ sign: 'left', left: 14 }, say('legend.left')),
  row(icon('blocked'), say('legend.blocked')),
  row({ sign: 'here' }, say('legend.here at')),
];

const goalsAndLeaders = ({ say }: RiseSpeech): Row[] => [
  ...GOALS.map((goal) => row(icon(goal), say(`names.goal.${goal}`))),
  ...LEADERS.map((leader) => row(icon(leader), say(`names.leaders.${leader}`))),
];
