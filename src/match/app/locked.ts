import type { MatchRow, Transaction } from '../../store/store.ts';
import type { App } from './app.ts';
import { type Effects, writeEffects } from './effect.ts';
import { type Notice, notify, type Delivery } from './notice.ts';

/** A match whose row is locked, and the transaction that works on it. */
export interface Locked {
  readonly app: App;
  readonly transaction: Transaction;
  readonly row: MatchRow;
}

/** Puts a notice about a locked match into the outbox. */
export const tell = (
  { app, transaction, row }: Locked,
  notice: Notice,
  delivery?: Delivery,
): Promise<void> => notify(transaction, row.id, notice, app.now(), delivery);

/** Writes effects of a locked match. */
export const write = ({ app, transaction, row }: Locked, effects: Effects): Promise<void> =>
  writeEffects(transaction, row.id, effects, app.now());
