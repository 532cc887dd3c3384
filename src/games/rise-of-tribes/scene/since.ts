import type { SinceScene } from '../../../presentation/edition.ts';
import { placesOf, sinceOnMap } from '../../../presentation/since.ts';
import type { Table } from '../../../presentation/table.ts';
import type { RiseEvent } from '../event.ts';
import { nameOf } from '../ground.ts';
import { caption, chapters, doerOf, lines, marksOf, tellingOf } from '../happenings/index.ts';
import { riseScene } from '../scene.ts';
import type { RiseView } from '../view.ts';
import type { RiseSpeech } from '../words/index.ts';

/** What changed while a reader was away, on the board as it is now. Null for nothing. */
export function sinceScene(
  speech: RiseSpeech,
  view: RiseView,
  events: readonly RiseEvent[],
  table: Table,
): SinceScene | null {
  const seats = view.tribes.length;
  const told = chapters(events).map((chapter) => ({
    seat: doerOf(chapter),
    caption: caption(speech, chapter, seats),
    lines: lines(speech, chapter.events, table),
    at: placesOf(chapter.events, (event) => tellingOf(event).where?.(event)).map((at) =>
      nameOf(view, at),
    ),
    marks: marksOf(chapter.events, seats),
  }));
  return sinceOnMap({ ...riseScene(speech, view, table), displays: [] }, told, {
    title: speech.say('pictures.what happened'),
    before: (more) => speech.say('pictures.more before', { more }),
  });
}
