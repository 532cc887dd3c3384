import { refusal } from '../refusal.ts';
import { applicationJson, guildJson } from '../world/guild-wire.ts';
import type { Guild } from '../world/state.ts';
import { channelJson, memberJson, rolesJson, userJson } from '../world/wire.ts';
import { type Call, ok, param, type Reply, type Route } from './route.ts';

/** Who the bot is, where it is, and where its gateway is. */
export const identityRoutes: readonly Route[] = [
  { method: 'GET', path: '/gateway/bot', auth: 'bot', handle: gateway },
  {
    method: 'GET',
    path: '/users/@me',
    auth: 'bot',
    handle: (call) => ok(userJson(call.world.bot)),
  },
  { method: 'GET', path: '/users/:user', auth: 'bot', handle: readUser },
  { method: 'GET', path: '/users/@me/guilds', auth: 'bot', handle: listGuilds },
  { method: 'GET', path: '/applications/@me', auth: 'bot', handle: readApplication },
  { method: 'GET', path: '/oauth2/applications/@me', auth: 'bot', handle: readApplication },
  { method: 'GET', path: '/guilds/:guild', auth: 'bot', handle: readGuild },
  { method: 'GET', path: '/guilds/:guild/channels', auth: 'bot', handle: listChannels },
  { method: 'GET', path: '/guilds/:guild/roles', auth: 'bot', handle: listRoles },
  { method: 'GET', path: '/guilds/:guild/members', auth: 'bot', handle: listMembers },
  { method: 'GET', path: '/guilds/:guild/members/:user', auth: 'bot', handle: readMember },
];

function gateway({ world }: Call): Reply {
  return ok({
    url: `${world.origin.replace(/^http/, 'ws')}/gateway`,
    shards: 1,
    session_start_limit: {
      total: 1000,
      remaining: 999,
      reset_after: 14_400_000,
      max_concurrency: 1,
    },
  });
}

function readUser(call: Call): Reply {
  return ok(userJson(call.world.user(param(call, 'user'))));
}

function listGuilds({ world }: Call): Reply {
  return ok(
    world.guildsOf(world.bot.id).map(({ id, name }) => ({
      id,
      name,
      icon: null,
      owner: false,
      permissions: '0',
      features: [],
    })),
  );
}

function readApplication({ world }: Call): Reply {
  return ok(applicationJson(world));
}

/** A guild in which the bot is: of others Discord tells it nothing. */
function ownGuild(call: Call): Guild {
  const guild = call.world.guild(param(call, 'guild'));
  if (!guild.memberIds.has(call.world.bot.id)) throw refusal('unknownGuild');
  return guild;
}

function readGuild(call: Call): Reply {
  return ok(guildJson(call.world, ownGuild(call)));
}

function listChannels(call: Call): Reply {
  const guild = ownGuild(call);
  return ok(call.world.textChannels(guild.id).map((channel) => channelJson(call.world, channel)));
}

function listRoles(call: Call): Reply {
  return ok(rolesJson(call.world, ownGuild(call)));
}

function listMembers(call: Call): Reply {
  const { world, query } = call;
  const guild = ownGuild(call);
  const after = BigInt(query.get('after') ?? 0);
  const members = [...guild.memberIds]
    .filter((id) => BigInt(id) > after)
    .slice(0, Number(query.get('limit') ?? 1))
    .map((id) => world.user(id));
  return ok(members.map((user) => ({ ...memberJson(world, guild, user), user: userJson(user) })));
}

function readMember(call: Call): Reply {
  const { world } = call;
  const guild = ownGuild(call);
  const userId = param(call, 'user');
  const user = world.user(userId === '@me' ? world.bot.id : userId);
  if (!guild.memberIds.has(user.id)) throw refusal('unknownMember');
  return ok({ ...memberJson(world, guild, user), user: userJson(user) });
}
