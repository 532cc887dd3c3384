import './specimens.ts';
import type { Seat } from '../../src/engine/game.ts';
import type { Language } from '../../src/language/languages.ts';
import type {
  Brief,
  Display,
  Lot,
  Pane,
  Party,
  Row,
  Scene,
  Sign,
  Site,
  Spot,
  Strip,
  Tool,
} from '../../src/presentation/scene.ts';

/** What is said on it, in a language. */
type Words = (english: string, german: string) => string;

/** What may be chosen, and what changed, beside a board as it stands. */
export interface ValleyLooks {
  readonly language?: Language;
  readonly seats?: 2 | 3 | 4;
  /** Seat 0 chooses where its people go. */
  readonly choosing?: boolean;
  /** What changed since a seat was told last. */
  readonly since?: boolean;
  /** Somebody rolls dice in the forest. */
  readonly rolling?: boolean;
}

const SIDES = [
  ['Ember', 'Ada', 'red', 'flame'],
  ['Heron', 'Bea', 'blue', 'heron'],
  ['Fern', 'Cleo', 'green', 'fern'],
  ['Flint', 'Dan', 'violet', 'arrowhead'],
] as const;

const brief = (words: string, icons: readonly string[], text = '', label = ''): Brief => ({
  label,
  icons,
  text,
  words,
});

const party = (owner: Seat, count: number): Party => ({ owner, count });

const bare: Spot = {
  parties: [],
  here: false,
  faded: false,
  closed: null,
  notes: [],
};

/** A match in the midst of its fifth round, with the herd in the quarry; no game's, but as one might be. */
export function valley({
  language = 'en',
  seats = 4,
  choosing = false,
  since = false,
  rolling = false,
}: ValleyLooks = {}): Scene {
  const say: Words = (english, german) => (language === 'de' ? german : english);
  const isThere = ({ owner }: Party): boolean => owner < seats;
  const strips = SIDES.slice(0, seats).map((_, seat) => stripOf(say, seat, rolling));
  const landscape = {
    backdrop: 'valley',
    width: 1076,
    height: 614,
    sites: sitesOf(say, seats < 4).map((site) => ({
      ...site,
      parties: site.parties.filter(isThere),
    })),
  } as const;
  const displays = displaysOf(say, seats).map((display) => ({
    ...display,
    lots: display.lots.map((lot) => ({ ...lot, parties: lot.parties.filter(isThere) })),
  }));
  const scene: Scene = {
    game: 'stone-age',
    language,
    title: {
      match: say('Sunday by the fire', 'Sonntag am Feuer'),
      round: say('Round 5', 'Runde 5'),
      phase: say('Sending people', 'Leute aussenden'),
      toMove: [0],
    },
    map: null,
    landscape,
    displays,
    panes: panesOf(say, seats, rolling),
    cards: [],
    strips,
    shown: strips.map(({ seat }) => seat),
  };
  if (choosing) return offered(scene);
  return since ? noted(scene) : scene;
}

/** Four in a row, two rows. */
const AT = (column: number, row: number) => ({
  x: 8 + column * 267,
  y: row === 0 ? 10 : 314,
  width: 259,
  height: 292,
});

