import { DAY_MS } from '../clock/hours.ts';
import type { MatchRow, Transaction } from '../store/store.ts';
import { clockGoingOn } from './clock.ts';
import type { Halt } from './halt.ts';
import type { House } from './house.ts';
import { loadFrom } from './load.ts';
import { mootness } from './motion.ts';
import { notify } from './notice.ts';
import { proposalBody, voidProposals } from './proposal.ts';
import { save } from './save.ts';
import { sitDown } from './sitting.ts';

/** Stops a running match, whose row is locked, for so many days: nobody plays, and no clock counts. */
export async function pauseIn(
  house: House,
  transaction: Transaction,
  row: MatchRow,
  days: number,
  by: string | null,
): Promise<void> {
  const until = house.now().getTime() + days * DAY_MS;
  await halted(house, transaction, row, { is: 'paused', until });
  await notify(transaction, row.id, { kind: 'paused', until, by }, house.now());
}

/** Lets a paused match, whose row is locked, go on. `by` is the moderator who does; null for the table, or time. */
export async function resumeIn(
  house: House,
  transaction: Transaction,
  row: MatchRow,
  by: string | null,
): Promise<void> {
  await halted(house, transaction, row, null);
  await notify(transaction, row.id, { kind: 'resumed', by }, house.now());
}

/** Puts a match to sleep in which nobody has done anything for long. */
export async function putToSleep(
  house: House,
  transaction: Transaction,
  row: MatchRow,
): Promise<void> {
  await halted(house, transaction, row, { is: 'asleep' });
  await notify(transaction, row.id, { kind: 'asleep' }, house.now());
}

async function halted(
  house: House,
  transaction: Transaction,
  row: MatchRow,
  halt: Halt | null,
): Promise<void> {
  await transaction.changeMatch(row.id, { halt });
  const halting = { ...row, halt };
  // Nobody votes any more on what has come by itself, or by a moderator.
  await voidProposals(house, transaction, row.id, (proposal) => {
    const body = proposalBody(proposal);
    return body.kind === 'motion' && mootness(halting, body.motion) !== null;
  });
  const loaded = await loadFrom(house, halting, transaction);
  const { row: after } = await save(house, sitDown(loaded, transaction, []));
  if (halt === null) await transaction.setClock(row.id, clockGoingOn(after, house.now()));
}
