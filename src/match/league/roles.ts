import type { LeagueSettings } from '../../league/settings.ts';
import type { LeagueRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import type { Press } from '../app/press.ts';
import { inLeague } from './directing.ts';
import { changeSettings, type LockedSeason, lockSeason, saveSeason } from './in-season.ts';
import { seeToRoles, tellSeason } from './telling.ts';

/** Has the roles of a league given and taken by itself from now on, or no more. Only who directs it, or manages the server, may. */
export function giveRoles(
  app: App,
  press: Press,
  league: Pick<LeagueRow, 'id'>,
  isOn: boolean,
): Promise<void> {
  return inLeague(app, press, league, async (locked) => {
    await changeRoles(locked, (roles) => ({ ...roles, isOn }));
    const said = locked.season.said.filter((one) => one !== REFUSED);
    await saveSeason(locked, { ...locked.season, said });
    await seeToRoles(locked, null);
  });
}

/** Goes on with those behind somebody, in the order of their ids. */
export const goOnBehind = (app: App, season: number, after: string): Promise<void> =>
  inLocked(app, season, (locked) => seeToRoles(locked, after));

/** Keeps which role of the server one of a league is. */
export const noteRole = (app: App, season: number, key: string, role: string): Promise<void> =>
  inLocked(app, season, (locked) =>
    changeRoles(locked, (roles) => ({ ...roles, ids: { ...roles.ids, [key]: role } })),
  );

const REFUSED = 'rolesRefused';

/** Has the directors told, once in a season, that I may not give roles. */
export const noteRefused = (app: App, season: number): Promise<void> =>
  inLocked(app, season, async (locked) => {
    if (locked.season.said.includes(REFUSED)) return;
    await tellSeason(locked, { is: 'rolesRefused' });
    await saveSeason(locked, { ...locked.season, said: [...locked.season.said, REFUSED] });
  });

async function inLocked(
  app: App,
  season: number,
  work: (locked: LockedSeason) => Promise<void>,
): Promise<void> {
  await app.store.transaction(async (transaction) => {
    const locked = await lockSeason(app, transaction, season);
    if (locked !== null) await work(locked);
  });
  app.announce();
}

const changeRoles = (
  locked: LockedSeason,
  change: (roles: LeagueSettings['roles']) => LeagueSettings['roles'],
): Promise<void> => changeSettings(locked, ({ roles }) => ({ roles: change(roles) }));
