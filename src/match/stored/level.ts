import type { Seat } from '../../engine/game.ts';
import type { AnyEdition, ComputerPlayer } from '../../presentation/edition.ts';
import type { Level } from '../../presentation/level.ts';
import type { MatchRow, Transaction } from '../../store/store.ts';
import { Refused } from '../app/refused.ts';

/** The computer player of a level; of one that a game does not have, its strongest. */
export function playerAt(
  { players }: Pick<AnyEdition, 'players'>,
  level: string | null,
): ComputerPlayer<unknown, unknown, Level> {
  const player = players.find(({ id }) => id === level) ?? players.at(-1);
  if (player === undefined) throw new Error('Nobody plays this game but people.');
  return player;
}

/** A level that somebody asks for. Throws `Refused` where the game does not have it. */
export function levelIn({ players, name }: AnyEdition, level: string): Level {
  const player = players.find(({ id }) => id === level);
  if (player === undefined) throw new Refused('no such level', { game: name });
  return player.id;
}

/** Has the computer player of a seat play better or worse from now on. */
export const changeLevel = (
  transaction: Transaction,
  { id, seats }: MatchRow,
  { seat, level }: { readonly seat: Seat; readonly level: Level },
): Promise<void> =>
  transaction.setSeats(
    id,
    seats.map((one) => (one.seat === seat ? { ...one, level } : one)),
  );
