import {
  enter,
  type Entry,
  entrantOf,
  leave,
  leftForGood,
  losesByLeaving,
  takesPart,
} from '../../league/entering.ts';
import { ruled } from '../../league/directing.ts';
import { scheduled } from '../../league/drawing.ts';
import type { Answered } from '../../league/reliability.ts';
import { season as schema, type Season } from '../../league/season.ts';
import type { App } from '../app/app.ts';
import { notify } from '../app/notice.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import type { Transaction } from '../../store/store.ts';
import { expectSees } from '../stored/league-access.ts';
import { hoursOf, keepZone } from '../stored/person.ts';
import { expectReliable } from '../stored/reliable.ts';
import { knownIn } from './drawing.ts';
import { tellRoles, tellSeason, tellStandings } from './telling.ts';
import { inSeason, type LockedSeason, lockSeason, saveSeason } from './in-season.ts';

/** A season for which somebody has signed up, and how it answered its last questions; null where it has changed what it said. */
export type SignedUp = LockedSeason & { readonly answered: Answered | null };

/**
 * Signs the presser up for a season, or changes what it said. Throws `Refused` where that may not be.
 *
 * @param zone where it lives, as it says that now; null where it does not
 */
export async function signUp(
  app: App,
  press: Press,
  id: number,
  entry: Omit<Entry, 'user' | 'name'>,
  zone: string | null = null,
): Promise<SignedUp> {
  return inSeason(app, press, id, async (locked) => {
    const { transaction, season } = locked;
    const { id: user, name } = press.user;
    expectSees(press, locked.league);
    if (zone !== null) await keepZone(app, transaction, user, zone);
    // Nobody is called that may be asleep.
    if (hoursOf(await transaction.person(user)) === null) throw new Refused('zone to sign up');
    const own = entrantOf(season, user);
    const isNew = own === undefined || !takesPart(own);
    const answered = isNew ? await transaction.reliabilityOf(user) : null;
    if (answered !== null) expectReliable(answered, season.settings.reliability);
    const entered = enter(season, { ...entry, user, name }, app.now().getTime());
    if (typeof entered === 'string') throw new Refused(entered);
    const late = season.phase === 'drawn' ? (entrantOf(entered, user)?.division ?? null) : null;
    const after =
      late === null ? entered : await cameLate({ ...locked, season: entered }, user, late);
    return { ...(await saveAndShow(locked, after)), answered };
  });
}

/** A drawn season scheduled anew for somebody who has come late, which is told. */
async function cameLate(locked: LockedSeason, user: string, division: number): Promise<Season> {
  const at = locked.app.now().getTime();
  const deed = { is: 'joined', user, division } as const;
  const anew = scheduled(locked.season, await knownIn(locked));
  const after = ruled(anew, { at, by: null, deed, why: '' });
  await tellSeason(locked, { is: 'ruled', nth: after.rulings.length - 1 });
  return after;
}

/** Takes the presser out of a season: while it is played, it drops out. */
export function leaveSeason(app: App, press: Press, id: number): Promise<LockedSeason> {
  return inSeason(app, press, id, async (locked) => {
    const { season } = locked;
    if (season.phase === 'over' || season.phase === 'cancelled')
      throw new Refused('season is over');
    const own = entrantOf(season, press.user.id);
    if (own === undefined || !takesPart(own)) throw new Refused('not in season');
    if (losesByLeaving(season, press.user.id)) {
      for (const division of season.divisions.keys()) await tellStandings(locked, division);
      await tellRoles(locked, press.user.id);
    }
    return saveAndShow(locked, leave(season, press.user.id, app.now().getTime()));
  });
}

/** Takes somebody who was forgotten out of a season that is not over; a season that makes no sense stays as it is. */
export async function leaveForGood(
  app: App,
  transaction: Transaction,
  id: number,
  alias: string,
): Promise<void> {
  const row = await transaction.season(id);
  if (!schema.safeParse(row?.state).success) return;
  const locked = await lockSeason(app, transaction, id);
  if (locked === null) return;
  const { season } = locked;
  for (const division of season.divisions.keys()) await tellStandings(locked, division);
  await saveAndShow(locked, leftForGood(season, alias, app.now().getTime()));
}

/** Saves a season, and has its post show it. */
async function saveAndShow(locked: LockedSeason, season: Season): Promise<LockedSeason> {
  const { app, transaction, row } = locked;
  await notify(transaction, null, { kind: 'season', season: row.id }, app.now());
  return saveSeason(locked, season);
}
