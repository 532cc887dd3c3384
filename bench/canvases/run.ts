// Paints the scenes on standard input with one canvas library and prints how long a picture took, as JSON.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Scene } from '../../src/presentation/scene.ts';
import type { Context } from '../../src/render/context.ts';
import { chooseInks, newSpecimens } from '../../src/render/inks.ts';
import { createPaintCache, type Sheet } from '../../src/render/paint-cache.ts';
import { layOut } from '../../src/render/layout.ts';
import { THEMES } from '../../src/render/palette.ts';
import { paintScene } from '../../src/render/picture.ts';
import { encodePng } from '../../src/render/png.ts';
import { SPECIMEN_BOARD } from '../../test/render/specimens.ts';
import { FAMILIES } from '../../src/render/text.ts';

/** A sheet that gives its pixels, four bytes each. */
interface Easel extends Sheet {
  pixels(): Uint8Array;
}

type Library = (width: number, height: number) => Easel;

const FONTS: Readonly<Record<string, readonly string[]>> = {
  Inter: ['inter/Inter_400Regular.ttf', 'inter/Inter_700Bold.ttf'],
  'Noto Sans JP': ['noto-sans-jp/NotoSansJP_500Medium.ttf'],
};

const fonts = FAMILIES.flatMap((family) =>
  (FONTS[family] ?? []).map((file) => ({
    family,
    path: fileURLToPath(new URL(`../../assets/fonts/${file}`, import.meta.url)),
    weight: file.includes('Bold') ? 'bold' : 'normal',
  })),
);

/** What the libraries have in common, as far as it is needed here. */
interface Surface {
  width: number;
  height: number;
  getContext(kind: '2d'): Context;
}

const [name = ''] = process.argv.slice(2);
/** The library in question; only ours stands in the package's own list. */
const load = createRequire(import.meta.url);

/** The packages have no types here but those they are used by. */
const LIBRARIES: Readonly<Record<string, () => Library>> = {
  canvas: () => {
    const {
      createCanvas,
      registerFont,
    }: {
      createCanvas(width: number, height: number): Surface & { toBuffer(kind: 'raw'): Buffer };
      registerFont(path: string, face: { family: string; weight: string }): void;
    } = load(name);
    for (const { path, family, weight } of fonts) registerFont(path, { family, weight });
    return sheets(createCanvas, (surface) => surface.toBuffer('raw'));
  },
  '@napi-rs/canvas': () => {
    const {
      createCanvas,
      GlobalFonts,
    }: {
      createCanvas(width: number, height: number): Surface & { data(): Buffer };
      GlobalFonts: { registerFromPath(path: string, family: string): unknown };
    } = load(name);
    for (const { path, family } of fonts) GlobalFonts.registerFromPath(path, family);
    return sheets(createCanvas, (surface) => surface.data());
  },
  'skia-canvas': () => {
    const {
      Canvas,
      FontLibrary,
    }: {
      Canvas: new (
        width: number,
        height: number,
      ) => Surface & { toBufferSync(kind: 'raw'): Buffer };
      FontLibrary: { use(family: string, paths: readonly string[]): unknown };
    } = load(name);
    for (const family of FAMILIES) {
      const paths = fonts.filter((font) => font.family === family).map(({ path }) => path);
      if (paths.length > 0) FontLibrary.use(family, paths);
    }
    return sheets(
      (width, height) => new Canvas(width, height),
      (surface) => surface.toBufferSync('raw'),
    );
  },
};

function sheets<S extends Surface>(
  create: (width: number, height: number) => S,
  pixelsOf: (surface: S) => Uint8Array,
): Library {
  return (width, height) => {
    const surface = create(width, height);
    return {
      image: surface,
      ctx: surface.getContext('2d'),
      discard: () => {
        surface.width = 1;
        surface.height = 1;
      },
      pixels: () => pixelsOf(surface),
    };
  };
}

const library = LIBRARIES[name]?.();
if (library === undefined) throw new Error(`No canvas library is called "${name}".`);

const cache = createPaintCache(library, 64 * 2 ** 20)('day');
const { ctx: ruler } = library(1, 1);
const theme = THEMES.day;

function pixelsOf(scene: Scene): { pixels: Int32Array; width: number; height: number } {
  const layout = layOut(ruler, scene);
  const { width, height } = layout;
  const easel = easelOf(width, height);
  easel.ctx.setTransform(1, 0, 0, 1, 0, 0);
  paintScene(easel.ctx, theme, scene, layout, cache);
  const bytes = Uint8Array.from(easel.pixels());
  return { pixels: new Int32Array(bytes.buffer), width, height };
}

/** One easel for all pictures of one size, as the bot has it. */
const easels = new Map<string, Easel>();

function easelOf(width: number, height: number): Easel {
  const size = `${width} ${height}`;
  const found = easels.get(size) ?? library?.(width, height);
  if (found === undefined) throw new Error('There is no canvas.');
  easels.set(size, found);
  return found;
}

let input = '';
for await (const chunk of process.stdin) input += String(chunk);
const scenes: Scene[] = JSON.parse(input);

const specimens = newSpecimens();
specimens.add(pixelsOf(SPECIMEN_BOARD).pixels);
const inks = chooseInks([], specimens);
function picture(scene: Scene): number {
  const { pixels, width, height } = pixelsOf(scene);
  encodePng(inks.print(pixels, width, height), inks.palette);
  return pixels.length;
}

for (const scene of scenes.slice(0, 8)) picture(scene);
const before = process.cpuUsage();
const sizes = scenes.map(picture);
const { user, system } = process.cpuUsage(before);
process.stdout.write(
  JSON.stringify({
    ms: (user + system) / 1000 / scenes.length,
    pixels: sizes.reduce((sum, size) => sum + size, 0),
  }),
);
