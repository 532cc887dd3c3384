import type { Strip } from './scene.ts';
import type { Column, Luck, LuckBoard, SourceBoard } from './story.ts';

/** Columns for the start and so many rounds; and for what is added at the end, where anything is. */
export function columnsOf(
  rounds: number,
  start: Omit<Column, 'isAdded'>,
  roundWords: (round: number) => string,
  end: Omit<Column, 'isAdded'> | null = null,
): Column[] {
  return [
    { ...start, isAdded: false },
    ...Array.from({ length: rounds }, (_, index) => ({
      label: String(index + 1),
      words: roundWords(index + 1),
      isAdded: false,
    })),
    ...(end === null ? [] : [{ ...end, isAdded: true }]),
  ];
}

/** What the points of each seat came from; what nobody had any of is left out. Null where that is all. */
export function sourcesOf<S extends string>(
  kinds: readonly S[],
  sources: readonly Readonly<Record<S, number>>[],
  words: Pick<SourceBoard, 'title' | 'total'> & { readonly kind: (kind: S) => string },
): SourceBoard | null {
  const shown = kinds.filter((kind) => sources.some((own) => own[kind] !== 0));
  if (shown.length === 0) return null;
  return {
    title: words.title,
    kinds: shown.map((kind) => words.kind(kind)),
    total: words.total,
    rows: sources.map((own, seat) => ({
      seat,
      parts: shown.map((kind) => own[kind]),
      total: kinds.reduce((sum, kind) => sum + own[kind], 0),
    })),
  };
}

/** The luck of each seat. Null where nobody rolled a die. */
export function luckBoardOf<L extends Pick<Luck, 'dice' | 'sum' | 'expected'>>(
  luck: readonly L[],
  words: Pick<LuckBoard, 'title' | 'text'> & {
    readonly tally: (own: L) => string;
    readonly words: (own: L) => string;
  },
): LuckBoard | null {
  if (luck.every(({ dice }) => dice === 0)) return null;
  const rows = luck.map((own, seat) => ({
    seat,
    dice: own.dice,
    sum: own.sum,
    expected: own.expected,
    tally: words.tally(own),
    words: words.words(own),
  }));
  return { title: words.title, text: words.text, rows };
}

/** Strips of which these seats' stand out, as those of who is to move do on the board. */
export const standingOut = (strips: readonly Strip[], seats: readonly number[]): Strip[] =>
  strips.map((strip) => {
    const others = strip.flags.filter((flag) => flag !== 'to-move');
    return { ...strip, flags: seats.includes(strip.seat) ? ['to-move', ...others] : others };
  });
