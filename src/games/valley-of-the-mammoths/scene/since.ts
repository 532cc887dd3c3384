import type { SinceScene } from '../../../presentation/edition.ts';
import type { Pane } from '../../../presentation/scene.ts';
import { placesOf, sinceOnMap } from '../../../presentation/since.ts';
import type { Table } from '../../../presentation/table.ts';
import type { ValleyEvent } from '../event.ts';
import { caption, chapters, doerOf, lines, marksOf, tellingOf } from '../happenings/index.ts';
import { nameOf } from '../map.ts';
import { valleyScene } from '../scene.ts';
import type { ValleyView } from '../view.ts';
import type { ValleySpeech } from '../words/index.ts';

/** What changed while a reader was away, on the board as it is now. Null for nothing. */
export function sinceScene(
  speech: ValleySpeech,
  view: ValleyView,
  events: readonly ValleyEvent[],
  table: Table,
): SinceScene | null {
  const told = chapters(events).map((chapter) => ({
    seat: doerOf(chapter),
    caption: caption(speech, chapter),
    lines: lines(speech, chapter.events),
    at: placesOf(chapter.events, (event) => tellingOf(event).where?.(event)).map(nameOf),
    marks: marksOf(chapter.events),
  }));
  const board = valleyScene(speech, view, table);
  return sinceOnMap({ ...board, panes: board.panes.map(inBrief) }, told, {
    title: speech.say('pictures.what happened'),
    before: (more) => speech.say('pictures.more before', { more }),
  });
}

/** Without sentences, which the board has. */
const inBrief = (pane: Pane): Pane => ({
  ...pane,
  rows: pane.rows.filter(({ row }) => row !== 'text'),
});
