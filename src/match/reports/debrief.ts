import { eventsFor } from '../../engine/game.ts';
import { lived } from '../../engine/replay.ts';
import type { Language } from '../../language/languages.ts';
import type { App } from '../app/app.ts';
import type { Loaded } from '../app/loaded.ts';
import { isLesson } from '../stored/chosen.ts';
import { entryIn, toldIn } from '../stored/log.ts';

/** The same with what everybody heard, where it is a lesson that was played to its end. */
export async function withHeard(app: App, loaded: Loaded): Promise<Loaded> {
  if (!isLearnt(loaded)) return loaded;
  const { row, match } = loaded;
  const rows = await app.store.entries(row.id, 0, match.sequence);
  const events = lived(rows.map(entryIn), 0).flatMap((at) => {
    const one = rows[at];
    return one === undefined ? [] : eventsFor(toldIn(one), 'public');
  });
  return { ...loaded, heard: events };
}

/** What a lesson that was played to its end came to, for its player; nothing of other matches. */
export function debriefOf(loaded: Loaded, language: Language): readonly string[] {
  const { row, edition, match, heard: events } = loaded;
  if (events === undefined || !isLearnt(loaded)) return [];
  const seat = row.seats.findIndex(({ user }) => user !== null);
  const view = edition.game.view(match.state, 'public');
  return edition.in(language).debrief?.(view, seat, events) ?? [];
}

const isLearnt = ({ row, edition, match }: Loaded): boolean =>
  isLesson(row, edition) && edition.game.outcome(match.state) !== null;
