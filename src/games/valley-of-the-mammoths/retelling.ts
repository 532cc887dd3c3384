import { item } from '../../parts/item.ts';
import { columnsOf, sourcesOf } from '../../presentation/charts.ts';
import type { Scene } from '../../presentation/scene.ts';
import type { Course, Storytelling, Weight } from '../../presentation/story.ts';
import type { Table } from '../../presentation/table.ts';
import type { ValleyEvent } from './event.ts';
import { marksOf, tellingOf } from './happenings/index.ts';
import { type Lane, LANES, LOSSES } from './happenings/told.ts';
import { valleyScene } from './scene.ts';
import { heading } from './spoken/heading.ts';
import { beatCaption, farewell } from './spoken/retelling.ts';
import { type Count, matchStory, type ValleyBeat, type ValleyStory } from './story.ts';
import type { ValleyView } from './view.ts';
import type { ValleySpeech } from './words/index.ts';

/** How a finished match of Valley of the Mammoths is told again. */
export const valleyStory = (speech: ValleySpeech): Storytelling<ValleyEvent, ValleyView> => ({
  beats: (moments, table) =>
    matchStory(moments).beats.map((beat) => ({
      scene: beatScene(speech, beat, table),
      caption: beatCaption(speech, beat),
      weight: weightOf(beat),
    })),
  chart(moments, table) {
    const story = matchStory(moments);
    const last = moments.at(-1);
    return {
      language: speech.language,
      match: table.matchName,
      title: speech.say('chart.title'),
      course: courseOf(speech, story, 'people', LANES),
      others: [courseOf(speech, story, 'camps', []), courseOf(speech, story, 'food', [])],
      sources: sourcesOf(LOSSES, story.losses, {
        title: speech.say('chart.losses.title'),
        kind: (loss) => speech.say(`chart.losses.${loss}`),
        total: speech.say('chart.losses.total'),
      }),
      luck: null,
      strips: last === undefined ? [] : valleyScene(speech, last.view, table).strips,
    };
  },
  farewell: (moments) => farewell(speech, matchStory(moments)),
});

/** The board as it came out, with what happened marked on it. */
function beatScene(
  speech: ValleySpeech,
  { kind, turn, events, view: after }: ValleyBeat,
  table: Table,
): Scene {
  const isEnd = kind === 'end';
  const view = isEnd ? after : { ...after, turn: { ...after.turn, ...turn }, winners: null };
  const { map, title, ...scene } = valleyScene(speech, { ...view, owing: [] }, table);
  return {
    ...scene,
    title: {
      ...title,
      round: heading(speech, isEnd ? view : { ...view, end: null }),
      phase: speech.say(isEnd ? 'story.over' : `story.${kind}`),
      toMove: [],
    },
    map: map && { ...map, marks: [...map.marks, ...marksOf(events)] },
    displays: [],
    panes: [],
  };
}

/** Turns without a battle, a new camp or anybody’s end are soon over. */
function weightOf({ kind, events }: ValleyBeat): Weight {
  if (kind === 'end') return 'end';
  const weights = events.map((event) => tellingOf(event).weight?.(event) ?? null);
  if (weights.includes('big')) return 'big';
  return kind === 'camps' || weights.includes('usual') ? 'usual' : 'small';
}

const courseOf = (
  { say }: ValleySpeech,
  { turns, counts, marks }: ValleyStory,
  of: Count,
  lanes: readonly Lane[],
): Course => ({
  title: say(`chart.counts.${of}`),
  columns: columnsOf(
    turns,
    { label: say('chart.columns.start'), words: say('chart.columns.in words') },
    (turn) => say('chart.columns.turn', { turn }),
  ),
  series: item(counts, 0).map((_, seat) => ({
    seat,
    values: counts.map((all) => item(all, seat)[of]),
  })),
  lanes: lanes
    .map((lane) => ({
      name: say(`chart.lanes.${lane}`),
      marks: marks.filter((mark) => mark.of === lane),
    }))
    .filter(({ marks: own }) => own.length > 0),
  cover: null,
});
