import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { namedRandom } from '../../src/engine/random.ts';
import { type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import { partsOf } from '../markdown.ts';
import { type Camp, isPlayed, openPanel, openTable, pitchCamp, posts, startMatch } from './camp.ts';
import { actOnce, asks } from './hands.ts';
import { offers, say } from './play.ts';

const NAMES = [
  '[nitro](https://evil.example/x) `c`',
  '<@123456789012345678> @everyone',
  '# a\n> b \u202Ec <:d:12345678>',
] as const;

const sent = z.object({ content: z.string() });
const parts = z.object({ components: z.array(z.unknown()) });

/** What a message says in so many words, also on its panels and in what they hold. */
const saidIn = (body: unknown): string[] => [
  sent.safeParse(body).data?.content ?? '',
  ...(parts.safeParse(body).data?.components ?? []).flatMap(saidIn),
];
/** All that a message of ours is made of; a list is only in the rules. */
const OURS = [
  'paragraph',
  'text',
  'bold',
  'italic',
  'subtext',
  'heading',
  'code',
  'codeBlock',
  'spoiler',
];

describe('people whose names are Markdown', () => {
  let camp: Camp;
  let thread: string;
  let people: Person[];
  const seen: string[] = [];

  beforeAll(async () => {
    camp = await pitchCamp({ people: [...NAMES, 'Cedar'] });
    people = NAMES.map((name) => camp.sandbox.user(name));
    thread = await startMatch(camp, people);
    const [first, second, third] = people;
    if (first === undefined || second === undefined || third === undefined) throw new Error('?');
    await openTable(camp, first, 3, 1);
    for (const line of ['match list', 'next', 'hand', 'log']) {
      seen.push(await say(camp, thread, second, line));
    }
    const random = namedRandom('nasty names on panels');
    let offer: PageMessage | undefined;
    for (let round = 0; round < 400; round += 1) {
      if (round === 5) {
        seen.push(await say(camp, thread, first, 'undo'));
        seen.push(await say(camp, thread, third, 'match resign'));
        // Discord lets a thread be renamed twice in ten minutes.
        await camp.later(10 * 60_000);
      }
      // Nothing can be offered before somebody has it.
      if (round >= 5 && offer === undefined) {
        const { seats = [] } = (await camp.store.match(1)) ?? {};
        for (const [giver, taker] of [
          [first, second],
          [second, first],
        ] as const) {
          const to = String(seats.find(({ user }) => user === taker.id)?.seat);
          for (const good of ['give-stick', 'give-grass', 'give-stone', 'give-food'])
            await say(camp, thread, giver, 'trade', { to, [good]: 1 });
          offer ??= posts(taker, thread).find(({ components }) =>
            JSON.stringify(components).includes('"accept:'),
          );
          if (offer !== undefined) break;
        }
        if (offer !== undefined) await first.press(offer, 'Decline');
      }
      for (const person of round < 5 ? people : [first, second]) {
        if (!(await isPlayed(camp, 1))) break;
        let panel = await openPanel(person, thread);
        // What is sealed may be changed, and need not be.
        while (asks(panel) && !textOf(panel).includes('🔒')) {
          panel = await actOnce(person, panel, random);
        }
        await camp.settled();
      }
      if (!(await isPlayed(camp, 1))) break;
    }
    if (offer === undefined) throw new Error('Nothing was ever offered.');
    seen.push(await say(camp, thread, second, 'log', { page: 1 }));
    seen.push(await say(camp, thread, second, 'match export'));
  }, 120_000);
  afterAll(() => camp.close());

  it('play a whole match in which no name is more than a name', () => {
    const all = camp.sandbox.requests.messageBodies().flatMap(saidIn);
    expect(all.length).toBeGreaterThan(100);
    const known = new Set(people.map(({ id }) => id));
    for (const content of all) {
      for (const name of NAMES) expect(content).not.toContain(name);
      for (const { type, text = '', id = '' } of partsOf(content)) {
        if (type === 'user') expect([...known]).toContain(id);
        else if (type === 'channel')
          expect(people[0]?.channels().map((one) => one.id)).toContain(id);
        else if (type === 'time') expect(content).toMatch(/(,| ·|⏱️) (asked|due) <t:|^-# as of <t:/);
        else expect(OURS, content).toContain(type);
        if (type === 'code' || type === 'codeBlock') expect(text).not.toContain('c`');
        expect(text).not.toMatch(/[\u202A-\u202E]/);
      }
    }
  });

  it('stand in messages as mentions, which Discord fills in', () => {
    const [first, second] = people;
    const begun = posts(camp.sandbox.user('Cedar'), thread)[1]?.content ?? '';
    expect(begun).toContain(` is <@${first?.id}>, `);
    const result = posts(camp.sandbox.user('Cedar'), thread).find(({ content }) =>
      content.includes('🏆'),
    );
    expect(result?.content).toContain(` · <@${second?.id}>: **`);
    const [list] = seen;
    expect(list).toContain(`: <@${first?.id}>, <@${second?.id}>, `);
  });

  it('stand in one plain line where nothing is marked up', async () => {
    const name = people[0]?.channel(thread).name ?? '';
    expect(name).toContain(`: ${NAMES[0]}, ${NAMES[1]}, 🤖 # a > b c <:d:`);
    const [open] = await offers(thread, camp.sandbox.user('Cedar'), 'match join', 'match');
    expect(open?.name).toContain(`: ${NAMES[0]}, `);
  });
});