function sitesOf(say: Words, isShort: boolean): Site[] {
  const site = (
    at: readonly [number, number],
    look: string,
    name: string,
    room: number | null,
    gives: Brief | null,
    parties: readonly Party[],
    more: Partial<Site> = {},
  ): Site => ({
    ...bare,
    ...AT(...at),
    look,
    name,
    room,
    gives,
    parties,
    figures: [],
    ...more,
  });
  const by = (icon: string, divisor: number, english: string, german: string) =>
    brief(
      say(`${english}: dice ÷ ${divisor}`, `${german}: Würfel ÷ ${divisor}`),
      [icon],
      `÷${divisor}`,
    );
  return [
    site([0, 0], 'forest', say('Forest', 'Wald'), 7, by('wood', 3, 'wood', 'Holz'), [
      party(0, 3),
      party(2, 2),
    ]),
    site([1, 0], 'clay-pit', say('Clay pit', 'Lehmgrube'), 7, by('brick', 4, 'brick', 'Lehm'), [
      party(1, 4),
    ]),
    site(
      [2, 0],
      'quarry',
      say('Quarry', 'Steinbruch'),
      7,
      by('stone', 5, 'stone', 'Stein'),
      [party(0, 1), party(1, 2), party(2, 1), party(3, 3)],
      { figures: [{ figure: 'mammoth', name: say('The herd', 'Die Herde') }] },
    ),
    site([3, 0], 'gold-river', say('River', 'Fluss'), 7, by('gold', 6, 'gold', 'Gold'), []),
    site([0, 1], 'hunting-ground', say('Hunt', 'Jagd'), null, by('food', 2, 'food', 'Nahrung'), [
      party(3, 2),
    ]),
    site(
      [1, 1],
      'tool-maker',
      say('Tool maker', 'Werkstatt'),
      1,
      brief(say('a tool', 'ein Werkzeug'), ['tool'], '+1'),
      [party(2, 1)],
    ),
    site(
      [2, 1],
      'hut',
      say('Hut', 'Hütte'),
      2,
      brief(say('one more person', 'eine Person mehr'), ['person'], '+1'),
      [],
      isShort ? { closed: say('closed now', 'jetzt zu') } : {},
    ),
    site(
      [3, 1],
      'field',
      say('Field', 'Acker'),
      1,
      brief(say('food track +1', 'Nahrungsleiste +1'), ['field'], '+1'),
      [],
    ),
  ];
}

function displaysOf(say: Words, seats: number): Display[] {
  const lot = (name: string, more: Partial<Lot>): Lot => ({
    ...bare,
    name,
    isBack: false,
    price: null,
    halves: [],
    left: null,
    ...more,
  });
  const any = (count: number) =>
    brief(say(`${count} any`, `${count} beliebige`), ['any'], `×${count}`);
  const card = (nth: number, halves: readonly Brief[], parties: readonly Party[] = []) =>
    lot(say(`Card ${nth}`, `Karte ${nth}`), { price: any(nth), halves, parties });
  const stack = (nth: number, price: Brief, points: string, left: number, parties: Party[] = []) =>
    lot(say(`Stack ${nth}`, `Stapel ${nth}`), {
      price,
      halves: [
        brief(
          points === ''
            ? say('points by what is paid', 'Punkte nach dem Preis')
            : say(`${points} points`, `${points} Punkte`),
          ['points'],
          points === '' ? say('worth', 'Wert') : points,
        ),
      ],
      left,
      parties,
    });
  return [
    {
      title: say('Cards', 'Karten'),
      lots: [
        card(
          1,
          [
            brief(say('2 stone', '2 Stein'), ['stone', 'stone']),
            brief(say('transport', 'Transport'), ['transport']),
          ],
          [party(1, 1)],
        ),
        card(2, [
          brief(say('dice for all', 'Würfel für alle'), ['dice'], say('for all', 'für alle')),
          brief(say('2 farmers', '2 Bauern'), ['farmer', 'farmer']),
        ]),
        card(
          3,
          [
            brief(say('roll 2 dice for gold', '2 Würfel für Gold'), ['dice', 'gold'], '÷6'),
            brief(say('art', 'Kunst'), ['art']),
          ],
          [party(3, 1)],
        ),
        card(4, [
          brief(
            say('a tool of 4 for one use', 'ein Werkzeug 4, einmalig'),
            ['tool'],
            say('4, 1×', '4, 1×'),
          ),
          brief(say('1 tool maker', '1 Werkzeugmacher'), ['tool-maker']),
        ]),
      ],
    },
    {
      title: say('Buildings', 'Gebäude'),
      lots: [
        stack(
          1,
          brief(say('2 wood, 1 brick', '2 Holz, 1 Lehm'), ['wood', 'wood', 'brick']),
          '10',
          5,
          [party(0, 1)],
        ),
        stack(
          2,
          brief(say('1 brick, 1 stone, 1 gold', '1 Lehm, 1 Stein, 1 Gold'), [
            'brick',
            'stone',
            'gold',
          ]),
          '15',
          4,
        ),
        stack(
          3,
          brief(
            say('4 goods of 2 kinds', '4 Güter von 2 Sorten'),
            ['any'],
            say('4 of 2', '4 aus 2'),
          ),
          '',
          6,
        ),
        stack(4, brief(say('1 to 7 goods', '1 bis 7 Güter'), ['any'], say('1–7', '1–7')), '', 7),
      ].slice(0, seats),
    },
    {
      title: say('Mammoth herd', 'Mammutherde'),
      lots: [
        lot(say('Tile', 'Plättchen'), {
          halves: [
            brief(say('food track +1', 'Nahrungsleiste +1'), ['field'], '+1', '1.'),
            brief(say('1 good of any kind', '1 beliebiges Gut'), ['any'], '', say('all', 'alle')),
          ],
          parties: [party(0, 1), party(2, 2), party(3, 1)],
        }),
        lot(say('Next', 'Danach'), {
          isBack: true,
          halves: [brief(say('brick', 'Lehm'), ['brick'])],
          left: 11,
        }),
      ],
    },
  ];
}

