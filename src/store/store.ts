/**
 * What the rest of the app sees of the store. It knows no game, no Discord and no Prisma: ids of users and channels are
 * texts, snapshots and entries are JSON that their owners parse, and every time is handed in. `Reading` is what can be
 * read at any time, `Transaction` what is written together, `Store` the rest, mostly the outbox.
 */
export type { Advance } from './draft.ts';
export type { Area, Claim, Kinds, Named, Store, Waiting } from './open.ts';
export type { Carried } from './press.ts';
export type { Reading } from './reading.ts';
export {
  type AnsweredBy,
  type BlocksRow,
  type ClockRow,
  type RulingDeed,
  type EntryRow,
  type Home,
  type LeagueRow,
  type LogEnd,
  type MatchId,
  type MatchRow,
  type MatchStatus,
  type NoteRow,
  type OrderRow,
  type OutboxRow,
  type PersonRow,
  type PledgeRow,
  type ProposalRow,
  type Pulse,
  type Reliability,
  type RulesRow,
  type RulingRow,
  type SealedRow,
  type SeasonRow,
  type SeatRow,
  type ServerRow,
  SOMEBODY,
  type Spoken,
  stranger,
  type Tables,
  type WaitingRow,
} from './rows.ts';
export type { MatchChange, NewMatch, Transaction } from './transaction.ts';
