/** Something that is said in words, and in how few it may be said where there is little room: empty for not at all. */
export interface Said {
  readonly full: string;
  readonly least: string;
}

/** What is said whole or, where even that has no room, not at all, before anything else is said at greater length. */
export const must = (words: string): Said => ({ full: words, least: words });

/** What is said only where there is room beside all that must be. */
export const may = (words: string): Said => ({ full: words, least: '' });

/** All of it, at full length. */
export const inFull = (all: readonly Said[]): string => all.map(({ full }) => full).join(' ');

/**
 * As much as there is room for in `length` UTF-16 units, behind which stands `more`: first all at its least, then one
 * after the other at full length. Nothing is cut.
 */
export function asRoomAllows(all: readonly Said[], more: string, length: number): string {
  let room = length - more.length;
  const take = (words: string, instead = ''): boolean => {
    const space = instead === '' ? 1 : 0;
    const needs = words.length + space - instead.length;
    if (words === '' || needs > room) return false;
    room -= needs;
    return true;
  };
  const least = all.map((one) => (take(one.least) ? one.least : ''));
  const said = all.map(({ full }, nth) => {
    const short = least[nth] ?? '';
    return take(full, short) ? full : short;
  });
  return [...said.filter((words) => words !== ''), more].join(' ');
}
