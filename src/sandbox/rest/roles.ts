import { z } from 'zod';
import { readForm } from '../limits/form.ts';
import { refusal } from '../refusal.ts';
import { roleJson } from '../world/wire.ts';
import type { Guild } from '../world/state.ts';
import type { World } from '../world/world.ts';
import { ownGuild } from './identity.ts';
import { type Call, NOTHING, ok, param, type Reply, type Route, route } from './route.ts';

/** The roles of a server, and who has them. */
export const roleRoutes: readonly Route[] = [
  route('POST', '/guilds/:guild/roles', make),
  route('PUT', '/guilds/:guild/members/:user/roles/:role', give),
  route('DELETE', '/guilds/:guild/members/:user/roles/:role', take),
];

const roleForm = z.object({ name: z.string().min(1).max(100) });

/** A server whose roles the bot may manage. */
function managed(world: World, call: Call): Guild {
  const guild = ownGuild(world, call);
  if (!guild.botManagesRoles) throw refusal('missingPermissions');
  return guild;
}

function make(world: World, call: Call): Reply {
  const guild = managed(world, call);
  return ok(roleJson(world.addRole(guild, readForm(roleForm, call.body).name)));
}

function give(world: World, call: Call): Reply {
  const { guild, user, role } = named(world, call);
  world.setRole(guild, user, role, true);
  return NOTHING;
}

function take(world: World, call: Call): Reply {
  const { guild, user, role } = named(world, call);
  world.setRole(guild, user, role, false);
  return NOTHING;
}

function named(world: World, call: Call) {
  const guild = managed(world, call);
  const user = param(call, 'user');
  const role = param(call, 'role');
  if (!guild.memberIds.has(user)) throw refusal('unknownMember');
  if (guild.roles.every(({ id }) => id !== role)) throw refusal('unknownRole');
  return { guild, user, role };
}
