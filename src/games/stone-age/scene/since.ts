import { captioned } from '../../../presentation/captions.ts';
import type { SinceScene } from '../../../presentation/edition.ts';
import { noted } from '../../../presentation/noted.ts';
import type { Note, Scene } from '../../../presentation/scene.ts';
import { placesOf } from '../../../presentation/since.ts';
import type { Table } from '../../../presentation/table.ts';
import type { StoneAgeEvent } from '../event.ts';
import { stoneAgeScene } from '../scene.ts';
import { caption, lines, tellingOf } from '../happenings/index.ts';
import { pointedName } from '../spoken/names.ts';
import type { StoneAgeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { chapters, isToldLater } from './chapters.ts';
import { dicePane } from './panes.ts';

/** So few captions leave room for all of the board. */
const FEW = 4;

/**
 * What changed while a reader was away, on the board as it is now: numbers at places and cards, captions under the same
 * numbers, and the lines that go with the picture. Null where nothing is to be told beside it.
 */
export function sinceScene(
  speech: StoneAgeSpeech,
  view: StoneAgeView,
  events: readonly StoneAgeEvent[],
  table: Table,
): SinceScene | null {
  const { say } = speech;
  const told = chapters(events).map((chapter, nth, all) => ({
    seat: chapter.seat,
    caption: isToldLater(chapter, all.slice(nth + 1)) ? '' : caption(speech, chapter),
    lines: lines(speech, chapter.events),
    places: placesOf(chapter.events, (event) => tellingOf(event).where?.(event, view)),
  }));
  const {
    rows,
    lines: all,
    numbers,
  } = captioned(
    told.map(({ places, ...one }) => ({ ...one, isPlaced: places.length > 0 })),
    (more) => say('pictures.more before', { more }),
  );
  if (rows.length === 0) return null;
  const notes = new Map<string, Note[]>();
  told.forEach(({ seat: owner, places }, nth) => {
    const number = numbers[nth] ?? null;
    if (number === null) return;
    for (const place of places) {
      const name = pointedName(speech, place);
      notes.set(name, [...(notes.get(name) ?? []), { mark: 'number', number, owner }]);
    }
  });
  const board = stoneAgeScene(speech, view, table);
  const scene: Scene = {
    ...board,
    // Where nothing happened, lots leave their room to what did.
    displays: board.displays.filter(
      ({ lots }) => rows.length <= FEW || lots.some(({ name }) => notes.has(name)),
    ),
    panes: [{ title: say('pictures.what happened'), rows }, ...dicePane(speech, view)],
  };
  return { scene: noted(scene, notes), lines: all };
}
