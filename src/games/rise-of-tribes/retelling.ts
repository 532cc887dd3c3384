import { columnsOf, sourcesOf, standingOut } from '../../presentation/charts.ts';
import type { Scene } from '../../presentation/scene.ts';
import type { Course, Storytelling, Weight } from '../../presentation/story.ts';
import type { Table } from '../../presentation/table.ts';
import type { RiseEvent } from './event.ts';
import { isGreat, marksOf, tellingOf } from './happenings/index.ts';
import { LANES } from './happenings/told.ts';
import { riseScene } from './scene.ts';
import { SCORING } from './scored.ts';
import { tribeName } from './spoken/names.ts';
import { beatCaption, farewell } from './spoken/retelling.ts';
import { matchStory, type RiseBeat, type RiseStory } from './story.ts';
import type { RiseView } from './view.ts';
import type { RiseSpeech } from './words/index.ts';

/** How a finished match of Rise of Tribes is told again. */
export const riseStory = (speech: RiseSpeech): Storytelling<RiseEvent, RiseView> => ({
  beats: (moments, table) => {
    const story = matchStory(moments);
    return story.beats.map((beat) => ({
      scene: beatScene(speech, beat, table),
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
      strips: last === undefined ? [] : riseScene(speech, last.view, table).strips,
    };
  },
  farewell: (moments) => farewell(speech, matchStory(moments)),
});

/** The board as it came out, with what happened marked on it; at the end what points are made of. */
function beatScene(speech: RiseSpeech, beat: RiseBeat, table: Table): Scene {
  const { kind, turn, events } = beat;
  const scene = riseScene(speech, asThen(beat), table);
  const { map, title } = scene;
  // All tribes have room beside the map: dice, what is drawn and what villages cost is told by other pictures.
  const strips = scene.strips.map((strip) => ({
    ...strip,
    holdings: strip.holdings.filter(({ icons }) => !icons.some((icon) => UNTOLD.has(icon))),
  }));
  if (kind === 'end') return { ...scene, title: { ...title, toMove: [] }, map: null, strips };
  return {
    ...scene,
    title: {
      ...title,
      phase: turn === null ? speech.say('story.camps') : tribeName(speech, turn.seat),
      toMove: [],
    },
    map: map && { ...map, marks: [...map.marks, ...marksOf(events, beat.view.tribes.length)] },
    displays: [],
    panes: [],
    strips: standingOut(strips, turn === null ? [] : [turn.seat]),
  };
}

const UNTOLD: ReadonlySet<string> = new Set(['card', 'village']);

/** The dice that the next tribe has rolled in the same step lie in the pool, and nothing is asked. */
const asThen = ({ kind, turn: own, view }: RiseBeat): RiseView =>
  kind === 'end'
    ? view
    : {
        ...view,
        turn: { ...view.turn, ...(own ?? { number: 0 }), dice: [], used: [], once: [], lent: null },
        pool: [...view.pool, ...view.turn.dice],
        stages: [],
        owing: [],
        winners: null,
      };

/** Turns in which nothing is built, completed or fought about are soon over. */
function weightOf({ kind, events }: RiseBeat): Weight {
  if (kind !== 'turn') return kind === 'end' ? 'end' : 'usual';
  if (events.some((event) => tellingOf(event).isBig?.(event) === true)) return 'big';
  return events.some(isGreat) ? 'usual' : 'small';
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
