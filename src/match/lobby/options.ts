import { z } from 'zod';
import { isPaceName, PACES } from '../../clock/pace.ts';
import { USUAL_LANGUAGE } from '../../language/languages.ts';
import type { AnyEdition, TableOption } from '../../presentation/edition.ts';
import type { MatchId, MatchRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { inMatch } from '../loaded/in-match.ts';
import { editionOf } from '../stored/edition.ts';
import { lobbyClock } from '../time/clock-row.ts';
import { RUN_OUT, type TermName, type Terms, termsOf, USUAL_TERMS } from '../time/terms.ts';
import { type Locked, tell } from '../app/locked.ts';

/** What a table has chosen, by the names of its options. */
export type Chosen = Readonly<Record<string, string>>;

const CHOSEN = z.record(z.string(), z.string());

/** What a table has chosen; nothing for options that it left alone. */
export const chosenIn = ({ config }: Pick<MatchRow, 'config'>): Chosen =>
  CHOSEN.safeParse(config).data ?? {};

/** The value that a table has of an option of its game. */
export function valueOf(
  { values, name }: TableOption,
  row: Pick<MatchRow, 'config'>,
): TableOption['values'][number] | undefined {
  const chosen = chosenIn(row)[name];
  return values.find(({ value }) => value === chosen) ?? values[0];
}

/** Whether a game lets a table choose all this. */
export function offers(edition: AnyEdition, chosen: Chosen): boolean {
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

/** Changes a table that waits for players: it is said in its lobby, and the table stays open for longer. */
async function changeTable(
  locked: Locked,
  change: { readonly config: unknown } | { readonly terms: Terms },
): Promise<MatchRow> {
  const { app, transaction, row } = locked;
  await transaction.changeMatch(row.id, change);
  await transaction.setClock(row.id, lobbyClock(app.now()));
  await tell(locked, { kind: 'lobby' });
  return { ...row, ...change };
}

/** Chooses something for a table that has not begun. The host alone may. */
export function chooseOption(
  app: App,
  press: Press,
  id: MatchId,
  { name, value }: { readonly name: string; readonly value: string },
): Promise<MatchRow> {
  return inMatch(app, press, id, async (locked) => {
    mayChoose(locked.row, press);
    const { row } = locked;
    const config = configOf(editionOf(app, row), { ...chosenIn(row), [name]: value });
    return changeTable(locked, { config });
  });
}

/** Chooses something about time for a table that has not begun. The host alone may. */
export function chooseTerm(
  app: App,
  press: Press,
  id: MatchId,
  name: TermName,
  value: string,
): Promise<MatchRow> {
  return inMatch(app, press, id, async (locked) => {
    mayChoose(locked.row, press);
    const before = termsOf(locked.row) ?? USUAL_TERMS;
    const pace = isPaceName(value) ? PACES[value] : before.pace;
    const runOut = RUN_OUT.find((one) => one === value) ?? before.runOut;
    const after: Terms = name === 'pace' ? { ...before, pace } : { ...before, runOut };
    return changeTable(locked, { terms: after });
  });
}
