import { columnsOf, luckBoardOf, sourcesOf } from '../../presentation/charts.ts';
import type { Course, Storytelling, Weight } from '../../presentation/story.ts';
import type { StoneAgeEvent } from './event.ts';
import { tellingOf } from './happenings/index.ts';
import { type BeatKind, SOURCES } from './happenings/told.ts';
import { stoneAgeScene } from './scene.ts';
import { beatScene } from './scene/beat.ts';
import { caption, farewell, luckWords, tallyWords } from './spoken/retelling.ts';
import { type Deed, matchStory, type StoneAgeBeat, type StoneAgeStory } from './story.ts';
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
      sources: sourcesOf(SOURCES, story.sources, {
        title: speech.say('chart.sources.title'),
        kind: (source) => speech.say(`chart.sources.${source}`),
        total: speech.say('chart.sources.total'),
      }),
      luck: luckBoardOf(story.luck, {
        title: speech.say('chart.luck.title'),
        text: speech.say('chart.luck.text'),
        tally: (luck) => tallyWords(speech, luck),
        words: (luck) => luckWords(speech, luck),
      }),
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
  return events.some((event) => tellingOf(event).isBig?.(event)) ? 'big' : WEIGHT[kind];
}

/** The start, each round, and what is counted at the end. */
function courseOf(speech: StoneAgeSpeech, story: StoneAgeStory): Course {
  const { say } = speech;
  const { rounds, points, totals } = story;
  const isScored = totals?.some((total, seat) => total !== points[seat]?.at(-1)) ?? false;
  return {
    title: say(isScored ? 'chart.points to the end' : 'chart.points'),
    columns: columnsOf(
      rounds,
      { label: say('chart.columns.start'), words: say('chart.columns in words.start') },
      (round) => say('chart.columns in words.round', { round }),
      isScored
        ? { label: say('chart.columns.end'), words: say('chart.columns in words.end') }
        : null,
    ),
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
