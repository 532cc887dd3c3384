import type {
  Amount,
  Brief,
  Display,
  HexMap,
  Landscape,
  Mark,
  Note,
  Pane,
  Piece,
  Row,
  Scene,
  Sign,
  Spot,
  Strip,
  Tile,
  Tool,
} from './scene.ts';

/** All signs that a scene shows and that mean something by their looks, each by a name of its own. */
export function signsOn(scene: Scene): string[] {
  const { map, landscape, displays, panes, cards, strips, shown, title } = scene;
  const seen = strips.filter(({ seat }) => shown.includes(seat));
  const all = [
    ...(map === null ? [] : onMap(map)),
    ...(landscape === null ? [] : onLandscape(landscape)),
    ...displays.flatMap(onDisplay),
    ...panes.flatMap(onPane),
    ...cards.flatMap(({ gives, gets, tokens }) =>
      amounts([...gives, ...[gets, tokens].filter((one) => one !== null)]),
    ),
    ...seen.flatMap(onStrip),
    // Beside whom the game waits for.
    ...strips.flatMap(({ seat, emblem }) =>
      title.toMove.includes(seat) ? [`side ${emblem}`] : [],
    ),
    // What a legend explains is looked up in the looks of its sides.
    ...panes.flatMap(({ rows }) =>
      rows.flatMap((row) =>
        row.row === 'sign' && row.sign.sign === 'side'
          ? [`side ${strips[row.sign.seat]?.emblem}`]
          : [],
      ),
    ),
  ];
  return [...new Set(all)];
}

const amounts = (all: readonly Amount[]): string[] => all.map(({ icon }) => `icon ${icon}`);

function onMap({ tiles, edges = [], marks, compass, lit }: HexMap): string[] {
  return [
    ...tiles.flatMap(onTile),
    ...edges.map(({ kind }) => `edge ${kind}`),
    ...marks.flatMap(ofMark),
    ...(compass === null ? [] : ['compass']),
    ...(lit === null ? [] : ['pale']),
  ];
}

function onTile(tile: Tile): string[] {
  const { texture, rim, snow, tokens, figures, pieces, crowd, notes = [] } = tile;
  return [
    ...(texture === null ? [] : [`ground ${texture}`]),
    ...(rim === null ? [] : ['rim']),
    ...(snow ? ['snow'] : []),
    ...amounts(tokens.filter(({ count }) => count > 0)),
    ...figures.map(({ figure }) => `figure ${figure}`),
    ...pieces.flatMap(ofPiece),
    ...notes.flatMap((note, nth) => (note === '' ? [] : [`note ${nth}`])),
    ...(crowd === undefined ? [] : [crowd.count < crowd.limit ? 'crowd' : 'full']),
  ];
}

const inBrief = ({ icons }: Brief): string[] => icons.map((icon) => `icon ${icon}`);

function onLandscape({ sites }: Landscape): string[] {
  return sites.flatMap((site) => [
    ...atSpot(site),
    ...(site.gives === null ? [] : inBrief(site.gives)),
    ...(site.closed === null ? [room(site.room)] : []),
    ...site.figures.map(({ figure }) => `figure ${figure}`),
  ]);
}

const room = (of: number | null): string => (of === null ? 'endless room' : 'room');

function onDisplay({ lots }: Display): string[] {
  return lots.flatMap((lot) => [
    ...atSpot(lot),
    ...[...lot.halves, ...(lot.price === null ? [] : [lot.price])].flatMap(inBrief),
    ...(lot.isBack ? ['back'] : []),
    ...(lot.left === null ? [] : ['left']),
  ]);
}

function atSpot({ parties, here, closed, notes }: Spot): string[] {
  return [
    ...(parties.length > 0 ? ['party'] : []),
    ...(here ? ['here'] : []),
    ...(closed === null ? [] : ['icon blocked']),
    ...notes.map(ofNote),
  ];
}

const ofNote = (note: Note): string => (note.mark === 'sign' ? `icon ${note.icon}` : 'mark number');

function ofTool({ value, used, once }: Tool): string[] {
  if (value === 0) return ['empty slot'];
  return [once ? 'tool for one use' : 'tool', ...(used ? ['used tool'] : [])];
}

function ofMark(mark: Mark): string[] {
  switch (mark.mark) {
    case 'sign':
      return mark.icon === 'snow' ? ['fresh snow'] : [`icon ${mark.icon}`];
    case 'here':
      return [mark.label === null ? 'all here' : 'one here'];
    default:
      return [`mark ${mark.mark}`];
  }
}

const ofPiece = ({ lying, pips, look }: Piece): string[] => [
  look === undefined ? 'piece' : `piece ${look}`,
  ...(lying ? ['lying piece'] : []),
  ...(pips > 0 ? ['pips'] : []),
];

const onPane = ({ rows }: Pane): string[] => rows.flatMap(inRow);

function inRow(row: Row): string[] {
  switch (row.row) {
    case 'entry':
      return [
        ...(row.texture === null ? [] : [`ground ${row.texture}`]),
        ...(row.icon === null ? [] : [`icon ${row.icon}`]),
      ];
    case 'count':
      return inBrief(row.brief);
    case 'exchange':
      return [`ground ${row.texture}`, ...amounts([...row.gives, ...row.gets])];
    case 'track':
      return [`icon ${row.icon}`];
    case 'place':
      return [...(row.icon === null ? [] : [`icon ${row.icon}`]), ...row.pieces.flatMap(ofPiece)];
    case 'pieces':
      return row.pieces.flatMap(ofPiece);
    case 'marks':
      return row.marks.flatMap(ofMark);
    case 'seat':
      return amounts(row.amounts);
    case 'step':
      return row.number === null ? [] : ['mark number'];
    case 'dice':
      return row.dice.map(({ counts }) => `die ${counts}`);
    case 'scale':
      return [`icon ${row.icon}`];
    case 'roll':
      return [
        ...row.dice.map(() => 'die false'),
        ...row.tools.flatMap(ofTool),
        ...amounts(row.gets === null ? [] : [row.gets]),
      ];
    case 'sign':
      return ofSign(row.sign);
    case 'text':
    case 'score':
      return [];
  }
}

function ofSign(sign: Sign): string[] {
  switch (sign.sign) {
    case 'map':
      return onMap(sign.map);
    case 'icon':
      return [`icon ${sign.icon}`];
    case 'brief':
      return inBrief(sign.brief);
    case 'pieces':
      return sign.pieces.flatMap(ofPiece);
    case 'flag':
      return [`flag ${sign.flag}`];
    case 'die':
      return [`die ${sign.counts}`];
    case 'figure':
      return [`figure ${sign.figure}`];
    case 'room':
      return [room(sign.room)];
    case 'tools':
      return sign.tools.flatMap(ofTool);
    case 'note':
      return [ofNote(sign.note)];
    case 'heap':
    case 'compass':
    case 'card':
    case 'party':
    case 'back':
    case 'left':
    case 'here':
      return [sign.sign];
    case 'side':
      return [];
  }
}

function onStrip(strip: Strip): string[] {
  const { emblem, goods, tools, holdings, waiting, cost, card, flags } = strip;
  return [
    `side ${emblem}`,
    ...amounts(cost === null ? goods : [...goods, cost]),
    ...tools.flatMap(ofTool),
    ...holdings.flatMap(inBrief),
    ...waiting.flatMap(ofPiece),
    ...(card === null || card.card === 'shown' ? [] : ['card']),
    ...flags.map((flag) => `flag ${typeof flag === 'string' ? flag : flag.flag}`),
  ];
}
