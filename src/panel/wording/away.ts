import type { Seat } from '../../engine/game.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { personIn } from '../../match/stored/person.ts';
import type { AppSpeech } from '../../words/index.ts';
import { stamp } from './when.ts';

/** What is said behind the name of a seat's player who is away; nothing where it is here. */
export function awayWords(
  { row, table }: Pick<Loaded, 'row' | 'table'>,
  seat: Seat,
  { say }: AppSpeech,
): string[] {
  const until = personIn(row, row.seats[seat]?.user ?? null)?.awayUntil ?? null;
  if (table.seats[seat]?.away !== true || until === null) return [];
  return [say('posts.away until', { date: stamp(until, 'day') })];
}
