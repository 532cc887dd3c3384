import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Camp, pitchCamp } from '../e2e/camp.ts';
import { openPlayers, type Players } from './clicks.ts';
import { keep, SCREENS } from './screens.ts';
import { buttonOn, commandBox, use, widthTooMuch } from './stage.ts';

/** Twelve matches at once go on for days. */
const SLOW_MS = 120_000;
const PHONE = { width: 390, height: 844 };
const NAMES = [
  'Ash',
  'Birch',
  'Cedar',
  'Dune',
  'Elm',
  'Fern',
  'Gale',
  'Heath',
  'Iris',
  'Jade',
  'Kelp',
  'Lark',
] as const;

/**
 * A season of twelve people by clicks, its clock moved by hand: Ash directs it at a desk and in English, Birch and every
 * other one are on phones and in German. With SCREENS set to a folder, what is posted and shown is kept there.
 */
describe('a season of a league on the page', () => {
  let camp: Camp;
  let players: Players;
  let desk: Page;
  let phone: Page;

  beforeAll(async () => {
    camp = await pitchCamp({ people: NAMES, pictures: SCREENS !== undefined });
    for (const [at, name] of NAMES.entries())
      camp.sandbox.user(name).setLocale(at % 2 === 0 ? 'en-US' : 'de');
    players = await openPlayers(camp);
    desk = await players.windowOf('Ash');
    phone = await players.windowOf('Birch', PHONE);
  }, 240_000);
  afterAll(async () => {
    await players.close();
    await camp.close();
  });

  const post = (page: Page, text: RegExp): Locator => page.locator('.message', { hasText: text });

  async function letPass(span: '1 day' | '1 week', times = 1): Promise<void> {
    await desk.getByRole('button', { name: /^Settings of / }).click();
    const settings = desk.getByRole('dialog', { name: /^Settings of / });
    for (let time = 0; time < times; time += 1) {
      await settings.getByRole('button', { name: span, exact: true }).click({ timeout: SLOW_MS });
      await camp.settled();
      await camp.settled();
    }
    await desk.keyboard.press('Escape');
    await settings.waitFor({ state: 'detached' });
  }

  /** Somebody says where it lives, and signs up in the form. */
  async function signUp(page: Page, isGerman: boolean): Promise<void> {
    await commandBox(page).fill('/me zone: Vienna');
    await page.locator('.suggestion', { hasText: 'Vienna' }).first().click();
    await page.getByRole('button', { name: 'Use /me' }).click();
    await buttonOn(post(page, /season 1/u).first(), 'Sign up').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: isGerman ? /^Ich spiele mit$/u : /^I play$/u }).check();
    expect(await widthTooMuch(page)).toBe(0);
    if (page === phone) await keep(page, 'league-form', dialog);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(isGerman ? /Du bist dabei/u : /You are in/u).waitFor();
  }

  it('is founded by a command, and twelve people sign up below its post', async () => {
    await commandBox(desk).fill('/league new name: Autumn seats: 4 plays: Fast');
    await desk.locator('.suggestion', { hasText: 'Fast' }).click();
    await desk.getByRole('button', { name: 'Use /league new' }).click();
    await post(desk, /🏆 Autumn · season 1/u).waitFor();
    await signUp(desk, false);
    await signUp(phone, true);
    for (const [at, name] of NAMES.entries()) {
      if (at < 2) continue;
      const page = await players.windowOf(name, at % 2 === 0 ? undefined : PHONE);
      await signUp(page, at % 2 === 1);
      await page.context().close();
    }
    await post(phone, /12 play:/u).waitFor();
    await keep(phone, 'league-sign-up', post(phone, /12 play:/u));
  }, 240_000);

  it('is drawn, and opens its tables', async () => {
    await letPass('1 day', 4);
    await post(phone, /is drawn/u).waitFor();
    await post(desk, /begins!/u).waitFor();
    await use(desk, '/league schedule');
    await post(desk, /Round 1/u)
      .last()
      .waitFor();
    await keep(desk, 'league-schedule', post(desk, /Round 1/u).last());
    await use(phone, '/league me');
    await post(phone, /Du spielst in/u).waitFor();
    expect(await widthTooMuch(phone)).toBe(0);
  }, 240_000);

  it('ends with champions, and a new season to sign up for', async () => {
    await letPass('1 week', 2);
    await letPass('1 day', 2);
    await post(phone, /is over!/u).waitFor({ timeout: SLOW_MS });
    await keep(phone, 'league-standings', post(phone, /tables over/u).last());
    await keep(desk, 'league-champions', post(desk, /is over!/u));
    await post(desk, /Autumn · season 2/u)
      .last()
      .waitFor();
    await use(phone, '/league history');
    await post(phone, /📜 Autumn/u).waitFor();
    expect(players.errors).toEqual([]);
    expect(camp.log.filter(({ level }) => level > 40)).toEqual([]);
  }, 400_000);
});
