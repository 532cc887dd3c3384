/** A command as a reader of the page would type it. */
export type Command = string;

/** What may stand before the first word of a command. */
const COMMAND = /^(?:npm|npx|node|docker|git|cp) /;

/** Lines of the blocks of code: what stands after two spaces or more, or after a number sign, explains it. */
function inBlocks(page: string): Command[] {
  return [...page.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
    block.split('\n').flatMap((line) => {
      const [command = '', ...comment] = line.trim().split(/\s{2,}/);
      // `measure (also: bot, laws)`: the same with another word in place of the first one after `--`.
      const also = /\(also: (.*)\)/.exec(comment.join(' '))?.[1]?.split(', ') ?? [];
      return [command, ...also.map((other) => command.replace(/ -- \S+/, ` -- ${other}`))];
    }),
  );
}

/** What stands between single backquotes, in sentences and tables. */
function inSentences(page: string): Command[] {
  const prose = page.replace(/^```\w*\n[\s\S]*?^```$/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

/**
 * Every command that a page of ours names, each once, in the order of the page. What is only the beginning of
 * another one names that, and is none.
 */
export function commandsOf(page: string): Command[] {
  const all = [...inBlocks(page), ...inSentences(page)];
  const found = [...new Set(all.filter((text) => COMMAND.test(text)))];
  return found.filter((text) => !found.some((other) => other.startsWith(`${text} -- `)));
}
