import type { Match } from '../../engine/match.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import type { Table } from '../../presentation/table.ts';
import type { EntryRow, MatchRow } from '../../store/store.ts';

/** A running or finished match, ready to be played. */
export interface Loaded {
  readonly row: MatchRow;
  readonly edition: AnyEdition;
  readonly match: Match<unknown>;
  readonly table: Table;
  /** The newest entries of its log, where they were just written. */
  readonly newest?: readonly EntryRow[];
  /** All that everybody heard of it, where it is a lesson that is over: its debrief is made of that. */
  readonly heard?: readonly unknown[];
}
