import { ApplicationCommandOptionType as Type } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandsFor } from '../../src/discord/commands/registration.ts';
import { SHELF } from '../../src/games/index.ts';
import { handOver, resign } from '../../src/match/company/hand-over.ts';
import { openApp } from '../../src/match/open.ts';
import type { Press } from '../../src/match/app/press.ts';
import type { Person } from '../../src/sandbox/index.ts';
import type { SeatRow } from '../../src/store/store.ts';
import { type Camp, pitchCamp, posts, read, startMatch } from './camp.ts';

type Options = Readonly<Record<string, string | number>>;

interface Named {
  readonly line: string;
  readonly options: Options;
}

/** What is typed beside what a command requires, for those that do nothing of the sort without it. */
const TYPED: Readonly<Record<string, Options>> = {
  give: { to: 'Red-haired', stick: 1 },
  trade: { to: 'Nobody', 'give-stick': 1 },
  note: { text: 'Mind the mammoth.' },
  promise: { text: 'I shall wait.', to: 'Nobody' },
};

/** Those that need no seat at a match, or a table that waits. */
const FOR_ANYBODY = [
  ...['new', 'join', 'leave', 'start', 'list', 'export', 'close', 'watch'].map(
    (one) => `match ${one}`,
  ),
  // What is done about a match, by its host or a moderator.
  ...['hand-over', 'level'].map((one) => `match ${one}`),
  'block',
  'board',
  'next',
  'repair',
  'setup',
  'log',
  'learn',
  'rules',
  'theme',
  'away',
  'language',
  'me',
];

/** What is as true, of those that look at something else first. */
const AS_TRUE: Readonly<Record<string, RegExp>> = {
  'match pause': /while (a|the) match is being played\.$/u,
  'match resume': /while (a|the) match is being played\.$|^This match is not paused\.$/u,
  'match settle': /while (a|the) match is being played\.$/u,
  // Also who gave a seat up may look for somebody who takes it.
  'match substitute': /while (a|the) match is being played\.$|^I have asked/u,
  'reclaim:3': /^Your seat was not taken for being too slow/u,
};

/** Commands about no match here: those of other games, and of leagues. */
const ELSEWHERE = ['league', ...[...SHELF.keys()].filter((id) => id !== 'tusk')];

/** Every command of a seat, with what it requires. */
const COMMANDS: readonly Named[] = commandsFor(SHELF).flatMap(({ name, options = [] }) => {
  const subcommands = options.flatMap((one) => (one.type === Type.Subcommand ? [one] : []));
  const each =
    subcommands.length === 0
      ? [{ line: name, options }]
      : subcommands.map((one) => ({
          line: `${name} ${one.name}`,
          options: one.options ?? [],
        }));
  return each
    .filter(({ line }) => !FOR_ANYBODY.includes(line) && !ELSEWHERE.includes(name))
    .map(({ line, options: all }) => ({
      line,
      options: {
        ...Object.fromEntries(
          all.flatMap((one): [string, string | number][] => {
            if (!('required' in one) || one.required !== true) return [];
            if (one.type === Type.Integer) return [[one.name, one.min_value ?? 1]];
            const [choice] = 'choices' in one ? (one.choices ?? []) : [];
            return [[one.name, choice?.value ?? '0']];
          }),
        ),
        ...TYPED[line],
      },
    }));
});

/** Buttons of a seat, as they may stand on older posts and panels. */
const pressesOf = (match: number): readonly string[] => [
  ...['play', 'hand'].map((one) => `${one}:${match}:a`),
  ...['panel', 'look', 'ahead', 'reclaim'].map((one) => `${one}:${match}`),
  `undo:${match}:0`,
  `unsay:${match}:1`,
  `only:${match}:1.a`,
  `answer:${match}:1.a:b`,
  `deal:${match}:0`,
  `agree:${match}`,
  `turn:${match}`,
  `vote:${match}:0:wait`,
];

