import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namedRandom } from '../../src/engine/random.ts';
import { type Camp, pitchCamp } from '../e2e/camp.ts';
import { ASIDE, openPlayers, type Players, takeTurn } from './clicks.ts';
import { buttonOn, commandBox, widthTooMuch } from './stage.ts';

/** Ash plays on a phone, Birch at a desk; both see the same match. */
let camp: Camp;
let players: Players;
let ash: Page;
let birch: Page;
const random = namedRandom('a match by phone');
const SIGNS = {
  play: 'Play',
  you: '· you are',
  aside: ASIDE.en,
};
const TYPES_IN = 'document.activeElement.matches("input, textarea")';

beforeAll(async () => {
  camp = await pitchCamp({ people: ['Ash', 'Birch'], pictures: true });
  players = await openPlayers(camp);
  ash = await players.windowOf('Ash', { width: 390, height: 844 });
  birch = await players.windowOf('Birch');
});
afterAll(async () => {
  await players.close();
  await camp.close();
});

async function expectFits(): Promise<void> {
  expect(await widthTooMuch(ash)).toBe(0);
}

/** Opens each list of a panel and closes it again: it has to fit, and must not call up the keyboard. */
async function openLists(panel: Locator): Promise<void> {
  await expectFits();
  for (const menu of await panel.locator('button[aria-haspopup="listbox"]').all()) {
    await menu.tap();
    await panel.getByRole('listbox').waitFor();
    await expectFits();
    expect(await ash.evaluate(TYPES_IN)).toBe(false);
    await menu.tap();
    await panel.getByRole('listbox').waitFor({ state: 'detached' });
  }
}

describe('a match', () => {
  it('fits on a phone from the first command to what was played', async () => {
    await expectFits();
    await commandBox(ash).fill('/');
    await ash.locator('.suggestion').first().waitFor();
    await expectFits();
    await commandBox(ash).fill('/match new seats: 3');
    await ash.getByRole('form', { name: 'Command /match new' }).waitFor();
    await expectFits();
    await ash.getByRole('button', { name: 'Use /match new' }).tap();
    await buttonOn(ash, 'Host …').tap();
    await buttonOn(ash, 'Add computer').tap();
    await ash.getByText('Steady').first().waitFor();
    await expectFits();
    await buttonOn(birch, 'Join / leave').click();
    await buttonOn(ash, 'Start').tap();
    await ash.getByRole('button', { name: /^Channels/ }).tap();
    await expectFits();
    await ash.getByRole('button', { name: /^Thread Tusk! #1: / }).tap();
    await birch.getByRole('button', { name: /^Thread Tusk! #1: / }).click();
    await buttonOn(ash, 'Play').first().waitFor();
    await buttonOn(birch, 'Play').first().waitFor();
    await expectFits();
    await ash.getByRole('button', { name: /^You are Ash/ }).tap();
    await expectFits();
    await ash.getByRole('button', { name: /^You are Ash/ }).tap();
    for (let turn = 0; turn < 6; turn += 1) {
      if (turn % 2 === 0) await takeTurn(ash, SIGNS, random, openLists);
      else await takeTurn(birch, SIGNS, random);
      await camp.bot.outbox.settled();
      await expectFits();
    }
    for (const height of [0, 400, 800, 1600]) {
      await ash.evaluate(`document.querySelector('.list').scrollTo(0, ${height})`);
      await expectFits();
    }
    expect(players.errors).toEqual([]);
  }, 240_000);

  it('takes one press of Tab a message to get past, and arrows within one', async () => {
    await buttonOn(birch, 'How to play').last().click();
    await buttonOn(birch, 'Legend').last().waitFor();
    const messages = await birch.locator('.list .message').count();
    const STOPS = `[...document.querySelectorAll('.list .message :is(a[href], button:enabled, [tabindex="0"])')]
      .filter((each) => each.tabIndex >= 0)`;
    const inMessages: number = await birch.evaluate(
      `new Set(${STOPS}.map((each) => each.closest('.message'))).size`,
    );
    expect(await birch.evaluate(`${STOPS}.length`)).toBe(inMessages);
    expect(inMessages).toBeGreaterThan(1);
    expect(inMessages).toBeLessThanOrEqual(messages);

    // Once through the whole chat: each press leads to another message, each but the dead ones is met.
    await birch.locator('.list').focus();
    const met: string[] = [];
    for (let press = 0; press < inMessages; press += 1) {
      await birch.keyboard.press('Tab');
      met.push(
        await birch.evaluate(
          'document.activeElement.closest(".message")?.dataset.message ?? "outside"',
        ),
      );
    }
    expect(new Set(met).size).toBe(inMessages);
    expect(met).not.toContain('outside');

    const several = birch.locator('.message', { has: buttonOn(birch, 'Play') }).last();
    await several.locator('[tabindex="0"]').focus();
    const focused = () => birch.evaluate('document.activeElement.getAttribute("aria-label")');
    const first = await focused();
    // The one that was pressed is the last of them.
    await birch.keyboard.press('ArrowLeft');
    expect(await focused()).not.toBe(first);
    await birch.keyboard.press('ArrowRight');
    expect(await focused()).toBe(first);
  });

  it('names each button by what it does and by its post', async () => {
    const names: string[] = await birch.evaluate(
      `[...document.querySelectorAll('.components button.button, .components a.button')].map((each) => each.ariaLabel)`,
    );
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) expect(name).toMatch(/^\S.*, \S/);
    expect(new Set(names).size).toBeGreaterThan(names.length / 2);
  });
});
