import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

const FILE = join(import.meta.dirname, '..', 'assets', 'sandbox', 'markdown', 'parse.js');

/** The parser of the sandbox's page. */
const { parseMarkdown } = z
  .object({
    parseMarkdown: z.custom<(source: string) => unknown>((one) => typeof one === 'function'),
  })
  .parse(await import(pathToFileURL(FILE).href));

/** A part of a message, as a client makes it of its Markdown. */
const part = z.object({
  type: z.string(),
  text: z.string().optional(),
  id: z.string().optional(),
  get children() {
    return z.array(part).optional();
  },
  get items() {
    return z.array(z.object({ children: z.array(part) })).optional();
  },
});
type Part = z.infer<typeof part>;

/** All parts of a message, those within others too. */
export function partsOf(source: string): Part[] {
  return flat(z.array(part).parse(parseMarkdown(source)));
}

const flat = (parts: readonly Part[]): Part[] =>
  parts.flatMap((one) => [
    one,
    ...flat(one.children ?? []),
    ...(one.items ?? []).flatMap(({ children }) => flat(children)),
  ]);
