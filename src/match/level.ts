import type { Seat } from '../engine/game.ts';
import type { AnyEdition, ComputerPlayer } from '../presentation/edition.ts';
import { isLevel, type Level } from '../presentation/level.ts';
import type { MatchId, MatchRow, SeatRow } from '../store/store.ts';
import { type House, type Press, Refused } from './house.ts';
import { editionOf } from './edition.ts';
import { notify } from './notice.ts';
import { inMatch } from './in-match.ts';

/** The computer player of a level; of one that a game does not have, its strongest. */
export function playerAt(
  { players }: Pick<AnyEdition, 'players'>,
  level: string | null,
): ComputerPlayer<unknown, unknown, Level> {
  const player = players.find(({ id }) => id === level) ?? players.at(-1);
  if (player === undefined) throw new Error('Nobody plays this game but people.');
  return player;
}

/** The level of a seat for which a computer player answers; null for any other. */
export function levelOf({ heldBy, level }: Pick<SeatRow, 'heldBy' | 'level'>): Level | null {
  return heldBy === 'computer' && level !== null && isLevel(level) ? level : null;
}

/** A level that somebody asks for. Throws `Refused` where the game does not have it. */
export function levelIn({ players, name }: AnyEdition, level: string): Level {
  const player = players.find(({ id }) => id === level);
  if (player === undefined) throw new Refused('no such level', { game: name });
  return player.id;
}

/** Has the computer player of a seat play better or worse from now on. The host alone may, and everybody is told. */
export function setLevel(
  house: House,
  press: Press,
  id: MatchId,
  seat: Seat,
  wanted: string,
): Promise<MatchRow> {
  return inMatch(house, press, id, async (row, transaction) => {
    if (row.status !== 'running') throw new Refused('level while it runs');
    if (row.host !== press.user.id) throw new Refused('host sets levels', { host: row.host });
    const level = levelIn(editionOf(house, row), wanted);
    const before = row.seats[seat];
    if (before?.heldBy !== 'computer') throw new Refused('no computer there');
    const seats = row.seats.map((one) => (one.seat === seat ? { ...one, level } : one));
    if (before.level !== level) {
      await transaction.setSeats(id, seats);
      await notify(transaction, id, { kind: 'level', seat, level }, house.now());
    }
    return { ...row, seats };
  });
}
