import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, errors, type Locator, type Page } from 'playwright-core';
import type { CountedRandom } from '../../src/engine/random.ts';
import type { Camp } from '../e2e/camp.ts';
import { oneOf } from '../e2e/hands.ts';
import { buttonOn, commandBox, touchOf } from './stage.ts';

/** People who play in a camp by nothing but clicks, each in a window of their own. */
export interface Players {
  /** What went wrong on any page. */
  readonly errors: readonly string[];
  /** `size` in CSS pixels; narrow ones are phones. */
  windowOf(name: string, size?: { width: number; height: number }): Promise<Page>;
  close(): Promise<void>;
}

/** What stands on the page in the language of who plays. */
export interface Signs {
  /** On the button that opens a panel. */
  readonly play: string;
  /** What a panel says to its reader alone. */
  readonly you: string;
  /** What leads to no answer that is owed. */
  readonly aside: RegExp;
}

/** Buttons that lead to no answer that is owed, by the language they are in: to look, to take back, to trade, to say ahead. */
export const ASIDE = {
  en: /(More …|What happened \(\d+\)|Board|Undo|Ask to undo|Back|Earlier|More|Order …|Rest of my placements …|In my own order …|ALT|How to play|Standing orders|No hints|Play again|Accept|Withdraw)$|Trade: /u,
  de: /(Mehr …|Was geschah \(\d+\)|Spielplan|Zurücknehmen|Ums Zurücknehmen bitten|Zurück|Frühere|Weitere|Auftrag …|ALT|So geht’s|Vorab-Ansagen|Keine Tipps mehr|Noch einmal|Annehmen|Zurückziehen)$|Tauschen: /u,
} as const;

/** Opens a browser beside a camp. */
export async function openPlayers(camp: Camp): Promise<Players> {
  const wrong: string[] = [];
  const browser: Browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  return {
    errors: wrong,
    async windowOf(name, size = { width: 1280, height: 900 }) {
      const context = await browser.newContext({ viewport: size, ...touchOf(size) });
      context.setDefaultTimeout(30_000);
      const page = await context.newPage();
      page.on('pageerror', (error) => wrong.push(error.message));
      const { id } = camp.sandbox.user(name);
      await page.goto(`${camp.sandbox.url}/?user=${id}&channel=${camp.sandbox.channelId('tusk')}`);
      await commandBox(page).waitFor();
      return page;
    },
    close: () => browser.close(),
  };
}

/** Opens a match of a game by the command. */
export async function newMatch(page: Page, game: string, seats: number): Promise<void> {
  await commandBox(page).fill(`/match new seats: ${seats} game: ${game}`);
  await page.locator('.suggestion', { hasText: game }).click();
  await page.getByRole('button', { name: 'Use /match new' }).click();
}

/** Has a host choose in the form about the game, which a button opens. */
export async function chooseOnTable(page: Page, button: string, value: RegExp): Promise<void> {
  await buttonOn(page, button).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: value }).check();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Opens a menu and clicks one of its options; one that takes several is done then. Nothing where it goes meanwhile. */
async function choose(menu: Locator, within: Page | Locator, random: CountedRandom): Promise<void> {
  const options = within.getByRole('option');
  const soon = { timeout: 3_000 };
  const chosen = async (): Promise<boolean> => {
    await menu.click(soon);
    await options.first().waitFor(soon);
    await oneOf(await options.all(), random).click(soon);
    return true;
  };
  // A panel that changes just now, as when its picture comes, closes what was opened.
  const tooLate = (error: unknown): boolean => {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  };
  do if ((await menu.count()) === 0) return;
  while (!(await chosen().catch(tooLate)));
  const done = within.locator('.select-panel').getByRole('button', { name: 'Done' });
  if ((await done.count()) > 0) await done.click();
}

/** Fills in a form, if one with something to choose is open, and sends it. */
async function fillIn(dialog: Locator, random: CountedRandom): Promise<boolean> {
  const fields = await dialog.locator('[aria-haspopup="listbox"]').all();
  const boxes = await dialog.getByRole('checkbox').all();
  const radios = await dialog.getByRole('radiogroup').all();
  if (fields.length + boxes.length + radios.length === 0) return false;
  for (const field of fields) await choose(field, dialog, random);
  for (const group of radios) await oneOf(await group.getByRole('radio').all(), random).check();
  const submit = dialog.getByRole('button', { name: 'Submit' });
  // A group wants so many boxes: until then the form stays.
  for (const box of random.shuffle(boxes)) {
    await box.check();
    await submit.click();
    const gone = dialog.waitFor({ state: 'detached', timeout: 1_000 });
    if (
      await gone.then(
        () => true,
        () => false,
      )
    )
      return true;
  }
  if (boxes.length === 0) await submit.click();
  await dialog.waitFor({ state: 'detached' });
  return true;
}

