import { ComponentType } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readId } from '../../src/panel/ids.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { readRecord, verifyRecord } from '../../src/engine/record.ts';
import { askedOf, waitingFor } from '../../src/match/loaded/asked.ts';
import { openApp } from '../../src/match/open.ts';
import { load } from '../../src/match/loaded/load.ts';
import { entryIn } from '../../src/match/stored/log.ts';
import { type PageMessage, type Person, picturesOf, textOf } from '../../src/sandbox/index.ts';
import { steadingEdition } from '../games/steading/index.ts';
import { STEADING } from '../games/steading/rules.ts';
import { allOffers } from '../match/all-offers.ts';
import {
  boardsPosted,
  type Camp,
  isPlayed,
  messageOf,
  openPanel,
  pitchCamp,
  posts,
  pressLobby,
  moreOn,
  startMatch,
} from './camp.ts';
import { oneOf } from './hands.ts';
import { say } from './play.ts';

const shelf = new Map([[STEADING.id, steadingEdition]]);

/** What can be pressed or chosen on a panel: the id, and the values of a select. */
const movesOn = (panel: PageMessage) =>
  panel.components.flatMap((row) =>
    row.type === ComponentType.ActionRow
      ? row.components.flatMap((one) => {
          if (!('custom_id' in one)) return [];
          const values =
            one.type === ComponentType.StringSelect ? one.options.map(({ value }) => value) : [];
          const most = one.type === ComponentType.StringSelect ? (one.max_values ?? 1) : 0;
          return [{ id: one.custom_id, is: readId(one.custom_id)?.do, values, most }];
        })
      : [],
  );

/** What leads to an answer that is owed. */
const ANSWERING: ReadonlySet<string | undefined> = new Set([
  'pick',
  'take',
  'form',
  'answer',
  'hidden',
  'open',
]);

/** The button of orders. */
const ORDER = 'Auftrag …';

const altOf = (message: PageMessage): string => picturesOf(message)[0]?.description ?? '';

/** Fills a form: as much of each kind as is still wanted, and nothing of what is written in lines. */
async function fillIn(person: Person, panel: PageMessage, id: string): Promise<PageMessage> {
  const form = await person.press(panel, id);
  if (form.is !== 'modal') throw new Error('No form was opened.');
  let left = Number(/(?:Together|Zusammen) (\d+)/u.exec(JSON.stringify(form.modal))?.[1] ?? 1);
  const fields: Record<string, string | readonly string[]> = {};
  for (const label of form.modal.components) {
    if (label.type !== ComponentType.Label) continue;
    const { component } = label;
    if (component.type === ComponentType.StringSelect) {
      const amounts = component.options.map(({ value }) => Number(value));
      const most = Math.max(...amounts.filter((amount) => amount <= left));
      left -= most;
      fields[component.custom_id] = [String(most)];
    } else if (component.type === ComponentType.TextInput) {
      fields[component.custom_id] = component.value ?? '';
    }
  }
  return messageOf(await person.submitModal(form, fields));
}

