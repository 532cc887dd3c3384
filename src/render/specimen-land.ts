import type { Art } from '../presentation/drawing.ts';
import {
  type Brief,
  type Display,
  type Landscape,
  type Lot,
  type Pane,
  type Scene,
  type Site,
  type Spot,
} from '../presentation/scene.ts';
import { FEW_SIDES, keysOf, specimenBoard } from './specimen.ts';

/** Signs of lands: those of the game, and the tool that all share. */
const iconsOf = ({ icons }: Art): readonly string[] => [...keysOf(icons), 'tool'];

const brief = (icons: readonly string[], text: string): Brief => ({
  label: '',
  icons,
  text,
  words: text,
});

const spot: Spot = {
  parties: [],
  here: false,
  faded: false,
  closed: null,
  notes: [],
};

/** Places in a row of the specimen, and how large one is. */
const COLUMNS = 4;
const SIZE = { width: 259, height: 292 } as const;

/** Every look as it is and as it stands back, with all that may be at a place. */
function sites(art: Art, sides: number): Site[] {
  const looks = keysOf(art.looks);
  const icons = iconsOf(art);
  return [...looks, ...looks].map((look, nth): Site => {
    const isBack = nth >= looks.length;
    return {
      ...spot,
      ...SIZE,
      look,
      name: `Place ${nth + 1}`,
      x: 8 + (nth % COLUMNS) * 267,
      y: 10 + Math.floor(nth / COLUMNS) * 304,
      gives: brief([icons[nth % 4] ?? 'tool'], '÷3'),
      room: nth % 5 === 4 ? null : 1 + (nth % 7),
      parties: nth % 6 < sides ? [{ owner: nth % 6, count: 1 }] : [],
      figures: nth === 2 ? [{ figure: 'mammoth', name: 'Mammoth' }] : [],
      here: nth === 3,
      faded: isBack && nth % 4 !== 0,
      closed: isBack && nth % 4 === 0 ? 'not now' : null,
      notes: nth === 5 ? [{ mark: 'number', number: 1, owner: 0 }] : [],
    };
  });
}

/** Null for a game that has no land. */
function landscape(art: Art, sides: number): Landscape | null {
  const [backdrop] = keysOf(art.backdrops);
  if (backdrop === undefined) return null;
  const places = sites(art, sides);
  const height = 20 + Math.ceil(places.length / COLUMNS) * 304;
  return { backdrop, width: 1076, height, sites: places };
}

/** Signs on the halves of four lots, and the backs of others. */
function displays(art: Art): Display[] {
  const icons = iconsOf(art);
  const [any = 'tool', good = any, other = any] = icons;
  const some = Math.ceil(icons.length / 8);
  const lots = Array.from({ length: 4 }, (_, nth): Lot => {
    const own = icons.slice(2 * nth * some, 2 * (nth + 1) * some);
    return {
      ...spot,
      name: `Lot ${nth + 1}`,
      isBack: false,
      price: brief([any], '×1'),
      halves: [brief(own.slice(0, some), ''), brief(own.slice(some), '')],
      left: null,
    };
  });
  const small = Array.from({ length: 4 }, (_, nth): Lot => {
    return {
      ...spot,
      name: `Stack ${nth + 1}`,
      isBack: nth === 3,
      price: nth === 3 ? null : brief([good, other], ''),
      halves: [brief([any], '')],
      left: 3,
      faded: nth === 1,
      closed: nth === 2 ? 'not now' : null,
      parties: nth === 0 ? [{ owner: 0, count: 2 }] : [],
    };
  });
  return [
    { title: 'Lots', lots },
    { title: 'Stacks', lots: small },
  ];
}

function panes(art: Art, sides: number): Pane[] {
  const [icon = 'tool'] = iconsOf(art);
  const marks = Array.from({ length: sides }, (_, seat) => ({ seat, at: seat * 3 }));
  return [
    {
      title: 'A scale',
      rows: [{ row: 'scale', icon, name: 'Fields', least: 0, most: 10, step: 1, marks }],
    },
    {
      title: 'A roll',
      rows: [
        {
          row: 'roll',
          seat: 0,
          dice: [6, 1],
          tools: [{ value: 2, used: false, once: false }],
          sum: '9 ÷ 3',
          gets: { icon, name: 'wood', count: 3, words: '3 wood' },
          words: 'rolls 6 and 1, adds 2: 3 wood',
        },
      ],
    },
  ];
}

/** A land that shows all there is of a game's art, for the choice of colours. */
export function specimenLand(game: string, art: Art, count = FEW_SIDES): Scene {
  const board = specimenBoard(game, art, count);
  const icons = iconsOf(art);
  const [first = 'tool', second = first, ...others] = icons;
  return {
    ...board,
    map: null,
    landscape: landscape(art, count),
    displays: displays(art),
    panes: panes(art, count),
    strips: board.strips.map((strip, seat) => ({
      ...strip,
      waiting: [],
      cost: null,
      tools: [
        { value: seat + 1, used: false, once: false },
        { value: 2, used: true, once: false },
        { value: 0, used: false, once: false },
        { value: 3, used: false, once: true },
      ],
      holdings: [brief([first], '5/10'), brief([second], '×2'), brief(others.slice(-2), '')],
    })),
  };
}
