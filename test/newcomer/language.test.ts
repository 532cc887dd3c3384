import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, expect, it } from 'vitest';
import { accented } from '../language/pseudo.ts';
import { commandsOf } from '../readme/commands.ts';
import { copyTree, pageOf } from './tree.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const page = pageOf('translating.md');
const commands = commandsOf(page.split('## How to see it')[1] ?? '');

/** A language of Discord’s that has as many plurals as English. */
const CODE = 'sv';
const ENTRY = `  ${CODE}: { name: 'Svenska', tag: 'sv', locales: ['sv-SE'], complete: true },\n`;

const gameWords = readdirSync(join(ROOT, 'src/games')).map((game) => `src/games/${game}/words`);
const folders = ['src/words', ...gameWords].filter((words) => existsSync(join(ROOT, words, 'en')));

/** A room of English texts as a translator leaves it: other texts by the same names. */
function translated(words: string, name: string): string {
  const room = readFileSync(join(ROOT, words, 'en', name), 'utf8');
  const texts: ts.StringLiteralLike[] = [];
  const visit = (node: ts.Node): void => {
    const isText = ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer);
    if (isText && ts.isStringLiteralLike(node.initializer)) texts.push(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, room, ts.ScriptTarget.Latest, true));
  let own = room;
  for (const text of texts.toReversed()) {
    const said = JSON.stringify(accented(text.text));
    own = `${own.slice(0, text.getStart())}${said}${own.slice(text.getEnd())}`;
  }
  const [, main = ''] = /export const (\w+) = \{/u.exec(room) ?? [];
  return [
    `import type { Translation } from '${relative(join(words, CODE), 'src/language/say.ts')}';`,
    `import type { ${main} as english } from '../en/${name}';`,
    own.replace('} as const;', '} satisfies Translation<typeof english>;'),
  ].join('\n');
}

const tree = copyTree();
tree.change('src/language/languages.ts', /(?<=LANGUAGES = \{\n(?:.*\n)*?)(?=\} as const)/u, ENTRY);
for (const words of folders) {
  for (const name of readdirSync(join(ROOT, words, 'en'))) {
    if (name !== 'index.ts') tree.write(join(words, CODE, name), translated(words, name));
  }
}
afterAll(tree.remove);

it('is looked for where it stands on the page', () => {
  expect(folders.length).toBeGreaterThan(2);
  expect(commands.length).toBeGreaterThan(4);
});

// Of tests that try each language, this one alone; the others have their turn elsewhere.
it.each(commands.filter((one) => !one.startsWith('npm start')))(
  'a language of words and one line passes: %s',
  { timeout: 300_000 },
  async (command) => {
    const own = command.startsWith('npx vitest') ? ` -t '\\b(?:in ${CODE}|registration)\\b'` : '';
    expect(await tree.failure(command + own)).toBeNull();
  },
);
