import { USUAL_LANGUAGE } from '../language/languages.ts';
import { LANDS } from '../presentation/colours.ts';
import type { Art } from '../presentation/drawing.ts';
import {
  type Amount,
  type Card,
  type ColourId,
  COLOURS,
  EMBLEMS,
  FLAGS,
  type HeldCard,
  SHARED_ICONS,
  type Mark,
  type Pane,
  type Piece,
  type Row,
  type Scene,
  type Strip,
  type Tile,
} from '../presentation/scene.ts';

/** What stands under these keys in a table of drawings. */
export const keysOf = (table: object = {}): readonly string[] => Object.keys(table);

/** Signs of boards: those of the game first. Tools stand on lands alone. */
const iconsOf = ({ icons }: Art): readonly string[] => [
  ...keysOf(icons),
  ...SHARED_ICONS.filter((icon) => icon !== 'tool'),
];

const groundsOf = ({ grounds }: Art): readonly string[] => [...LANDS, ...keysOf(grounds)];

/** Most games have no more sides. */
export const FEW_SIDES = 4;

/** Tiles in a row of a specimen. */
const COLUMNS = 6;

const amount = (icon: string, count: number): Amount => ({
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
function tiles(art: Art, sides: readonly ColourId[]): Tile[] {
  const grounds = groundsOf(art);
  const icons = iconsOf(art);
  const looks = grounds.flatMap((texture) => [
    { texture, rim: null, snow: false, buried: null },
    { texture, rim: 'rough', snow: false, buried: null },
  ]);
  const snow = Array.from({ length: 6 }, (_, nth) => ({
    texture: null,
    rim: null,
    snow: true,
    buried: grounds[nth] ?? null,
  }));
  return [...looks, ...snow].map((look, index) => ({
    ...look,
    name: `A${index + 1}`,
    x: (index % COLUMNS) * 1.5,
    y: (Math.floor(index / COLUMNS) + (index % 2) / 2) * Math.sqrt(3),
    ground: look.texture ?? 'Snow',
    tokens: index % 3 === 0 ? [amount(icons[index % 4] ?? 'food', 2 + (index % 4))] : [],
    figures: index === 8 ? [{ figure: 'mammoth', name: 'Mammoth' }] : [],
    pieces:
      index % 2 === 1
        ? sides.map((_, owner) => piece(owner, `${owner + 1}`, index % 4 === 1, index % 3))
        : [],
  }));
}

/** Every second tile, so that each ground is seen in full and standing back, and rims and snow are, too. */
const isLit = (_: Tile, index: number): boolean => (index + Math.floor(index / 2)) % 2 === 0;

function marks(sides: readonly ColourId[]): Mark[] {
  return [
    { mark: 'burst', at: 'A20' },
    { mark: 'trail', at: 'A5' },
    { mark: 'here', at: 'A6', owner: 0, label: '1' },
    { mark: 'choice', at: 'A7' },
    { mark: 'sign', at: 'A9', icon: 'wound' },
    ...sides.map((_, owner): Mark => ({ mark: 'number', at: `A${13 + owner}`, number: 1, owner })),
    ...sides.map(
      (_, owner): Mark => ({
        mark: 'arrow',
        from: `A${15 + owner}`,
        to: `A${21 + owner}`,
        owner,
      }),
    ),
  ];
}

function entry(texture: string | null, icon: string | null): Row {
  return { row: 'entry', texture, icon, text: 'Sign', value: '+1', words: 'Sign +1' };
}

function panes(art: Art): Pane[] {
  const icons = iconsOf(art);
  return [
    {
      title: 'Signs',
      rows: [
        ...icons.map((icon) => entry(null, icon)),
        { row: 'track', icon: 'food', name: 'food', text: 'Track', left: 2, of: 4 },
        { row: 'dice', seat: 0, dice: [1, 6].map((face) => ({ face, counts: face === 6 })) },
        { row: 'score', seat: 0, text: 'What it has', total: 12, wins: true },
        { row: 'step', number: 1, seat: 1, text: 'Something happened here.' },
      ],
    },
    {
      title: 'Grounds',
      rows: groundsOf(art).map((texture, index) => entry(texture, icons[index] ?? null)),
    },
  ];
}

const CARDS: readonly HeldCard[] = [
  { card: 'shown', name: 'Card', tokens: 2 },
  { card: 'secret', name: 'Card' },
  { card: 'face down' },
];

/** Those of the game stand between those that all share. */
const flagsOf = ({ flags }: Art): Strip['flags'] => [
  ...FLAGS.slice(0, 2),
  ...keysOf(flags).map((flag) => ({ flag, words: flag })),
  ...FLAGS.slice(2),
];

function strips(art: Art, sides: readonly ColourId[]): Strip[] {
  const goods = [...keysOf(art.icons).slice(0, 2), 'stone', 'food'];
  return sides.map((colour, seat) => ({
    seat,
    name: 'A player',
    side: 'Side',
    colour,
    emblem: EMBLEMS[seat] ?? 'flame',
    goods: goods.map((good, nth) => amount(good, nth + 1)),
    pieces: 'pieces',
    tools: [],
    holdings: [],
    waiting: [piece(seat, '4', false, 0)],
    cost: amount('food', 3),
    card: CARDS[seat % CARDS.length] ?? null,
    flags: seat === 0 ? flagsOf(art) : [],
    score: null,
  }));
}

/** A board that shows all there is of shared art and of a game's, for the choice of colours. */
export function specimenBoard(game: string, art: Art, count = FEW_SIDES): Scene {
  const sides = COLOURS.slice(0, count);
  return {
    game,
    language: USUAL_LANGUAGE,
    title: {
      match: 'A sheet of everything',
      round: 'Specimen',
      phase: 'all there is',
      toMove: [0],
    },
    map: {
      tiles: tiles(art, sides),
      compass: null,
      marks: marks(sides),
      lit: tiles(art, sides)
        .filter(isLit)
        .map(({ name }) => name),
    },
    landscape: null,
    displays: [],
    panes: panes(art),
    cards: [],
    strips: strips(art, sides),
    shown: sides.map((_, seat) => seat),
  };
}

/** All that a game draws on cards, held and no longer held. */
export function specimenCards(game: string, art: Art, count = FEW_SIDES): Scene {
  const all = keysOf(art.cards);
  const [good = 'stone'] = keysOf(art.icons);
  return {
    ...specimenBoard(game, art, count),
    map: null,
    panes: [],
    cards: [...all, ...all].map(
      (one, index): Card => ({
        name: 'Card',
        art: one,
        text: 'What it is worth, in words.',
        gives: [amount(good, 1)],
        gets: amount('food', 3),
        tokens: amount('food', 2),
        faded: index >= all.length,
        note: 'Nobody else knows it',
        offered: index === 0,
      }),
    ),
  };
}
