import { AsyncLocalStorage } from 'node:async_hooks';
import type { Prisma } from './client/client.ts';

/** The longest that a press waits for the database, in milliseconds: for a statement, and for a transaction to begin its last one. */
export const LONGEST_MS = 15_000;

/** What a statement gave back: rows as objects, with times as dates and JSON read; and how many it was about. */
export interface QueryResult {
  readonly rows: readonly unknown[];
  readonly count: number;
}

/**
 * A connection that takes statements as they are written, each prepared once. Prisma, which does the rest, takes longer
 * for one than the database does.
 */
export interface Session {
  run(statement: Prisma.Sql): Promise<QueryResult>;
}

/** Values as every driver sends them: a time is in UTC, as all columns are. */
export const sent = (values: readonly unknown[]): unknown[] =>
  values.map((value) => (value instanceof Date ? value.toISOString() : value));

/** A time without a zone, as the database writes it. */
export const timeIn = (text: string): Date => new Date(`${text.replace(' ', 'T')}Z`);

const noting = new AsyncLocalStorage<(session: Session) => void>();

/** Opens a transaction by `open`, while which the session in which it runs is noted. */
export function sessionNoted<R>(
  note: (session: Session) => void,
  open: () => Promise<R>,
): Promise<R> {
  return noting.run(note, open);
}

/** Who is to be told in which session the transaction runs that is opened here; null where nobody is. */
export const notedBy = (): ((session: Session) => void) | null => noting.getStore() ?? null;
