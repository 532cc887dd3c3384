import type { Seat } from '../engine/game.ts';
import type { Line } from './line.ts';
import type { Row } from './scene.ts';

/** A picture has room for so many captions; what happened before stands in the lines. */
const CAPTIONS = 9;
/** Unicode's circled numbers begin here. */
const CIRCLED_ONE = 0x2460;

/** Something that happened, to be told below a picture. */
export interface CaptionedEvent {
  /** Whose doing it is; null for what nobody does alone. */
  readonly seat: Seat | null;
  /** In a few words; empty for what is told in lines alone. */
  readonly caption: string;
  /** The same as lines. */
  readonly lines: readonly Line[];
  /** Whether the picture can point at where it was: then it bears a number. */
  readonly isPlaced: boolean;
}

/** What happened, as captions below a picture and as lines beside it, under the same numbers. */
export interface Captions {
  readonly rows: readonly Row[];
  readonly lines: readonly Line[];
  /** By happening, the number that stands where it was; null for none. */
  readonly numbers: readonly (number | null)[];
}

/** What there is room for among what is to be told: the latest things, without those that lines alone tell. */
export const latest = <H extends Pick<CaptionedEvent, 'caption'>>(
  all: readonly H[],
): readonly H[] => all.filter(({ caption }) => caption !== '').slice(-CAPTIONS);

/**
 * Numbers what happened, the latest things as captions.
 *
 * @param before says that so many more things happened before them
 */
export function captioned(
  all: readonly CaptionedEvent[],
  before: (count: number) => string,
): Captions {
  const shown = new Set(latest(all));
  const unshown = all.filter(({ caption }) => caption !== '').length - shown.size;
  let last = 0;
  const numbers = all.map((one) => {
    if (!shown.has(one) || !one.isPlaced) return null;
    last += 1;
    return last;
  });
  const steps = all.flatMap((one, nth): Row[] => {
    if (!shown.has(one)) return [];
    return [{ row: 'step', number: numbers[nth] ?? null, seat: one.seat, text: one.caption }];
  });
  return {
    rows: unshown === 0 ? steps : [{ row: 'text', text: before(unshown) }, ...steps],
    lines: all.flatMap(({ lines }, nth) => circled(lines, numbers[nth] ?? null)),
    numbers,
  };
}

/** Lines of which the first begins with a number: `② …`. */
function circled([first, ...more]: readonly Line[], number: number | null): Line[] {
  if (first === undefined) return [];
  if (number === null) return [first, ...more];
  const text = `${String.fromCodePoint(CIRCLED_ONE + number - 1)} ${first.text}`;
  return [{ ...first, text }, ...more];
}
