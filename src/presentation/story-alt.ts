import type { Seat } from '../engine/game.ts';
import { percent } from '../language/numbers.ts';
import { appSpeech } from '../words/index.ts';
import { ALT_LENGTH } from './alt.ts';
import { ended } from './ended.ts';
import { sideOf } from './land-alt.ts';
import { oneLine } from './one-line.ts';
import { type Beat, type Chart, WEIGHTS } from './story.ts';

/** A chart in words, made of the same numbers: at most `ALT_LENGTH` long, the most telling first. */
export function describeChart({
  language,
  match,
  title,
  course,
  others = [],
  sources,
  luck,
  strips,
}: Chart): string {
  const { say } = appSpeech(language);
  const side = (seat: Seat) => sideOf(strips, seat);
  const joined = (parts: readonly string[]) => parts.join(say('alt.comma'));
  const words = (column: number) => course.columns[column]?.words ?? '';
  const last = course.columns.length - 1;
  const lane = (name: string, marks: readonly string[]) =>
    say('alt.lane', { name, marks: marks.length === 0 ? say('alt.none') : joined(marks) });
  const ends = [course, ...others].map(({ title: name, series: all }) =>
    say('alt.ends', {
      title: name,
      column: words(last),
      ends: joined(all.map(({ seat, values }) => `${side(seat)} ${values[last] ?? 0}`)),
    }),
  );
  const series = course.series.map(({ seat, values }) =>
    say('alt.seat course', {
      side: side(seat),
      values: joined(values.slice(0, last).map(String)),
    }),
  );
  const lanes = course.lanes.map(({ name, marks }) =>
    lane(
      name,
      marks.map(({ column, seat }) => `${words(column)}${seat === null ? '' : ` ${side(seat)}`}`),
    ),
  );
  const rows = (luck?.rows ?? []).map(({ seat, tally, words: meaning }) =>
    tally === ''
      ? say('alt.seat luck', { side: side(seat), luck: meaning })
      : say('alt.seat luck and tally', { side: side(seat), tally, luck: meaning }),
  );
  const kinds = sources?.kinds ?? [];
  const parts = (sources?.rows ?? []).map(({ seat, parts: all }) => {
    const some = all.flatMap((value, at) => (value === 0 ? [] : [`${kinds[at] ?? ''} ${value}`]));
    const said = some.length === 0 ? say('alt.none') : joined(some);
    return say('alt.seat course', { side: side(seat), values: said });
  });
  const shares = course.cover?.shares.map(
    (share, column) => `${words(column)} ${percent(language, share)}`,
  );
  return fitted([
    say('alt.chart', { title, match: oneLine(match) }),
    ...ends,
    ...headed(sources === null ? null : say('alt.board', { title: sources.title }), parts),
    ...lanes,
    ...headed(luck === null ? null : say('alt.board', { title: luck.title }), rows),
    ...headed(say('alt.until then'), series),
    ...(course.cover === null ? [] : [lane(course.cover.name, shares ?? [])]),
  ]);
}

/** An animation in words, made of the same beats: the greatest, in their order. Of none there is nothing to say. */
export function describeBeats(beats: readonly Beat[]): string {
  const [first] = beats;
  if (first === undefined) return '';
  const { language, title } = first.scene;
  const { say } = appSpeech(language);
  const begins = say('alt.animation', { match: oneLine(title.match) });
  // The end before all, then by weight; told in the order in which they happened.
  const great = [...beats.entries()].filter(([, { weight }]) => weight !== 'small');
  const ranked = great.sort(
    ([a, one], [b, other]) => WEIGHTS.indexOf(other.weight) - WEIGHTS.indexOf(one.weight) || a - b,
  );
  const kept = new Map<number, string>();
  let room = ALT_LENGTH - begins.length;
  for (const [index, beat] of ranked) {
    const text = ` ${describeBeat(beat)}`;
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

/** A picture of an animation in words: when it is, and line by line what happened; whose turn it is stands there once. */
export function describeBeat({ scene: { language, title }, caption }: Beat): string {
  const { round, phase } = title;
  const whose = `${phase}: `;
  const lines = caption
    .map((line) => line.replace(/\*\*/g, ''))
    .map((line) => ended(line.startsWith(whose) ? line.slice(whose.length) : line));
  return appSpeech(language).say('alt.beat', { round, phase, caption: lines.join(' ') });
}

/** Statements below a heading, which never stands alone: it is part of the first. */
const headed = (heading: string | null, [first, ...rest]: readonly string[]): string[] =>
  heading === null || first === undefined ? [] : [`${heading} ${first}`, ...rest];

/** Whole statements in their order, as many as there is room for. */
function fitted(statements: readonly string[]): string {
  let told = '';
  for (const statement of statements) {
    const longer = told === '' ? statement : `${told} ${statement}`;
    if (longer.length > ALT_LENGTH) break;
    told = longer;
  }
  return told;
}
