import { refusal } from '../refusal.ts';
import { applicationJson, guildJson } from '../world/guild-wire.ts';
import type { Guild } from '../world/state.ts';
import { channelJson, memberJson, rolesJson, userJson } from '../world/wire.ts';
import type { World } from '../world/world.ts';
import { type Call, ok, param, type Reply, type Route, route } from './route.ts';

/** Who the bot is, where it is, and where its gateway is. */
export const identityRoutes: readonly Route[] = [
  route('GET', '/gateway/bot', gateway),
  route('GET', '/users/@me', (world) => ok(userJson(world.bot))),
  route('GET', '/users/:user', (world, call) => ok(userJson(world.user(param(call, 'user'))))),
  route('GET', '/users/@me/guilds', listGuilds),
  route('GET', '/applications/@me', (world) => ok(applicationJson(world))),
  route('GET', '/oauth2/applications/@me', (world) => ok(applicationJson(world))),
  route('GET', '/guilds/:guild', (world, call) => ok(guildJson(world, ownGuild(world, call)))),
  route('GET', '/guilds/:guild/channels', listChannels),
  route('GET', '/guilds/:guild/roles', (world, call) =>
    ok(rolesJson(world, ownGuild(world, call))),
  ),
  route('GET', '/guilds/:guild/members', listMembers),
  route('GET', '/guilds/:guild/members/:user', readMember),
];

function gateway({ origin }: World): Reply {
  return ok({
    url: `${origin.replace(/^http/, 'ws')}/gateway`,
    shards: 1,
    session_start_limit: {
      total: 1000,
      remaining: 999,
      reset_after: 14_400_000,
      max_concurrency: 1,
    },
  });
}

function listGuilds(world: World): Reply {
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

/** A guild in which the bot is: of others Discord tells it nothing. */
export function ownGuild(world: World, call: Call): Guild {
  const guild = world.guild(param(call, 'guild'));
  if (!guild.memberIds.has(world.bot.id)) throw refusal('unknownGuild');
  return guild;
}

function listChannels(world: World, call: Call): Reply {
  const guild = ownGuild(world, call);
  return ok(world.textChannels(guild.id).map((channel) => channelJson(world, channel)));
}

function listMembers(world: World, call: Call): Reply {
  const guild = ownGuild(world, call);
  const after = BigInt(call.query.get('after') ?? 0);
  const ids = [...guild.memberIds]
    .filter((id) => BigInt(id) > after)
    .slice(0, Number(call.query.get('limit') ?? 1));
  return ok(ids.map((id) => memberJson(world, guild, world.user(id))));
}

function readMember(world: World, call: Call): Reply {
  const guild = ownGuild(world, call);
  const userId = param(call, 'user');
  const user = world.user(userId === '@me' ? world.bot.id : userId);
  if (!guild.memberIds.has(user.id)) throw refusal('unknownMember');
  return ok(memberJson(world, guild, user));
}
