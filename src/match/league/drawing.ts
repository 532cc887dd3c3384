import { DAY_MS, type Hours, isAwake } from '../../clock/hours.ts';
import { drawn, type Known } from '../../league/drawing.ts';
import { playersOf } from '../../league/entering.ts';
import type { Season } from '../../league/season.ts';
import { hoursOf } from '../stored/person.ts';
import { type LockedSeason, seasonIn } from './in-season.ts';

const HOUR_MS = 3_600_000;

/** Draws divisions and schedule of a locked season. */
export const drawIn = async (locked: LockedSeason): Promise<Season> =>
  drawn(locked.season, await knownIn(locked));

/** What is known of those who play in a season. */
export async function knownIn({
  app,
  transaction,
  league,
  row,
  season,
}: LockedSeason): Promise<Known> {
  const users = playersOf(season).map(({ user }) => user);
  const avoids = new Map(users.map((user) => [user, new Set<string>()]));
  for (const { user, blocked } of await transaction.blocksAmong(users)) {
    avoids.get(user)?.add(blocked);
    avoids.get(blocked)?.add(user);
  }
  const midnight = Math.floor(app.now().getTime() / DAY_MS) * DAY_MS;
  const waking = new Map(
    (await transaction.people(users)).map((person) => [
      person.id,
      wakingHours(hoursOf(person), midnight),
    ]),
  );
  const others = (await transaction.seasonsOf(league.id)).filter(
    ({ number }) => number < row.number,
  );
  return {
    avoids: (user) => [...(avoids.get(user) ?? [])],
    waking: (user) => waking.get(user) ?? null,
    before: others
      .map(seasonIn)
      .flatMap(({ outcomes }) => (outcomes.length === 0 ? [] : [outcomes])),
  };
}

/** Whether somebody is awake in each hour of the day that begins then, in UTC; null where nobody knows. */
function wakingHours(hours: Hours | null, midnight: number): readonly boolean[] | null {
  if (hours === null) return null;
  return Array.from({ length: 24 }, (_, hour) => isAwake(hours, midnight + (hour + 0.5) * HOUR_MS));
}
