import type { Language } from '../language/languages.ts';
import { isLevel, type Level } from '../presentation/level.ts';
import type { Table } from '../presentation/table.ts';
import type { SeatRow } from '../store/store.ts';
import { houseSpeech } from '../words/index.ts';

/** The level by which a computer player is called that was at a seat from the start; null for anybody else. */
export const levelFromStart = ({
  user,
  heldBy,
  level,
}: Pick<SeatRow, 'user' | 'heldBy' | 'level'>): Level | null =>
  heldBy === 'computer' && user === null && level !== null && isLevel(level) ? level : null;

/** What such a computer player is called. */
export const levelName = (level: Level, language: Language): string =>
  houseSpeech(language).say(`levels.${level}`);

/** Who sits where, with computer players as a language calls them. */
export function tableIn(table: Table, language: Language): Table {
  const seats = table.seats.map((seat) => {
    if (seat.level === undefined) return seat;
    const name = levelName(seat.level, language);
    return { ...seat, name, mention: name };
  });
  return { ...table, seats };
}
