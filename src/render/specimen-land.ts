import {
  type Brief,
  COLOURS,
  type Display,
  type Half,
  type IconId,
  type Landscape,
  LOOKS,
  type Lot,
  type Pane,
  type Scene,
  SIGNS_OF_LANDS,
  type Site,
  type Spot,
} from '../presentation/scene.ts';
import { SPECIMEN_BOARD } from './specimen.ts';

const brief = (icons: readonly IconId[], text: string): Brief => ({
  label: '',
  icons,
  text,
  words: text,
});

const half = (icons: readonly IconId[]): Half => ({ ...brief(icons, ''), letter: null });

const spot: Spot = {
  parties: [],
  letter: null,
  here: false,
  faded: false,
  closed: null,
  notes: [],
};

/** Places in a row of the specimen, and how large one is. */
const COLUMNS = 4;
const SIZE = { width: 259, height: 292 } as const;

/** Every look as it is and as it stands back, with all that may be at a place. */
function sites(): Site[] {
  return [...LOOKS, ...LOOKS].map((look, nth): Site => {
    const isBack = nth >= LOOKS.length;
    return {
      ...spot,
      ...SIZE,
      look,
      name: `Place ${nth + 1}`,
      x: 8 + (nth % COLUMNS) * 267,
      y: 10 + Math.floor(nth / COLUMNS) * 304,
      gives: brief([SIGNS_OF_LANDS[nth % 4] ?? 'any'], '÷3'),
      room: nth % 5 === 4 ? null : 1 + (nth % 7),
      parties: COLOURS.flatMap((_, owner) => (owner === nth % 6 ? [{ owner, count: 1 }] : [])),
      figures: nth === 2 ? [{ figure: 'mammoth', name: 'Mammoth' }] : [],
      letter: nth === 1 ? 'A' : null,
      here: nth === 3,
      faded: isBack && nth % 4 !== 0,
      closed: isBack && nth % 4 === 0 ? 'not now' : null,
      notes: nth === 5 ? [{ mark: 'number', number: 1, owner: 0 }] : [],
    };
  });
}

const landscape = (): Landscape => ({
  backdrop: 'valley',
  width: 1076,
  height: 20 + Math.ceil((2 * LOOKS.length) / COLUMNS) * 304,
  sites: sites(),
});

/** Signs by threes on the halves of four lots, and the backs of others. */
function displays(): Display[] {
  const lots = Array.from({ length: 4 }, (_, nth): Lot => {
    const own = SIGNS_OF_LANDS.slice(nth * 6, nth * 6 + 6);
    return {
      ...spot,
      name: `Lot ${nth + 1}`,
      isBack: false,
      price: brief(['any'], '×1'),
      halves: [half(own.slice(0, 3)), half(own.slice(3))],
      left: null,
      letter: nth === 1 ? 'B' : null,
    };
  });
  const small = Array.from({ length: 4 }, (_, nth): Lot => {
    return {
      ...spot,
      name: `Stack ${nth + 1}`,
      isBack: nth === 3,
      price: nth === 3 ? null : brief(['wood', 'brick'], ''),
      halves: [half(['points'])],
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

function panes(): Pane[] {
  const marks = COLOURS.map((_, seat) => ({ seat, at: seat * 3 }));
  return [
    {
      title: 'A scale',
      rows: [{ row: 'scale', icon: 'field', name: 'Fields', least: 0, most: 10, step: 1, marks }],
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
          gets: { icon: 'wood', name: 'wood', count: 3, words: '3 wood' },
          words: 'rolls 6 and 1, adds 2: 3 wood',
        },
      ],
    },
  ];
}

/** A land that shows all there is, for the choice of colours; no game's. */
export const SPECIMEN_LAND: Scene = {
  ...SPECIMEN_BOARD,
  map: null,
  landscape: landscape(),
  displays: displays(),
  panes: panes(),
  strips: SPECIMEN_BOARD.strips.map((strip, seat) => ({
    ...strip,
    waiting: [],
    cost: null,
    tools: [
      { value: seat + 1, used: false, once: false },
      { value: 2, used: true, once: false },
      { value: 0, used: false, once: false },
      { value: 3, used: false, once: true },
    ],
    holdings: [brief(['person'], '5/10'), brief(['farmer'], '×2'), brief(['pottery', 'art'], '')],
  })),
};
