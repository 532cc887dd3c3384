import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readMessage } from '../../bench/table/reading.ts';
import { calls as rise } from '../../src/games/rise-of-tribes/words/de/calls.ts';
import { calls as stoneAge } from '../../src/games/stone-age/words/de/calls.ts';
import { calls as valley } from '../../src/games/valley-of-the-mammoths/words/de/calls.ts';
import { waitingFor } from '../../src/match/loaded/asked.ts';
import { roundOf } from '../../src/match/loaded/load.ts';
import { type PageMessage, type Person, picturesOf, textOf } from '../../src/sandbox/index.ts';
import { walk } from '../../src/sandbox/limits/components.ts';
import { pitchCamp } from '../e2e/camp.ts';
import { leftOf } from '../words/vocabulary.ts';
import { clickingHands, goTo } from '../../bench/page/clicking-hands.ts';
import { chooseOnTable, newMatch, openPlayers } from './clicks.ts';
import { LOT } from '../lot.ts';
import { keep, SCREENS, seeAll, seen } from './screens.ts';
import { buttonOn, widthTooMuch } from './stage.ts';
import { sitDown } from './table.ts';

const PHONE = { width: 390, height: 844 };
const MOST_PRESSES = 600;

/** A game that is played here. */
interface Played {
  readonly name: string;
  /** Its folder, which its screens are named after. */
  readonly folder: string;
  /** What its host chooses for it, as it begins in the form. */
  readonly chosen?: RegExp;
  /** How the thread calls, in the server's language, for what is asked of others than whose turn it is. */
  readonly calls: Readonly<Record<string, string>>;
  /** What is asked when a screen of it is kept, the first time in that round or later. */
  readonly kept: readonly string[];
  readonly keptFrom: number;
  /** What has to have been asked, and called for. */
  readonly kinds: readonly string[];
  readonly called: readonly string[];
}

const GAMES: readonly Played[] = [
  {
    name: 'Stone Age',
    folder: 'stone-age',
    calls: { die: stoneAge.die, bonus: stoneAge.bonus, feed: stoneAge.feed },
    kept: ['place', 'act', 'tools', 'pay'],
    // By then there is something to pay with.
    keptFrom: 3,
    kinds: ['place', 'act', 'pay', 'tools', 'tame'],
    called: ['die', 'feed'],
  },
  {
    name: 'Rise of Tribes',
    folder: 'rise-of-tribes',
    calls: { bid: rise.bid, give: rise.give, lose: rise.lose, offer: rise.offer },
    kept: ['act', 'move', 'settle'],
    keptFrom: 3,
    kinds: ['place', 'act', 'move', 'settle'],
    // What is asked out of turn hangs on which events come.
    called: [],
  },
  {
    name: 'Valley of the Mammoths',
    folder: 'valley-of-the-mammoths',
    chosen: /^kurz/u,
    // Battle plans are called for by direct messages.
    calls: { hunger: valley.hunger },
    kept: ['order', 'plan', 'season'],
    keptFrom: 2,
    kinds: ['place', 'order', 'season'],
    // Who fights, and who has food, hangs on where they go.
    called: [],
  },
];

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
 * Two people and a computer player play a whole match by clicks on the page: Ash on a phone and in German, as the server
 * speaks, Birch at a desk and in English. They do what players would who know the game. With SCREENS set to a folder,
 * pictures are painted, and a few panels of each are kept there.
 */
it.each(seen('two languages', GAMES, 1))(
  `a match of $name is played to its end in two languages (${LOT})`,
  async (game) => {
    const folders = ['src/words', `src/games/${game.folder}/words`];
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
    await newMatch(phone, game.name, 3);
    await buttonOn(phone, 'Tischleitung …').click();
    if (game.chosen !== undefined) await chooseOnTable(phone, 'Spiel …', game.chosen);
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
        const call = game.calls[kind];
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
      const { pictures, text } = readMessage(panel);
      const isAsked = waitingFor(loaded).some((one) => one.seat === pressed.by.seat);
      if (isAsked && pictures.length === 0) bare.push(text);
      expect(await widthTooMuch(phone)).toBe(0);
      if (SCREENS === undefined || (roundOf(loaded) ?? 0) < game.keptFrom) continue;
      const { person, seat } = pressed.by;
      const asked = waitingFor(loaded).find((one) => one.seat === seat);
      const kind = game.kept.find((one) => one === asked?.kind);
      const name = `${game.folder}-${person === ash ? 'phone' : 'desk'}-${kind}`;
      const page = pages.get(person.id);
      if (kind === undefined || page === undefined || kept.has(name)) continue;
      kept.add(name);
      await seeAll(page);
      await keep(page, name);
    }
    // Whoever died out may have looked elsewhere last.
    for (const page of [phone, desk]) await goTo(page, thread);
    await phone.getByText(/Danke fürs Mitspielen/).waitFor();
    await desk.getByText(/Danke fürs Mitspielen/).waitFor();
    expect((await camp.store.match(1))?.status).toBe('over');
    expect([...kinds]).toEqual(expect.arrayContaining([...game.kinds]));
    expect(bare).toEqual([]);
    expect(uncalled).toEqual([]);
    expect([...called]).toEqual(expect.arrayContaining([...game.called]));
    for (const message of ash.messagesIn(thread)) {
      for (const text of readOn(message)) read[ash.id]?.add(text);
    }
    expect(await leftOf(read[ash.id] ?? [], folders, ['en', 'de'])).toEqual([]);
    expect(await leftOf(read[birch.id] ?? [], folders, ['de', 'en'])).toEqual([]);
    expect(players.errors).toEqual([]);
    await players.close();
    await camp.close();
  },
  600_000,
);
