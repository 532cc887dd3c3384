import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CountedRandom, namedRandom } from '../../src/engine/random.ts';
import { type Camp, pitchCamp } from '../e2e/camp.ts';
import { commandBox, use } from './stage.ts';

/**
 * Two people, each in a window of their own, and one computer player play a match of Tusk! to its end by
 * nothing but clicks on the page.
 */
let camp: Camp;
let browser: Browser;
const errors: string[] = [];

beforeAll(async () => {
  camp = await pitchCamp({ people: ['Ash', 'Birch'] });
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
});

afterAll(async () => {
  await browser.close();
  await camp.close();
});

async function windowOf(name: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  const { id } = camp.sandbox.user(name);
  await page.goto(`${camp.sandbox.url}/?user=${id}&channel=${camp.sandbox.channelId('tusk')}`);
  await commandBox(page).waitFor();
  return page;
}

function oneOf<T>(items: readonly T[], random: CountedRandom): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error('There is nothing to click on.');
  return item;
}

/** Opens a menu and clicks one of its options. */
async function choose(menu: Locator, within: Page | Locator, random: CountedRandom): Promise<void> {
  await menu.click();
  const options = within.getByRole('option');
  await options.first().waitFor();
  await oneOf(await options.all(), random).click();
}

const ASIDE = /(Board|Refresh|Undo|Back|Earlier|More|ALT)$/u;

/** Does one thing on a panel. False where it asks nothing. */
async function act(page: Page, panel: Locator, random: CountedRandom): Promise<boolean> {
  const before = await panel.innerText();
  const menus = await panel.locator('button[aria-haspopup="listbox"]').all();
  const buttons: Locator[] = [];
  for (const button of await panel.locator('button.button').all()) {
    if (!ASIDE.test((await button.innerText()).trim())) buttons.push(button);
  }
  if (menus.length + buttons.length === 0) return false;
  const menu = menus[0];
  if (menu !== undefined && (buttons.length === 0 || random.below(3) > 0)) {
    await choose(menu, panel, random);
  } else {
    await oneOf(buttons, random).click();
  }
  for (let waited = 0; waited < 150; waited += 1) {
    const dialog = page.getByRole('dialog');
    if (
      (await dialog.count()) > 0 &&
      (await dialog.locator('[aria-haspopup="listbox"]').count()) > 0
    ) {
      for (const field of await dialog.locator('[aria-haspopup="listbox"]').all()) {
        await choose(field, dialog, random);
      }
      await dialog.getByRole('button', { name: 'Submit' }).click();
      await dialog.waitFor({ state: 'detached' });
    }
    if ((await panel.innerText()) !== before) return true;
    await sleep(20);
  }
  throw new Error(`Nothing came of a click on:\n${before}`);
}

/** Answers everything that waits for somebody. Returns how many clicks that took. */
async function takeTurn(page: Page, random: CountedRandom): Promise<number> {
  const panels = page.locator('.message', { hasText: '· you are' });
  const shown = await panels.count();
  await page.getByRole('button', { name: 'Play' }).last().click();
  for (let waited = 0; (await panels.count()) === shown; waited += 1) {
    if (waited === 300) throw new Error('The panel did not open.');
    await sleep(20);
  }
  const panel = panels.last();
  let clicks = 0;
  while (await act(page, panel, random)) clicks += 1;
  await panel.getByRole('button', { name: 'Dismiss message' }).click();
  return clicks;
}

it('is played to its end', async () => {
  const random = namedRandom('a whole match by clicks');
  const ash = await windowOf('Ash');
  const birch = await windowOf('Birch');
  await use(ash, '/match new');
  await birch.getByRole('button', { name: 'Join' }).click();
  await ash.getByRole('button', { name: 'Add computer' }).click();
  await ash.getByText('Steady').first().waitFor();
  await ash.getByRole('button', { name: 'Start' }).click();
  for (const page of [ash, birch]) {
    await page
      .getByRole('link', { name: /Tusk! #1: / })
      .or(page.getByRole('button', { name: /Tusk! #1: / }))
      .first()
      .click();
    await page.getByRole('button', { name: 'Play' }).first().waitFor();
  }
  let clicks = 0;
  const result = ash.getByText(/Thank you for playing/);
  for (let turn = 0; turn < 400 && (await result.count()) === 0; turn += 1) {
    clicks += await takeTurn(turn % 2 === 0 ? ash : birch, random);
    await camp.bot.outbox.settled();
    if (turn > 10 && clicks === 0) throw new Error('The match stands still.');
    // What was posted last has to reach the windows before anybody looks for more to do.
    await sleep(50);
  }
  await result.waitFor();
  await birch.getByText(/Thank you for playing/).waitFor();
  expect(clicks).toBeGreaterThan(10);
  expect(errors).toEqual([]);
  const folder = process.env['SCREENSHOTS'];
  if (folder !== undefined) await ash.screenshot({ path: `${folder}/end.png` });
}, 300_000);
