/** Something that is said in words. */
export interface AltPart {
  readonly words: string;
  /** Whether it is said before anything that is not. */
  readonly isNeeded: boolean;
}

/** What is said whole or, where even that has no room, not at all, before anything else. */
export const must = (words: string): AltPart => ({ words, isNeeded: true });

/** What is said only where there is room beside all that must be. */
export const may = (words: string): AltPart => ({ words, isNeeded: false });

/** All of it. */
export const inFull = (all: readonly AltPart[]): string => all.map(({ words }) => words).join(' ');

/**
 * As much as there is room for in `length` UTF-16 units, behind which stands `more`: first all that is needed, then the
 * rest, one after the other. Nothing is cut.
 */
export function asRoomAllows(all: readonly AltPart[], more: string, length: number): string {
  let room = length - more.length;
  const fitting = (isNow: boolean): AltPart[] =>
    all.filter(({ words, isNeeded }) => {
      const fits = isNeeded === isNow && words !== '' && words.length < room;
      if (fits) room -= words.length + 1;
      return fits;
    });
  const said = new Set([...fitting(true), ...fitting(false)]);
  return inFull([...all.filter((one) => said.has(one)), may(more)]);
}
