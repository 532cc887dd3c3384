import { ComponentType } from 'discord.js';
import { expect, it } from 'vitest';
import { playAndKeep } from '../../src/ai/playout.ts';
import { dealForm, dealRows } from '../../src/discord/offered/deal.ts';
import { readId } from '../../src/discord/offered/ids.ts';
import { offeredIn } from '../../src/discord/offered/offer-fields.ts';
import { namedSeed } from '../../src/engine/laws.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { LANGUAGE_IDS } from '../../src/language/languages.ts';
import { houseSpeech } from '../../src/words/index.ts';
import { tuskEdition } from '../../src/games/tusk/index.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { loadedAs } from './panels.ts';

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
    JSON.stringify(dealForm(midway(4), 0, { to: 1, draft: null }, houseSpeech('en'), asks)).match(
      /"custom_id":"(?:gives|takes|whom|until)"/gu,
    ) ?? [];
  expect(fields(false)).toHaveLength(4);
  expect(fields(true)).toHaveLength(3);
  expect(offeredIn(new Map([['whom', ['all']]]))).toEqual({ hours: null, isToAll: true });
  expect(offeredIn(new Map([['until', ['72']]]))).toEqual({ hours: 72, isToAll: false });
  expect(offeredIn(new Map([['until', ['5']]]))).toEqual({ hours: null, isToAll: false });
});

it.each(LANGUAGE_IDS)(
  'gifts and trades are a list, and a button with one other, in %s',
  (language) => {
    const speech = houseSpeech(language);
    const [among, between] = [midway(4), midway(2)].map((loaded) =>
      dealRows(loaded, 0, null, speech).map((row) => row.toJSON().components),
    );
    const select = among?.[0]?.[0];
    if (select?.type !== ComponentType.StringSelect) throw new Error('That is no list.');
    expect(among).toHaveLength(1);
    expect(select.placeholder).toBe(speech.say('panel.deals'));
    expect(select.options.map(({ value }) => readId(value))).toMatchObject(
      [1, 2, 3].map((to) => ({ do: 'deal', to })),
    );
    expect(between?.map((row) => row.map(({ type }) => type))).toEqual([[ComponentType.Button]]);
  },
);
