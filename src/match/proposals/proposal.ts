import { z } from 'zod';
import type { Deal, Seat } from '../../engine/game.ts';
import type { ProposalRow } from '../../store/store.ts';
import type { Change, Reads } from '../app/change.ts';
import { type Effect, noticeEffect } from '../app/effect.ts';
import { Refused } from '../app/refused.ts';
import { isAboutSeat, motion, type Motion } from './motion.ts';
import { type Locked, tell, write } from '../app/locked.ts';

const goods = z.record(z.string(), z.int().min(0));

const tradeBody = z.strictObject({
  gives: goods,
  takes: goods,
  /** Whether a trade was offered to everybody: somebody who declines is asked no more. */
  isToAll: z.boolean().default(false),
});

const undoBody = z.strictObject({ at: z.int(), to: z.int() });

/** What a proposal is about, parsed from its row. */
export type ProposalBody =
  /** Whoever of `to` is first to agree has it. */
  | (Omit<Deal, 'to'> & {
      readonly kind: 'trade';
      readonly to: readonly Seat[];
      readonly isToAll: boolean;
    })
  | { readonly kind: 'undo'; readonly at: number; readonly to: number }
  | { readonly kind: 'motion'; readonly motion: Motion };

const BODIES = { trade: tradeBody, undo: undoBody, motion } as const;

/** What is wrong with the stored body of a proposal; null if it can be read. */
export const faultInProposal = ({ kind, body }: Pick<ProposalRow, 'kind' | 'body'>): unknown =>
  BODIES[kind].safeParse(body).error ?? null;

/** Whether the body of a proposal can be read. */
export const isReadable = (row: Pick<ProposalRow, 'kind' | 'body'>): boolean =>
  faultInProposal(row) === null;

/** The parsed body of a proposal. Throws `Refused` if it does not parse, as if there were no proposal. */
export function proposalBody(row: ProposalRow): ProposalBody {
  if (!isReadable(row)) throw new Refused('no such proposal');
  if (row.kind === 'undo') return { kind: 'undo', ...undoBody.parse(row.body) };
  if (row.kind === 'motion') return { kind: 'motion', motion: motion.parse(row.body) };
  return { kind: 'trade', from: row.from, to: row.to, ...tradeBody.parse(row.body) };
}

/**
 * Makes a proposal, and has those told who are to answer it. It replaces one by the same seat to the same seats, or to
 * everybody. A trade with one seat answers the trade which that seat has offered to its maker alone.
 */
export async function propose(
  locked: Locked,
  proposal: Pick<ProposalRow, 'kind' | 'from' | 'to' | 'body'>,
  until: Date | null = null,
): Promise<void> {
  const { app, transaction, row } = locked;
  const { kind, from, to } = proposal;
  const match = row.id;
  for (const before of await transaction.openProposals(match)) {
    if (before.kind !== kind || before.from !== from) continue;
    if (isSame(before.to, to) || (isToAll(before) && isToAll(proposal))) {
      await closeProposal(locked, before, 'withdrawn');
    }
  }
  const [only] = to;
  if (kind === 'trade' && only !== undefined && to.length === 1) {
    await closeCountered(locked, only, from);
  }
  const createdAt = app.now();
  const { id } = await transaction.createProposal({ ...proposal, match, until, createdAt });
  await tell(locked, { kind: 'proposal', proposal: id });
}

/** Closes the trades that one seat has offered to another alone: they were answered with another offer. */
export async function closeCountered(locked: Locked, from: Seat, to: Seat): Promise<void> {
  for (const before of await locked.transaction.openProposals(locked.row.id)) {
    if (before.kind !== 'trade' || before.from !== from || !isSame(before.to, [to])) continue;
    await closeProposal(locked, before, 'countered');
  }
}

/** Whether a trade was offered to everybody: who declines is asked no more. */
export const isToAll = ({ kind, body }: Pick<ProposalRow, 'kind' | 'body'>): boolean =>
  kind === 'trade' && tradeBody.safeParse(body).data?.isToAll === true;

const isSame = (some: readonly Seat[], others: readonly Seat[]): boolean =>
  some.length === others.length && some.every((seat) => others.includes(seat));

type Closed = Exclude<ProposalRow['status'], 'open'>;

