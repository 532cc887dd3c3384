import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';

type Nested = { readonly [name: string]: string | Nested };
const nested: z.ZodType<Nested> = z.lazy(() => z.record(z.string(), z.union([z.string(), nested])));

const ROOT = new URL('../../', import.meta.url);

const filesIn = (folder: string): string[] => readdirSync(new URL(`${folder}/`, ROOT));

/** A file of texts, in each language: `src/games/tusk/words` and `rules`. */
export interface Room {
  /** The folder of words. */
  readonly words: string;
  readonly name: string;
}

/** The folders of words: that of the app, those of games, and that of the game among the tests. */
const FOLDERS = [
  'src/words',
  ...filesIn('src/games')
    .map((game) => `src/games/${game}/words`)
    // The rules of a game may be there before its words.
    .filter((folder) => existsSync(new URL(folder, ROOT))),
  'test/games/steading/words',
];

/** All rooms of the app and of its games. */
export const ROOMS: readonly Room[] = FOLDERS.flatMap((words) =>
  filesIn(`${words}/en`)
    .filter((file) => file !== 'index.ts')
    .map((file) => ({ words, name: file.replace('.ts', '') })),
);

/** The folders of several English rooms, with what their index exports: those are spoken together, and no others. */
export const INDEXES = FOLDERS.flatMap((words) => {
  const index = new URL(`${words}/en/index.ts`, ROOT);
  if (!existsSync(index)) return [];
  const exported = [...readFileSync(index, 'utf8').matchAll(/^export \* from '\.\/(.*)\.ts';$/gm)];
  return [{ words, names: exported.map(([, name]) => name ?? '') }];
});

/** The rooms that a language must have: those of the game among the tests only where it speaks that. */
export const roomsIn = (language: string): readonly Room[] =>
  ROOMS.filter(
    ({ words }) => words.startsWith('src/') || existsSync(new URL(`${words}/${language}`, ROOT)),
  );

/** All texts of a room by their names, in one language. */
export async function roomOf(
  language: string,
  { words, name }: Room,
): Promise<Map<string, string>> {
  const module: unknown = await import(new URL(`${words}/${language}/${name}.ts`, ROOT).href);
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
