import type { Browser, Page } from 'playwright-core';
import type { PageMessage, Person, Sandbox } from '../../src/sandbox/index.ts';
import { isAsking, usable } from '../table/reading.ts';
import { goTo } from './clicking-hands.ts';

/** A kind of screen, its size in pixels. */
export interface Screen {
  readonly name: 'phone' | 'desk';
  readonly width: number;
  readonly height: number;
}

export const PHONE: Screen = { name: 'phone', width: 390, height: 844 };
export const DESK: Screen = { name: 'desk', width: 1280, height: 900 };

/** A panel as it stands on a screen. */
export interface Seen {
  /** Screens that it fills: its height by that of the list of messages. */
  readonly screens: number;
  /** Whether it asks something. */
  readonly asks: boolean;
  /** Whether its picture, whatever that shows, and all that answers are on one screen. */
  readonly together: boolean;
  /** Words that are read without opening anything, those on its picture apart. */
  readonly words: number;
  readonly controls: number;
  /** The addresses of its pictures. */
  readonly pictures: readonly string[];
}

/** What the page tells of a message: heights in pixels, tops from that of the window. */
interface Measured {
  readonly list: number;
  readonly height: number;
  readonly text: string;
  readonly pictures: readonly {
    readonly url: string;
    readonly top: number;
    readonly bottom: number;
  }[];
  readonly controls: readonly { readonly top: number; readonly bottom: number }[];
}

/** Opens the sandbox's page on a thread, as somebody sees it on such a screen. */
export async function openWindow(
  browser: Browser,
  sandbox: Sandbox,
  thread: string,
  person: Person,
  { width, height, name }: Screen,
): Promise<Page> {
  const isPhone = name === 'phone';
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  const page = await context.newPage();
  await page.goto(`${sandbox.url}/?user=${person.id}&channel=${thread}`);
  await page.locator('.message').first().waitFor();
  return page;
}

/** Reads a panel on a page as soon as all of it is there. */
export async function readPanel(page: Page, message: PageMessage): Promise<Seen> {
  await goTo(page, message.channelId);
  const selector = `.message[data-message="${message.id}"]`;
  const inUse = usable(message.components);
  // The page shows a change a moment after the sandbox has it.
  await page.waitForFunction(
    `(() => {
      const message = document.querySelector('${selector}');
      if (message === null || message.querySelector('.pending, .thinking') !== null) return false;
      return message.querySelectorAll('${CONTROLS}').length === ${inUse.length}
        && [...message.querySelectorAll('img')].every((image) => image.complete);
    })()`,
  );
  const measured: Measured = await page.evaluate(
    `(() => {
      const message = document.querySelector('${selector}');
      const boxOf = (each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return { top, bottom };
      };
      return {
        list: document.querySelector('.list').clientHeight,
        height: message.getBoundingClientRect().height,
        text: [...message.querySelectorAll('.components')].map((each) => each.innerText).join(' '),
        pictures: [...message.querySelectorAll('img')].map((each) => ({ url: each.src, ...boxOf(each) })),
        controls: [...message.querySelectorAll('${CONTROLS}')].map(boxOf),
      };
    })()`,
  );
  const answering = measured.controls.filter((_, at) => isAsking(inUse[at]?.custom_id ?? ''));
  const boxes = [...measured.pictures, ...answering];
  const [top, bottom] = [
    Math.min(...boxes.map((one) => one.top)),
    Math.max(...boxes.map((one) => one.bottom)),
  ];
  return {
    screens: measured.height / measured.list,
    asks: answering.length > 0,
    together: measured.pictures.length > 0 && bottom - top <= measured.list,
    words: wordsIn(measured.text.replaceAll(/\bALT\b/g, '')),
    controls: measured.controls.length,
    pictures: measured.pictures.map(({ url }) => url),
  };
}

/** What of a message can be pressed or opened. */
const CONTROLS = '.components button.button:enabled, .components .select-button:enabled';

/** The words of a text: what stands between spaces and has a letter or a digit. */
const wordsIn = (text: string): number =>
  text.split(/\s+/u).filter((one) => /[\p{L}\p{N}]/u.test(one)).length;
