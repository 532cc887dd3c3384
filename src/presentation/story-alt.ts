import { ALT_LENGTH } from './alt.ts';
import { oneLine } from './one-line.ts';
import type { Strip } from './scene.ts';
import { type Beat, type Chart, WEIGHTS } from './story.ts';

/** A chart in words, made of the same numbers: at most `ALT_LENGTH` long, the most telling first. */
export function describeChart({ match, title, course, luck, strips }: Chart): string {
  const side = sideIn(strips);
  const words = (column: number) => course.columns[column]?.words ?? '';
  const last = course.columns.length - 1;
  const ends = course.series.map(({ seat, values }) => `${side(seat)} ${values[last] ?? 0}`);
  const series = course.series.map(
    ({ seat, values }) => `${side(seat)} ${values.slice(0, last).join(', ')}.`,
  );
  const lanes = course.lanes.map(({ name, marks }) => {
    const all = marks.map(
      ({ column, seat }) => `${words(column)}${seat === null ? '' : ` ${side(seat)}`}`,
    );
    return `${name}: ${all.length === 0 ? 'none' : all.join(', ')}.`;
  });
  const rows = (luck?.rows ?? []).map(
    ({ seat, tally, words: meaning }) =>
      `${side(seat)} ${tally === '' ? '' : `${tally}: `}${meaning}.`,
  );
  const cover =
    course.cover === null
      ? []
      : [
          `${course.cover.name}: ${course.cover.shares
            .map((share, column) => `${words(column)} ${percent(share)}`)
            .join(', ')}.`,
        ];
  return fitted([
    `${title}, ${oneLine(match)}.`,
    `${course.title}; ${words(last)}: ${ends.join(', ')}.`,
    ...lanes,
    ...(luck === null ? [] : [`${luck.title}:`]),
    ...rows,
    'Until then:',
    ...series,
    ...cover,
  ]);
}

/** A share as people read it: `38%`. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** An animation in words, made of the same beats: the greatest, in their order. */
export function describeBeats(beats: readonly Beat[]): string {
  const [first] = beats;
  const begins = `An animation of ${oneLine(first?.scene.title.match ?? 'a match')} from beginning to end, in ${beats.length} pictures.`;
  // The end before all, then by weight; told in the order in which they happened.
  const great = [...beats.entries()].filter(([, { weight }]) => weight !== 'small');
  const ranked = great.sort(
    ([a, one], [b, other]) => WEIGHTS.indexOf(other.weight) - WEIGHTS.indexOf(one.weight) || a - b,
  );
  const kept = new Map<number, string>();
  let room = ALT_LENGTH - begins.length;
  for (const [index, { scene, caption }] of ranked) {
    const { round, phase } = scene.title;
    const text = ` ${round}, ${phase}: ${caption.join(' ')}`.replace(/\*\*/g, '');
    if (text.length > room) continue;
    room -= text.length;
    kept.set(index, text);
  }
  return (
    begins +
    [...kept]
      .sort(([a], [b]) => a - b)
      .map(([, text]) => text)
      .join('')
  );
}

function sideIn(strips: readonly Strip[]): (seat: number) => string {
  return (seat) => strips.find((strip) => strip.seat === seat)?.side ?? '';
}

/** Whole statements, as many as there is room for. */
function fitted(statements: readonly string[]): string {
  let told = '';
  for (const statement of statements) {
    const longer = told === '' ? statement : `${told} ${statement}`;
    if (longer.length <= ALT_LENGTH) told = longer;
  }
  return told;
}
