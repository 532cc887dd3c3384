import type { AnyPresentation } from './edition.ts';

/** A passage of the rules: a line of them, and the title of its chapter. */
interface RulesPassage {
  readonly chapter: string;
  readonly text: string;
}

/** As it is looked for: small letters without accents, so that `Stock` finds `Stöcke`. */
const bare = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The passages of the rules that hold all of these words, in order; a chapter's title counts as said in each of them. */
export function passagesWith(
  { rules }: Pick<AnyPresentation, 'rules'>,
  words: string,
): readonly RulesPassage[] {
  const wanted = bare(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  if (wanted.length === 0) return [];
  return rules.flatMap(({ title, text }) => {
    const passages = text.split('\n').filter((line) => {
      const said = bare(`${title} ${line}`);
      return line !== '' && wanted.every((word) => said.includes(word));
    });
    // The title alone would find the whole chapter.
    const own = passages.filter((line) => wanted.some((word) => bare(line).includes(word)));
    return own.map((line) => ({ chapter: title, text: line }));
  });
}
