import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namedRandom } from '../../src/engine/random.ts';

import { openApp } from '../../src/match/open.ts';
import { load } from '../../src/match/loaded/load.ts';
import { waitingFor } from '../../src/match/loaded/asked.ts';
import { type Camp, pitchCamp } from '../e2e/camp.ts';
import { ASIDE, openPlayers, type Players, takeTurn } from './clicks.ts';
import { buttonOn, commandBox, expectSoon, widthTooMuch } from './stage.ts';

/** Ash plays at a desk; Birch, on a phone, stays away for days. Time passes by the page's own buttons. */
let camp: Camp;
let players: Players;
let ash: Page;
let birch: Page;
const random = namedRandom('a day by post');
const SIGNS = {
  play: 'Play',
  you: '· you are',
  aside: ASIDE.en,
};

beforeAll(async () => {
  camp = await pitchCamp({ people: ['Ash', 'Birch'] });
  players = await openPlayers(camp);
  ash = await players.windowOf('Ash');
  birch = await players.windowOf('Birch', { width: 390, height: 844 });
}, 240_000);
afterAll(async () => {
  await players.close();
  await camp.close();
});

/** Lets time pass, as everybody may in the sandbox. */
async function letPass(page: Page, span: string): Promise<void> {
  await page.getByRole('button', { name: /^Settings of / }).click();
  const settings = page.getByRole('dialog', { name: /^Settings of / });
  expect(await widthTooMuch(page)).toBe(0);
  await settings.getByRole('button', { name: span, exact: true }).click();
  await camp.settled();
  await camp.settled();
  await page.keyboard.press('Escape');
  await settings.waitFor({ state: 'detached' });
}

/** Whether the match waits for somebody of that name. */
async function isAsked(name: string): Promise<boolean> {
  const { id } = camp.sandbox.user(name);
  const row = await camp.store.match(1);
  return row?.seats.some(({ user, owesSince }) => user === id && owesSince !== null) === true;
}

/** Whether the match waits for nobody but somebody of that name, to act with its tribe. */
async function isTurnOf(name: string): Promise<boolean> {
  const { id } = camp.sandbox.user(name);
  const unheard = { announce: () => {}, think: async () => null };
  const loaded = await load({ ...openApp(camp.store, camp.shelf), ...unheard }, 1);
  const asked = waitingFor(loaded);
  return (
    asked.length === 1 &&
    asked.every(({ kind, seat }) => kind === 'turn' && loaded.row.seats[seat]?.user === id)
  );
}

/** Somebody answers all that it is asked, until it is somebody else's turn. */
async function playOn(page: Page, name: string): Promise<void> {
  for (let turn = 0; turn < 8 && (await isAsked(name)); turn += 1) {
    await camp.settled();
    // What was posted last has to reach the window first: its buttons may move to another post.
    await sleep(100);
    await takeTurn(page, SIGNS, random);
  }
}

const post = (page: Page, text: RegExp): Locator => page.locator('.message', { hasText: text });
const countOf = (page: Page, text: RegExp) => expectSoon(() => post(page, text).count());

describe('a day by post', () => {
  it('begins at a table that says how fast it is', async () => {
    await commandBox(ash).fill('/match new seats: 2 pace: 12 hours');
    await ash.getByRole('button', { name: 'Use /match new' }).click();
    await birch.getByText('12 hours').first().waitFor();
    await buttonOn(birch, 'Join / leave').tap();
    await buttonOn(ash, 'Start').click();
    await ash.getByRole('button', { name: /^Thread Tusk! #1: / }).click();
    await birch.getByRole('button', { name: /^Channels/ }).tap();
    await birch.getByRole('button', { name: /^Thread Tusk! #1: / }).tap();
    await buttonOn(ash, 'Play').first().waitFor();
    await buttonOn(birch, 'Play').first().waitFor();
    // Of what is chosen in secret, nobody is reminded where others see it.
    for (let round = 0; round < 12 && !(await isTurnOf('Birch')); round += 1) {
      await playOn(ash, 'Ash');
      if (!(await isTurnOf('Birch'))) await playOn(birch, 'Birch');
    }
    expect(await isTurnOf('Birch')).toBe(true);
  }, 240_000);

  it('reminds who is waited for, once, and not before half the time is up', async () => {
    const reminder = /half the time is up/u;
    await letPass(ash, '8 hours');
    expect(await post(birch, reminder).count()).toBe(0);
    // Half a day, and what the bank holds by now: more than a day in all.
    await letPass(ash, '8 hours');
    await letPass(ash, '8 hours');
    await countOf(birch, reminder).toBe(1);
    await letPass(ash, '1 hour');
    expect(await post(birch, reminder).count()).toBe(1);
    // By the time that has passed there, not by the window's own.
    expect(await post(birch, reminder).innerText()).toMatch(
      /due .+ \(in (\d+ hours?|\d+ minutes)\)/u,
    );
  });

  it('goes on where nobody answers, and gives the seat away the third time', async () => {
    const taken = /ran out of time 3 times in a row/u;
    for (let round = 0; round < 12 && (await post(ash, taken).count()) === 0; round += 1) {
      await playOn(ash, 'Ash');
      await letPass(ash, '1 day');
    }
    await countOf(ash, taken).toBe(1);
    expect(await post(ash, /ran out of time: a computer/u).count()).toBeGreaterThan(0);
    expect((await camp.store.match(1))?.seats.map(({ heldBy }) => heldBy)).toContain('computer');
  }, 240_000);

  it('gives the seat back at one press, and who is back plays on', async () => {
    await buttonOn(birch, 'Take my seat back').last().tap();
    // Its panel opens at once.
    await post(birch, /seat is yours again/u)
      .getByRole('button', { name: 'Dismiss message' })
      .tap();
    await countOf(ash, /Birch is back and plays/u).toBe(1);
    for (let round = 0; round < 6 && !(await isAsked('Birch')); round += 1) {
      await playOn(ash, 'Ash');
    }
    const before = (await camp.store.entries(1)).length;
    await playOn(birch, 'Birch');
    expect((await camp.store.entries(1)).length).toBeGreaterThan(before);
    expect(await isAsked('Birch')).toBe(false);
    expect(players.errors).toEqual([]);
  }, 240_000);
});