const TRACKS = [3, 5, 3, 6];
const POINTS = [42, 58, 37, 61];

function panesOf(say: Words, seats: number, rolling: boolean): Pane[] {
  const marks = (values: readonly number[]) =>
    values.slice(0, seats).map((at, seat) => ({ seat, at }));
  const tracks: Pane = {
    title: say('Tracks', 'Leisten'),
    rows: [
      {
        row: 'scale',
        icon: 'field',
        name: say('Food each round', 'Nahrung je Runde'),
        least: 0,
        most: 10,
        step: 1,
        marks: marks(TRACKS),
      },
      {
        row: 'scale',
        icon: 'points',
        name: say('Points', 'Punkte'),
        least: 0,
        most: 100,
        step: 20,
        marks: marks(POINTS),
      },
    ],
  };
  if (!rolling) return [tracks];
  const roll: Row = {
    row: 'roll',
    seat: 0,
    dice: [5, 2, 4],
    tools: [tool(2), tool(1)],
    sum: '14 ÷ 3',
    gets: {
      icon: 'wood',
      name: say('wood', 'Holz'),
      count: 4,
      words: say('4 wood', '4 Holz'),
    },
    words: say(
      'rolls 5, 2, 4, adds tools 2 and 1: 4 wood',
      'würfelt 5, 2, 4, Werkzeug 2 und 1: 4 Holz',
    ),
  };
  const count: Row = {
    row: 'count',
    brief: brief(
      say('set of three: 9 points', 'Reihe aus dreien: 9 Punkte'),
      ['pottery', 'time', 'art'],
      '3 × 3',
    ),
    value: '9',
  };
  return [{ title: say('In the forest', 'Im Wald'), rows: [roll, count] }, tracks];
}

const tool = (value: number, more: Partial<Tool> = {}): Tool => ({
  value,
  used: false,
  once: false,
  ...more,
});

const TOOLS: readonly (readonly Tool[])[] = [
  [tool(2), tool(1), tool(1)],
  [tool(3), tool(3, { used: true }), tool(2, { used: true }), tool(4, { once: true })],
  [tool(1), tool(0), tool(0)],
  [tool(4), tool(4), tool(3, { used: true }), tool(2, { once: true }), tool(3, { once: true })],
];
const GOODS = [
  [4, 3, 0, 2, 1],
  [11, 0, 5, 1, 0],
  [0, 6, 2, 0, 0],
  [17, 12, 1, 4, 3],
] as const;
const PEOPLE = [7, 6, 8, 10];
const CRAFTS = [
  [2, 0, 3, 0],
  [0, 4, 1, 0],
  [1, 0, 0, 0],
  [3, 2, 5, 4],
] as const;
const KNOWN: readonly (readonly string[])[] = [
  ['pottery', 'art'],
  ['writing'],
  ['time', 'healing', 'music'],
  ['pottery', 'writing', 'time', 'transport', 'art', 'weaving'],
];
const TILES = [2, 0, 1, 1];

