import type { Beat, Chart, Moment, Storytelling } from '../../../src/presentation/story.ts';
import type { Table } from '../../../src/presentation/table.ts';
import type { SteadingEvent } from './action.ts';
import { steadingScene } from './scene.ts';
import { lines } from './spoken.ts';
import type { SteadingView } from './view.ts';
import type { SteadingSpeech } from './words/index.ts';

type SteadingMoment = Moment<SteadingEvent, SteadingView>;

/** How a finished match is told again: each elder's way, each morning, and the end. */
export const steadingStory = (
  speech: SteadingSpeech,
): Storytelling<SteadingEvent, SteadingView> => ({
  beats: (moments, table) => beatsOf(speech, moments, table),
  chart: (moments, table) => chartOf(speech, moments, table),
  farewell: () => speech.say('board.farewell'),
});

function beatsOf(speech: SteadingSpeech, moments: readonly SteadingMoment[], table: Table): Beat[] {
  const beats: Beat[] = [];
  let untold: SteadingEvent[] = [];
  for (const { events, view } of moments) {
    untold = [...untold, ...events];
    const has = (type: SteadingEvent['type']): boolean => events.some((one) => one.type === type);
    const isOver = view.phase === 'over';
    if (!isOver && !has('placed') && !has('roundBegan')) continue;
    const scene = steadingScene(speech, view, table);
    // Who won stands above the picture.
    const caption = isOver ? [scene.title.phase] : lines(speech, untold.filter(isGreat));
    const weight = isOver ? 'end' : has('stormed') ? 'big' : has('placed') ? 'small' : 'usual';
    beats.push({ scene, caption, weight });
    untold = [];
  }
  return beats;
}

const GREAT: readonly SteadingEvent['type'][] = [
  'roundBegan',
  'raided',
  'placed',
  'stormed',
  'favoured',
];
const isGreat = ({ type }: SteadingEvent): boolean => GREAT.includes(type);

/** Points at the end of each round, and in which round a storm came or somebody won favour. */
function chartOf(speech: SteadingSpeech, moments: readonly SteadingMoment[], table: Table): Chart {
  const { say } = speech;
  const last = moments.at(-1);
  const played = moments.map(({ events, view }) => ({
    events,
    view,
    // Whatever ends a round is told together with the beginning of the next one.
    round: events.some(({ type }) => type === 'roundBegan') ? view.round - 1 : view.round,
  }));
  const rounds = last?.view.round ?? 0;
  const columns = Array.from({ length: rounds + 1 }, (_, round) => round);
  const pointsAfter = (round: number, seat: number): number =>
    played.findLast((one) => one.round === round)?.view.points[seat] ?? 0;
  const marks = (seatsOf: (event: SteadingEvent) => readonly number[]) =>
    played.flatMap(({ events, round: column }) =>
      events.flatMap(seatsOf).map((seat) => ({ column, seat })),
    );
  return {
    language: speech.language,
    match: table.matchName,
    title: say('board.in numbers'),
    course: {
      title: say('board.points by round'),
      columns: columns.map((round) => {
        const words = round === 0 ? say('board.start') : say('board.round', { round });
        return { label: round === 0 ? words : String(round), words, isAdded: false };
      }),
      series: (last?.view.points ?? []).map((_, seat) => ({
        seat,
        values: columns.map((round) => pointsAfter(round, seat)),
      })),
      lanes: [
        {
          name: say('board.storms'),
          marks: marks((event) => (event.type === 'stormed' ? [event.by] : [])),
        },
        {
          name: say('board.favours'),
          marks: marks((event) => (event.type === 'favoured' ? event.seats : [])),
        },
      ],
      cover: null,
    },
    sources: null,
    luck: null,
    strips: last === undefined ? [] : steadingScene(speech, last.view, table).strips,
  };
}
