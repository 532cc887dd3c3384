import { isForgotten } from '../../match/stored/seats.ts';
import { mentionOf, computerAt, computerName } from '../../match/stored/name.ts';
import { isLevel } from '../../presentation/level.ts';
import { type SeatRow, SOMEBODY } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';

/**
 * Who plays at a seat: a user by a mention, with whose seat that is where another one, or a computer player, has it; a
 * computer player by its name and how well it plays.
 */
export function personWords(seat: SeatRow, { language, say }: AppSpeech): string {
  if (seat.user !== null) {
    const player = mentionOf(seat);
    if (seat.heldBy === 'computer') return say('lobby.computer for', { player });
    if (seat.standsFor === null) return player;
    const of = seat.standsFor === SOMEBODY ? say('person.somebody') : `<@${seat.standsFor}>`;
    return say('lobby.stands for', { player, of });
  }
  if (isForgotten(seat))
    return `${seat.heldBy === 'computer' ? '🤖 ' : ''}${say('person.somebody')}`;
  const computer = computerAt(seat);
  const level = seat.level !== null && isLevel(seat.level) ? say(`levels.${seat.level}`) : null;
  // Those of older matches are called by their level.
  if (computer === null || level === null) return `🤖 ${level ?? mentionOf(seat)}`;
  return `🤖 ${say('computers.plays so', { name: computerName(computer, language), level })}`;
}

/** How a message names a user: by a mention, and who was forgotten not at all. */
export const userWords = (user: string, { say }: Pick<AppSpeech, 'say'>): string =>
  user === SOMEBODY ? say('person.somebody') : `<@${user}>`;
