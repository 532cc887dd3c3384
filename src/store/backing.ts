import type { SqlDriverAdapterFactory } from '@prisma/client/runtime/client';

/** A migrated database behind a store, whichever it is. */
export interface Backing {
  readonly adapter: SqlDriverAdapterFactory;
  /** Throws `StoreUnavailable` where the database is known to have lost what it was given. */
  check(): void;
  close(): Promise<void>;
}
