import {
  box,
  circle,
  type Context,
  filled,
  line,
  oval,
  placed,
  polygon,
  stroked,
} from '../context.ts';
import type { Theme } from '../palette.ts';
import type { LookPainter } from './look.ts';
import { paintFir, paintTuft } from './plants.ts';

/** Where something is found or hunted. */
export const WILDS = {
  forest(ctx, theme) {
    const { forest } = theme.grounds;
    oval(ctx, 0, -52, 138, 52);
    filled(ctx, forest.field);
    for (const [x, y, size] of [
      [-112, -70, 1.15],
      [-72, -78, 1.4],
      [-28, -80, 1.3],
      [18, -82, 1.5],
      [62, -78, 1.3],
      [106, -72, 1.2],
      [-92, -50, 1.35],
      [-46, -56, 1.5],
      [4, -58, 1.4],
      [46, -54, 1.55],
      [90, -50, 1.3],
      [-122, -30, 1.15],
      [122, -30, 1.15],
    ] as const) {
      paintFir(ctx, forest, theme, x, y, size);
    }
    for (const [x, y] of [
      [-66, -14],
      [-36, -10],
    ] as const) {
      paintLog(ctx, theme, x, y);
    }
  },
  'clay-pit'(ctx, theme) {
    const earth = theme.grounds['breeding-ground'];
    oval(ctx, 0, -52, 136, 52);
    filled(ctx, earth.field);
    for (const [y, wide, high, colour] of [
      [-58, 116, 42, theme.meatLight],
      [-52, 94, 31, theme.meat],
      [-46, 70, 21, theme.hide],
    ] as const) {
      oval(ctx, 0, y, wide, high);
      filled(ctx, colour);
    }
    oval(ctx, 6, -42, 44, 11);
    filled(ctx, theme.grounds.river.motif);
    // Bricks that dry on the edge.
    for (const [x, y] of [
      [58, -92],
      [92, -92],
      [75, -112],
      [41, -112],
      [109, -112],
      [58, -132],
      [92, -132],
      [75, -152],
    ] as const) {
      box(ctx, x - 16, y - 9, 32, 19, 4);
      stroked(ctx, theme.hideDark, 4);
      filled(ctx, theme.meat);
      box(ctx, x - 13, y - 7, 26, 6, 3);
      filled(ctx, theme.meatLight);
    }
    // A digging stick and a basket.
    line(ctx, [
      [-96, -74],
      [-66, -150],
    ]);
    stroked(ctx, theme.hideDark, 11);
    stroked(ctx, theme.wood, 7);
    ctx.beginPath();
    ctx.moveTo(-58, -104);
    ctx.lineTo(-8, -104);
    ctx.quadraticCurveTo(-12, -72, -20, -70);
    ctx.lineTo(-46, -70);
    ctx.quadraticCurveTo(-54, -72, -58, -104);
    ctx.closePath();
    stroked(ctx, theme.hideDark, 4);
    filled(ctx, theme.grounds.plains.motif);
    oval(ctx, -33, -104, 25, 8);
    filled(ctx, theme.meat);
    stroked(ctx, theme.hideDark, 3);
  },
  quarry(ctx, theme) {
    const { mountain } = theme.grounds;
    for (const [points, colour] of QUARRY(mountain.motif, theme.rock, mountain.light)) {
      polygon(ctx, points);
      filled(ctx, colour);
    }
    // Where stone was broken out.
    for (const [x, y, wide, high] of [
      [-44, -84, 44, 30],
      [4, -84, 40, 30],
      [-22, -116, 42, 30],
      [-66, -52, 46, 32],
      [-16, -52, 46, 32],
      [34, -52, 44, 32],
    ] as const) {
      box(ctx, x, y, wide, high, 4);
      filled(ctx, theme.stone);
      stroked(ctx, theme.rock, 3);
      box(ctx, x + 3, y + 3, wide - 6, 8, 3);
      filled(ctx, theme.stoneLight);
    }
    for (const [x, y, size] of [
      [-108, -18, 1],
      [-78, -12, 0.7],
      [104, -20, 1.1],
      [72, -12, 0.7],
    ] as const) {
      paintBoulder(ctx, theme, x, y, size);
    }
  },
  'gold-river'(ctx, theme) {
    const { river, plains } = theme.grounds;
    const water = () => {
      ctx.beginPath();
      ctx.moveTo(54, -196);
      ctx.bezierCurveTo(10, -160, 120, -130, 60, -96);
      ctx.bezierCurveTo(10, -66, -60, -60, -132, -30);
      ctx.lineTo(-128, -2);
      ctx.lineTo(120, -2);
      ctx.bezierCurveTo(150, -50, 110, -80, 132, -110);
      ctx.bezierCurveTo(150, -150, 70, -160, 84, -196);
      ctx.closePath();
    };
    water();
    stroked(ctx, plains.motif, 14);
    filled(ctx, river.field);
    ctx.save();
    water();
    ctx.clip();
    for (const [x, y, long, colour] of [
      [74, -168, 18, river.light],
      [92, -136, 22, river.motif],
      [84, -108, 24, river.light],
      [20, -70, 32, river.motif],
      [96, -66, 26, river.light],
      [-40, -42, 36, river.light],
      [50, -40, 34, river.motif],
      [-80, -18, 30, river.motif],
      [16, -16, 36, river.light],
      [92, -20, 28, river.motif],
    ] as const) {
      ctx.beginPath();
      ctx.moveTo(x - long, y);
      ctx.quadraticCurveTo(x - long / 2, y - 9, x, y);
      ctx.quadraticCurveTo(x + long / 2, y + 9, x + long, y);
      stroked(ctx, colour, 4);
    }
    ctx.restore();
    // A bank of gravel with what was washed out.
    oval(ctx, -76, -88, 62, 26);
    filled(ctx, plains.light);
    stroked(ctx, plains.motif, 4);
    for (const [x, y, size] of [
      [-104, -92, 1],
      [-74, -100, 1.25],
      [-46, -88, 0.9],
      [-78, -80, 0.8],
    ] as const) {
      paintNugget(ctx, theme, x, y, size);
    }
    for (const [x, y, size] of [
      [-124, -60, 0.8],
      [124, -66, 0.9],
    ] as const) {
      paintBoulder(ctx, theme, x, y, size);
    }
  },
  'hunting-ground'(ctx, theme) {
    const { plains } = theme.grounds;
    oval(ctx, 0, -40, 138, 44);
    filled(ctx, plains.field);
    placed(ctx, -58, -62, 1, () => paintDeer(ctx, theme));
    placed(ctx, 66, -74, 0.8, () => paintDeer(ctx, theme));
    for (const [x, y, size] of [
      [-122, -36, 1.1],
      [-96, -22, 1],
      [-16, -40, 1.1],
      [8, -28, 0.9],
      [30, -46, 1],
      [112, -40, 1.2],
      [128, -26, 0.9],
      [92, -22, 0.9],
    ] as const) {
      paintTuft(ctx, plains, x, y, size);
    }
  },
} as const satisfies Readonly<Record<string, LookPainter>>;

