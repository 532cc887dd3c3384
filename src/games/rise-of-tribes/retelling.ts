import { columnsOf, sourcesOf, standingOut } from '../../presentation/charts.ts';
import type { Scene } from '../../presentation/scene.ts';
import type { Course, Storytelling, Weight } from '../../presentation/story.ts';
import type { Table } from '../../presentation/table.ts';
import type { RiseEvent } from './event.ts';
import { marksOf, tellingOf } from './happenings/index.ts';
import { LANES } from './happenings/told.ts';
import { SCORING } from './scored.ts';
import { seatName } from './spoken/names.ts';
import { beatCaption, farewell } from './spoken/retelling.ts';
import { matchStory, type RiseBeat, type RiseStory } from './story.ts';
import type { RiseView } from './view.ts';
import type { RiseSpeech } from './words/index.ts';

/**
 * How a finished match of Rise of Tribes is told again.
 *
 * @param board the picture of a view
 */
export const riseStory = (
  speech: RiseSpeech,
  board: (view: RiseView, table: Table) => Scene,
): Storytelling<RiseEvent, RiseView> => ({
  beats: (moments, table) => {
    const story = matchStory(moments);
    return story.beats.map((beat) => ({
      scene: beatScene(speech, beat, board(beat.view, table)),
      caption: beatCaption(speech, beat, story),
      weight: weightOf(beat),
    }));
  },
  chart: (moments, table) => {
    const story = matchStory(moments);
    const last = moments.at(-1);
    return {
      language: speech.language,
      match: table.matchName,
      title: speech.say('chart.title'),
      course: courseOf(speech, story),
      sources: sourcesOf(SCORING, story.sources, {
        title: speech.say('chart.sources.title'),
        kind: (source) => speech.say(`chart.sources.${source}`),
        total: speech.say('chart.sources.total'),
      }),
      // A die that is used now is used by others as well.
      luck: null,
      strips: last === undefined ? [] : board(last.view, table).strips,
    };
  },
  farewell: (moments) => farewell(speech, matchStory(moments)),
});

/** The board as it came out, with what happened marked on it. */
function beatScene(
  speech: RiseSpeech,
  { kind, seat, events, view }: RiseBeat,
  scene: Scene,
): Scene {
  if (kind === 'end') return { ...scene, title: { ...scene.title, toMove: [] } };
  const { map, title, strips } = scene;
  const phase =
    seat === null
      ? speech.say('story.camps')
      : speech.say('story.turn', { seat: seatName(speech, seat) });
  return {
    ...scene,
    title: { ...title, phase, toMove: [] },
    map: map && { ...map, marks: [...map.marks, ...marksOf(events, view.tribes.length)] },
    strips: standingOut(strips, seat === null ? [] : [seat]),
  };
}

/** Turns in which nothing is built, completed or fought about are soon over. */
function weightOf({ kind, events }: RiseBeat): Weight {
  if (kind !== 'turn') return kind === 'end' ? 'end' : 'usual';
  if (events.some((event) => tellingOf(event).isBig?.(event) === true)) return 'big';
  return events.some((event) => tellingOf(event).lane?.(event) != null) ? 'usual' : 'small';
}

const courseOf = ({ say }: RiseSpeech, { rounds, points, marks }: RiseStory): Course => ({
  title: say('chart.points'),
  columns: columnsOf(
    rounds,
    { label: say('chart.columns.start'), words: say('chart.columns.in words') },
    (round) => say('chart.columns.round', { round }),
  ),
  series: points.map((values, seat) => ({ seat, values })),
  lanes: LANES.map((lane) => ({
    name: say(`chart.${lane}`),
    marks: marks.filter(({ of }) => of === lane),
  })).filter(({ marks }) => marks.length > 0),
  cover: null,
});
