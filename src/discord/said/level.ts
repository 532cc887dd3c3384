import { levelOf } from '../../match/level.ts';
import { mentionOf } from '../../match/load.ts';
import type { SeatRow } from '../../store/store.ts';
import type { HouseSpeech } from '../../words/index.ts';

/** What a computer player is called that was at a seat from the start: how well it plays. */
export function computerName(seat: SeatRow, { say }: HouseSpeech): string {
  const level = levelOf(seat);
  return `🤖 ${level === null ? mentionOf(seat) : say(`levels.${level}`)}`;
}