/** Closes a proposal for good, and has its message say so. */
export const closing = ({ id }: Pick<ProposalRow, 'id'>, status: Closed): Effect[] => [
  { is: 'proposal', id, change: { status } },
  noticeEffect({ kind: 'closed', proposal: id }),
];

/** As `closing`, at once. */
export const closeProposal = (
  locked: Locked,
  proposal: Pick<ProposalRow, 'id'>,
  status: Closed,
): Promise<void> => write(locked, closing(proposal, status));

/**
 * Takes a seat out of those that a proposal was made to. A trade stays open for the others; everything else is closed
 * with this status.
 */
export function leaving(
  proposal: ProposalRow,
  seat: Seat,
  status: 'declined' | 'void',
): readonly Effect[] {
  const to = proposal.to.filter((other) => other !== seat);
  if (proposal.kind !== 'trade' || to.length === 0) return closing(proposal, status);
  return [{ is: 'proposal', id: proposal.id, change: { to } }];
}

/** Closes the open proposals of a seat whose player leaves it, and takes the seat out of those made to it. */
export const leavingAll = (open: readonly ProposalRow[], seat: Seat): Effect[] =>
  open.flatMap((proposal) => {
    if (proposal.from === seat) return closing(proposal, 'void');
    return proposal.to.includes(seat) ? leaving(proposal, seat, 'void') : [];
  });

/** As `leavingAll`, at once. */
export async function leaveProposals(locked: Locked, seat: Seat): Promise<void> {
  const open = await locked.transaction.openProposals(locked.row.id);
  await write(locked, leavingAll(open, seat));
}

/**
 * Has a player who comes to a seat vote on open motions. Open undo proposals are closed, as the player was not asked.
 * Returns what is open then.
 */
export async function joinProposals(locked: Locked, seat: Seat): Promise<readonly ProposalRow[]> {
  const { transaction, row } = locked;
  await voidProposals(locked, ({ kind }) => kind === 'undo');
  for (const { id, kind, from, to } of await transaction.openProposals(row.id)) {
    if (kind !== 'motion' || from === seat || to.includes(seat)) continue;
    await transaction.changeProposal(id, { to: [...to, seat].sort((a, b) => a - b) });
  }
  return transaction.openProposals(row.id);
}

/** Closes those open proposals to which nobody can agree any more. */
export const voiding = (
  open: readonly ProposalRow[],
  isVoid: (proposal: ProposalRow) => boolean,
): Effect[] => open.filter(isVoid).flatMap((one) => closing(one, 'void'));

/** As `voiding`, at once. */
export async function voidProposals(
  locked: Locked,
  isVoid: (proposal: ProposalRow) => boolean,
): Promise<void> {
  const open = await locked.transaction.openProposals(locked.row.id);
  await write(locked, voiding(open, isVoid));
}

/** Whether an undo proposal is outdated, as the match has gone on since; or a proposal cannot be read. */
export function isOutdated(proposal: ProposalRow, sequence: number): boolean {
  if (!isReadable(proposal)) return true;
  const body = proposalBody(proposal);
  return body.kind === 'undo' && body.at !== sequence;
}

/** What a proposal puts to the vote; null if it is of another kind, or cannot be read. */
export const motionOf = ({ kind, body }: Pick<ProposalRow, 'kind' | 'body'>): Motion | null =>
  kind === 'motion' ? (motion.safeParse(body).data ?? null) : null;

/**
 * Whether a motion is about a silent seat that must no longer count as silent: it has acted, or is asked in secret,
 * where nobody may tell.
 */
export function isHeard(proposal: ProposalRow, of: (seat: Seat) => boolean): boolean {
  const put = motionOf(proposal);
  return put !== null && isAboutSeat(put) && of(put.seat);
}

/** Closes the proposals to which nobody can agree any more, as the match has gone on or is over. */
export async function* closeOutdated(
  { after: { row, match }, entries, outcome, acted, asked }: Change,
  reads: Reads,
): AsyncGenerator<Effect> {
  if (entries.length === 0) return;
  const sealed = asked.after.all.filter((one) => one.sealed).map(({ seat }) => seat);
  yield* voiding(
    await reads.openProposals(row.id),
    (one) =>
      outcome !== null ||
      isOutdated(one, match.sequence) ||
      isHeard(one, (seat) => acted?.seat === seat || sealed.includes(seat)),
  );
}
