import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Loaded } from '../../src/match/app/loaded.ts';
import { waitingFor } from '../../src/match/loaded/asked.ts';
import { roundOf } from '../../src/match/loaded/load.ts';
import type { Person } from '../../src/sandbox/index.ts';
import { type Camp, pitchCamp, startMatch } from '../e2e/camp.ts';
import { LOT } from '../lot.ts';
import { keep, seeAll, seen } from './screens.ts';
import { sitDown } from './table.ts';

const SIZES = [
  { name: 'desk', viewport: { width: 1280, height: 900 }, turn: 3 },
  { name: 'phone', viewport: { width: 390, height: 844 }, turn: 4 },
] as const;

/** Of a window, in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

const VIEW = z.object({
  turn: z.int(),
  tribes: z.array(z.object({ waiting: z.array(z.int()) })),
});

/** Whom a hunt asks what it uses. */
const huntersIn = (loaded: Loaded): number[] =>
  waitingFor(loaded).flatMap(({ kind, seat }) => (kind === 'attack' ? [seat] : []));

/** Somebody before a thread; each look keeps the newest message there. */
async function lookOn(
  browser: Browser,
  camp: Camp,
  thread: string,
  person: Person,
  { name, viewport }: { readonly name: string; readonly viewport: Size },
) {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1 });
  const page = await context.newPage();
  await page.goto(`${camp.sandbox.url}/?user=${person.id}&channel=${thread}`);
  let seen = 0;
  return {
    page,
    close: () => context.close(),
    async look(): Promise<void> {
      seen += 1;
      await seeAll(page);
      await keep(page, `${name}-${seen}`);
      // What is sent for them closes no form on their page.
      const cancel = page.getByRole('button', { name: 'Cancel' });
      if (await cancel.isVisible()) await cancel.click();
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
    },
  };
}

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}, 240_000);
afterAll(() => browser.close());

/**
 * Somebody plays a whole turn against two computer players as a player would who knows the game, and looks at each
 * step of it in the page. With SCREENS set to a folder, what is seen is kept there, as docs/screens.md shows it.
 */
describe('a whole turn on the page', () => {
  let camp: Camp;
  let thread: string;

  beforeAll(async () => {
    camp = await pitchCamp({ pictures: true });
    thread = await startMatch(camp, [camp.sandbox.user('Ash')], 2);
  }, 240_000);
  afterAll(() => camp.close());

  it.each(seen('a turn', SIZES, 1))(
    `$name (${LOT})`,
    async ({ name, viewport, turn }) => {
      const ash = camp.sandbox.user('Ash');
      const table = await sitDown(camp, thread, [ash]);
      const seat = table.players[0]?.seat ?? 0;
      const viewOf = ({ edition, match }: Loaded) =>
        VIEW.parse(edition.game.view(match.state, seat));
      const isTurn = (one: Loaded): boolean =>
        viewOf(one).turn === turn && waitingFor(one).some(({ kind }) => kind === 'turn');
      let loaded = await table.now();
      while (!isTurn(loaded)) ({ loaded } = await table.press(loaded));
      const screen = await lookOn(browser, camp, thread, ash, { name, viewport });
      await screen.look();
      let [presses, members] = [0, 0];
      while (isTurn(loaded)) {
        ({ loaded } = await table.press(loaded));
        presses += 1;
        members = 4 - (viewOf(loaded).tribes[seat]?.waiting.length ?? 0);
        await screen.look();
        expect(await screen.page.locator('.message', { hasText: '· you are' }).count()).toBe(1);
      }
      expect(presses).toBeLessThanOrEqual(3 * members);
      await screen.close();
    },
    120_000,
  );
});

const ROUNDS = [
  { name: 'stone-age-turn-desk', viewport: { width: 1280, height: 900 }, round: 2 },
  { name: 'stone-age-turn-phone', viewport: { width: 390, height: 844 }, round: 3 },
] as const;
/** Sending people out, acting and the meal, as `bench -- table` has them at most. */
const PRESSES_A_ROUND = 16;

/** The same of Stone Age: somebody sends people out by turns with two computer players, acts, and feeds its people. */
describe('a whole round of Stone Age on the page', () => {
  let camp: Camp;
  let thread: string;

  beforeAll(async () => {
    camp = await pitchCamp({ pictures: true });
    thread = await startMatch(camp, [camp.sandbox.user('Ash')], 2, { game: 'stone-age' });
  }, 240_000);
  afterAll(() => camp.close());

  it.each(seen('a round', ROUNDS, 1))(
    `$name (${LOT})`,
    async ({ name, viewport, round }) => {
      const ash = camp.sandbox.user('Ash');
      const table = await sitDown(camp, thread, [ash]);
      let loaded = await table.now();
      while (roundOf(loaded) !== round) ({ loaded } = await table.press(loaded));
      const screen = await lookOn(browser, camp, thread, ash, { name, viewport });
      await screen.look();
      let presses = 0;
      while (roundOf(loaded) === round) {
        ({ loaded } = await table.press(loaded));
        presses += 1;
        await screen.look();
        expect(await screen.page.locator('.message', { hasText: '· you are' }).count()).toBe(1);
      }
      expect(presses).toBeLessThanOrEqual(PRESSES_A_ROUND);
      await screen.close();
    },
    240_000,
  );
});

/**
 * Two people hunt: one is called when the other has done its part, says what it uses, and sees what came of it. No
 * computer plays, so they are the same matches each time.
 */
describe('a call and a hunt on the page', () => {
  let camp: Camp;
  let people: readonly Person[];

  beforeAll(async () => {
    camp = await pitchCamp({ pictures: true });
    people = ['Ash', 'Birch'].map((name) => camp.sandbox.user(name));
  }, 240_000);
  afterAll(() => camp.close());

  /** Plays on to where somebody is called to a hunt; not in every match two hunt together. */
  async function called() {
    for (let match = 0; match < 8; match += 1) {
      const thread = await startMatch(camp, people);
      const table = await sitDown(camp, thread, people);
      let loaded = await table.now();
      while (loaded.row.status === 'running') {
        const pressed = await table.press(loaded);
        ({ loaded } = pressed);
        const asked = huntersIn(loaded);
        const hunter = table.players.find(
          ({ seat }) => asked.includes(seat) && seat !== pressed.by.seat,
        );
        if (hunter !== undefined) return { thread, table, loaded, hunter };
      }
    }
    throw new Error('Nobody was called to a hunt in eight matches.');
  }

  it.each(seen('a hunt', SIZES, 1))(
    `$name (${LOT})`,
    async ({ name, viewport }) => {
      const { thread, table, hunter, loaded: before } = await called();
      let loaded = before;
      const { person, seat } = hunter;
      const screen = await lookOn(browser, camp, thread, person, {
        name: `hunt-${name}`,
        viewport,
      });
      await screen.look();
      expect(await screen.page.locator('.message').last().innerText()).toContain(`@${person.name}`);
      while (huntersIn(loaded).includes(seat)) {
        ({ loaded } = await table.press(loaded));
        await screen.look();
      }
      expect(await screen.page.locator('.message').last().innerText()).toMatch(/ rolls \d/u);
      await screen.close();
    },
    120_000,
  );
});