describe('a refusal', { timeout: 120_000 }, () => {
  let camp: Camp;
  let people: Record<'ash' | 'birch' | 'cedar' | 'dune' | 'elm', Person>;
  const threads: string[] = [];

  beforeAll(async () => {
    camp = await pitchCamp();
    const user = (name: string) => camp.sandbox.user(name);
    people = {
      ash: user('Ash'),
      birch: user('Birch'),
      cedar: user('Cedar'),
      dune: user('Dune'),
      elm: user('Elm'),
    };
    const { ash, birch, cedar, dune } = people;
    for (const _ of [1, 2, 3]) threads.push(await startMatch(camp, [ash, birch, cedar]));
    const app = { ...openApp(camp.store, camp.shelf), announce: () => undefined };
    const still = { ...app, think: async () => null };
    const pressed = (by: Person, nth: number): Press => ({
      interaction: `reasons ${nth}`,
      user: { id: by.id, name: 'X' },
      locale: null,
      moderates: () => true,
      holds: () => false,
    });
    const seatOf = async (match: number, person: Person) =>
      (await camp.store.match(match))?.seats.find((one) => one.user === person.id)?.seat ?? -1;
    await resign(still, pressed(birch, 1), 3);
    await handOver(still, pressed(people.elm, 2), 3, await seatOf(3, cedar), {
      id: dune.id,
      name: 'Dune',
    });
    for (const [match, status] of [
      [1, 'over'],
      [2, 'cancelled'],
    ] as const) {
      const row = await camp.store.match(match);
      await camp.store.transaction(async (transaction) => {
        await transaction.changeMatch(match, { status, endedAt: new Date() });
        // Computer players have played it to its end.
        const seats = (row?.seats ?? []).map(
          (one): SeatRow => ({ ...one, heldBy: 'computer', level: 'steady', owesSince: null }),
        );
        await transaction.setSeats(match, seats);
      });
    }
  }, 120_000);
  afterAll(() => camp.close());

  const isOver = /^This match is over/u;
  const isClosed = /^This match is closed/u;
  const isTrue = (deed: string, said: string, why: RegExp): boolean =>
    why.test(said) || AS_TRUE[deed]?.test(said) === true;
  const cases = [
    { who: 'who sat at a match that is over', person: 'ash', match: 1, why: () => isOver },
    { who: 'who sat at a match that was closed', person: 'ash', match: 2, why: () => isClosed },
    {
      who: 'whose seat was given to somebody else',
      person: 'cedar',
      match: 3,
      why: () => new RegExp(`^<@${people.dune.id}> plays your seat in this match now`, 'u'),
    },
    {
      who: 'who gave its seat up',
      person: 'birch',
      match: 3,
      why: () => /^A computer player has your seat in this match now/u,
    },
    {
      who: 'who never sat there',
      person: 'elm',
      match: 3,
      why: () => /^You have no seat in this match/u,
    },
  ] as const;

  it('is tried with every command there is', () => {
    const all = commandsFor(SHELF).map(({ name }) => name);
    for (const line of FOR_ANYBODY) expect(all).toContain(line.split(' ')[0]);
    for (const name of [
      'give',
      'orders',
      'plan',
      'promise',
      'note',
      'tusk',
      'undo',
      'trade',
      'hand',
    ])
      expect(COMMANDS.some(({ line }) => line.split(' ')[0] === name)).toBe(true);
  });

  for (const { who, person, match, why } of cases) {
    it(`says the true reason to ${who}, whatever is typed`, async () => {
      const said: Record<string, string> = {};
      for (const { line, options } of COMMANDS) {
        const outcome = await people[person].invoke(line, options, {
          channel: threads[match - 1] ?? '',
        });
        if (!isTrue(line, read(outcome), why())) said[line] = read(outcome);
      }
      expect(said).toEqual({});
    });

    it(`says the true reason to ${who}, whatever is pressed`, async () => {
      const said: Record<string, string> = {};
      const post = posts(people[person], threads[match - 1] ?? '').at(-1);
      if (post === undefined) throw new Error('Nothing was posted there.');
      for (const id of pressesOf(match)) {
        // It would have it back.
        if (person === 'cedar' && id === `reclaim:${match}`) continue;
        const outcome = await people[person].press(post, id, { unchecked: true });
        if (!isTrue(id, read(outcome), why())) said[id] = read(outcome);
      }
      expect(said).toEqual({});
    });
  }
});
