import { mentionOf } from '../../match/name.ts';
import { levelFromStart } from '../../match/level-name.ts';
import type { SeatRow } from '../../store/store.ts';
import type { HouseSpeech } from '../../words/index.ts';

/** Who sits at a seat: a user by a mention, a computer player that was there from the start by its level. */
export function personWords(seat: SeatRow, { say }: HouseSpeech): string {
  if (seat.user !== null) return mentionOf(seat);
  const level = levelFromStart(seat);
  return `🤖 ${level === null ? mentionOf(seat) : say(`levels.${level}`)}`;
}
