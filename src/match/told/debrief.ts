import type { Language } from '../../language/languages.ts';
import type { Loaded } from '../app/loaded.ts';
import { isLesson } from '../stored/chosen.ts';

/** What a lesson that was played to its end came to, for its player; nothing of other matches. */
export function debriefOf({ row, edition, match }: Loaded, language: Language): readonly string[] {
  const { game } = edition;
  if (!isLesson(row, edition) || game.outcome(match.state) === null) return [];
  const seat = row.seats.findIndex(({ user }) => user !== null);
  return edition.in(language).debrief?.(game.view(match.state, 'public'), seat) ?? [];
}
