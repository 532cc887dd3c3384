import { expect, it } from 'vitest';
import { playAndKeep } from '../../src/ai/playout.ts';
import { dealForm, dealRows } from '../../src/panel/forms/deal.ts';
import { offeredIn } from '../../src/panel/forms/offer-fields.ts';
import { namedSeed } from '../../src/engine/laws.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { LANGUAGE_IDS } from '../../src/language/languages.ts';
import { appSpeech } from '../../src/words/index.ts';
import { tuskEdition } from '../../src/games/tusk/index.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { loadedAs } from './loaded-as.ts';

const tusk: AnyEdition = tuskEdition;

/** In the middle of a match, where all have something. */
function midway(seats: number) {
  const player = tusk.players.at(-1);
  if (player === undefined) throw new Error('Nobody plays.');
  const { entered } = playAndKeep(tusk.game, {
    seed: namedSeed('deals'),
    seats,
    config: tusk.game.config({}),
    players: Array.from({ length: seats }, () => player),
    random: namedRandom('deals'),
  });
  const middle = entered[Math.floor(entered.length / 2)];
  if (middle === undefined) throw new Error('Nothing was played.');
  return loadedAs(tusk, middle.match, seats);
}

it('an offer may go to all, unless it answers another one', () => {
  const fields = (asks: boolean): string[] =>
    JSON.stringify(dealForm(midway(4), 0, { to: 1, draft: null }, appSpeech('en'), asks)).match(
      /"name":"(?:gives|takes|whom|until)"/gu,
    ) ?? [];
  expect(fields(false)).toHaveLength(4);
  expect(fields(true)).toHaveLength(3);
  expect(offeredIn(new Map([['whom', ['all']]]))).toEqual({ hours: null, isToAll: true });
  expect(offeredIn(new Map([['until', ['72']]]))).toEqual({ hours: 72, isToAll: false });
  expect(offeredIn(new Map([['until', ['5']]]))).toEqual({ hours: null, isToAll: false });
});

it.each(LANGUAGE_IDS)('gifts and trades are a button for each of the others, in %s', (language) => {
  const speech = appSpeech(language);
  const buttons = (size: number) =>
    dealRows(midway(size), 0, null, speech).map((row) => (row.is === 'buttons' ? row.buttons : []));
  expect(buttons(4)).toMatchObject([
    [1, 2, 3].map((to) => ({ press: { do: 'deal', to, draft: null } })),
  ]);
  expect(buttons(2)).toMatchObject([[{ press: { do: 'deal', to: 1 } }]]);
  // Three of them are to stand side by side on a phone.
  expect(
    Math.max(
      ...buttons(4)
        .flat()
        .map(({ label }) => label.length),
    ),
  ).toBeLessThan(20);
});

it('a form that was refused holds all that was said in it', () => {
  const filled = new Map([
    ['gives', ['wood.1']],
    ['until', ['72']],
    ['whom', ['all']],
  ]);
  const loaded = midway(4);
  const [row] = dealRows(loaded, 0, { do: 'deal', to: 2, filled }, appSpeech('en'));
  const id = row?.is === 'buttons' ? row.buttons[1]?.press : undefined;
  if (id?.do !== 'deal') throw new Error('No form can be opened again.');
  const form = JSON.stringify(dealForm(loaded, 0, id, appSpeech('en')));
  expect(form).toContain('"value":"72","isChosen":true');
  expect(form).toContain('"value":"all","isChosen":true');
});
