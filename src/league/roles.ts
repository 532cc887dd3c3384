import { playersOf } from './entering.ts';
import type { Season } from './season.ts';
import { winnersOf } from './table-of.ts';

/** What the role of the champions is kept by; that of a division by its number, from 0. */
export const CHAMPIONS = 'champions';

/** The seasons whose people may still have a role of before. */
const LAST_SEASONS = 3;

/**
 * Which roles of a league everybody is to have who may have had one: those who play in a division as long as the season
 * is played, and the last champions; also who plays on for somebody else.
 *
 * @param seasons the newest first
 */
export function rolesIn(seasons: readonly Season[]): Map<string, string[]> {
  const wanted = new Map<string, string[]>();
  const give = (user: string, ...roles: readonly string[]): void => {
    wanted.set(user, [...(wanted.get(user) ?? []), ...roles]);
  };
  for (const { entrants } of seasons.slice(0, LAST_SEASONS))
    for (const { user, heir } of entrants) for (const one of [user, heir?.user]) if (one) give(one);
  const played = seasons.find(({ phase }) => phase === 'playing');
  for (const { user, division, heir, dropped } of played === undefined ? [] : playersOf(played)) {
    const player = heir?.user ?? (dropped === null ? user : null);
    if (player !== null && division !== null) give(player, String(division));
  }
  const over = seasons.find(({ phase, outcomes }) => phase === 'over' && outcomes.length > 0);
  if (over === undefined) return wanted;
  for (const user of winnersOf(over)) give(user, CHAMPIONS);
  return wanted;
}