function stripOf(say: Words, seat: Seat, rolling: boolean): Strip {
  const [side, name, colour, emblem] = SIDES[seat] ?? SIDES[0];
  const kinds = [
    ['food', say('food', 'Nahrung')],
    ['wood', say('wood', 'Holz')],
    ['brick', say('brick', 'Lehm')],
    ['stone', say('stone', 'Stein')],
    ['gold', say('gold', 'Gold')],
  ] as const;
  const crafts = [
    ['farmer', say('farmers', 'Bauern')],
    ['tool-maker', say('tool makers', 'Werkzeugmacher')],
    ['builder', say('builders', 'Baumeister')],
    ['shaman', say('shamans', 'Schamanen')],
  ] as const;
  const known = KNOWN[seat] ?? [];
  const tiles = TILES[seat] ?? 0;
  return {
    seat,
    name,
    side,
    colour,
    emblem,
    pieces: say('people', 'Leute'),
    goods: kinds.map(([icon, kind], nth) => {
      const count = GOODS[seat]?.[nth] ?? 0;
      return { icon, name: kind, count, words: `${count} ${kind}` };
    }),
    tools: (TOOLS[seat] ?? []).map((one, nth) =>
      rolling && seat === 0 && nth < 2 ? { ...one, used: true } : one,
    ),
    holdings: [
      brief(
        say(`${PEOPLE[seat]} of 10 people, 2 to send`, `${PEOPLE[seat]} von 10 Leuten, 2 frei`),
        ['person'],
        `${PEOPLE[seat]}/10`,
      ),
      ...(tiles === 0
        ? []
        : [brief(say(`${tiles} herd tiles`, `${tiles} Herdenplättchen`), ['herd'], `×${tiles}`)]),
      ...crafts.flatMap(([icon, craft], nth) => {
        const count = CRAFTS[seat]?.[nth] ?? 0;
        return count === 0 ? [] : [brief(`${count} ${craft}`, [icon], `×${count}`)];
      }),
      brief(say(`${known.length} symbols`, `${known.length} Zeichen`), known),
    ],
    waiting: [],
    cost: null,
    card: null,
    flags: [
      ...(seat === 0 ? ['to-move' as const] : []),
      ...(seat === 1 ? ['first' as const] : []),
      ...(seat === 2 ? ['computer' as const] : []),
    ],
    score: POINTS[seat] ?? 0,
  };
}

/** What is free may be chosen, all else stands back. */
function offered(scene: Scene): Scene {
  const may = <T extends Spot>(spot: T, isFree: boolean): T => ({
    ...spot,
    here: isFree,
    faded: !isFree,
  });
  return {
    ...scene,
    landscape: scene.landscape && {
      ...scene.landscape,
      sites: scene.landscape.sites.map((site) => {
        const taken = site.parties.reduce((sum, { count }) => sum + count, 0);
        const isOwn = site.parties.some(({ owner }) => owner === 0);
        return may(site, site.closed === null && !isOwn && (site.room ?? 99) > taken);
      }),
    },
    displays: scene.displays.map((display, at) => ({
      ...display,
      lots: at < 2 ? display.lots.map((lot) => may(lot, lot.parties.length === 0)) : display.lots,
    })),
  };
}

/** Numbers where somebody went, and a sign. */
function noted(scene: Scene): Scene {
  let next = 0;
  const told = <T extends Spot>(spot: T): T => {
    const notes = spot.parties.slice(-1).map(({ owner }) => {
      next += 1;
      return { mark: 'number', number: next, owner } as const;
    });
    return { ...spot, notes };
  };
  return {
    ...scene,
    landscape: scene.landscape && {
      ...scene.landscape,
      sites: scene.landscape.sites.map((site) =>
        site.figures.length === 0
          ? told(site)
          : { ...site, here: true, notes: [{ mark: 'sign', icon: 'herd' }, ...told(site).notes] },
      ),
    },
    displays: scene.displays.map((display) => ({ ...display, lots: display.lots.map(told) })),
  };
}

