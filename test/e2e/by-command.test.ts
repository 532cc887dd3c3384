import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CountedRandom, namedRandom } from '../../src/engine/random.ts';
import { SHELF } from '../../src/games/index.ts';
import type { Language } from '../../src/language/languages.ts';
import { openApp } from '../../src/match/open.ts';
import { load } from '../../src/match/loaded/load.ts';
import { waitingFor, askedOf, type Offered } from '../../src/match/loaded/asked.ts';
import type { Person } from '../../src/sandbox/index.ts';
import { type Camp, pitchCamp, posts, read, startMatch } from './camp.ts';
import { oneOf } from './hands.ts';
import { say } from './play.ts';
import { allOffers } from '../match/all-offers.ts';

/** What any match with much in it asks for. */
const EVERY_MATCH = [
  'place',
  'keep',
  'grow',
  'hunt',
  'move',
  'gather',
  'recover',
  'commit',
  'done',
];

/** Every option of every command is taken from what autocomplete offers: it offers all that is legal. */
describe('a whole match by slash commands alone', () => {
  const match = 1;
  let camp: Camp;
  let thread: string;
  let people: Person[];
  const used = new Map<string, number>();

  beforeAll(async () => {
    camp = await pitchCamp({ languages: ['en', 'de'] });
    const [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    people = [ash, birch];
    birch.setLocale('de');
    thread = await startMatch(camp, people);
    const app = { ...openApp(camp.store, SHELF), announce: () => {}, think: async () => null };
    const random = namedRandom('a whole match by commands');
    for (let answers = 0; answers < 1000; answers += 1) {
      const loaded = await load(app, match);
      const [decision] = waitingFor(loaded);
      if (decision === undefined) return;
      const person = people[decision.seat];
      if (person === undefined) throw new Error('Somebody is asked who is not there.');
      const offersIn = (language: Language) =>
        allOffers(
          askedOf(loaded, decision.seat, language).filter((one) => one.decision.id === decision.id),
        );
      const language = person === birch ? 'de' : 'en';
      const offer = leastUsed(offersIn(language), random);
      const german = offersIn('de').find(({ choice }) => choice === offer.choice);
      if (german === undefined) throw new Error('It is not offered in German.');
      await type(person, offer, german, language);
    }
    throw new Error('The match does not end.');
  }, 120_000);

  afterAll(() => camp.close());

  /**
   * Types a command, each option as autocomplete writes it, and sends it in German words, which are understood from
   * who reads English as well; who reads German types by hand what autocomplete shows.
   */
  async function type(
    person: Person,
    { phrase }: Offered,
    german: Offered,
    language: Language,
  ): Promise<void> {
    const line = `tusk ${phrase.command}`;
    const typed: Record<string, string | number> = {};
    const shown: Record<string, string | number> = {};
    for (const [option, wanted] of Object.entries(phrase.options)) {
      const { choices } = await person.autocomplete(
        line,
        { ...typed, [option]: String(wanted) },
        option,
        { channel: thread },
      );
      const choice = choices.find(({ value }) => value === wanted);
      if (choice === undefined) throw new Error(`/${line} ${option} does not offer ${wanted}.`);
      typed[option] = choice.value;
      shown[option] = typeof choice.value === 'number' ? choice.value : choice.name;
    }
    const sent = language === 'de' ? shown : german.phrase.options;
    const told = await say(camp, thread, person, line, sent);
    // It is answered in the words of its reader.
    expect(told).toMatch(/^(?:✅|(?!⚠️)(?:.*\n)*🔒) /u);
    expect(told).toMatch(language === 'de' ? /du bist/u : /you are/u);
    used.set(phrase.command, timesUsed(phrase.command) + 1);
  }

  const timesUsed = (command: string): number => used.get(command) ?? 0;

  /** One of the answers by the command that was used least so far: a match in which much happens. */
  function leastUsed(offers: readonly Offered[], random: CountedRandom): Offered {
    const least = Math.min(...offers.map(({ phrase }) => timesUsed(phrase.command)));
    return oneOf(
      offers.filter(({ phrase }) => timesUsed(phrase.command) === least),
      random,
    );
  }

  const said = (): string[] =>
    posts(camp.sandbox.user('Cedar'), thread).map(({ content }) => content);

  it('comes to its end', async () => {
    expect(await camp.store.match(match)).toMatchObject({ status: 'over' });
    expect(said().filter((content) => /🏆/u.test(content))).toHaveLength(1);
    expect([...used.keys()]).toEqual(expect.arrayContaining(EVERY_MATCH));
  });

  it('is told in full by /log, page after page', async () => {
    const ash = camp.sandbox.user('Ash');
    const latest = await say(camp, thread, ash, 'log');
    const pages = Number(/Page \d+ of (\d+)$/.exec(latest)?.[1]);
    expect(pages).toBeGreaterThan(1);
    expect(await say(camp, thread, ash, 'log', { page: pages })).toBe(latest);
    expect(await say(camp, thread, ash, 'log', { page: 9999 })).toBe(latest);
    const first = await say(camp, thread, ash, 'log', { page: 1 });
    expect(first).toMatch(/^🦣 The tribes gather\. /u);
    expect(first).toMatch(/-# Page 1 of /);
  });

  it('is closed to more answers, and open to whoever looks', async () => {
    const ash = camp.sandbox.user('Ash');
    expect(await say(camp, thread, ash, 'tusk done')).toMatch(/^This match is over\./);
    expect(await say(camp, thread, ash, 'match resign')).toMatch(/^This match is over\./);
    expect(await say(camp, thread, ash, 'hand')).toMatch(/🏆 .* wins!/);
    expect(await say(camp, thread, ash, 'next')).toMatch(/^Nothing is waiting for you\./);
    expect(await say(camp, thread, camp.sandbox.user('Cedar'), 'board')).toBe('**Tusk! #1**');
    const exported = await ash.invoke('match export', {}, { channel: thread });
    expect(read(exported)).toMatch(/^The record of match #1/);
  });
});
