import { captioned, type CaptionedEvent, latest } from './captions.ts';
import type { SinceScene } from './edition.ts';
import type { Mark, Scene } from './scene.ts';

/** Each mark once, in the order in which they first came up. */
export const unique = (marks: readonly Mark[]): Mark[] => [
  ...new Map(marks.map((mark) => [JSON.stringify(mark), mark])).values(),
];

/** Where events were, each place once. */
export const placesOf = <E, P>(
  events: readonly E[],
  where: (event: E) => readonly P[] | undefined,
): P[] => [...new Set(events.flatMap((event) => where(event) ?? []))];

/** Something that happened, where on the map, and what shows it there beside a number. */
interface HappeningOnMap extends Omit<CaptionedEvent, 'isPlaced'> {
  readonly at: readonly string[];
  readonly marks: readonly Mark[];
}

/**
 * What changed while a reader was away, on the board as it is now: numbers, ways and fights on the map, captions under
 * the same numbers, and the lines that go with the picture. Null for nothing.
 *
 * @param words what stands above the captions, and that so many more things happened before them
 */
export function sinceOnMap(
  board: Scene,
  told: readonly HappeningOnMap[],
  words: { readonly title: string; readonly before: (count: number) => string },
): SinceScene | null {
  const { rows, lines, numbers } = captioned(
    told.map((one) => ({ ...one, isPlaced: one.at.length > 0 })),
    words.before,
  );
  if (rows.length === 0) return null;
  const numbered = told.flatMap(({ seat: owner, at: places }, nth): Mark[] => {
    const number = numbers[nth] ?? null;
    return number === null ? [] : places.map((at) => ({ mark: 'number', at, number, owner }));
  });
  const marks = unique(latest(told).flatMap((one) => one.marks));
  const map = board.map && { ...board.map, marks: [...board.map.marks, ...marks, ...numbered] };
  return {
    scene: { ...board, map, panes: [{ title: words.title, rows }, ...board.panes] },
    lines,
  };
}
