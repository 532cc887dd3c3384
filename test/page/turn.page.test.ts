import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { planFor } from '../../bench/table/plan.ts';
import { playerAt } from '../../bench/table/player.ts';
import { SHELF } from '../../src/games/index.ts';
import { openHouse } from '../../src/match/house.ts';
import { load, type Loaded } from '../../src/match/load.ts';
import { waitingFor } from '../../src/match/owed.ts';
import { type Camp, pitchCamp, startMatch } from '../e2e/camp.ts';

const SCREENS = [
  { name: 'desk', viewport: { width: 1100, height: 820 }, turn: 3 },
  { name: 'phone', viewport: { width: 390, height: 844 }, turn: 4 },
] as const;

const VIEW = z.object({
  turn: z.int(),
  tribes: z.array(z.object({ waiting: z.array(z.int()) })),
});

/**
 * Somebody plays a whole turn against two computer players as a player would who knows the game, and looks at each
 * step of it in the page. With SCREENS set to a folder, what is seen is kept there, as docs/screens.md shows it.
 */
describe('a whole turn on the page', () => {
  let camp: Camp;
  let browser: Browser;
  let thread: string;

  beforeAll(async () => {
    camp = await pitchCamp({ pictures: true });
    thread = await startMatch(camp, [camp.sandbox.user('Ash')], 2);
    browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await camp.close();
  });

  it.each(SCREENS)(
    '$name',
    async ({ name, viewport, turn }) => {
      const ash = camp.sandbox.user('Ash');
      const house = {
        ...openHouse(camp.store, SHELF),
        announce: () => {},
        think: async () => null,
      };
      const now = () => load(house, 1);
      const begun = await now();
      const seat = begun.row.seats.findIndex(({ user }) => user === ash.id);
      const player = playerAt(thread, ash, seat, 'by panel', () => Promise.resolve());
      const viewOf = ({ edition, match }: Loaded) =>
        VIEW.parse(edition.game.view(match.state, seat));
      const isTurn = (one: Loaded): boolean =>
        viewOf(one).turn === turn && waitingFor(one).some(({ kind }) => kind === 'turn');
      let loaded = begun;
      while (!isTurn(loaded)) {
        await player.press(loaded, planFor(loaded, seat));
        await camp.settled();
        loaded = await now();
      }
      const context = await browser.newContext({ viewport, deviceScaleFactor: 1 });
      const page = await context.newPage();
      await page.goto(`${camp.sandbox.url}/?user=${ash.id}&channel=${thread}`);
      let seen = 0;
      const look = async (): Promise<void> => {
        seen += 1;
        await seeAll(page);
        await keep(page, `${name}-${seen}`);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
      };
      await look();
      let [presses, members] = [0, 0];
      while (isTurn(loaded)) {
        await player.press(loaded, planFor(loaded, seat));
        presses += 1;
        members = 4 - (viewOf(loaded).tribes[seat]?.waiting.length ?? 0);
        await camp.settled();
        loaded = await now();
        await look();
        expect(await page.locator('.message', { hasText: '· you are' }).count()).toBe(1);
      }
      expect(presses).toBeLessThanOrEqual(3 * members);
      await context.close();
    },
    120_000,
  );
});

/** Waits until the newest message and all its pictures are there. */
async function seeAll(page: Page): Promise<void> {
  await page.locator('.message img').last().waitFor();
  await page.waitForFunction('[...document.images].every((image) => image.complete)');
  // The page scrolls to what is new.
  await page.waitForTimeout(1_000);
}

/** Keeps the newest message whole, whatever of it is on the screen. */
async function keep(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENS'];
  const size = page.viewportSize();
  if (folder === undefined || size === null) return;
  await page.setViewportSize({ ...size, height: 2_000 });
  await page
    .locator('.message')
    .last()
    .screenshot({ path: `${folder}/${name}.png` });
  await page.setViewportSize(size);
}