/** More of everything than there should be: as much as a picture may be asked for. */
export function crowdedValley(): Scene {
  const scene = valley({ language: 'de', choosing: true, rolling: true });
  const parties = SIDES.map((_, owner) => party(owner, 10));
  const notes = [10, 11, 12].map((number, owner) => ({ mark: 'number', number, owner }) as const);
  const thrice = <T extends Brief>(one: T): T => ({
    ...one,
    icons: [...one.icons, ...one.icons, ...one.icons],
  });
  const scale = (at: number): Row => ({
    row: 'scale',
    icon: 'points',
    name: 'Punkte',
    least: -20,
    most: 300,
    step: 40,
    marks: SIDES.map((_, seat) => ({ seat, at })),
  });
  const roll: Row = {
    row: 'roll',
    seat: 0,
    dice: [1, 2, 3, 4, 5, 6, 1, 2, 3, 4],
    tools: [1, 2, 3, 4, 4].map((value) => tool(value)),
    sum: '45 ÷ 3 und noch viel mehr davon',
    gets: { icon: 'wood', name: 'Holz', count: 15, words: '15 Holz' },
    words: '15 Holz',
  };
  const icons: readonly string[] = ['pottery', 'time', 'art', 'music', 'healing', 'weaving'];
  const count: Row = {
    row: 'count',
    brief: brief(
      'Reihe',
      [...icons, ...icons],
      'so viele Symbole, und dann noch einmal',
      'Nur du:',
    ),
    value: '144',
  };
  return {
    ...scene,
    landscape: scene.landscape && {
      ...scene.landscape,
      sites: scene.landscape.sites.map((site, nth) => ({
        ...site,
        parties,
        notes,
        room: nth % 2 === 0 ? null : 40,
        closed: nth === 4 ? 'geschlossen bis zur nächsten Runde' : null,
      })),
    },
    displays: scene.displays.map((display) => ({
      ...display,
      lots: display.lots.map((lot) => ({
        ...lot,
        parties,
        notes,
        left: 14,
        price: lot.price && thrice(lot.price),
        halves: lot.halves.map(thrice),
      })),
    })),
    panes: [{ title: 'Viel', rows: [roll, count, scale(-20), scale(300)] }],
    strips: scene.strips.map((strip) => ({
      ...strip,
      goods: strip.goods.map((one) => ({ ...one, count: 188 })),
      holdings: [...strip.holdings, ...strip.holdings, thrice(thrice(brief('', ['art', 'time'])))],
      flags: ['winner', 'away', 'computer', 'first'],
    })),
  };
}

/** What the signs on it mean that only lands with places have. */
export function valleyLegend(): Scene {
  const board = valley();
  const row = (sign: Sign, text: string): Row => ({ row: 'sign', sign, text });
  const icons = [
    ...new Set(
      [...board.displays, ...valley({ since: true }).displays]
        .flatMap(({ lots }) => lots.flatMap(({ halves, price }) => [...halves, price]))
        .concat(board.strips.flatMap(({ holdings }) => holdings))
        .concat(board.landscape?.sites.map(({ gives }) => gives) ?? [])
        .flatMap((one) => one?.icons ?? []),
    ),
    'blocked' as const,
  ];
  const own = party(0, 3);
  const rows = [
    row({ sign: 'party', party: own }, 'Three people of a tribe'),
    row({ sign: 'room', room: 5, party: own }, 'Room for five people, three of them there'),
    row({ sign: 'room', room: null, party: own }, 'Room for any number of people'),
    row({ sign: 'figure', figure: 'mammoth' }, 'The herd'),
    row({ sign: 'here' }, 'What may be chosen, or is asked about'),
    row({ sign: 'note', note: { mark: 'number', number: 1, owner: 0 } }, 'What happened there'),
    row({ sign: 'back' }, 'The back of what comes next'),
    row({ sign: 'left', left: 6 }, 'So many are left'),
    row({ sign: 'tools', tools: [tool(2)] }, 'A tool'),
    row({ sign: 'tools', tools: [tool(2, { used: true })] }, 'Used in this round'),
    row({ sign: 'tools', tools: [tool(4, { once: true })] }, 'For one use'),
    row({ sign: 'tools', tools: [tool(0)] }, 'Room for a tool'),
    row({ sign: 'die', face: 5, counts: false }, 'A die'),
    ...board.strips.map(({ seat, side }) => row({ sign: 'side', seat }, side)),
    ...(['first', 'computer', 'to-move'] as const).map((flag) =>
      row({ sign: 'flag', flag }, `Flag: ${flag}`),
    ),
  ];
  return {
    ...board,
    title: { ...board.title, round: 'Legend', phase: 'Signs', toMove: [] },
    landscape: null,
    displays: [],
    panes: [
      { title: 'At places', rows },
      {
        title: 'Signs',
        rows: [...icons, 'food' as const].map((icon) =>
          row({ sign: 'icon', icon }, `The sign ${icon}`),
        ),
      },
    ],
    shown: [],
  };
}
