import { z } from 'zod';
import type { Deal, Seat } from '../../engine/game.ts';
import type { MatchId, ProposalRow, Transaction } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import type { Change, Reads } from '../app/change.ts';
import { writeEffects, type Effect, said } from '../app/effect.ts';
import { notify } from '../app/notice.ts';
import { Refused } from '../app/refused.ts';
import { isAboutSeat, motion, type Motion } from './motion.ts';

const goods = z.record(z.string(), z.int().min(0));

const tradeBody = z.strictObject({
  gives: goods,
  takes: goods,
  /** Whether it was made to everybody, of whom some may have declined since. Left out in one from before that was kept. */
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

/** What is wrong with the body of a proposal that makes no sense; null where it can be read. */
export const faultInProposal = ({ kind, body }: Pick<ProposalRow, 'kind' | 'body'>): unknown =>
  BODIES[kind].safeParse(body).error ?? null;

/** Whether the body of a proposal can be read. */
export const isReadable = (row: Pick<ProposalRow, 'kind' | 'body'>): boolean =>
  faultInProposal(row) === null;

/** Reads the body of a proposal. Throws `Refused` where it makes no sense, as if there were none. */
export function proposalBody(row: ProposalRow): ProposalBody {
  if (!isReadable(row)) throw new Refused('no such proposal');
  if (row.kind === 'undo') return { kind: 'undo', ...undoBody.parse(row.body) };
  if (row.kind === 'motion') return { kind: 'motion', motion: motion.parse(row.body) };
  return { kind: 'trade', from: row.from, to: row.to, ...tradeBody.parse(row.body) };
}

/**
 * Makes a proposal, in the place of one by the same seat to the same, or also to everybody, and has those told who are to
 * answer it. A trade answers one that was offered to its maker alone by who is offered this.
 */
export async function propose(
  app: App,
  transaction: Transaction,
  proposal: Pick<ProposalRow, 'match' | 'kind' | 'from' | 'to' | 'body'>,
  until: Date | null = null,
): Promise<void> {
  const { match, kind, from, to } = proposal;
  for (const before of await transaction.openProposals(match)) {
    if (before.kind !== kind || before.from !== from) continue;
    if (isSame(before.to, to) || (isToAll(before) && isToAll(proposal))) {
      await closeProposal(app, transaction, before, 'withdrawn');
    }
  }
  const [only] = to;
  if (kind === 'trade' && only !== undefined && to.length === 1) {
    await closeCountered(app, transaction, match, only, from);
  }
  const createdAt = app.now();
  const { id } = await transaction.createProposal({ ...proposal, until, createdAt });
  await notify(transaction, match, { kind: 'proposal', proposal: id }, createdAt);
}

/** Closes what one seat has offered to another alone, as that has answered it with an offer of its own. */
export async function closeCountered(
  app: App,
  transaction: Transaction,
  match: MatchId,
  from: Seat,
  to: Seat,
): Promise<void> {
  for (const before of await transaction.openProposals(match)) {
    if (before.kind !== 'trade' || before.from !== from || !isSame(before.to, [to])) continue;
    await closeProposal(app, transaction, before, 'countered');
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
  said({ kind: 'closed', proposal: id }),
];

/** As `closing`, at once. */
export const closeProposal = (
  app: App,
  transaction: Transaction,
  proposal: Pick<ProposalRow, 'id' | 'match'>,
  status: Closed,
): Promise<void> => writeEffects(transaction, proposal.match, closing(proposal, status), app.now());

/**
 * Has a seat to which something was proposed have no part in it any more: what was offered to several stays open for
 * the others, who may still want it; all else is closed with this status.
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

/** Closes those open proposals that are by who no longer sits at a seat, and takes those from it that were made to it. */
export const leavingAll = (open: readonly ProposalRow[], seat: Seat): Effect[] =>
  open.flatMap((proposal) => {
    if (proposal.from === seat) return closing(proposal, 'void');
    return proposal.to.includes(seat) ? leaving(proposal, seat, 'void') : [];
  });

/** As `leavingAll`, at once. */
export async function leaveProposals(
  app: App,
  transaction: Transaction,
  match: MatchId,
  seat: Seat,
): Promise<void> {
  const open = await transaction.openProposals(match);
  await writeEffects(transaction, match, leavingAll(open, seat), app.now());
}

/**
 * Has whoever comes to a seat asked along with the others: it may vote on what its table votes on, and what all were to
 * agree to take back was put without it. Returns what is open then.
 */
export async function joinProposals(
  app: App,
  transaction: Transaction,
  match: MatchId,
  seat: Seat,
): Promise<readonly ProposalRow[]> {
  await voidProposals(app, transaction, match, ({ kind }) => kind === 'undo');
  for (const { id, kind, from, to } of await transaction.openProposals(match)) {
    if (kind !== 'motion' || from === seat || to.includes(seat)) continue;
    await transaction.changeProposal(id, { to: [...to, seat].sort((a, b) => a - b) });
  }
  return transaction.openProposals(match);
}

/** Closes those open proposals to which nobody can agree any more. */
export const voiding = (
  open: readonly ProposalRow[],
  isVoid: (proposal: ProposalRow) => boolean,
): Effect[] => open.filter(isVoid).flatMap((one) => closing(one, 'void'));

/** As `voiding`, at once. */
export async function voidProposals(
  app: App,
  transaction: Transaction,
  match: MatchId,
  isVoid: (proposal: ProposalRow) => boolean,
): Promise<void> {
  const open = await transaction.openProposals(match);
  await writeEffects(transaction, match, voiding(open, isVoid), app.now());
}

/** Whether what a proposal would take back lies behind more than was asked about, or nobody can read what it was. */
export function isOutdated(proposal: ProposalRow, sequence: number): boolean {
  if (!isReadable(proposal)) return true;
  const body = proposalBody(proposal);
  return body.kind === 'undo' && body.at !== sequence;
}

/** What a proposal puts to the vote; null where it is of another kind, or nobody can read what it was. */
export const motionOf = ({ kind, body }: Pick<ProposalRow, 'kind' | 'body'>): Motion | null =>
  kind === 'motion' ? (motion.safeParse(body).data ?? null) : null;

/**
 * Whether a motion is about a silent seat of which that is no longer said: it has acted, or is asked in secret, where
 * nobody is told whether it has.
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
