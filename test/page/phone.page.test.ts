import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  appears,
  buttonOn,
  commandBox,
  openStage,
  say,
  type Stage,
  use,
  widthTooMuch,
} from './stage.ts';

const PHONE = { width: 390, height: 844 };
const CONTRAST = readFileSync(new URL('contrast.browser.js', import.meta.url), 'utf8');
/** Controls of their own, not words in a text; what is smaller than a finger. Buttons on messages are as high as in Discord. */
const SMALL = `[...document.querySelectorAll('.top button, .foot button, .foot input, .foot textarea, .components button, .components a, .drawer button, .drawer select, dialog button, dialog input')]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.matches('.alt-button'))
  .filter((each) => each.type !== 'checkbox' && each.type !== 'radio')
  .map((each) => [each.getBoundingClientRect(), each.getAttribute('aria-label') ?? each.textContent, each])
  .filter(([box, , each]) => box.height < (each.matches('.components .button') ? 40 : 44) || box.width < 44)
  .map(([box, name]) => name + ': ' + box.width + ' × ' + box.height)`;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

async function expectFitForAPhone(page: Page): Promise<void> {
  expect(await widthTooMuch(page)).toBe(0);
  expect(await page.evaluate(SMALL)).toEqual([]);
  expect(await page.evaluate(CONTRAST)).toEqual([]);
}

describe('at the width of a phone', () => {
  it('shows everything without scrolling sideways, in reach of a thumb, and readable', async () => {
    const ash = await stage.pageOf('Ash', PHONE);
    await say(ash, `A long word ${'o'.repeat(300)} and \`\`\`\n${'code '.repeat(60)}\n\`\`\``);
    for (const what of ['buttons', 'menus', 'layout', 'embed', 'picture'])
      await use(ash, `/show ${what}`);
    await ash.locator('.attachments img').last().waitFor();
    await expectFitForAPhone(ash);
    await ash.getByRole('button', { name: 'What do you carry?' }).tap();
    expect(await ash.evaluate('document.activeElement.matches("input, textarea")')).toBe(false);
    await ash.getByRole('option', { name: 'Stone 3', exact: true }).tap();
    await expectFitForAPhone(ash);
  });

  it('breaks words without an end, wherever they stand', async () => {
    const name = 'o'.repeat(100);
    stage.sandbox.user('Birch').startThread(name, { channel: 'tusk' });
    const ash = await stage.pageOf('Ash', PHONE);
    await use(ash, '/show long');
    await expectFitForAPhone(ash);
    for (const menu of await ash.locator('.select-button').all()) {
      await menu.tap();
      await ash.getByRole('listbox').waitFor();
      await expectFitForAPhone(ash);
      await menu.tap();
    }
    await buttonOn(ash, 'Open the long form').tap();
    const dialog = ash.getByRole('dialog');
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Submit' }).tap();
    await dialog.locator('.refusal').first().waitFor();
    await expectFitForAPhone(ash);
    await dialog.locator('.select-button').tap();
    await expectFitForAPhone(ash);
    await dialog.getByRole('button', { name: 'Cancel' }).tap();
    await ash.getByRole('button', { name: /^Channels/ }).tap();
    await ash.getByRole('button', { name: `Thread ${name}` }).tap();
    await ash.getByRole('heading', { name }).waitFor();
    await expectFitForAPhone(ash);
    await ash.getByRole('button', { name: `Settings of ${name}` }).tap();
    await expectFitForAPhone(ash);
  });

  it('takes a command by touch', async () => {
    const ash = await stage.pageOf('Ash', PHONE);
    await ash.getByRole('button', { name: 'Commands' }).tap();
    await ash.locator('.suggestion', { hasText: '/trek' }).tap();
    await ash.locator('.suggestion', { hasText: 'Thag' }).tap();
    await expectFitForAPhone(ash);
    await ash.locator('.suggestion', { hasText: 'The lake' }).tap();
    await ash.getByRole('button', { name: 'Use /trek' }).tap();
    expect(await appears(ash.getByText('Trek: member=Thag to=lake'))).toBe(true);
  });

  it('keeps channels in a drawer and forms on the screen', async () => {
    const ash = await stage.pageOf('Ash', PHONE);
    const channels = ash.getByRole('navigation', { name: 'Channels' });
    expect(await channels.isVisible()).toBe(false);
    await ash.getByRole('button', { name: /^Channels/ }).tap();
    await channels.waitFor();
    await expectFitForAPhone(ash);
    await channels
      .getByRole('button', { name: /^Channel / })
      .last()
      .tap();
    await channels.waitFor({ state: 'hidden' });
    await use(ash, '/form');
    const dialog = ash.getByRole('dialog', { name: 'Your tribe' });
    await dialog.waitFor();
    await expectFitForAPhone(ash);
    expect(await ash.evaluate('document.activeElement.matches("input, textarea")')).toBe(false);
    await dialog.getByRole('button', { name: 'Cancel' }).tap();
    await use(ash, '/choose');
    const groups = ash.getByRole('dialog', { name: 'Before you go' });
    await groups.waitFor();
    await expectFitForAPhone(ash);
    await groups.getByText('Fox').first().tap();
    expect(await groups.getByRole('radio', { name: 'Fox' }).first().isChecked()).toBe(true);
    await groups.getByRole('button', { name: 'Cancel' }).tap();
    await commandBox(ash).waitFor();
  });
});

describe('on a desktop', () => {
  it('is readable too', async () => {
    const ash = await stage.pageOf('Ash');
    for (const what of ['buttons', 'menus', 'layout', 'embed', 'picture'])
      await use(ash, `/show ${what}`);
    await ash.locator('.attachments img').last().waitFor();
    await commandBox(ash).fill('/');
    await ash.locator('.suggestion').first().waitFor();
    expect(await ash.evaluate(CONTRAST)).toEqual([]);
  });
});
