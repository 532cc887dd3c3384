import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { namedRandom } from '../../src/engine/random.ts';
import { pitchCamp } from '../e2e/camp.ts';
import { follow, openPlayers } from './clicks.ts';
import { LOT } from '../lot.ts';
import { keep, SCREENS, seen } from './screens.ts';
import { buttonOn, use } from './stage.ts';

const IN = {
  en: {
    you: '· you are',
    card: 'Card',
    next: 'Next card',
    begin: 'To the match',
    again: 'Play again',
    over: /Thank you for playing/,
    more: 'More …',
    how: 'How to play',
    back: 'Back',
    here: 'What you can do here',
  },
  de: {
    you: '· du bist',
    card: 'Karte',
    next: 'Nächste Karte',
    begin: 'Zur Partie',
    again: 'Noch einmal',
    over: /Danke fürs Mitspielen/,
    more: 'Mehr …',
    how: 'So geht’s',
    back: 'Zurück',
    here: 'Was du hier tun kannst',
  },
} as const;

/** As what screens are kept, and how wide: in German on a phone, in English at a desk. */
const KEPT = {
  en: { name: 'desk', width: null },
  de: { name: 'phone', width: 390 },
} as const;

/**
 * A newcomer types `/learn` and plays by the hints on the panel that comes of it, which stays from the first question to the
 * end of a short match. With SCREENS set to a folder, what it sees first is kept there.
 */
const TUSK = { game: 'Tusk!', prefix: 'learn' } as const;
const STONE_AGE = { game: 'Stone Age', prefix: 'learn-stone-age' } as const;
const RISE = { game: 'Rise of Tribes', prefix: 'learn-rise-of-tribes' } as const;
const VALLEY = {
  game: 'Valley of the Mammoths',
  prefix: 'learn-valley-of-the-mammoths',
} as const;

it.each(
  [TUSK, STONE_AGE, RISE, VALLEY].flatMap((game) =>
    seen(`the lesson of ${game.game}`, ['de', 'en'] as const, 1).map((language) => ({
      ...game,
      language,
    })),
  ),
)(
  `a match of $game is learnt on one panel in $language (${LOT})`,
  async ({ language, game, prefix }) => {
    const { you, card: name, next, begin, again, over, more, how, back, here } = IN[language];
    const camp = await pitchCamp({
      people: ['Ash'],
      locale: language,
      pictures: SCREENS !== undefined,
    });
    const kept = KEPT[language];
    camp.sandbox.user('Ash').setLocale(language);
    const players = await openPlayers(camp);
    const random = namedRandom('a match learnt by clicks');
    const page = await players.windowOf('Ash');
    await use(page, '/learn', game);
    // Each card has its picture: they are made out of a match that is played when they are first asked for.
    for (let nth = 1; nth <= 4; nth += 1) {
      const card = page.locator('.message', { hasText: new RegExp(`${name} ${nth} `, 'u') }).last();
      await card.locator('img[alt]:not(.emoji)').first().waitFor({ timeout: 60_000 });
      if (nth === 1) await keep(page, `${prefix}-${kept.name}-cards`, card, kept.width);
      await buttonOn(card, nth === 4 ? begin : next).click();
    }
    // Where it comes anew at the end, the one before stands a moment longer.
    const panel = page.locator('.message', { hasText: you }).last();
    await panel.waitFor();
    // A long name of a game has no room on a phone's line.
    expect(await panel.innerText()).toMatch(/#\d+ · /u);

    const lessons = new Set<string>();
    const taught = async (): Promise<void> => {
      const [lesson] = /💡.*/u.exec(await panel.innerText()) ?? [];
      if (lesson !== undefined) lessons.add(lesson);
      // What comes late is put in when it is there; of a match that is over there is no picture.
      if ((await buttonOn(panel, again).count()) === 0)
        await panel.locator('img[alt]:not(.emoji)').first().waitFor();
    };
    await taught();
    await keep(page, `${prefix}-${kept.name}-panel`, panel, kept.width);
    await buttonOn(panel, more).click();
    await buttonOn(panel, how).click();
    await page.getByRole('button', { name: here }).last().waitFor();
    const cards = page.locator('.message').last().locator('img[alt]:not(.emoji)');
    await cards.nth(3).waitFor({ timeout: 30_000 });
    await page.getByRole('button', { name: here }).last().click();
    await page.getByRole('heading', { name: here }).waitFor();
    await keep(page, `${prefix}-${kept.name}-here`, undefined, kept.width);
    await buttonOn(panel, back).click();
    await buttonOn(panel, more).waitFor();
    let clicks = 0;
    const isOver = async () => (await camp.store.match(1))?.status === 'over';
    for (; clicks < 150 && !(await isOver()); ) {
      if (await follow(page, panel, random)) clicks += 1;
      // Nothing is advised while others answer.
      else await sleep(50);
      await taught();
    }
    await camp.settled();
    expect(await isOver()).toBe(true);
    expect(clicks).toBeGreaterThan(8);
    expect(lessons.size).toBeGreaterThan(4);
    await page
      .getByRole('link', { name: /#1: / })
      .or(page.getByRole('button', { name: /#1: / }))
      .first()
      .click();
    await page.getByText(over).waitFor();
    expect(players.errors).toEqual([]);
    const folder = process.env['SCREENSHOTS'];
    if (folder !== undefined)
      await page.screenshot({ path: `${folder}/${prefix}-${language}.png` });
    await players.close();
    await camp.close();
  },
  120_000,
);
