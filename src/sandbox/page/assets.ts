import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The page's own files, the libraries it is made with, and its fonts. */
const FOLDER = fileURLToPath(new URL('../../../assets/sandbox/', import.meta.url));
const { resolve } = createRequire(import.meta.url);
const FONTS = fileURLToPath(new URL('../../../assets/fonts/', import.meta.url));
const LIBRARIES: Readonly<Record<string, string>> = {
  '/lib/preact.js': resolve('preact'),
  '/lib/hooks.js': resolve('preact/hooks'),
  '/lib/htm.js': resolve('htm').replace(/\.js$/, '.mjs'),
  // Those of the pictures: a machine may have no others.
  '/fonts/text.ttf': join(FONTS, 'inter/Inter_400Regular.ttf'),
  '/fonts/bold.ttf': join(FONTS, 'inter/Inter_700Bold.ttf'),
  '/fonts/emoji.ttf': join(FONTS, 'noto-emoji/NotoEmoji_500Medium.ttf'),
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
};

/** The file at a path of the page, or null. `/` is index.html. */
export async function readAsset(path: string): Promise<Response | null> {
  const library = LIBRARIES[path];
  const file =
    library === undefined
      ? join(FOLDER, normalize(decodeURIComponent(path === '/' ? '/index.html' : path)))
      : library;
  if (library === undefined && !file.startsWith(FOLDER)) return null;
  const type = TYPES[extname(file)];
  if (type === undefined) return null;
  try {
    const bytes = await readFile(file);
    return new Response(bytes, {
      headers: {
        'content-type': type,
        'cache-control': type.startsWith('font/') ? 'max-age=86400' : 'no-cache',
      },
    });
  } catch {
    return null;
  }
}
