import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readMessage } from '../../bench/table/reading.ts';
import { calls } from '../../src/games/stone-age/words/de/calls.ts';
import type { Loaded } from '../../src/match/app/loaded.ts';
import { waitingFor } from '../../src/match/loaded/asked.ts';
import { type PageMessage, type Person, picturesOf, textOf } from '../../src/sandbox/index.ts';
import { walk } from '../../src/sandbox/limits/components.ts';
import { pitchCamp } from '../e2e/camp.ts';
import { leftOf } from '../words/vocabulary.ts';
import { clickingHands } from '../../bench/page/clicking-hands.ts';
import { openPlayers } from './clicks.ts';
import { keep, SCREENS, seeAll } from './screens.ts';
import { buttonOn, commandBox, widthTooMuch } from './stage.ts';
import { sitDown } from './table.ts';

const state = z.object({ round: z.int() });
const roundOf = (loaded: Loaded): number => state.parse(loaded.match.state).round;
const PHONE = { width: 390, height: 844 };
/** The folders of words that a panel speaks of. */
const FOLDERS = ['src/words', 'src/games/stone-age/words'];
const MOST_PRESSES = 600;

/** What is asked of others than whose turn it is; and how the thread calls for it, in the server's language. */
const OUT_OF_TURN = new Map([
  ['die', calls.die],
  ['bonus', calls.bonus],
  ['feed', calls.feed],
]);

/** What is asked when a screen of it is kept, the first time in the round. */
const KEPT = ['place', 'act', 'tools', 'pay'] as const;
/** By then there is something to pay with. */
const KEPT_FROM = 3;

/** Everything that stands on a message: its words, what its buttons and lists say, what its pictures say instead. */
function readOn(message: PageMessage): string[] {
  const labels = walk(message.components).flatMap(({ component }) => [
    ...('label' in component ? [component.label ?? ''] : []),
    ...('placeholder' in component ? [component.placeholder ?? ''] : []),
    ...('options' in component
      ? component.options.flatMap(({ label, description = '' }) => [label, description ?? ''])
      : []),
  ]);
  return [textOf(message), ...labels, ...picturesOf(message).map(({ description }) => description)];
}

/**
 * Two people and a computer player play Stone Age by clicks on the page: Ash on a phone and in German, as the server
 * speaks, Birch at a desk and in English. They do what players would who know the game. With SCREENS set to a folder,
 * pictures are painted, and a few panels of each are kept there.
 */
it('a match of Stone Age is played to its end in two languages', async () => {
  const camp = await pitchCamp({
    people: ['Ash', 'Birch'],
    locale: 'de',
    pictures: SCREENS !== undefined,
  });
  const [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
  ash.setLocale('de');
  birch.setLocale('en-US');
  const players = await openPlayers(camp);
  const [phone, desk] = [await players.windowOf('Ash', PHONE), await players.windowOf('Birch')];
  await commandBox(phone).fill('/match new seats: 3 game: Stone Age');
  await phone.locator('.suggestion', { hasText: 'Stone Age' }).click();
  await phone.getByRole('button', { name: 'Use /match new' }).click();
  await buttonOn(phone, 'Tischleitung …').click();
  await buttonOn(phone, 'Computer dazu').click();
  await buttonOn(desk, 'Mitspielen / aussteigen').click();
  await phone.getByText('@Birch').first().waitFor();
  await buttonOn(phone, 'Starten').click();
  await phone.getByRole('button', { name: /^Channels/ }).tap();
  for (const page of [phone, desk]) {
    await page.getByRole('button', { name: /^Thread .* #1: / }).click();
    await buttonOn(page, 'Spielen').first().waitFor();
  }
  await camp.settled();

  const thread = ash.channels().find(({ kind }) => kind === 'public-thread')?.id ?? '';
  const pages = new Map([
    [ash.id, phone],
    [birch.id, desk],
  ]);
  const table = await sitDown(camp, thread, [ash, birch], (person: Person) => {
    const page = pages.get(person.id);
    return page && clickingHands(camp.sandbox, page, person);
  });
  const read = { [ash.id]: new Set<string>(), [birch.id]: new Set<string>() };
  const [kinds, bare] = [new Set<string>(), new Array<string>()];
  const kept = new Set<string>();
  const [called, uncalled] = [new Set<string>(), new Array<string>()];
  /** After which post each question came up. */
  const askedAfter = new Map<string, bigint>();
  let loaded = await table.now();
  for (let presses = 0; loaded.row.status === 'running'; presses += 1) {
    if (presses > MOST_PRESSES) throw new Error('The match does not end.');
    for (const { kind } of waitingFor(loaded)) kinds.add(kind);
    const before = BigInt(ash.messagesIn(thread).at(-1)?.id ?? 0);
    const pressed = await table.press(loaded);
    ({ loaded } = pressed);
    // What came last has to reach the windows before anybody presses there.
    await sleep(30);
    for (const { id, kind, seat } of waitingFor(loaded)) {
      if (!askedAfter.has(id)) askedAfter.set(id, before);
      const call = OUT_OF_TURN.get(kind);
      const user = loaded.row.seats[seat]?.user ?? null;
      if (call === undefined || user === null || user === pressed.by.person.id) continue;
      const isCalled = ash
        .messagesIn(thread)
        .filter((post) => BigInt(post.id) > (askedAfter.get(id) ?? 0n))
        .some(({ content }) => content.includes(`<@${user}>`) && content.includes(call));
      if (isCalled) called.add(kind);
      else uncalled.push(`${kind} of ${user} in round ${roundOf(loaded)}`);
    }
    const panel = pressed.by.person.ephemerals().at(-1);
    if (panel === undefined) continue;
    for (const text of readOn(panel)) read[pressed.by.person.id]?.add(text);
    const { asks, pictures, text } = readMessage(panel);
    if (asks && pictures.length === 0) bare.push(text);
    expect(await widthTooMuch(phone)).toBe(0);
    if (SCREENS === undefined || roundOf(loaded) < KEPT_FROM) continue;
    const { person, seat } = pressed.by;
    const asked = waitingFor(loaded).find((one) => one.seat === seat);
    const kind = KEPT.find((one) => one === asked?.kind);
    const name = `stone-age-${person === ash ? 'phone' : 'desk'}-${kind}`;
    const page = pages.get(person.id);
    if (kind === undefined || page === undefined || kept.has(name)) continue;
    kept.add(name);
    await seeAll(page);
    await keep(page, name);
  }
  await phone.getByText(/Danke fürs Mitspielen/).waitFor();
  await desk.getByText(/Danke fürs Mitspielen/).waitFor();
  expect((await camp.store.match(1))?.status).toBe('over');
  expect([...kinds]).toEqual(expect.arrayContaining(['place', 'act', 'pay', 'tools', 'tame']));
  expect(bare).toEqual([]);
  expect(uncalled).toEqual([]);
  expect([...called]).toEqual(expect.arrayContaining(['die', 'feed']));
  for (const message of ash.messagesIn(thread)) {
    for (const text of readOn(message)) read[ash.id]?.add(text);
  }
  expect(await leftOf(read[ash.id] ?? [], FOLDERS, ['en', 'de'])).toEqual([]);
  expect(await leftOf(read[birch.id] ?? [], FOLDERS, ['de', 'en'])).toEqual([]);
  expect(players.errors).toEqual([]);
  await players.close();
  await camp.close();
}, 600_000);
