import { DAY_MS, isAwake } from '../../clock/hours.ts';
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
  const avoids = new Map<string, readonly string[]>();
  const waking = new Map<string, readonly boolean[] | null>();
  const midnight = Math.floor(app.now().getTime() / DAY_MS) * DAY_MS;
  for (const { user } of playersOf(season)) {
    const { of, by } = await transaction.blocks(user);
    avoids.set(user, [...of, ...by]);
    const hours = hoursOf(await transaction.person(user));
    const at = (hour: number): number => midnight + hour * HOUR_MS;
    waking.set(
      user,
      hours === null
        ? null
        : Array.from({ length: 24 }, (_, hour) => isAwake(hours, at(hour + 0.5))),
    );
  }
  const others = (await transaction.seasonsOf(league.id)).filter(
    ({ number }) => number < row.number,
  );
  return {
    avoids: (user) => avoids.get(user) ?? [],
    waking: (user) => waking.get(user) ?? null,
    before: others
      .map(seasonIn)
      .flatMap(({ outcomes }) => (outcomes.length === 0 ? [] : [outcomes])),
  };
}
