import { readdirSync } from 'node:fs';
import { z } from 'zod';

type Nested = { readonly [name: string]: string | Nested };
const nested: z.ZodType<Nested> = z.lazy(() => z.record(z.string(), z.union([z.string(), nested])));

const ROOT = new URL('../../src/words/', import.meta.url);

/** The rooms of the house: a file of each, in each language. */
export const ROOMS = readdirSync(new URL('en/', ROOT)).map((file) => file.replace('.ts', ''));

/** All texts of a room by their names, in one language. */
export async function roomOf(language: string, name: string): Promise<Map<string, string>> {
  const module: unknown = await import(new URL(`${language}/${name}.ts`, ROOT).href);
  const all = new Map<string, string>();
  const visit = (rest: Nested, path: string): void => {
    for (const [key, text] of Object.entries(rest)) {
      if (typeof text === 'string') all.set(path + key, text);
      else visit(text, `${path}${key}.`);
    }
  };
  visit(nested.parse(module), '');
  return all;
}