/** The faces of a cliff, from the back. */
const QUARRY = (face: string, shade: string, light: string) =>
  [
    [
      [
        [-138, -4],
        [-120, -96],
        [-86, -118],
        [-66, -176],
        [-20, -198],
        [40, -190],
        [74, -150],
        [108, -130],
        [138, -4],
      ],
      face,
    ],
    [
      [
        [40, -190],
        [74, -150],
        [108, -130],
        [138, -4],
        [84, -4],
        [62, -110],
      ],
      shade,
    ],
    [
      [
        [-66, -176],
        [-20, -198],
        [40, -190],
        [24, -160],
        [-14, -150],
        [-48, -152],
      ],
      light,
    ],
    [
      [
        [-120, -96],
        [-86, -118],
        [-78, -82],
        [-104, -56],
      ],
      light,
    ],
  ] as const;

function paintLog(ctx: Context, theme: Theme, x: number, y: number): void {
  line(ctx, [
    [x - 22, y - 4],
    [x + 20, y - 10],
  ]);
  stroked(ctx, theme.hideDark, 19);
  stroked(ctx, theme.wood, 14);
  circle(ctx, x + 21, y - 10, 7);
  filled(ctx, theme.grounds.plains.light);
}

/** A stone of about 44 × 34 with its foot at (x, y). */
function paintBoulder(ctx: Context, theme: Theme, x: number, y: number, size: number): void {
  placed(ctx, x, y, size, () => {
    polygon(ctx, [
      [-22, 0],
      [-18, -22],
      [-2, -32],
      [18, -24],
      [23, 0],
    ]);
    filled(ctx, theme.stone);
    stroked(ctx, theme.rock, 3);
    polygon(ctx, [
      [-12, -20],
      [-2, -28],
      [10, -22],
      [-2, -14],
    ]);
    filled(ctx, theme.stoneLight);
  });
}

function paintNugget(ctx: Context, theme: Theme, x: number, y: number, size: number): void {
  placed(ctx, x, y, size, () => {
    polygon(ctx, [
      [-12, 0],
      [-7, -10],
      [4, -11],
      [12, -2],
      [8, 8],
      [-6, 8],
    ]);
    stroked(ctx, theme.hideDark, 3.5);
    filled(ctx, theme.glow);
    polygon(ctx, [
      [-5, -3],
      [1, -7],
      [4, -2],
    ]);
    filled(ctx, theme.bone);
  });
}

/** A stag seen from its left, its feet at the origin, about 110 × 120. */
function paintDeer(ctx: Context, theme: Theme): void {
  for (const x of [-26, -16, 22, 32]) {
    line(ctx, [
      [x, -40],
      [x + (x < 0 ? -2 : 2), 0],
    ]);
    stroked(ctx, theme.hideDark, 7);
  }
  for (const [lean, tip] of [
    [-58, -122],
    [-34, -124],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(-44, -88);
    ctx.quadraticCurveTo(lean, -100, lean, tip);
    stroked(ctx, theme.hideDark, 5);
    line(ctx, [
      [lean, -106],
      [lean + (lean < -40 ? -12 : 12), -114],
    ]);
    stroked(ctx, theme.hideDark, 4);
  }
  ctx.beginPath();
  ctx.moveTo(40, -56);
  ctx.quadraticCurveTo(30, -72, 0, -66);
  ctx.quadraticCurveTo(-18, -66, -28, -72);
  ctx.lineTo(-36, -90);
  ctx.quadraticCurveTo(-46, -96, -54, -86);
  ctx.lineTo(-66, -76);
  ctx.quadraticCurveTo(-62, -70, -50, -72);
  ctx.quadraticCurveTo(-42, -48, -30, -36);
  ctx.quadraticCurveTo(4, -28, 32, -36);
  ctx.quadraticCurveTo(42, -42, 40, -56);
  ctx.closePath();
  stroked(ctx, theme.hideDark, 4);
  filled(ctx, theme.hide);
  circle(ctx, -52, -82, 2.6);
  filled(ctx, theme.bone);
}
