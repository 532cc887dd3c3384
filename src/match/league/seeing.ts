import type { LeagueRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import type { Press } from '../app/press.ts';
import { inLeague } from './directing.ts';
import { changeSettings } from './in-season.ts';

/** Shows a league to the members of a role alone; null: to everybody. Only who directs it, or manages the server, may. */
export function showTo(
  app: App,
  press: Press,
  { id }: Pick<LeagueRow, 'id'>,
  seenBy: string | null,
): Promise<void> {
  return inLeague(app, press, { id }, (locked) => changeSettings(locked, () => ({ seenBy })));
}
