import { legendSheets, sideRows, signRow as row } from '../../../presentation/legend.ts';
import type { Mark, Pane, Piece, Row, Scene, Sign, Tile } from '../../../presentation/scene.ts';
import type { TuskIcon } from '../art/index.ts';
import { GOODS, TERRAIN, type Terrain, TERRAINS, TOKENS_ON_NEW_TILE } from '../content/terrain.ts';
import { BREEDING_GROUND, type Place, placeCentre, placeName } from '../map.ts';
import { goodName, terrainName, tribeName } from '../spoken/names.ts';
import { TRIBES } from '../tribes.ts';
import type { TuskSpeech } from '../words/index.ts';
import { amount, compass } from '../scene.ts';

/** What each sign on the pictures means: first those of the map, then all others. */
export function legendScenes(speech: TuskSpeech): readonly Scene[] {
  const { say, language } = speech;
  return legendSheets(
    {
      game: 'tusk',
      language,
      title: say('edition.title'),
      legend: say('legend.title'),
      sideNames: sidesOf(speech),
      pieces: say('board.members'),
    },
    [
      [
        say('legend.map'),
        [
          { title: say('board.land'), rows: grounds(speech) },
          { title: say('legend.on the map'), rows: onTheMap(speech) },
        ],
      ],
      [say('legend.sides'), sides(speech)],
    ],
  );
}

const sidesOf = (speech: TuskSpeech): string[] => TRIBES.map((_, seat) => tribeName(speech, seat));

/** Two neighbours, to show what is on a tile and what goes from one to the next. */
const [HERE, THERE]: readonly [Place, Place] = [1, 2];

/** An empty tile of a ground. */
function bare(speech: TuskSpeech, terrain: Terrain, place = HERE): Tile {
  return {
    name: placeName(place),
    ...placeCentre(place),
    texture: terrain,
    ground: terrainName(speech, terrain),
    rim: TERRAIN[terrain].difficult ? speech.say('looks.difficult') : null,
    snow: false,
    buried: null,
    tokens: [],
    figures: [],
    pieces: [],
  };
}

function map(
  tiles: readonly Tile[],
  marks: readonly Mark[] = [],
  lit: readonly string[] | null = null,
): Sign {
  return { sign: 'map', map: { tiles, compass: null, marks, lit } };
}

const icon = (id: TuskIcon): Sign => ({ sign: 'icon', icon: id });

/** Each ground with what it is good for. */
function grounds(speech: TuskSpeech): Row[] {
  const { say } = speech;
  const own = TERRAINS.map((terrain): Row => {
    const { rule, yields } = TERRAIN[terrain];
    const ground = terrainName(speech, terrain);
    const text =
      rule === null
        ? say('legend.yields', { ground, good: yields === null ? '' : goodName(speech, yields) })
        : say('legend.makes', {
            ground,
            one: goodName(speech, rule[0]),
            other: goodName(speech, rule[1]),
          });
    return row(map([bare(speech, terrain)]), text);
  });
  const plain = bare(speech, 'forest');
  const home: Tile = {
    ...plain,
    name: placeName(BREEDING_GROUND),
    texture: 'breeding-ground',
    ground: terrainName(speech, 'breeding ground'),
  };
  const snow: Tile = {
    ...plain,
    texture: null,
    snow: true,
    buried: 'forest',
    ground: terrainName(speech, 'snow'),
  };
  return [
    ...own,
    row(map([{ ...plain, rim: say('looks.difficult') }]), say('legend.rim')),
    row(map([home]), say('legend.home')),
    row(map([snow]), say('legend.snow')),
  ];
}

