import { z } from 'zod';
import type { AnyEdition } from '../../presentation/edition.ts';
import type { MatchRow } from '../../store/store.ts';

/** What a table has chosen, by the names of its options. */
export type Chosen = Readonly<Record<string, string>>;

const CHOSEN = z.record(z.string(), z.string());

/** What a table has chosen; nothing for options that it left alone. */
export const chosenIn = ({ config }: Pick<MatchRow, 'config'>): Chosen =>
  CHOSEN.safeParse(config).data ?? {};

/** Whether a match is a first one in which somebody learns its game alone, against the weakest computer players. */
export function isLesson(row: MatchRow, { firstMatch, players }: AnyEdition): boolean {
  if (firstMatch === undefined || row.planOf !== null) return false;
  const chosen = chosenIn(row);
  const isFirst = Object.entries(firstMatch).every(([name, value]) => chosen[name] === value);
  const [weakest] = players;
  const others = row.seats.filter(({ user }) => user === null);
  const isEasy = others.every(({ level }) => level === weakest?.id);
  return isFirst && isEasy && row.seats.length - others.length === 1;
}
