import { computerAt, computerName, isForgotten } from '../../match/computer-name.ts';
import { mentionOf } from '../../match/name.ts';
import { isLevel } from '../../presentation/level.ts';
import type { SeatRow } from '../../store/store.ts';
import type { HouseSpeech } from '../../words/index.ts';

/** Who sits at a seat: a user by a mention, a computer player by its name and how well it plays. */
export function personWords(seat: SeatRow, { language, say }: HouseSpeech): string {
  if (seat.user !== null) return mentionOf(seat);
  if (isForgotten(seat))
    return `${seat.heldBy === 'computer' ? '🤖 ' : ''}${say('person.somebody')}`;
  const computer = computerAt(seat);
  const level = seat.level !== null && isLevel(seat.level) ? say(`levels.${seat.level}`) : null;
  // Those of older matches are called by their level.
  if (computer === null || level === null) return `🤖 ${level ?? mentionOf(seat)}`;
  return `🤖 ${say('computers.plays so', { name: computerName(computer, language), level })}`;
}
