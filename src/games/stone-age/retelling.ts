import { only } from '../../parts/only.ts';
import type {
  Course,
  LuckBoard,
  SourceBoard,
  Storytelling,
  Weight,
} from '../../presentation/story.ts';
import type { StoneAgeEvent } from './event.ts';
import { stoneAgeScene } from './scene.ts';
import { beatScene } from './scene/beat.ts';
import { caption, columnWords, farewell, luckWords, tallyWords } from './spoken/retelling.ts';
import {
  type BeatKind,
  type Deed,
  matchStory,
  SOURCES,
  type StoneAgeBeat,
  type StoneAgeStory,
} from './story.ts';
import type { StoneAgeView } from './view.ts';
import type { StoneAgeSpeech } from './words/index.ts';

/** How a finished match of Stone Age is told again. */
export const stoneAgeStory = (
  speech: StoneAgeSpeech,
): Storytelling<StoneAgeEvent, StoneAgeView> => ({
  beats: (moments, table) => {
    const story = matchStory(moments);
    return story.beats.map((beat) => ({
      scene: beatScene(speech, beat, table),
      caption: caption(speech, beat, story),
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
      sources: sourcesOf(speech, story),
      luck: luckOf(speech, story),
      strips: last === undefined ? [] : stoneAgeScene(speech, last.view, table).strips,
    };
  },
  farewell: (moments) => farewell(speech, matchStory(moments)),
});

const WEIGHT: Readonly<Record<BeatKind, Weight>> = {
  camp: 'usual',
  placing: 'small',
  building: 'usual',
  evening: 'usual',
  end: 'end',
};

/** An evening on which somebody goes hungry is remembered. */
function weightOf({ kind, events }: StoneAgeBeat): Weight {
  const isHungry = only(events, 'fed').some(({ hungry }) => hungry);
  return isHungry ? 'big' : WEIGHT[kind];
}

/** The start, each round, and what is counted at the end. */
function courseOf(speech: StoneAgeSpeech, story: StoneAgeStory): Course {
  const { say } = speech;
  const { rounds, points, totals } = story;
  const isScored = totals?.some((total, seat) => total !== points[seat]?.at(-1)) ?? false;
  return {
    title: say(isScored ? 'chart.points to the end' : 'chart.points'),
    columns: columnWords(speech, rounds, isScored),
    series: points.map((values, seat) => ({
      seat,
      values: isScored ? [...values, totals?.[seat] ?? 0] : values,
    })),
    lanes: [
      { name: say('chart.buildings'), marks: story.buildings.map(markOf) },
      { name: say('chart.herds'), marks: story.herds.map(markOf) },
      { name: say('chart.hunger'), marks: story.hunger.map(markOf) },
    ].filter(({ marks }) => marks.length > 0),
    cover: null,
  };
}

const markOf = ({ round: column, seat }: Deed) => ({ column, seat });

/** What the points of each tribe are made of; what nobody had any of is left out. */
function sourcesOf({ say }: StoneAgeSpeech, { sources }: StoneAgeStory): SourceBoard | null {
  const shown = SOURCES.filter((source) => sources.some((own) => own[source] !== 0));
  if (shown.length === 0) return null;
  return {
    title: say('chart.sources.title'),
    kinds: shown.map((source) => say(`chart.sources.${source}`)),
    total: say('chart.sources.total'),
    rows: sources.map((own, seat) => ({
      seat,
      parts: shown.map((source) => own[source]),
      total: SOURCES.reduce((sum, source) => sum + own[source], 0),
    })),
  };
}

function luckOf(speech: StoneAgeSpeech, { luck }: StoneAgeStory): LuckBoard | null {
  if (luck.every(({ dice }) => dice === 0)) return null;
  const rows = luck.map((own, seat) => ({
    seat,
    dice: own.dice,
    sum: own.sum,
    expected: own.expected,
    tally: tallyWords(speech, own),
    words: luckWords(speech, own),
  }));
  return { title: speech.say('chart.luck.title'), text: speech.say('chart.luck.text'), rows };
}
