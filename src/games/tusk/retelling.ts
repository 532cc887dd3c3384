import { textOf } from '../../presentation/line.ts';
import type { Strip } from '../../presentation/scene.ts';
import { columnsOf, luckBoardOf, sourcesOf } from '../../presentation/charts.ts';
import type { Chart, Course, Storytelling, Weight } from '../../presentation/story.ts';
import type { Table } from '../../presentation/table.ts';
import type { TuskEvent } from './event.ts';
import { tuskScene } from './scene.ts';
import { beatScene } from './scene/beat.ts';
import { SOURCES } from './happenings/told.ts';
import { type Deed, matchStory, type TuskBeat, type TuskStory } from './story.ts';
import { isInVain } from './happenings/hunt.ts';
import { huntersBack } from './happenings/kill.ts';
import { lines, tellingOf } from './happenings/index.ts';
import { seasonNames } from './happenings/season.ts';
import type { BeatKind } from './happenings/told.ts';
import { unmoved } from './happenings/tribe.ts';
import type { TuskView } from './view.ts';
import { inTheEnd, luckWords, tallyWords } from './spoken/retelling.ts';
import type { TuskSpeech } from './words/index.ts';

/** How a finished match of Tusk! is told again. */
export const tuskStory = (speech: TuskSpeech): Storytelling<TuskEvent, TuskView> => ({
  beats: (moments, table) => {
    const story = matchStory(moments);
    return story.beats.map((beat) => ({
      scene: beatScene(speech, beat, table),
      caption: caption(speech, beat, story, table),
      weight: weightOf(beat),
    }));
  },
  chart: (moments, table) => {
    const last = moments.at(-1);
    const strips = last === undefined ? [] : tuskScene(speech, last.view, table).strips;
    return chartOf(speech, matchStory(moments), strips, table);
  },
  farewell: (moments) => inTheEnd(speech, 'farewell', matchStory(moments)),
});

const WEIGHT: Readonly<Record<BeatKind, Weight>> = {
  setup: 'big',
  tribe: 'small',
  fight: 'big',
  hunt: 'usual',
  kill: 'big',
  return: 'small',
  season: 'usual',
  end: 'end',
};

const weightOf = ({ kind, events }: TuskBeat): Weight =>
  kind === 'hunt' && isInVain(events) ? 'small' : WEIGHT[kind];

/** What happened, without what only mattered then: a season is its name, for what it did is to be seen. */
function caption(
  speech: TuskSpeech,
  { kind, events }: TuskBeat,
  story: TuskStory,
  table: Table,
): string[] {
  // Who won stands above the picture, and by how much in it.
  if (kind === 'end') return [inTheEnd(speech, 'ending', story)];
  const told = events.filter((one) => tellingOf(one).caption !== 'none');
  const isResult = (one: TuskEvent): boolean => tellingOf(one).caption === 'last';
  const ordered = [...told.filter((one) => !isResult(one)), ...told.filter(isResult)];
  const all = [
    ...seasonNames(speech, events),
    ...huntersBack(speech, events),
    ...lines(speech, unmoved(ordered), table).map(textOf),
  ];
  // The mammoth strikes back, and all its dice miss.
  return all.length === 0 ? [speech.say('story.nobody hurt')] : all;
}

function chartOf(
  speech: TuskSpeech,
  story: TuskStory,
  strips: readonly Strip[],
  table: Table,
): Chart {
  const { say } = speech;
  return {
    language: speech.language,
    match: table.matchName,
    title: say('chart.title'),
    course: courseOf(speech, story),
    sources: sourcesOf(SOURCES, story.sources, {
      title: say('chart.sources.title'),
      kind: (source) => say(`chart.sources.${source}`),
      total: say('chart.sources.total'),
    }),
    luck: luckBoardOf(story.luck, {
      title: say('chart.luck.title'),
      text: say('chart.luck.text'),
      tally: (luck) => tallyWords(speech, luck),
      words: (luck) => luckWords(speech, luck),
    }),
    strips,
  };
}

/** The start and each turn. */
function courseOf(
  speech: TuskSpeech,
  { turns, food, totals, kills, fights, snow }: TuskStory,
): Course {
  const { say } = speech;
  return {
    title: say(totals === null ? 'chart.food' : 'chart.food with cards'),
    columns: columnsOf(
      turns,
      { label: say('chart.columns.start'), words: say('chart.columns in words.start') },
      (turn) => say('chart.columns in words.turn', { turn }),
    ),
    series: food.map((values, seat) => ({ seat, values })),
    // Where none was there is nothing to show.
    lanes: [
      { name: say('chart.kills'), marks: kills.map(markOf) },
      { name: say('chart.fights'), marks: fights.map(markOf) },
    ].filter(({ marks }) => marks.length > 0),
    cover: { name: say('chart.snow'), shares: snow },
  };
}

const markOf = ({ turn, seat }: Deed) => ({ column: turn, seat });
