import type { Entry } from '../engine/match.ts';
import type { Replayed } from '../engine/replay.ts';
import type { AnyEdition } from '../presentation/edition.ts';
import { type Beat, momentsOf } from '../presentation/story.ts';
import { USUAL_LANGUAGE } from '../language/languages.ts';
import { describeBeats, describeChart } from '../presentation/story-alt.ts';
import type { Table } from '../presentation/table.ts';
import { animate, drawBeat } from '../render/animation.ts';
import { drawChart } from '../render/chart-raster.ts';
import { Fault } from './command.ts';

/** A picture of the gallery with what stands below and behind it. */
export interface Shown {
  readonly file: string;
  readonly caption: string;
  readonly alt: string;
  readonly bytes: Uint8Array;
}

const BYTES = 8 * 2 ** 20;

/** The frames that are shown one by one: the last beat with such a title. */
const FRAMES = [
  { file: 'story-camps', title: 'The first camps' },
  { file: 'story-tribe', title: 'Tribe Phase' },
  { file: 'story-season', title: 'Season Phase' },
  { file: 'story-fight', title: 'A fight' },
  { file: 'story-hunt', title: 'Hunt, round 1' },
  { file: 'story-kill', title: 'A kill' },
] as const;

/** The story of a match as its animation, some frames of it, and its chart. */
export function storyPictures({
  edition,
  table,
  entries,
  played,
}: {
  readonly edition: AnyEdition;
  readonly table: Table;
  readonly entries: readonly Entry[];
  readonly played: Replayed<unknown, unknown>;
}): Shown[] {
  const { story } = edition.in(USUAL_LANGUAGE);
  if (story === null) throw new Fault('This game tells no stories.');
  const moments = [...momentsOf(edition.game, played, entries)];
  const beats = story.beats(moments, table);
  const chart = story.chart(moments, table);
  const frames = FRAMES.map(({ file, title }): Shown => {
    const middle = beats.slice(0, title === 'Season Phase' ? beats.length / 2 : beats.length);
    const index = middle.findLastIndex(({ scene }) => scene.title.phase === title);
    const beat = beats[index];
    if (beat === undefined) throw new Fault(`The story has no beat called "${title}".`);
    return {
      file: `${file}.png`,
      caption: `A frame: ${title}`,
      alt: captionOf(beat),
      bytes: drawBeat(beats, index),
    };
  });
  return [
    {
      file: 'story.gif',
      caption: 'The whole match',
      alt: describeBeats(beats),
      bytes: animate(beats, BYTES).gif,
    },
    ...frames,
    {
      file: 'chart.png',
      caption: 'The match in numbers',
      alt: describeChart(chart),
      bytes: drawChart(chart),
    },
    {
      file: 'chart-night.png',
      caption: 'The same at night',
      alt: describeChart(chart),
      bytes: drawChart(chart, 'night'),
    },
  ];
}

const captionOf = ({ scene, caption }: Beat): string =>
  `${scene.title.round}, ${scene.title.phase}: ${caption.join(' ')}`;
