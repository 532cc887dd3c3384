import { momentsOf } from '../presentation/moments.ts';
import { USUAL_LANGUAGE } from '../language/languages.ts';
import { describeBeat, describeBeats, describeChart } from '../presentation/story-alt.ts';
import type { Table } from '../presentation/table.ts';
import { animate, drawBeat } from '../render/animation.ts';
import { drawChart } from '../render/draw.ts';
import { artsOf, registerArt } from '../render/drawings/registry.ts';
import { Fault, type PlayedAgain } from './command.ts';
import type { PlannedStory } from './gallery-plan.ts';

/** A picture of the gallery with the texts below and behind it. */
export interface StoryPicture {
  readonly file: string;
  readonly caption: string;
  readonly alt: string;
  readonly bytes: Uint8Array;
}

const BYTES = 8 * 2 ** 20;

/** The story of a match as its animation, some frames of it, and its chart. */
export function storyPictures(
  { edition, table, entries, played }: PlayedAgain & { readonly table: Table },
  planned: PlannedStory,
): StoryPicture[] {
  registerArt(artsOf(new Map([[edition.game.id, edition]])));
  const { story } = edition.in(USUAL_LANGUAGE);
  if (story === undefined) throw new Fault('This game tells no stories.');
  const moments = [...momentsOf(edition.game, played, entries)];
  const beats = story.beats(moments, table);
  const chart = story.chart(moments, table);
  const frames = planned.frames.map(({ file, phase, before }): StoryPicture => {
    const within = beats.slice(0, Math.floor(beats.length * before));
    const index = within.findLastIndex(({ scene }) => scene.title.phase === phase);
    const beat = beats[index];
    if (beat === undefined) throw new Fault(`The story has no beat called "${phase}".`);
    return {
      file: `${file}.png`,
      caption: `A frame: ${phase}`,
      alt: describeBeat(beat),
      bytes: drawBeat(beats, index),
    };
  });
  return [
    {
      file: `${planned.animation}.gif`,
      caption: 'The whole match',
      alt: describeBeats(beats),
      bytes: animate(beats, BYTES).gif,
    },
    ...frames,
    {
      file: `${planned.chart}.png`,
      caption: 'The match in numbers',
      alt: describeChart(chart),
      bytes: drawChart(chart),
    },
    {
      file: `${planned.chart}-night.png`,
      caption: 'The same at night',
      alt: describeChart(chart),
      bytes: drawChart(chart, 'night'),
    },
  ];
}