/** What lies on tiles, stands there and is marked there. */
function onTheMap(speech: TuskSpeech): Row[] {
  const { say } = speech;
  const plain = bare(speech, 'grassland');
  const at = plain.name;
  const marked = (mark: Mark, tile = plain): Sign => map([tile], [mark]);
  const heap = (count: number): Sign =>
    map([{ ...plain, tokens: [amount(speech, 'grass', count)] }]);
  const mammoth = { figure: 'mammoth', name: say('board.mammoth') } as const;
  const next = bare(speech, 'plains', THERE);
  const member = piece();
  return [
    row(heap(TOKENS_ON_NEW_TILE), say('legend.tokens')),
    row(heap(2 * TOKENS_ON_NEW_TILE), say('legend.many')),
    row(map([{ ...plain, figures: [mammoth] }]), say('legend.mammoth')),
    row({ sign: 'compass', compass: compass(speech) }, say('legend.compass')),
    row(marked({ mark: 'choice', at }), say('legend.choice')),
    row(map([plain], [], []), say('legend.back')),
    row(
      marked(
        { mark: 'here', at, owner: member.owner, label: member.label },
        { ...plain, pieces: [member] },
      ),
      say('legend.here'),
    ),
    row(marked({ mark: 'here', at, owner: null, label: null }), say('legend.here all')),
    row(
      map([plain, next], [{ mark: 'arrow', from: at, to: next.name, owner: member.owner }]),
      say('legend.way'),
    ),
    row(marked({ mark: 'trail', at }), say('legend.trail')),
    row(marked({ mark: 'burst', at }), say('legend.burst')),
    row(marked({ mark: 'number', at, number: 1, owner: member.owner }), say('legend.number')),
    row(
      marked(
        { mark: 'sign', at, icon: 'snow' },
        { ...plain, texture: null, snow: true, buried: 'grassland' },
      ),
      say('legend.fresh snow'),
    ),
    row(marked({ mark: 'sign', at, icon: 'food' }), say('legend.fallen')),
  ];
}

/** The first member of the first tribe. */
const piece = (looks: Partial<Piece> = {}): Piece => ({
  owner: 0,
  label: '1',
  lying: false,
  pips: 0,
  state: [],
  ...looks,
});

const FLAGS = ['to-move', 'first', 'spear', 'computer', 'away', 'winner'] as const;

/** Whatever stands beside the map. */
function sides(speech: TuskSpeech): Pane[] {
  const { say } = speech;
  const member = (looks?: Partial<Piece>): Sign => ({ sign: 'pieces', pieces: [piece(looks)] });
  const members = [
    row(member(), say('legend.member')),
    row(member({ pips: 2 }), say('legend.actions')),
    row(member({ lying: true }), say('legend.wounded')),
    row(
      { sign: 'heap', pieces: [piece({ lying: true }), piece(), piece()] },
      say('legend.several'),
    ),
  ];
  const away = [
    row({ sign: 'pieces', pieces: [piece(), piece({ label: '2' })] }, say('legend.hunting')),
    row(member({ label: '4' }), say('legend.waiting')),
  ];
  const tribes = [
    ...sideRows(sidesOf(speech), FLAGS, (flag) => say(`legend.flags.${flag}`)),
    row({ sign: 'card' }, say('legend.card')),
  ];
  const goods = [
    ...GOODS.map((good) => row(icon(good), goodName(speech, good))),
    row({ sign: 'die', face: 6, counts: true }, say('legend.hit')),
    row({ sign: 'die', face: 2, counts: false }, say('legend.miss')),
  ];
  const seasons = [
    row(icon('easy'), say('legend.easy')),
    row(icon('wound'), say('legend.wounds')),
    row(icon('removed'), say('legend.removes')),
    row(icon('blocked'), say('legend.blocks')),
    row(icon('home'), say('legend.goes home')),
    row(icon('herd'), say('legend.roams')),
    row(icon('snow'), say('legend.ice')),
  ];
  return [
    { title: say('legend.members'), rows: [...members, ...away] },
    { title: say('legend.tribes'), rows: tribes },
    { title: say('legend.goods'), rows: goods },
    { title: say('legend.seasons'), rows: seasons },
  ];
}
