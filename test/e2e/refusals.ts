import { expect } from 'vitest';
import { type Person, textOf } from '../../src/sandbox/index.ts';
import { type Camp, posts } from './camp.ts';

/** Everything of a match that a refused press must leave as it is, and all that everybody can read. */
export async function standing(camp: Camp, match: number) {
  const row = await camp.store.match(match);
  const witness = camp.sandbox.user('Cedar');
  return {
    status: row?.status,
    host: row?.host,
    size: row?.size,
    seats: row?.seats,
    sequence: row?.sequence,
    snapshot: row?.snapshot,
    log: await camp.store.entries(match),
    sealed: row?.sealed,
    read: witness
      .channels()
      .flatMap(({ id }) => posts(witness, id))
      .map(({ id, content }) => `${id}: ${content}`),
  };
}

/** Who does what in vain, and the one sentence that comes of it. */
export interface Vain {
  /** Null where it cannot be known which match was meant. */
  readonly match: number | null;
  readonly person: Person;
  readonly sentence: RegExp;
  readonly act: () => Promise<unknown>;
}

/** Asserts that the person alone is told why, that nothing changes, and that it is logged with the match. */
export async function expectRefusal(
  camp: Camp,
  { match, person, sentence, act }: Vain,
): Promise<void> {
  await camp.settled();
  const before = await standing(camp, match ?? 0);
  const told = person.ephemerals().length;
  const logged = camp.log.length;
  await act();
  await camp.settled();
  expect(await standing(camp, match ?? 0)).toEqual(before);
  const heard = person.ephemerals();
  expect(heard.length - told).toBeLessThanOrEqual(1);
  expect(heard.map((one) => textOf(one).replace(/^⚠️ /u, '')).join('\n')).toMatch(sentence);
  const lines = camp.log.slice(logged);
  expect(lines).toEqual([
    expect.objectContaining({ level: 30, msg: 'refused', match, deed: expect.any(String) }),
  ]);
  // What somebody is told is for its reader: it may name what is secret.
  expect(JSON.stringify(lines)).not.toMatch(sentence);
}
