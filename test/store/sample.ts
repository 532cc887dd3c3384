import type {
  EntryRow,
  MatchId,
  NewMatch,
  SeatRow,
  Store,
  Transaction,
} from '../../src/store/store.ts';

export const now = new Date('2026-03-01T12:00:00.123Z');

/** A time so many seconds after `now`. */
export function after(seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

let count = 0;

/** A text that no other call has returned. */
export function unique(stem: string): string {
  count += 1;
  return `${stem}-${process.pid}-${count}`;
}

export function newMatch(server = unique('server')): NewMatch {
  return {
    game: 'tusk',
    rules: 1,
    terms: { pace: 'slow' },
    config: { zebra: 1, ape: [null, { b: 2, a: 'ä 🦣' }] },
    home: { server, channel: 'channel', thread: null, lobby: null },
    host: 'ann',
    size: 3,
    seed: '0123456789abcdef0123456789abcdef',
    salt: 'cafe',
    league: null,
    createdAt: now,
  };
}

export function seat(number: number, user: string | null, owesSince: Date | null = null): SeatRow {
  const heldBy = user === null ? 'computer' : 'person';
  return {
    seat: number,
    user,
    name: `Tribe ${number}`,
    heldBy,
    level: user === null ? 'steady' : null,
    owesSince,
    seen: -1,
    shown: -1,
    actedAt: null,
    called: null,
    standsFor: null,
    formerly: [],
    wanted: null,
  };
}

export function entry(match: MatchId, sequence: number): EntryRow {
  return {
    match,
    sequence,
    entry: { kind: 'answers', sequence },
    events: [{ kind: 'moved', to: [sequence, -1] }],
    digest: 'd1'.repeat(32),
    at: after(sequence),
  };
}

/** Opens a match in the store and returns its id. */
export async function openMatch(store: Store, server?: string): Promise<MatchId> {
  const match = await store.transaction((transaction) => transaction.createMatch(newMatch(server)));
  return match.id;
}

/** Adds entries to the log of a match that stays where it stands otherwise. */
export async function append(
  transaction: Transaction,
  id: MatchId,
  ...entries: readonly EntryRow[]
): Promise<void> {
  const row = await transaction.lockMatch(id);
  if (row === null) throw new Error(`There is no match ${id}.`);
  await transaction.advance(id, { ...row, entries });
}
