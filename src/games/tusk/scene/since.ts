import { item } from '../../../parts/item.ts';
import { captioned, latest } from '../../../presentation/captions.ts';
import type { SinceScene } from '../../../presentation/edition.ts';
import type { Mark } from '../../../presentation/scene.ts';
import type { Table } from '../../../presentation/table.ts';
import { unique } from '../../../presentation/since.ts';
import type { TuskEvent } from '../event.ts';
import { type Place, placeName } from '../map.ts';
import { huntPane, isHunted, mapOf, sceneOf, stripsOf, titleOf } from '../scene.ts';
import type { TuskView } from '../view.ts';
import { caption, lines, tellingOf } from '../happenings/index.ts';
import { chapters, type Chapter } from './chapters.ts';
import { type Journey, journeys, tracedMammoth } from './journeys.ts';
import type { TuskSpeech } from '../words/index.ts';

/**
 * What changed while a reader was away, on the board as it is now: arrows, bursts and signs with numbers,
 * captions under the same numbers, and the lines that go with the picture. Null where nothing of it is to be seen.
 */
export function sinceScene(
  speech: TuskSpeech,
  view: TuskView,
  events: readonly TuskEvent[],
  table: Table,
): SinceScene | null {
  const traced = tracedMammoth(events, view.mammoth);
  const told = chapters(events).flatMap((chapter) => {
    const words = lines(speech, chapter.events, table);
    if (words.length === 0) return [];
    const text = caption(speech, chapter.events);
    return [{ chapter, seat: chapter.seat, caption: text, lines: words }];
  });
  const shown = new Set(latest(told));
  const ways = journeys(
    [...shown].map(({ chapter }) => chapter),
    traced,
  );
  const marked = told.map((one) =>
    shown.has(one) ? markedBy(one.chapter, ways, view, traced) : NOTHING,
  );
  const {
    rows,
    lines: all,
    numbers,
  } = captioned(
    told.map((one, nth) => ({ ...one, isPlaced: item(marked, nth).places.length > 0 })),
    (more) => speech.say('pictures.more before', { more }),
  );
  if (rows.length === 0) return null;
  const marks = marked.flatMap(({ signs, places }, nth): readonly Mark[] => {
    const number = numbers[nth] ?? null;
    if (number === null) return signs;
    const owner = item(told, nth).seat;
    return [
      ...signs,
      ...places.map((place) => ({ mark: 'number', at: placeName(place), number, owner }) as const),
    ];
  });
  const map = mapOf(speech, view);
  const scene = sceneOf(speech, {
    title: titleOf(speech, view, table),
    // Where the herd went is told with all other ways.
    map: {
      ...map,
      marks: unique([...map.marks.filter(({ mark }) => mark !== 'arrow'), ...marks]),
    },
    panes: [
      { title: speech.say('pictures.what happened'), rows },
      // Those who hunt stand on no tile.
      ...(isHunted(view) ? [huntPane(speech, view)] : []),
    ],
    strips: stripsOf(speech, view, table),
    shown: view.tribes.map(({ seat }) => seat),
  });
  return { scene, lines: all };
}

interface Marked {
  /** Everything but numbers. */
  readonly signs: readonly Mark[];
  /** Where the chapter's number stands. */
  readonly places: readonly Place[];
}

const NOTHING: Marked = { signs: [], places: [] };

/** What of a chapter can be pointed at: ways that end with it, and what happened in it. */
function markedBy(
  chapter: Chapter,
  ways: readonly Journey[],
  view: TuskView,
  mammothAt: ReadonlyMap<TuskEvent, Place | null>,
): Marked {
  const signs: Mark[] = [];
  const places = new Set<Place>();
  const laid = (place: Place): boolean => (view.tiles[place] ?? null) !== null;
  const point = (place: Place | null): void => {
    if (place !== null && laid(place)) places.add(place);
  };
  const { events } = chapter;
  for (const event of events) {
    const telling = tellingOf(event);
    signs.push(...(telling.marks?.(event, view) ?? []), ...(telling.newsMarks?.(event) ?? []));
    point(telling.point?.(event, mammothAt.get(event) ?? null) ?? null);
  }
  const ending = ways.filter((way) => way.chapter === chapter);
  const gone = ending.filter(({ from, to }) => from !== to);
  // One number for each way is enough: where it ends.
  if (gone.length > 0 && chapter.seat !== null) places.clear();
  for (const { to } of ending) point(to);
  for (const { from, to, owner } of gone) {
    signs.push({ mark: 'arrow', from: placeName(from), to: placeName(to), owner });
  }
  return { signs, places: [...places] };
}
