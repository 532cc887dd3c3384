import type { Language } from '../language/languages.ts';
import { isLevel, type Level } from '../presentation/level.ts';
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
