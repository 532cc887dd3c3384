import type { MatchId, OutboxRow, ProposalRow, SealedRow, Transaction } from '../../store/store.ts';
import { type Notice, notify, type Delivery } from './notice.ts';

/** Something to write about a match: what is said, and what becomes of proposals and sealed answers. */
export type Effect =
  | { readonly is: 'notice'; readonly notice: Notice; readonly delivery?: Delivery }
  /** Replaces a message that is still in the outbox. */
  | {
      readonly is: 'amended';
      readonly message: OutboxRow;
      readonly notice: Notice;
      readonly dueAt: Date;
    }
  | {
      readonly is: 'proposal';
      readonly id: number;
      readonly change: Partial<Pick<ProposalRow, 'status' | 'to'>>;
    }
  /** Secret answers that are kept until all have chosen, or no more. */
  | { readonly is: 'sealed'; readonly answer: SealedRow }
  | { readonly is: 'unsealed'; readonly decisions: readonly string[] }
  /** A season of a league is to be looked at, as a match of it has ended. */
  | { readonly is: 'season due'; readonly season: number };

/** Effects in their order; each is written before the next one is worked out. */
export type Effects = Iterable<Effect> | AsyncIterable<Effect>;

/** Says something of a match. */
export const noticeEffect = (notice: Notice, delivery?: Delivery): Effect => ({
  is: 'notice',
  notice,
  ...(delivery === undefined ? {} : { delivery }),
});

/** Writes what there is to write of a match. */
export async function writeEffects(
  transaction: Transaction,
  match: MatchId,
  effects: Effects,
  now: Date,
): Promise<void> {
  for await (const effect of effects) {
    switch (effect.is) {
      case 'notice':
        await notify(transaction, match, effect.notice, now, effect.delivery);
        break;
      case 'amended': {
        const { kind, ...payload } = effect.notice;
        await transaction.changeMessage(effect.message.id, { kind, payload }, effect.dueAt);
        break;
      }
      case 'proposal':
        await transaction.changeProposal(effect.id, effect.change);
        break;
      case 'sealed':
        await transaction.saveSealed(effect.answer);
        break;
      case 'unsealed':
        await transaction.deleteSealed(match, effect.decisions);
        break;
      case 'season due':
        await transaction.makeSeasonDue(effect.season, now);
    }
  }
}

type What = 'times' | 'dates' | 'seats';

/**
 * Queues an update of posts: of the deadlines in them (`times`), of other dates (`dates`), or of who plays (`seats`); once,
 * even if one is queued already.
 */
export async function* refreshPost(
  reads: Pick<Transaction, 'undelivered'>,
  match: MatchId,
  what: What,
  dueAt?: Date,
): AsyncGenerator<Effect> {
  const waiting = await reads.undelivered(match);
  if (waiting.some(({ kind, attempts }) => kind === what && attempts === 0)) return;
  yield noticeEffect({ kind: what }, dueAt === undefined ? {} : { dueAt });
}

/** As `refreshPost`, at once. */
export const refreshPostNow = (
  transaction: Transaction,
  match: MatchId,
  what: What,
  now: Date,
  dueAt = now,
): Promise<void> =>
  writeEffects(transaction, match, refreshPost(transaction, match, what, dueAt), now);