describe('another game on the shelf, played in German on panels', () => {
  let camp: Camp;
  let thread: string;
  let ash: Person;
  let birch: Person;
  let invitation = '';
  let postedByOrders = 0;
  const panels: PageMessage[] = [];
  /** What was said to an order, of each of both. */
  const ordered: string[] = [];
  /** What can be ordered, before that and after. */
  const orderable: string[] = [];

  /** Orders the last there is to order: a storm, for who holds it. */
  async function order(person: Person): Promise<void> {
    const more = await moreOn(person, await openPanel(person, thread, 'Spielen'));
    const opened = messageOf(await person.press(more, ORDER));
    const last = movesOn(opened).findLast(({ is }) => is === 'answer' || is === 'hidden');
    const done = messageOf(await person.press(opened, last?.id ?? ORDER));
    ordered.push(textOf(done));
    await camp.settled();
    orderable.push(textOf(more), textOf(await moreOn(person, done)));
  }

  /** Answers all that is owed: two guards at once, two workers at once, the last place or card, amounts. */
  async function takeTurn(person: Person): Promise<void> {
    let panel = await openPanel(person, thread, 'Spielen');
    for (;;) {
      panels.push(panel);
      const moves = movesOn(panel);
      const move = moves.findLast(({ is }) => ANSWERING.has(is));
      if (move === undefined || (move.is !== 'pick' && textOf(panel).includes('🔒'))) return;
      if (move.is === 'form') {
        panel = await fillIn(person, panel, move.id);
      } else if (move.values.length === 0) {
        panel = messageOf(await person.press(panel, move.id));
      } else {
        const last = move.values.at(-1) ?? '';
        const guards = move.values.filter((value) => value.endsWith(':guard.dog'));
        const values = move.most > 1 ? move.values.slice(0, 2) : [last];
        panel = messageOf(await person.select(panel, move.id, guards.length > 0 ? guards : values));
      }
      await camp.settled();
    }
  }

  beforeAll(async () => {
    camp = await pitchCamp({ shelf, locale: 'de' });
    [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    for (const person of [ash, birch]) person.setLocale('de');
    await say(camp, 'tusk', ash, 'match new', { seats: 2 });
    const lobby = posts(ash, 'tusk')[0];
    if (lobby === undefined) throw new Error('The lobby was not posted.');
    invitation = lobby.content;
    await pressLobby(camp, birch, lobby, 'Mitspielen / aussteigen');
    await pressLobby(camp, ash, lobby, 'Starten');
    thread = ash.channels().findLast(({ name }) => name.startsWith('Steading #1'))?.id ?? '';
    const before = posts(ash, thread).length;
    for (const person of [ash, birch]) await order(person);
    postedByOrders = posts(ash, thread).length - before;
    for (let turn = 0; turn < 40; turn += 1) {
      for (const person of [ash, birch]) {
        await takeTurn(person);
        if (!(await isPlayed(camp, 1))) return;
      }
    }
    throw new Error('The match does not end.');
  }, 60_000);
  afterAll(() => camp.close());

  const withFile = (name: string) =>
    posts(birch, thread).filter(({ attachments }) =>
      attachments.some(({ filename }) => filename === name),
    );

  it('asks and tells in German', () => {
    expect(invitation).toMatch(/^## Der Weiler/u);
    const said = panels.map(textOf).join('\n');
    expect(said).toMatch(/\*\*Wer bewacht das Nordtor\?\*\*\nEin Hund hält Diebe fern/u);
    expect(said).toMatch(/✅ 🔥 Herd stellt Wachen auf – Nordtor: Hund, Südtor: Hund\./u);
    expect(said).toMatch(/✅ 🔥 Herd schickt 2 Helfer/u);
    expect(said).toMatch(/✅ 🔥 Herd zahlt \d .* für das Essen/u);
    expect(said).toMatch(/🔒 .*Bieten: 1 /u);
    for (const message of ash.ephemerals()) {
      const content = textOf(message);
      const { thinking } = message;
      expect(thinking).toBe(false);
      expect(content).not.toMatch(/⚠️/u);
    }
  });

  it('takes orders from their own list, and tells nobody', () => {
    expect(ordered.toSorted()).toEqual([
      expect.stringMatching(/^✅ Dein Auftrag: Sturm, sobald jemand anders feiert\.\n/u),
      expect.stringMatching(/^✅ Dein Auftrag: nichts\.\n/u),
    ]);
    for (const more of orderable) {
      expect(more).toMatch(/\n-# 📜 \*\*Was, wenn jemand anders feiert\?\*\*/u);
    }
    expect(postedByOrders).toBe(0);
  });

  it('has one picture of the places and cards that may be chosen, told in words', () => {
    const alts = panels.map(altOf);
    const choice = alts.find((alt) => alt.startsWith('Wohin?'));
    expect(choice).toMatch(/^Wohin\? Herd, Steading #1\. \p{L}+: Für /u);
    expect(choice).toMatch(/Plätze: Wald \(1 bis 3 Holz\); .* Feld 3 \(2 Stroh\)\. /u);
  });

  it('posts each step with a picture that is told in words', () => {
    const boards = boardsPosted(camp, thread);
    expect(boards.length).toBeGreaterThan(4);
    for (const { alt } of boards) {
      expect(alt).toMatch(/^Runde \d, /u);
      expect(alt).toMatch(/Herd \(Ash/u);
    }
    expect(boards.some(({ alt }) => /Am Zug: Reiher\./u.test(alt))).toBe(true);
    // One is left of each round, as it ended.
    const left = withFile('board.png').map((board) => /^Runde \d/u.exec(altOf(board))?.[0]);
    expect(left.length).toBeLessThan(boards.length);
    expect(left.length).toBeGreaterThan(1);
    const told = boards.map(({ content }) => content).join('\n');
    expect(told).toMatch(/🔥 Herd geht los – \p{L}+: \d \p{L}+\./u);
    expect(told).toMatch(/👑 .* Gunst des Häuptlings/u);
  });

  it('ends with a result and a story, in German', () => {
    expect(posts(birch, thread).at(-3)?.content).toMatch(/🏆 .* gewinn|🍂 Niemand/u);
    const [story] = withFile('story.gif');
    expect(story?.content).toMatch(/^📖 Einen Sturm hat immer jemand auf der Hand/u);
    const [animation] = story?.attachments ?? [];
    const [chart] = withFile('chart.png').flatMap(({ attachments }) => attachments);
    expect(animation?.description).toMatch(/^Steading #1 von Anfang bis Ende als Animation/u);
    expect(chart?.description).toMatch(/^Die Partie in Zahlen, Steading #1\. Punkte nach Runden/u);
  });
});

describe('the same in English by commands, with computer players at the table', () => {
  const seat = 0;
  const used = new Set<string>();
  /** What was said to an answer, and whose it was. */
  const answered: { readonly said: string; readonly by: number }[] = [];
  let camp: Camp;
  let thread: string;
  let ash: Person;

  beforeAll(async () => {
    camp = await pitchCamp({ shelf });
    ash = camp.sandbox.user('Ash');
    thread = await startMatch(camp, [ash], 3);
    const app = { ...openApp(camp.store, shelf), announce: () => {}, think: async () => null };
    const random = namedRandom('by commands');
    for (let answers = 0; answers < 40; answers += 1) {
      const loaded = await load(app, 1);
      const [owed] = waitingFor(loaded);
      if (owed === undefined) return;
      const asked = askedOf(loaded, seat, 'en').find(({ decision }) => decision.id === owed.id);
      const choices = asked === undefined ? [] : allOffers([asked]);
      const { command, options } = oneOf(choices, random).phrase;
      const said = await say(camp, thread, ash, `steading ${command}`, options);
      answered.push({ said, by: owed.seat });
      used.add(command);
    }
    throw new Error('The match does not end.');
  }, 60_000);
  afterAll(() => camp.close());

  it('needs every command, and waits for people alone', () => {
    for (const { said, by } of answered) {
      expect(said).toMatch(/^(?:✅|(?!⚠️)(?:.*\n)*🔒) /u);
      expect(by).toBe(seat);
    }
    expect([...used].toSorted()).toEqual(['bid', 'feed', 'guard', 'place', 'send']);
  });

  it('is told with what computer players did', () => {
    const told = posts(ash, thread).map(({ content }) => content);
    expect(told.join('\n')).toMatch(/🐦 Heron goes to [^:]+: \d \p{L}+\./u);
    expect(told.join('\n')).toMatch(/🏆 .* wins?!|🏆 .* share the win!/u);
    expect(told.at(-2)).toMatch(/^📖 Somebody always holds the storm/u);
  });

  it('has computer players order, and tells nobody', async () => {
    const entries = (await camp.store.entries(1)).map(entryIn);
    const given = entries.flatMap((entry) => (entry.kind === 'answers' ? entry.answers : []));
    const orders = given.filter(({ decision }) => decision.startsWith('order.'));
    expect(orders.map(({ seat, by }) => [seat, by])).toEqual(
      [1, 2, 3].map((seat) => [seat, 'computer']),
    );
    for (const { content } of posts(ash, thread)) expect(content).not.toMatch(/order/iu);
    expect(camp.log.filter(({ level }) => level > 30)).toEqual([]);
  });

  it('exports a record that verifies, with answers of people and of computer players', async () => {
    const outcome = await ash.invoke('match export', {}, { channel: thread });
    const [file] = messageOf(outcome).attachments;
    const record = readRecord(await (await fetch(file?.url ?? '')).text());
    if (!record.ok) throw new Error(record.refusal);
    expect(verifyRecord(STEADING, record.value)).toMatchObject({ ok: true });
    const makers = JSON.stringify(record.value.entries);
    for (const by of ['person', 'computer']) expect(makers).toContain(`"by":"${by}"`);
  });
});
