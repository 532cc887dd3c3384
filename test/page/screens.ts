import type { Page } from 'playwright-core';

/** Where what is seen is kept, as docs/screens.md shows it; undefined where nothing is kept. */
export const SCREENS: string | undefined = process.env['SCREENS'];

/** Waits until the newest message and all its pictures are there. */
export async function seeAll(page: Page): Promise<void> {
  await page.locator('.message img').last().waitFor();
  await page.waitForFunction('[...document.images].every((image) => image.complete)');
  // The page scrolls to what is new.
  await page.waitForTimeout(1_000);
}

/** Keeps the newest message whole, whatever of it is on the screen. */
export async function keep(page: Page, name: string): Promise<void> {
  const size = page.viewportSize();
  if (SCREENS === undefined || size === null) return;
  await page.setViewportSize({ ...size, height: 2_000 });
  await page
    .locator('.message')
    .last()
    .screenshot({ path: `${SCREENS}/${name}.png` });
  await page.setViewportSize(size);
}
