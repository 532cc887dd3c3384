import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fingerprint } from '../../../src/engine/fingerprint.ts';
import { CONTENT } from '../../../src/games/tusk/content.ts';
import { tusk } from '../../../src/games/tusk/rules.ts';

const FOLDER = new URL('../../../src/games/tusk/content/', import.meta.url);

it('is, by version, what matches that run hold the fingerprint of', () => {
  // Where this fails, put the content back, or give what is new a version of its own beside this one.
  expect(fingerprint(tusk, 1)).toBe(
    '9fcf2f2d5c511802faa605fead31e96c46ae25c3b79197a322c39f5435cdfc1a',
  );
  expect(Object.keys(CONTENT)).toEqual(['1']);
});

it.each(readdirSync(FOLDER))('holds all that %s declares', async (file) => {
  const declared: Record<string, unknown> = await import(new URL(file, FOLDER).href);
  const held = Object.values(CONTENT[1]).flatMap((part): unknown[] => [
    part,
    ...Object.values(part),
  ]);
  for (const [name, value] of Object.entries(declared)) {
    if (typeof value !== 'function') expect(held, name).toContain(value);
  }
});
