import { readdirSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { fingerprint } from '../../../src/engine/fingerprint.ts';
import { CONTENT } from '../../../src/games/tusk/content.ts';
import { VERSIONS } from '../../../src/games/tusk/content/versions.ts';
import { tusk } from '../../../src/games/tusk/rules.ts';

const FOLDER = new URL('../../../src/games/tusk/content/', import.meta.url);

it('is, by version, what matches that run hold the fingerprint of', () => {
  // Where this fails, put the content back, or give what is new a version of its own beside this one.
  expect(fingerprint(tusk, 1)).toBe(
    '9fcf2f2d5c511802faa605fead31e96c46ae25c3b79197a322c39f5435cdfc1a',
  );
  expect(fingerprint(tusk, 2)).toBe(
    '5a60518939d3dbe53477bf227bd43f28c5fd4ef638483b3855ad6071da59b5d5',
  );
  expect(Object.keys(CONTENT)).toEqual(VERSIONS.map(String));
});

/** What differs between versions is declared for each. */
const byVersion = z.strictObject({ 1: z.unknown(), 2: z.unknown() });

it.each(readdirSync(FOLDER).filter((file) => file !== 'versions.ts'))(
  'holds all that %s declares',
  async (file) => {
    const declared: Record<string, unknown> = await import(new URL(file, FOLDER).href);
    for (const version of VERSIONS) {
      const held = Object.values(CONTENT[version]).flatMap((part): unknown[] => [
        part,
        ...Object.values(part),
      ]);
      for (const [name, value] of Object.entries(declared)) {
        const own = byVersion.safeParse(value);
        // What a version does not have is not held against it.
        const isNothing = own.success && isDeepStrictEqual(own.data[version], {});
        if (typeof value !== 'function' && !isNothing)
          expect(held, name).toContainEqual(own.success ? own.data[version] : value);
      }
    }
  },
);
