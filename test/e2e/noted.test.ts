import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { type Person, textOf } from '../../src/sandbox/index.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { type Camp, moreOn, openPanel, pitchCamp, posts, read, startMatch } from './camp.ts';

/** What somebody notes about a match, for itself alone. */
describe('a note', () => {
  const edition: AnyEdition = pebblesEdition;
  let camp: Camp;
  let thread: string;
  let ash: Person;
  let birch: Person;

  beforeAll(async () => {
    camp = await pitchCamp({ shelf: new Map([[edition.game.id, edition]]) });
    [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    thread = await startMatch(camp, [ash, birch]);
  }, 60_000);
  afterAll(() => camp.close());

  const note = async (person: Person, options: Record<string, string | boolean> = {}) =>
    read(await person.invoke('note', options, { channel: thread }));

  it('stands on the panel of who wrote it, as it was written, after a restart as well', async () => {
    expect(await note(ash)).toMatch(/no note about this match/u);
    expect(await note(ash, { text: 'Birch is **bold**; take 2' })).toMatch(/take 2/u);
    await camp.restart();
    expect(textOf(await moreOn(ash, await openPanel(ash, thread)))).toContain(
      '📝 Birch is \\*\\*bold\\*\\*\\; take 2',
    );
    expect(await note(ash)).toMatch(/Birch is/u);
  });

  it('is read by nobody else', async () => {
    expect(textOf(await moreOn(birch, await openPanel(birch, thread)))).not.toContain('bold');
    expect(JSON.stringify(posts(birch, thread))).not.toContain('bold');
    expect(await note(birch)).toMatch(/no note about this match/u);
    expect(await note(camp.sandbox.user('Dune'), { text: 'me too' })).toMatch(/no seat/u);
  });

  it('is as long as it may be, and goes', async () => {
    expect(await note(ash, { text: 'x'.repeat(500) })).toMatch(/x{500}/u);
    expect(await note(ash, { forget: true })).toBe('Your note is gone.');
    expect(textOf(await moreOn(ash, await openPanel(ash, thread)))).not.toContain('📝');
  });
});
