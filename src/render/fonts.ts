import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { registerFont } from 'canvas';
import type { FAMILIES, Weight } from './text.ts';

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

const FOLDER = fileURLToPath(new URL('../../assets/fonts', import.meta.url));

/** Fonts for scripts that the families above lack: found as a last resort, so no text names them. */
function lastResorts(): string[] {
  const folder = join(FOLDER, 'scripts');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ttf'))
    .sort()
    .map((file) => join(folder, file));
}

/**
 * Fonts are of the process, and node-canvas keeps its list of them without a lock: two threads that register
 * at once corrupt the heap. So the main thread does, before it starts any other; both `src` and `dist` lie
 * beside `assets`.
 */
if (isMainThread) {
  for (const [family, files] of Object.entries(FONTS)) {
    for (const [file, weight] of files) {
      registerFont(join(FOLDER, file), { family, weight });
    }
  }
  for (const path of lastResorts()) {
    registerFont(path, { family: basename(dirname(path)), weight: 'normal' });
  }
}
