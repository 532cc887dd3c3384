import {
  type Browser,
  type BrowserContext,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import type { Client } from 'discord.js';
import { expect } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { startScriptedBot } from './scripted-bot.ts';

/** A sandbox with the scripted bot in it, and a browser in which people look at it. */
export interface Stage {
  readonly sandbox: Sandbox;
  readonly bot: Client<true>;
  /** Somebody's window on #tusk, new each time; the windows of a stage share no storage.
   * `size` in CSS pixels; narrow ones are touched, not clicked. */
  pageOf(name: string, size?: { width: number; height: number }): Promise<Page>;
  idOf(name: string): string;
  close(): Promise<void>;
}

/** Long enough for a busy machine; what is there at once is not waited for. */
const TIMEOUT_MS = 30_000;
const DESKTOP = { width: 1280, height: 800 };
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
// Tests drop the line by closing the page's own sockets.
const REMEMBER_SOCKETS = `
  globalThis.openSockets = [];
  globalThis.WebSocket = class extends WebSocket {
    constructor(...values) {
      super(...values);
      openSockets.push(this);
    }
  };`;

/** Opens a stage. `CHROMIUM_PATH` names the browser; else Debian's. */
export async function openStage(): Promise<Stage> {
  const sandbox = await startSandbox({ people: ['Ash', 'Birch', 'Cedar'] });
  const bot = await startScriptedBot(sandbox.api, sandbox.token);
  const browser: Browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  const contexts: BrowserContext[] = [];
  return {
    sandbox,
    bot,
    async pageOf(name, size = DESKTOP) {
      const context = await browser.newContext({ viewport: size, ...touchOf(size) });
      contexts.push(context);
      context.setDefaultTimeout(TIMEOUT_MS);
      await context.addInitScript(REMEMBER_SOCKETS);
      const page = await context.newPage();
      const query = new URLSearchParams({
        user: sandbox.user(name).id,
        channel: sandbox.channelId('tusk'),
      });
      await page.goto(`${sandbox.url}/?${query}`);
      await commandBox(page).waitFor();
      return page;
    },
    idOf: (name) => sandbox.user(name).id,
    async close() {
      for (const context of contexts) await context.close();
      await browser.close();
      await bot.destroy();
      await sandbox.close();
    },
  };
}

/** How a window of that size is used: narrow ones are phones. */
export function touchOf({ width }: { width: number }) {
  return { hasTouch: width < 700, isMobile: width < 700 };
}

/** Does it come into sight? */
export function appears(locator: Locator): Promise<boolean> {
  return locator.waitFor().then(
    () => true,
    () => false,
  );
}

/** Expects something of what `read` gives as soon as it does. */
export function expectSoon<T>(read: () => T) {
  return expect.poll(read, { timeout: TIMEOUT_MS });
}

/** A button on a message by what stands on it; its name goes on with the message, for who sees neither. */
export function buttonOn(within: Page | Locator, label: string): Locator {
  return within.getByRole('button', { name: new RegExp(`^${label}(,|$)`) });
}

/** What is wider than the window: the page or the chat, in pixels; 0 where nothing has to be scrolled sideways. */
export function widthTooMuch(page: Page): Promise<number> {
  return page.evaluate(`Math.max(
    ...[document.documentElement, ...document.querySelectorAll('.list, .drawer, .foot, dialog, .people-menu, .select-panel')]
      .map((each) => each.scrollWidth - each.clientWidth))`);
}

/** Where one writes. */
export function commandBox(page: Page) {
  return page.getByRole('textbox', { name: /^Message or command/ });
}

/** Says something. */
export async function say(page: Page, text: string): Promise<void> {
  await commandBox(page).fill(text);
  await commandBox(page).press('Enter');
  await page.waitForFunction('document.querySelector(".text-row textarea")?.value === ""');
}

/** Uses a command as a person would: by its whole name, then values for its fields in order. */
export async function use(page: Page, command: string, ...values: string[]): Promise<void> {
  await commandBox(page).fill(`${command} `);
  const form = page.getByRole('form', { name: `Command ${command}` });
  await form.waitFor();
  for (const value of values) {
    await page.keyboard.type(value);
    await form.locator('.suggestion', { hasText: value }).click();
  }
  await form.getByRole('button', { name: `Use ${command}` }).click();
  await form.waitFor({ state: 'detached' });
}
