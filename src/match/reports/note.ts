import type { MatchId, MatchRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import type { Press } from '../app/press.ts';
import { inMatch, playingSeat } from '../loaded/in-match.ts';
import { seatOf } from '../stored/seats.ts';

/** How long a note may be, in characters. */
export const LONGEST_NOTE = 500;

/** What somebody has noted about a match; an empty text for nothing. */
export const noteOf = ({ notes }: Pick<MatchRow, 'notes'>, user: string | null): string =>
  notes.find((one) => one.user === user)?.text ?? '';

/** Notes something about a match for the presser alone, in place of the note before; an empty text deletes it. */
export function note(app: App, press: Press, id: MatchId, text: string): Promise<string> {
  return inMatch(app, press, id, async ({ row, transaction }) => {
    const user = press.user.id;
    // What one has noted of a match may be changed when it is over, too.
    if (row.status !== 'over' || seatOf(row, user) === null) playingSeat(app, row, user);
    const kept = text.trim().slice(0, LONGEST_NOTE);
    await transaction.saveNote(id, { user, text: kept });
    return kept;
  });
}
