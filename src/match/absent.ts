import { entrySchema, type Maker } from '../engine/match.ts';
import type { MatchId, MatchRow, Reading, SeatRow } from '../store/store.ts';
import { afterLeaving, inOrder } from './lobby.ts';
import type { House } from './house.ts';
import { notify } from './notice.ts';

/** By what answers are made of who has come. */
const CAME: ReadonlySet<Maker> = new Set(['person', 'order']);

/** Whether the player of a seat has never answered anything in its match, neither by itself nor by an order. */
export async function neverCame(
  from: Reading,
  match: MatchId,
  { seat }: SeatRow,
): Promise<boolean> {
  const entries = await from.entries(match);
  return !entries.some(({ entry }) => {
    const read = entrySchema.parse(entry);
    return (
      read.kind === 'answers' &&
      read.answers.some((one) => one.seat === seat && CAME.has(one.by ?? 'person'))
    );
  });
}

/** Has somebody leave all tables that wait for players, who never came to where it sits. Returns those tables. */
export async function leaveLobbies(house: House, user: string): Promise<readonly MatchId[]> {
  const left: MatchId[] = [];
  for (const { id } of await house.store.matchesWith(user, ['open'])) {
    const didLeave = await house.store.transaction(async (transaction) => {
      const row = await transaction.lockMatch(id);
      if (row?.status !== 'open' || !sits(row, user)) return false;
      const seats = inOrder(row.seats.filter((seat) => seat.user !== user));
      await transaction.setSeats(id, seats);
      await transaction.changeMatch(id, afterLeaving(house, row, seats));
      await notify(transaction, id, { kind: 'lobby' }, house.now());
      return true;
    });
    if (didLeave) left.push(id);
  }
  if (left.length > 0) house.announce();
  return left;
}

const sits = ({ seats }: MatchRow, user: string): boolean =>
  seats.some((seat) => seat.user === user);
