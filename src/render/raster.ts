import { fileURLToPath } from 'node:url';
import { Canvas, createCanvas, createImageData, registerFont } from 'canvas';
import type { HexMap, Scene } from '../presentation/scene.ts';
import type { Context } from './context.ts';
import { type Layout, layOut, WIDTH } from './layout.ts';
import { type Theme, type ThemeId, THEMES } from './palette.ts';
import { type GroundPainter, paintBackground, paintScene } from './picture.ts';
import { quantize } from './quantize.ts';
import type { FAMILIES, Weight } from './text.ts';

/** How a scene is to be painted. */
export interface PaintOptions {
  /** Pixels from left to right; the height follows. The full size where it is left out. */
  readonly width?: number;
  readonly theme?: ThemeId;
}

const FONTS: Readonly<Record<(typeof FAMILIES)[number], readonly (readonly [string, Weight])[]>> = {
  Inter: [
    ['inter/Inter_400Regular.ttf', 'normal'],
    ['inter/Inter_700Bold.ttf', 'bold'],
  ],
  'Noto Sans JP': [['noto-sans-jp/NotoSansJP_500Medium.ttf', 'normal']],
  'Noto Sans SC': [['noto-sans-sc/NotoSansSC_500Medium.rest.ttf', 'normal']],
  'Noto Sans KR': [['noto-sans-kr/NotoSansKR_500Medium.rest.ttf', 'normal']],
  'Noto Sans Arabic': [['noto-sans-arabic/NotoSansArabic_600SemiBold.ttf', 'normal']],
  'Noto Sans Hebrew': [['noto-sans-hebrew/NotoSansHebrew_600SemiBold.ttf', 'normal']],
  'Noto Emoji': [['noto-emoji/NotoEmoji_500Medium.ttf', 'normal']],
};

// node-canvas wants its fonts before the first canvas; both `src` and `dist` lie beside `assets`.
for (const [family, files] of Object.entries(FONTS)) {
  for (const [file, weight] of files) {
    const path = fileURLToPath(new URL(`../../assets/fonts/${file}`, import.meta.url));
    registerFont(path, { family, weight });
  }
}

/** How many grounds are kept: some six megabytes each. */
const LAYERS = 6;
const layers = new Map<string, Canvas>();

/** All that decides what a ground looks like. */
function signature(themeId: ThemeId, { tiles }: HexMap, layout: Layout, factor: number): string {
  const looks = tiles.map(({ name, x, y, texture, rim, snow }) => [name, x, y, texture, rim, snow]);
  return JSON.stringify([themeId, layout.width, layout.height, layout.map, factor, looks]);
}

/** The ground as a picture of its own, painted once for each signature; the one not used longest goes. */
function groundLayer(
  theme: Theme,
  themeId: ThemeId,
  map: HexMap,
  layout: Layout,
  factor: number,
): Canvas {
  const key = signature(themeId, map, layout, factor);
  const kept = layers.get(key);
  layers.delete(key);
  const layer = kept ?? createCanvas(...pixels(layout, factor));
  if (kept === undefined) {
    const ctx = layer.getContext('2d');
    ctx.scale(factor, factor);
    paintBackground(ctx, theme, map, layout);
  }
  layers.set(key, layer);
  const oldest = layers.keys().next();
  if (layers.size > LAYERS && oldest.done !== true) layers.delete(oldest.value);
  return layer;
}

function pixels({ width, height }: Layout, factor: number): [number, number] {
  return [Math.round(width * factor), Math.round(height * factor)];
}

/** Layouts are measured here: a canvas of its own, as the picture's size comes out of the layout. */
const ruler: Context = createCanvas(1, 1).getContext('2d');

/** Paints a scene and encodes it as a PNG. Takes its time: meant for a worker thread. */
export function rasterize(
  scene: Scene,
  { width = WIDTH, theme: themeId = 'day' }: PaintOptions,
): Buffer {
  const layout = layOut(ruler, scene);
  const factor = width / layout.width;
  const canvas = createCanvas(...pixels(layout, factor));
  const ctx = canvas.getContext('2d');
  const theme: Theme = THEMES[themeId];
  ctx.scale(factor, factor);
  const background: GroundPainter = (_, __, map) => {
    ctx.save();
    ctx.resetTransform();
    ctx.drawImage(groundLayer(theme, themeId, map, layout, factor), 0, 0);
    ctx.restore();
  };
  paintScene(ctx, theme, scene, layout, background);
  return encode(canvas);
}

/** A PNG in 256 colours: a third of the bytes of one in all colours, and nobody sees the difference. */
function encode(canvas: Canvas): Buffer {
  const { width, height } = canvas;
  const raw = canvas.toBuffer('raw');
  const { palette, indices } = quantize(
    new Uint32Array(raw.buffer, raw.byteOffset, raw.length / 4),
  );
  const indexed = createCanvas(width, height);
  const ctx = indexed.getContext('2d', { pixelFormat: 'A8' });
  ctx.putImageData(createImageData(indices, width, height), 0, 0);
  // Measured: a quarter of the time of the default, for a few more bytes.
  const filters = Canvas.PNG_FILTER_NONE;
  return indexed.toBuffer('image/png', { palette, compressionLevel: 3, filters });
}
