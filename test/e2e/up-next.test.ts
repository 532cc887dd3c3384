import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tuskEdition } from '../../src/games/tusk/index.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { Person } from '../../src/sandbox/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { type Camp, pitchCamp, startMatch } from './camp.ts';
import { inPlayingOrder, offers, say } from './play.ts';

const next = (person: Person): string[] =>
  person.dms().flatMap(({ content }) => (/^.+\n⏭️/u.test(content) ? [content] : []));

describe('who is next', { timeout: 30_000 }, () => {
  const shelf = new Map<string, AnyEdition>([
    [pebblesEdition.game.id, pebblesEdition],
    [tuskEdition.game.id, tuskEdition],
  ]);
  let camp: Camp;
  let people: readonly [Person, Person, Person];

  beforeAll(async () => {
    camp = await pitchCamp({ shelf });
    people = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch'), camp.sandbox.user('Cedar')];
  }, 60_000);
  afterAll(() => camp.close());

  it('is told so by a DM where it wants that, once a turn, and nobody else is', async () => {
    const [ash, birch, cedar] = people;
    expect(await say(camp, 'tusk', cedar, 'me', { next: 'true' })).toMatch(
      /also when you’re next/u,
    );
    const thread = await startMatch(camp, people, 0, { game: 'pebbles', pace: '1 day' });
    await say(camp, thread, ash, 'pebbles take', { pebbles: '1' });
    expect(next(cedar)).toHaveLength(1);
    expect(next(cedar)[0]).toMatch(/^\*\*Pebbles #1\*\* in <#\d+>\n⏭️ You’re next, after Blue\.$/u);
    await say(camp, thread, birch, 'pebbles take', { pebbles: '1' });
    await say(camp, thread, cedar, 'pebbles take', { pebbles: '1' });
    expect(next(cedar)).toHaveLength(1);
    expect([...next(ash), ...next(birch)]).toEqual([]);
    expect(await say(camp, 'tusk', cedar, 'me', { next: 'false' })).not.toMatch(/you’re next/u);
    await say(camp, thread, ash, 'pebbles take', { pebbles: '1' });
    expect(next(cedar)).toHaveLength(1);
  });

  it('is known in Tusk! from the first placing on', async () => {
    for (const person of people) await say(camp, 'tusk', person, 'me', { next: 'true' });
    const before = people.map((person) => next(person).length);
    const thread = await startMatch(camp, people, 0, { game: 'tusk', pace: '1 day' });
    const [first, second, third] = await inPlayingOrder(camp, 2, people);
    if (first === undefined || second === undefined || third === undefined) {
      throw new Error('Three were to play.');
    }
    const told = (person: Person) => next(person).length - (before[people.indexOf(person)] ?? 0);
    expect([told(first), told(second), told(third)]).toEqual([0, 1, 0]);
    await say(camp, thread, first, 'tusk place', { at: 'D3' });
    expect([told(first), told(second), told(third)]).toEqual([0, 1, 1]);
    expect(await offers(thread, second, 'tusk place', 'at')).not.toEqual([]);
  });
});
