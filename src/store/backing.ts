import type { SqlDriverAdapterFactory } from '@prisma/client/runtime/client';
import type { Session } from './session.ts';

/** A migrated database behind a store, whichever it is. */
export interface Backing {
  readonly adapter: SqlDriverAdapterFactory;
  /** For statements outside a transaction; those that Prisma opens note their own (`sessionNoted`). */
  readonly session: Session;
  /** Throws `StoreUnavailable` where the database is known to have lost what it was given. */
  check(): void;
  /** Makes room of rows that were changed or deleted, where the database does not do so by itself. */
  vacuum(): Promise<void>;
  close(): Promise<void>;
}
