import { isDeepStrictEqual } from 'node:util';
import { isPaceName, PACES } from '../../clock/pace.ts';
import { USUAL_LANGUAGE } from '../../language/languages.ts';
import type { AnyEdition, TableOption } from '../../presentation/edition.ts';
import type { MatchId, MatchRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { inMatch } from '../loaded/in-match.ts';
import { type Chosen, chosenIn } from '../stored/chosen.ts';
import { editionOf, levelIn } from '../stored/edition.ts';
import { lobbyClock } from '../time/clock-row.ts';
import { RUN_OUT, type Terms, termsOf, USUAL_TERMS } from '../time/terms.ts';
import { tell } from '../app/locked.ts';
import { askedToStay, seatsAsked } from './staying.ts';

/** The value that a table has of an option of its game. */
export function valueOf(
  { values, name }: TableOption,
  row: Pick<MatchRow, 'config'>,
): TableOption['values'][number] | undefined {
  const chosen = chosenIn(row)[name];
  return values.find(({ value }) => value === chosen) ?? values[0];
}

/** Whether a game lets a table choose all this. */
function offers(edition: AnyEdition, chosen: Chosen): boolean {
  const { options = [] } = edition.in(USUAL_LANGUAGE);
  return Object.entries(chosen).every(([name, wanted]) =>
    options.some(
      (option) => option.name === name && option.values.some(({ value }) => value === wanted),
    ),
  );
}

/** A match's configuration of what was chosen. Throws `Refused` for what its game does not offer. */
export function configOf(edition: AnyEdition, chosen: Chosen): unknown {
  if (!offers(edition, chosen)) throw new Refused('no such option', { game: edition.name });
  return edition.game.config(chosen);
}

/** Throws `Refused` if somebody may not choose for a table: it has begun, or is somebody else's. */
export function mayChoose({ status, host }: MatchRow, press: Press): void {
  if (status === 'cancelled') throw new Refused('match is closed');
  if (status !== 'open') throw new Refused('it has begun');
  if (host !== press.user.id) throw new Refused('host chooses', { host });
}

/** What a host changes about a table. */
export interface TableChange {
  readonly chosen?: Chosen;
  readonly terms?: Partial<Terms>;
  /** How well its computer players play. */
  readonly level?: string | null;
}

/** A host who chooses several things is let finish before the others are told: so many milliseconds. */
const TOLD_AFTER_MS = 20_000;

/**
 * Changes a table that has not begun; the host alone may. It is said in its lobby, the table stays open for longer, and
 * who has joined it before is told and asked anew.
 */
export function changeTable(
  app: App,
  press: Press,
  id: MatchId,
  { chosen, terms, level = null }: TableChange,
): Promise<MatchRow> {
  return inMatch(app, press, id, async (locked) => {
    const { transaction, row } = locked;
    mayChoose(row, press);
    const edition = editionOf(app, row);
    const now = app.now();
    const before = termsOf(row) ?? USUAL_TERMS;
    const plays = level === null ? null : levelIn(edition, level);
    const after = {
      config: configOf(edition, { ...chosenIn(row), ...chosen }),
      terms: { ...before, ...terms },
      seats: row.seats.map((one) =>
        plays === null || one.heldBy === 'person' ? one : { ...one, level: plays },
      ),
    };
    const { config, seats } = row;
    if (isDeepStrictEqual(after, { config, terms: before, seats })) return row;
    const changed = { ...row, ...after, seats: seatsAsked({ ...row, ...after }, now) };
    await transaction.changeMatch(id, { config: changed.config, terms: changed.terms });
    await transaction.setSeats(id, changed.seats);
    await transaction.setClock(id, lobbyClock(now));
    await tell(locked, { kind: 'lobby' });
    const waiting = await transaction.undelivered(id);
    const isTold = waiting.some(({ kind, attempts }) => kind === 'changed' && attempts === 0);
    if (askedToStay(changed).length > 0 && !isTold) {
      await tell(locked, { kind: 'changed' }, { dueAt: new Date(now.getTime() + TOLD_AFTER_MS) });
    }
    return changed;
  });
}

/** What a button of an older lobby chooses: the next value of an option, or of a term. */
export function changeNamed(name: string, value: string): TableChange {
  if (name === 'pace') return isPaceName(value) ? { terms: { pace: PACES[value] } } : {};
  const runOut = RUN_OUT.find((one) => one === value);
  if (name === 'late') return runOut === undefined ? {} : { terms: { runOut } };
  return { chosen: { [name]: value } };
}
