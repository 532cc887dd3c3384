import type { App } from '../match/app/app.ts';
import { personFor } from '../match/stored/person.ts';
import { isTheme, type ThemeId } from '../render/palette.ts';
import type { MatchRow, PersonRow } from '../store/store.ts';

/** In which theme somebody's pictures are: day where it has chosen none, or one that is no more. */
export function themeOf(person: PersonRow | undefined): ThemeId {
  const theme = person?.theme ?? null;
  return theme !== null && isTheme(theme) ? theme : 'day';
}

/** In which theme anybody is shown a match, also somebody who does not sit at it. */
export async function themeFor(app: App, row: MatchRow, user: string): Promise<ThemeId> {
  return themeOf(await personFor(app, row, user));
}
