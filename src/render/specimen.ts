import { USUAL_LANGUAGE } from '../language/languages.ts';
import {
  type Amount,
  ARTS,
  type Card,
  COLOURS,
  EMBLEMS,
  FLAGS,
  GAME_FLAGS,
  ICONS,
  type HeldCard,
  type IconId,
  type Mark,
  type Pane,
  type Piece,
  type Row,
  type Scene,
  SIGNS_OF_MAPS,
  type Strip,
  type TextureId,
  TEXTURES,
  type Tile,
} from '../presentation/scene.ts';

/** Tiles in a row of a specimen. */
const COLUMNS = 6;

const amount = (icon: Amount['icon'], count: number): Amount => ({
  icon,
  name: icon,
  count,
  words: `${count} ${icon}`,
});

const piece = (owner: number, label: string, lying: boolean, pips: number): Piece => ({
  owner,
  label,
  lying,
  pips,
  state: [],
});

/** Every ground with and without a rim and under snow, with all goods, pieces and marks on them. */
function tiles(): Tile[] {
  const looks = TEXTURES.flatMap((texture) => [
    { texture, rim: null, snow: false, buried: null },
    { texture, rim: 'rough', snow: false, buried: null },
  ]);
  const snow = Array.from({ length: 6 }, (_, nth) => ({
    texture: null,
    rim: null,
    snow: true,
    buried: TEXTURES[nth] ?? null,
  }));
  return [...looks, ...snow].map((look, index) => ({
    ...look,
    name: `A${index + 1}`,
    x: (index % COLUMNS) * 1.5,
    y: (Math.floor(index / COLUMNS) + (index % 2) / 2) * Math.sqrt(3),
    ground: look.texture ?? 'Snow',
    tokens: index % 3 === 0 ? [amount(ICONS[index % 4] ?? 'food', 2 + (index % 4))] : [],
    figures: index === 8 ? [{ figure: 'mammoth', name: 'Mammoth' }] : [],
    pieces:
      index % 2 === 1
        ? COLOURS.map((_, owner) => piece(owner, `${owner + 1}`, index % 4 === 1, index % 3))
        : [],
  }));
}

/** Every second tile, so that each ground is seen in full and standing back, and rims and snow are, too. */
const isLit = (_: Tile, index: number): boolean => (index + Math.floor(index / 2)) % 2 === 0;

function marks(): Mark[] {
  return [
    { mark: 'burst', at: 'A20' },
    { mark: 'trail', at: 'A5' },
    { mark: 'here', at: 'A6', owner: 0, label: '1' },
    { mark: 'choice', at: 'A7' },
    { mark: 'sign', at: 'A9', icon: 'wound' },
    ...COLOURS.map(
      (_, owner): Mark => ({ mark: 'number', at: `A${13 + owner}`, number: 1, owner }),
    ),
    ...COLOURS.map(
      (_, owner): Mark => ({
        mark: 'arrow',
        from: `A${15 + owner}`,
        to: `A${21 + owner}`,
        owner,
      }),
    ),
  ];
}

function entry(texture: TextureId | null, icon: IconId | null): Row {
  return { row: 'entry', texture, icon, text: 'Sign', value: '+1', words: 'Sign +1' };
}

function panes(): Pane[] {
  return [
    {
      title: 'Signs',
      rows: [
        ...SIGNS_OF_MAPS.map((icon) => entry(null, icon)),
        { row: 'track', icon: 'food', name: 'food', text: 'Track', left: 2, of: 4 },
        { row: 'dice', seat: 0, dice: [1, 6].map((face) => ({ face, counts: face === 6 })) },
        { row: 'score', seat: 0, text: 'What it has', total: 12, wins: true },
        { row: 'step', number: 1, seat: 1, text: 'Something happened here.' },
      ],
    },
    {
      title: 'Grounds',
      rows: TEXTURES.map((texture, index) => entry(texture, ICONS[index] ?? null)),
    },
  ];
}

const CARDS: readonly HeldCard[] = [
  { card: 'shown', name: 'Card', tokens: 2 },
  { card: 'secret', name: 'Card' },
  { card: 'face down' },
];

/** Those of all games stand between those of the house. */
const ALL_FLAGS = [
  ...FLAGS.slice(0, 2),
  ...GAME_FLAGS.map((flag) => ({ flag, words: flag })),
  ...FLAGS.slice(2),
];

function strips(): Strip[] {
  return COLOURS.map((colour, seat) => ({
    seat,
    name: 'A player',
    side: 'Side',
    colour,
    emblem: EMBLEMS[seat % EMBLEMS.length] ?? 'flame',
    goods: [amount('stick', 1), amount('grass', 2), amount('stone', 3), amount('food', 4)],
    pieces: 'pieces',
    tools: [],
    holdings: [],
    waiting: [piece(seat, '4', false, 0)],
    cost: amount('food', 3),
    card: CARDS[seat % CARDS.length] ?? null,
    flags: seat === 0 ? ALL_FLAGS : [],
    score: null,
  }));
}

/** A board that shows all there is, for the choice of colours; no game's. */
export const SPECIMEN_BOARD: Scene = {
  language: USUAL_LANGUAGE,
  title: { match: 'A sheet of everything', round: 'Specimen', phase: 'all there is', toMove: [0] },
  map: {
    tiles: tiles(),
    compass: null,
    marks: marks(),
    lit: tiles()
      .filter(isLit)
      .map(({ name }) => name),
  },
  landscape: null,
  displays: [],
  panes: panes(),
  cards: [],
  strips: strips(),
  shown: COLOURS.map((_, seat) => seat),
};

/** All that is drawn on cards, held and no longer held. */
export const SPECIMEN_CARDS: Scene = {
  ...SPECIMEN_BOARD,
  map: null,
  panes: [],
  cards: [...ARTS, ...ARTS].map(
    (art, index): Card => ({
      name: 'Card',
      art,
      text: 'What it is worth, in words.',
      gives: [amount('stick', 1)],
      gets: amount('food', 3),
      tokens: amount('food', 2),
      faded: index >= ARTS.length,
      note: 'Nobody else knows it',
      offered: index === 0,
      letter: index === 0 ? 'A' : null,
    }),
  ),
};