/** Does one random thing on a panel. False where it asks nothing. */
export async function act(
  page: Page,
  panel: Locator,
  { aside }: Signs,
  random: CountedRandom,
  isAlone = false,
): Promise<boolean> {
  const before = await panel.innerText();
  // A form may come later than what else a press changes.
  if (await fillIn(page.getByRole('dialog'), random)) return true;
  // What is sealed may be changed, and need not be; who plays alone has something else to say, or all would be shown.
  if (before.includes('🔒') && !isAlone) return false;
  const answering = async (all: Locator): Promise<Locator[]> => {
    const kept: Locator[] = [];
    // Read at once, as a panel may change in between.
    for (const [at, text] of (await all.allInnerTexts()).entries()) {
      if (!aside.test(text.trim())) kept.push(all.nth(at));
    }
    return kept;
  };
  const menus = await answering(panel.locator('button[aria-haspopup="listbox"]'));
  const buttons = await answering(panel.locator('button.button:enabled'));
  if (menus.length + buttons.length === 0) return false;
  const menu = menus[0];
  if (menu !== undefined && (buttons.length === 0 || random.below(3) > 0)) {
    await choose(menu, panel, random);
  } else {
    await oneOf(buttons, random).click();
  }
  let isSent = false;
  for (let waited = 0; waited < 150; waited += 1) {
    if (await fillIn(page.getByRole('dialog'), random)) [isSent, waited] = [true, 0];
    if ((await panel.innerText()) !== before) return true;
    // A form that is wrong in the same way twice leaves the panel as it was.
    if (isSent && waited > 25) return true;
    await sleep(20);
  }
  throw new Error(`Nothing came of a click on:\n${before}`);
}

/** What is on a button or in a menu that gives what a hint advises, or leads to it. */
const HINTED = { has: '.emoji', text: '💡' } as const;

/**
 * Does what the hint on a panel advises: on a button, else in the menu that has it, all that it names there. Throws where
 * nothing on the panel has its sign. False where nothing is advised.
 */
export async function follow(page: Page, panel: Locator, random: CountedRandom): Promise<boolean> {
  // A form has no signs.
  if (await fillIn(page.getByRole('dialog'), random)) return true;
  const before = await panel.innerText();
  if (!/💡.* (?:Try|Probier) /u.test(before)) return false;
  const sign = page.locator(HINTED.has, { hasText: HINTED.text });
  const button = panel.locator('button.button:enabled').filter({ has: sign });
  if ((await button.count()) > 0) await button.first().click();
  else if (!(await chooseHinted(page, panel))) {
    // A panel that has changed meanwhile is looked at anew.
    if ((await panel.innerText()) === before)
      throw new Error(`Nothing has the sign of:\n${before}`);
    return true;
  }
  for (let waited = 0; waited < 500; waited += 1) {
    if ((await panel.innerText()) !== before) return true;
    if ((await page.getByRole('dialog').count()) > 0) return true;
    await sleep(20);
  }
  throw new Error(`Nothing came of the hint on:\n${before}`);
}

/** Chooses what has the sign in the first menu where something does; nothing where none has. */
async function chooseHinted(page: Page, panel: Locator): Promise<boolean> {
  const menus = panel.locator('button[aria-haspopup="listbox"]');
  for (let nth = 0; nth < (await menus.count()); nth += 1) {
    await menus.nth(nth).click();
    const options = panel.getByRole('option');
    await options.first().waitFor();
    const hinted = options.filter({
      has: page.locator(HINTED.has, { hasText: HINTED.text }),
    });
    const count = await hinted.count();
    if (count === 0) {
      await page.keyboard.press('Escape');
      continue;
    }
    const done = panel.locator('.select-panel').getByRole('button', { name: 'Done' });
    const takesSeveral = (await done.count()) > 0;
    for (let one = 0; one < (takesSeveral ? count : 1); one += 1)
      if (!(await takes(hinted.nth(one), options))) return chooseHinted(page, panel);
    if (takesSeveral) await done.click();
    return true;
  }
  return false;
}

/** Takes an option; false where its menu has closed, as it does on a panel whose picture comes meanwhile. */
async function takes(option: Locator, options: Locator): Promise<boolean> {
  try {
    await option.click({ timeout: 5_000 });
    return true;
  } catch (error) {
    if ((await options.count()) > 0) throw error;
    return false;
  }
}

/** Answers everything that waits for somebody, with a look at the panel before each answer. Returns how many clicks
 * that took. */
export async function takeTurn(
  page: Page,
  signs: Signs,
  random: CountedRandom,
  look: (panel: Locator) => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  const panels = page.locator('.message', { hasText: signs.you });
  const shown = await panels.count();
  await buttonOn(page, signs.play).last().click();
  for (let waited = 0; (await panels.count()) === shown; waited += 1) {
    if (waited === 300) throw new Error('The panel did not open.');
    await sleep(20);
  }
  const panel = panels.last();
  let clicks = 0;
  await look(panel);
  while (await act(page, panel, signs, random)) {
    clicks += 1;
    await look(panel);
  }
  await panel.getByRole('button', { name: 'Dismiss message' }).click();
  return clicks;
}
