import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailable, StoreUnsure } from './failure.ts';
import type { Transaction } from './transaction.ts';

/** The result of a press: what its work returned, or that it is a repeat of one that was done before. */
export type Carried<R> = { readonly done: R } | 'repeat';

/** Runs work in one transaction, as `Store.transaction` does. */
type Transact = <R>(work: (transaction: Transaction) => Promise<R>) => Promise<R>;

/** How long is waited before each further attempt to find out, in milliseconds. */
const WAITS = [100, 300, 900, 2_700];

/**
 * Carries a press out once: its interaction is recorded together with what `work` does. Where the connection
 * is lost during COMMIT nobody knows what became of it, so the press is tried again: an interaction that is
 * found recorded then was carried out, and what it gave back is known. Throws `StoreUnsure` where the
 * database does not come back to be asked.
 */
export async function carryOut<R>(
  transact: Transact,
  interaction: string,
  at: Date,
  work: (transaction: Transaction) => Promise<R>,
): Promise<Carried<R>> {
  /** What the work gave back in attempts that may have been committed, the latest last. */
  const perhaps: Carried<R>[] = [];
  for (let attempt = 0; ; attempt += 1) {
    /** What it gave back in this attempt; within it the work may run again after a conflict. */
    let worked: Carried<R>[] = [];
    try {
      return await transact(async (transaction): Promise<Carried<R>> => {
        worked = [];
        const fresh = await transaction.recordInteraction(interaction, at);
        if (!fresh) return perhaps.at(-1) ?? 'repeat';
        const carried = { done: await work(transaction) };
        worked = [carried];
        return carried;
      });
    } catch (error) {
      perhaps.push(...worked);
      if (!(error instanceof StoreUnavailable) || perhaps.length === 0) throw error;
      const wait = WAITS[attempt];
      if (wait === undefined) throw new StoreUnsure(error.message, { cause: error });
      await sleep(wait);
    }
  }
}
