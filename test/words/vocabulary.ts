import { roomOf, ROOMS } from './rooms.ts';

/** The words of some texts, in small letters; not the shortest, which many languages share. */
const wordsOf = (texts: Iterable<string>): Set<string> =>
  new Set([...texts].flatMap((text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []));

/** All words of folders of words, such as `src/games/tusk/words`, in one language. */
async function vocabulary(language: string, folders: readonly string[]): Promise<Set<string>> {
  const rooms = ROOMS.filter(({ words }) => folders.includes(words));
  const texts = await Promise.all(rooms.map((room) => roomOf(language, room)));
  return wordsOf(texts.flatMap((room) => [...room.values()]));
}

/** The words of some texts that only the first of two languages has: what was left untranslated. */
export async function leftOf(
  texts: Iterable<string>,
  folders: readonly string[],
  [usual, own]: readonly [usual: string, own: string],
): Promise<string[]> {
  const [left, known] = await Promise.all([vocabulary(usual, folders), vocabulary(own, folders)]);
  return [...wordsOf(texts)].filter((word) => left.has(word) && !known.has(word));
}
