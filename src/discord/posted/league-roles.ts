import { RESTJSONErrorCodes as Codes, Routes } from 'discord.js';
import { z } from 'zod';
import { CHAMPIONS, rolesIn } from '../../league/roles.ts';
import { leagueSettings } from '../../league/settings.ts';
import type { NoticeOf } from '../../match/app/notice.ts';
import { readSeason, seasonIn } from '../../match/league/in-season.ts';
import { letterOf } from '../../match/league/names.ts';
import { goOnBehind, noteRefused, noteRole } from '../../match/league/roles.ts';
import { SOMEBODY } from '../../store/store.ts';
import type { Api, PostContext } from '../context.ts';
import { speechIn } from '../wording/language.ts';
import { isCode } from './sending.ts';

const rolesSchema = z.array(
  z.object({ id: z.string(), name: z.string(), permissions: z.string() }),
);
const memberSchema = z.object({ roles: z.array(z.string()) });

/** The roles that a server has by now. */
export const rolesThere = async (rest: Api, server: string) =>
  rolesSchema.parse(await rest.get(Routes.guildRoles(server)));

/** How many people are seen to at a time: the next ones by another message, so that none takes long. */
const AT_ONCE = 20;

/**
 * Gives and takes the roles of a league, as they are to be by now; a second time there is nothing to do. A role that was
 * deleted is made anew. Where I may not, the directors are told once.
 */
export async function tellRoles(
  context: PostContext,
  { season: id, after, of }: NoticeOf<'roles'>,
): Promise<null> {
  const { app, rest } = context;
  const { league } = await readSeason(app, id);
  const { isOn, ids } = leagueSettings.parse(league.settings).roles;
  const wanted = rolesIn((await app.store.seasonsOf(league.id)).map(seasonIn));
  const people = (of === undefined ? [...wanted.keys()] : [of])
    .filter((user) => !user.startsWith(SOMEBODY) && (after === null || user > after))
    .sort();
  const { server } = league;
  const there = await rolesThere(rest, server);
  const { say } = speechIn(context, { spoken: await app.store.server(server) });
  const known = new Map(
    Object.entries(ids).filter(([, role]) => there.some((one) => one.id === role)),
  );
  /** The role of that kind, which is made where it is not there yet. */
  const roleOf = async (key: string): Promise<string> => {
    const name =
      key === CHAMPIONS
        ? say('league.role of champions', { league: league.name })
        : `${league.name} ${letterOf(Number(key))}`;
    // One that allows nothing was made before I could note it.
    const own = there.find((one) => one.name === name && one.permissions === '0');
    const made =
      own ?? (await rest.post(Routes.guildRoles(server), { body: { name, permissions: '0' } }));
    const { id: role } = z.object({ id: z.string() }).parse(made);
    await noteRole(app, id, key, role);
    known.set(key, role);
    return role;
  };
  const seeTo = async (user: string): Promise<void> => {
    const { roles: has } = memberSchema.parse(await rest.get(Routes.guildMember(server, user)));
    const keys = isOn ? (wanted.get(user) ?? []) : [];
    for (const key of keys) {
      const role = known.get(key) ?? (await roleOf(key));
      if (!has.includes(role)) await rest.put(Routes.guildMemberRole(server, user, role));
    }
    for (const [key, role] of known)
      if (has.includes(role) && !keys.includes(key))
        await rest.delete(Routes.guildMemberRole(server, user, role));
  };
  for (const user of people.slice(0, AT_ONCE)) {
    try {
      await seeTo(user);
    } catch (error) {
      if (isCode(error, Codes.MissingPermissions, Codes.MissingAccess)) {
        await noteRefused(app, id);
        return null;
      }
      // Who has left the server has no roles there; what was deleted just now is made anew the next time.
      if (!isCode(error, Codes.UnknownMember, Codes.UnknownUser, Codes.UnknownRole)) throw error;
    }
  }
  const last = people[AT_ONCE - 1];
  if (people.length > AT_ONCE && last !== undefined) await goOnBehind(app, id, last);
  return null;
}
