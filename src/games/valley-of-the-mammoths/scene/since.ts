import { captioned, latest } from '../../../presentation/captions.ts';
import type { SinceScene } from '../../../presentation/edition.ts';
import type { Mark, Pane } from '../../../presentation/scene.ts';
import type { Table } from '../../../presentation/table.ts';
import type { ValleyEvent } from '../event.ts';
import { caption, chapters, doerOf, lines, marksOf, placesOf } from '../happenings/index.ts';
import { nameOf } from '../map.ts';
import { valleyScene } from '../scene.ts';
import type { ValleyView } from '../view.ts';
import type { ValleySpeech } from '../words/index.ts';

/**
 * What changed while a reader was away, on the board as it is now: numbers, ways and fights on the land, captions under
 * the same numbers, and the lines that go with the picture. Null for nothing.
 */
export function sinceScene(
  speech: ValleySpeech,
  view: ValleyView,
  events: readonly ValleyEvent[],
  table: Table,
): SinceScene | null {
  const told = chapters(events).map((chapter) => {
    const places = placesOf(chapter);
    return {
      seat: doerOf(chapter),
      caption: caption(speech, chapter),
      lines: lines(speech, chapter.events),
      isPlaced: places.length > 0,
      places,
      chapter,
    };
  });
  const {
    rows,
    lines: all,
    numbers,
  } = captioned(told, (more) => speech.say('pictures.more before', { more }));
  if (rows.length === 0) return null;
  const numbered = told.flatMap(({ seat: owner, places }, nth): Mark[] => {
    const number = numbers[nth] ?? null;
    if (number === null) return [];
    return places.map((at) => ({ mark: 'number', at: nameOf(at), number, owner }));
  });
  const marks = marksOf(latest(told).flatMap(({ chapter }) => chapter.events));
  const board = valleyScene(speech, view, table);
  const pane: Pane = { title: speech.say('pictures.what happened'), rows };
  return {
    scene: {
      ...board,
      map: board.map && { ...board.map, marks: [...board.map.marks, ...marks, ...numbered] },
      panes: [pane, ...board.panes.map(inBrief)],
    },
    lines: all,
  };
}

/** Without sentences, which the board has. */
const inBrief = (pane: Pane): Pane => ({
  ...pane,
  rows: pane.rows.filter(({ row }) => row !== 'text'),
});
