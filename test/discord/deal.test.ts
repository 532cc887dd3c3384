import { ComponentType } from 'discord.js';
import { expect, it } from 'vitest';
import { playAndKeep } from '../../src/ai/playout.ts';
import { dealForm, dealRows } from '../../src/discord/offered/deal.ts';
import { offeredIn } from '../../src/discord/offered/offer-fields.ts';
import { sizeOf } from '../../src/discord/offered/rows.ts';
import { namedSeed } from '../../src/engine/laws.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { LANGUAGE_IDS } from '../../src/language/languages.ts';
import { houseSpeech } from '../../src/words/index.ts';
import { tuskEdition } from '../../src/games/tusk/index.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { loadedAs } from './panels.ts';

const tusk: AnyEdition = tuskEdition;

/** In the middle of a match of four, where all have something. */
function midway() {
  const player = tusk.players.at(-1);
  if (player === undefined) throw new Error('Nobody plays.');
  const { entered } = playAndKeep(tusk.game, {
    seed: namedSeed('deals'),
    seats: 4,
    config: tusk.game.config({}),
    players: [player, player, player, player],
    random: namedRandom('deals'),
  });
  const middle = entered[Math.floor(entered.length / 2)];
  if (middle === undefined) throw new Error('Nothing was played.');
  return loadedAs(tusk, middle.match, 4);
}

it('an offer may go to all, unless it answers another one', () => {
  const fields = (asks: boolean): string[] =>
    JSON.stringify(dealForm(midway(), 0, { to: 1, draft: null }, houseSpeech('en'), asks)).match(
      /"custom_id":"(?:gives|takes|whom|until)"/gu,
    ) ?? [];
  expect(fields(false)).toHaveLength(4);
  expect(fields(true)).toHaveLength(3);
  expect(offeredIn(new Map([['whom', ['all']]]))).toEqual({ hours: null, isToAll: true });
  expect(offeredIn(new Map([['until', ['72']]]))).toEqual({ hours: 72, isToAll: false });
  expect(offeredIn(new Map([['until', ['5']]]))).toEqual({ hours: null, isToAll: false });
});

it.each(LANGUAGE_IDS)(
  'gifts and trades are buttons where these have room, else a list, in %s',
  (language) => {
    const loaded = midway();
    const rows = (room: number) => dealRows(loaded, 0, null, room, houseSpeech(language));
    const [buttons, list] = [rows(20), rows(3)].map((all) => all.map((row) => row.toJSON()));
    expect(buttons?.[0]?.components.map(({ type }) => type)).toEqual([
      ComponentType.Button,
      ComponentType.Button,
      ComponentType.Button,
    ]);
    expect(rows(4).map(sizeOf)).toEqual([4]);
    const select = list?.[0]?.components[0];
    if (select?.type !== ComponentType.StringSelect) throw new Error('That is no list.');
    expect(rows(3).map(sizeOf)).toEqual([2]);
    const ids = buttons?.[0]?.components.map((one) => ('custom_id' in one ? one.custom_id : ''));
    expect(select.options.map(({ value }) => value)).toEqual(ids);
  },
);
