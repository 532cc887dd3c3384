import { ApplicationCommandOptionType as Type } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { commandsFor } from '../../src/discord/commands/registration.ts';
import { registeredIn } from '../../src/discord/pressed/as-registered.ts';
import { SHELF } from '../../src/games/index.ts';
import { SPOKEN } from '../../src/language/languages.ts';
import { type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import { allKept } from '../store/memory.ts';
import { type Camp, messageOf, pitchCamp, read, livePost, startMatch } from './camp.ts';
import { sayingOtherwise } from './changed-client.ts';
import { everyId } from './every-press.ts';

/** The number of Ash's plan, and one that no match has: as long, as texts may be told apart by that. */
const [PLAN, NONE] = [2, 7];

/** Who has no business there is answered whatever it presses, and nothing changes. */
describe('presses of somebody without a seat', () => {
  let camp: Camp;
  let post: PageMessage;
  let thread: string;
  const people: Record<string, Person> = {};

  beforeAll(async () => {
    camp = await pitchCamp();
    const { sandbox } = camp;
    const [ash, birch, cedar] = [
      sandbox.user('Ash'),
      sandbox.user('Birch'),
      sandbox.user('Cedar'),
    ] as const;
    Object.assign(people, { stranger: sandbox.user('Elm'), watcher: sandbox.user('Dune'), cedar });
    thread = await startMatch(camp, [ash, birch, cedar]);
    read(await ash.invoke('plan', {}, { channel: thread }));
    read(await sandbox.user('Dune').invoke('match watch', { match: 1 }, { channel: 'tusk' }));
    read(await cedar.invoke('match resign', {}, { channel: thread }));
    await camp.settled();
    post = livePost(ash, thread);
  });
  afterAll(() => camp.close());

  const someone = (who: string): Person => {
    const person = people[who];
    if (person === undefined) throw new Error(`Nobody is called ${who}.`);
    return person;
  };

  /** What somebody reads of a press, who presses it on a panel of its own. */
  const pressed = async (person: Person, id: string): Promise<string> => {
    const outcome = await person.press(post, id, { unchecked: true, until: 'acknowledged' });
    if (outcome.is === 'modal') return outcome.text;
    await camp.settled();
    const said = person.ephemerals().at(-1);
    return said === undefined ? '' : textOf(said);
  };
  /** Without the numbers of matches and of messages. */
  const bare = (text: string): string => text.replaceAll(/\d+/g, '#');

  it.each(['stranger', 'watcher', 'cedar'])(
    'answers each, and changes nothing: %s',
    async (who) => {
      const person = someone(who);
      for (const id of everyId(1, 1)) {
        // That is about its presser alone.
        if (id.startsWith('forget:')) continue;
        const before = await allKept(camp.store);
        read(await person.invoke('rules', {}, { channel: thread }));
        const known = person.ephemerals().at(-1)?.id;
        const text = await pressed(person, id);
        expect(text, id).not.toBe('');
        expect(text, id).not.toMatch(/Something went wrong/);
        const isForm = person.ephemerals().at(-1)?.id === known;
        if (isForm) expect(id).toMatch(/^find:/);
        expect(await allKept(camp.store), id).toEqual(before);
      }
      expect(camp.log.filter(({ level }) => level > 30)).toEqual([]);
    },
  );

  it('tells nobody whether there is a plan of somebody else', async () => {
    const elm = someone('stranger');
    expect(await camp.store.match(PLAN)).toMatchObject({ planOf: 1 });
    expect(await camp.store.match(NONE)).toBeNull();
    const [ofPlan, ofNone] = [everyId(PLAN, 1), everyId(NONE, 1)];
    const before = await allKept(camp.store);
    for (const [at, id] of ofPlan.entries()) {
      if (id.startsWith('forget:')) continue;
      const told = await pressed(elm, id);
      expect(told, id).not.toBe('');
      expect(bare(told), id).toBe(bare(await pressed(elm, ofNone[at] ?? '')));
    }
    expect(await allKept(camp.store)).toEqual(before);
    expect(camp.log.filter(({ level }) => level > 30)).toEqual([]);
  });

  it('tells nobody so by a command, either', async () => {
    const elm = someone('stranger');
    const before = await allKept(camp.store);
    const given = async (line: string, options: readonly object[]): Promise<string> => {
      const [name = '', sub] = line.split(' ');
      const nested = sub === undefined ? options : [{ name: sub, type: Type.Subcommand, options }];
      sayingOtherwise(camp, () => ({ name, options: nested }));
      return read(await elm.invoke('next', {}, { channel: thread }));
    };
    for (const [line, declared] of registeredIn(commandsFor(SHELF, SPOKEN))) {
      if (declared.every(({ name }) => name !== 'match')) continue;
      const needed = declared
        .filter(({ required }) => required === true)
        .map(({ name, type }) => ({ name, type, value: type === Type.Integer ? 1 : 'steady' }));
      const about = (match: number) => [
        ...needed,
        { name: 'match', type: Type.Integer, value: match },
      ];
      const told = await given(line, about(PLAN));
      expect(bare(told), line).toBe(bare(await given(line, about(NONE))));
    }
    expect(await allKept(camp.store)).toEqual(before);
  });
});

/** What is shown to somebody takes away what was shown to it there before, also while that is still being changed. */
describe('a panel that goes while it is shown', () => {
  let camp: Camp;
  let ash: Person;
  let thread: string;

  beforeAll(async () => {
    camp = await pitchCamp();
    ash = camp.sandbox.user('Ash');
    thread = await startMatch(camp, [ash, camp.sandbox.user('Birch')]);
  });
  afterAll(() => camp.close());

  it('is no failure, and nobody is told of one', async () => {
    const shown = messageOf(await ash.press(livePost(ash, thread), 'Play'));
    const before = camp.log.length;
    camp.sandbox.faults.delay(1_000, 'before', { method: 'PATCH', path: /%40original$/ });
    const edits = vi.spyOn(camp.bot.client.rest, 'patch');
    await ash.press(shown, 'panel:1', { unchecked: true, until: 'acknowledged' });
    await vi.waitFor(() => expect(edits).toHaveBeenCalled());
    const other = messageOf(await ash.press(livePost(ash, thread), 'Play'));
    await camp.settled();
    const seen = ash.ephemerals().map(({ id }) => id);
    expect(seen).not.toContain(shown.id);
    expect(seen.at(-1)).toBe(other.id);
    expect(camp.log.slice(before)).toEqual([
      expect.objectContaining({
        level: 30,
        msg: 'the message in which something was to be shown is gone',
      }),
    ]);
  });
});
