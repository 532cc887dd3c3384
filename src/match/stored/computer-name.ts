import type { Language } from '../../language/languages.ts';
import { type Computer, COMPUTERS, isComputer } from '../../presentation/computers.ts';
import { type MatchId, SOMEBODY, type SeatRow } from '../../store/store.ts';
import { appSpeech } from '../../words/index.ts';

/** Which computer player has been at a seat from the start; null for anybody else. A seat's row keeps it as its name. */
export const computerAt = ({ user, name }: Pick<SeatRow, 'user' | 'name'>): Computer | null =>
  user === null && isComputer(name) ? name : null;

/** Whether a seat was that of somebody who was forgotten. */
export const isForgotten = ({ user, name }: Pick<SeatRow, 'user' | 'name'>): boolean =>
  user === null && name === SOMEBODY;

/** What it is called. */
export const computerName = (computer: Computer, language: Language): string =>
  appSpeech(language).say(`computers.names.${computer}`);

/** One that is not at a table yet; each match begins with another one. */
export function nextComputer(match: MatchId, seats: readonly Pick<SeatRow, 'name'>[]): Computer {
  const { length } = COMPUTERS;
  const inTurn = COMPUTERS.map((_, at) => COMPUTERS[(match * 5 + at) % length]);
  const next = inTurn.find((one) => !seats.some(({ name }) => name === one));
  if (next === undefined) throw new RangeError(`A table has no more than ${length} computers.`);
  return next;
}
