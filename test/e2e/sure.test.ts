import { afterAll, beforeAll, expect, it } from 'vitest';
import { tuskEdition } from '../../src/games/tusk/index.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { type Person, textOf } from '../../src/sandbox/index.ts';
import { type Camp, openPanel, pitchCamp, startMatch } from './camp.ts';
import { movesOn } from './hands.ts';

const tusk: AnyEdition = tuskEdition;
/** A game in which whatever stands in a list gives something up. */
const doubting: AnyEdition = {
  ...tusk,
  in(language) {
    const words = tusk.in(language);
    const phrase: typeof words.phrase = (...asked) => ({
      ...words.phrase(...asked),
      sure: 'Is that what you want?',
    });
    return { ...words, phrase };
  },
};

let camp: Camp;
let ash: Person;
let birch: Person;
let thread: string;

beforeAll(async () => {
  camp = await pitchCamp({ shelf: new Map([[tusk.game.id, doubting]]) });
  [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
  thread = await startMatch(camp, [ash, birch]);
  // A panel that stands above the first post would be shown anew below it.
  await camp.settled();
});
afterAll(() => camp.close());

const sequence = async (): Promise<number> => (await camp.store.match(1))?.sequence ?? -1;

it('asks once more for what was chosen from a list, and gives it then', async () => {
  const before = await sequence();
  const panel = await openPanel(birch, thread);
  const [move] = movesOn(panel).filter((one) => one.is === 'select');
  if (move === undefined || move.is !== 'select') throw new Error('There is no list.');
  await birch.select(panel, move.id, [move.value]);
  await camp.settled();
  const asked = birch.messagesIn(thread).findLast(({ ephemeral }) => ephemeral);
  if (asked === undefined) throw new Error('There is no panel.');
  expect(textOf(asked)).toContain('❓ Is that what you want?');
  expect(await sequence()).toBe(before);
  const [id] = JSON.stringify(asked.components).match(/answer:[^"]+/) ?? [];
  if (id === undefined) throw new Error('There is nothing to press.');
  await birch.press(asked, id);
  expect(await sequence()).toBe(before + 1);
});
