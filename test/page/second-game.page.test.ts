import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { namedRandom } from '../../src/engine/random.ts';
import { pitchCamp } from '../e2e/camp.ts';
import { steadingEdition } from '../games/steading/index.ts';
import { ASIDE, openPlayers, takeTurn } from './clicks.ts';
import { buttonOn, use } from './stage.ts';

const IN = {
  en: {
    signs: {
      play: 'Play',
      you: '· you are',
      aside: ASIDE.en,
    },
    start: ['Join / leave', 'Host …', 'Add computer', 'Start'],
    picture: /^Round [2-9], [^.]+, Steading #1\. To move: /,
    over: /Thank you for playing/,
  },
  de: {
    signs: {
      play: 'Spielen',
      you: '· du bist',
      aside: ASIDE.de,
    },
    start: ['Mitspielen / aussteigen', 'Tischleitung …', 'Computer dazu', 'Starten'],
    picture: /^Runde [2-9], [^.]+, Steading #1\. Am Zug: /,
    over: /Danke fürs Mitspielen/,
  },
} as const;

/** Two people and a computer player play another game of the shelf by nothing but clicks on the page. */
it.each(['de', 'en'] as const)(
  'another game is played to its end in %s',
  async (language) => {
    const { signs, start, picture, over } = IN[language];
    const shelf = new Map([[steadingEdition.game.id, steadingEdition]]);
    const camp = await pitchCamp({ people: ['Ash', 'Birch'], locale: language, shelf });
    for (const name of ['Ash', 'Birch']) camp.sandbox.user(name).setLocale(language);
    const players = await openPlayers(camp);
    const random = namedRandom('another game by clicks');
    const [ash, birch] = [await players.windowOf('Ash'), await players.windowOf('Birch')];
    await use(ash, '/match new');
    const [join, host, add, begin] = start;
    await buttonOn(birch, join).click();
    await buttonOn(ash, host).click();
    await buttonOn(ash, add).click();
    await ash.getByText('🤖').first().waitFor();
    await buttonOn(ash, begin).click();
    for (const page of [ash, birch]) {
      await page
        .getByRole('link', { name: /Steading #1: / })
        .or(page.getByRole('button', { name: /Steading #1: / }))
        .first()
        .click();
      await buttonOn(page, signs.play).first().waitFor();
    }
    const result = ash.getByText(over);
    for (let turn = 0; turn < 60 && (await result.count()) === 0; turn += 1) {
      await takeTurn(turn % 2 === 0 ? ash : birch, signs, random);
      await camp.bot.outbox.settled();
      // What was posted last has to reach the windows before anybody looks for more to do.
      await sleep(50);
    }
    await result.waitFor();
    await birch.getByText(over).waitFor();
    await ash.getByAltText(picture).first().waitFor();
    expect(players.errors).toEqual([]);
    await players.close();
    await camp.close();
  },
  120_000,
);
