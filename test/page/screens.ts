import type { Page } from 'playwright-core';
import { drawn } from '../lot.ts';

/** Where what is seen is kept, as docs/screens.md shows it; undefined where nothing is kept. */
export const SCREENS: string | undefined = process.env['SCREENS'];

/** So many of these, as the lot falls; all of them where screens are kept. */
export const seen = <T>(about: string, all: readonly T[], few: number): readonly T[] =>
  SCREENS === undefined ? drawn(about, all, few) : all;

/** Waits until the newest message and all its pictures are there. */
export async function seeAll(page: Page): Promise<void> {
  // What waits for nobody has no picture.
  await page
    .locator('.message img')
    .last()
    .waitFor({ timeout: 3_000 })
    .catch(() => undefined);
  await page.waitForFunction('[...document.images].every((image) => image.complete)');
  // The page scrolls to what is new.
  await page.waitForTimeout(1_000);
}

/**
 * Keeps a message whole, whatever of it is on the screen; the newest one unless told.
 *
 * @param width of the window, in pixels; as it is unless told
 */
export async function keep(
  page: Page,
  name: string,
  message = page.locator('.message').last(),
  width: number | null = null,
): Promise<void> {
  const size = page.viewportSize();
  if (SCREENS === undefined || size === null) return;
  await page.setViewportSize({ width: width ?? size.width, height: 4_000 });
  await seeAll(page);
  await message.screenshot({ path: `${SCREENS}/${name}.png` });
  await page.setViewportSize(size);
}
