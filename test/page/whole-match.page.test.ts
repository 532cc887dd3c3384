import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { namedRandom } from '../../src/engine/random.ts';
import { pitchCamp } from '../e2e/camp.ts';
import { ASIDE, chooseOnTable, newMatch, openPlayers, takeTurn } from './clicks.ts';
import { buttonOn } from './stage.ts';

const SIGNS = {
  play: 'Play',
  you: '· you are',
  aside: ASIDE.en,
};

/** What is played, and what its host chooses for it. */
const GAMES = [
  { name: 'Tusk!', chosen: null },
  { name: 'Stone Age', chosen: /^short/u },
];

/**
 * Three people, each in a window of their own, one of them on a phone, and one computer player play a match by nothing but
 * clicks on the page.
 */
it.each(GAMES)(
  'a match of $name is played to its end',
  async ({ name, chosen }) => {
    const camp = await pitchCamp({ people: ['Ash', 'Birch', 'Cedar'] });
    const players = await openPlayers(camp);
    const random = namedRandom('a whole match by clicks');
    const ash = await players.windowOf('Ash');
    const birch = await players.windowOf('Birch');
    const cedar = await players.windowOf('Cedar', { width: 390, height: 844 });
    const pages = [ash, birch, cedar];
    await newMatch(ash, name, 4);
    await buttonOn(ash, 'Host …').click();
    if (chosen !== null) await chooseOnTable(ash, 'Game …', chosen);
    await buttonOn(ash, 'Add computer').click();
    await ash.getByText('(Steady)').first().waitFor();
    await buttonOn(birch, 'Join / leave').click();
    await ash.getByText('@Birch').first().waitFor();
    await buttonOn(cedar, 'Join / leave').click();
    await ash.getByText('@Cedar').first().waitFor();
    await buttonOn(ash, 'Start').click();
    for (const page of pages) {
      const named = { name: new RegExp(`${name} #1: `, 'u') };
      await page.getByRole('link', named).or(page.getByRole('button', named)).first().click();
      await buttonOn(page, SIGNS.play).first().waitFor();
    }
    let clicks = 0;
    const result = ash.getByText(/Thank you for playing/);
    for (let turn = 0; turn < 400 && (await result.count()) === 0; turn += 1) {
      clicks += await takeTurn(pages[turn % pages.length] ?? ash, SIGNS, random);
      await camp.bot.outbox.settled();
      if (turn > 10 && clicks === 0) throw new Error('The match stands still.');
      // What was posted last has to reach the windows before anybody looks for more to do.
      await sleep(50);
    }
    await result.waitFor();
    for (const page of [birch, cedar]) await page.getByText(/Thank you for playing/).waitFor();
    expect(clicks).toBeGreaterThan(10);
    expect(players.errors).toEqual([]);
    const folder = process.env['SCREENSHOTS'];
    if (folder !== undefined) await ash.screenshot({ path: `${folder}/end.png` });
    await players.close();
    await camp.close();
  },
  300_000,
);
