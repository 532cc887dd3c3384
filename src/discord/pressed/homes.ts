import {
  type Client,
  DiscordAPIError,
  type GuildBasedChannel,
  PermissionFlagsBits as May,
  type PermissionsBitField,
} from 'discord.js';
import type { App } from '../../match/app/app.ts';
import type { Place } from '../../match/app/press.ts';
import { Refused } from '../../match/app/refused.ts';
import type { MatchRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import { HOMES, NEEDED } from '../needed.ts';
import { speechTo } from '../wording/language.ts';
import type { Pressed } from './pressed.ts';

type Home = Extract<GuildBasedChannel, { readonly type: (typeof HOMES)[number] }>;

/** Whether matches can be played in a channel of this type. */
const isHome = (channel: GuildBasedChannel): channel is Home =>
  HOMES.some((type) => type === channel.type);

/** A channel of a server, asked for where I have not been told of it; null where there is none that I can see. */
export async function channelOf(
  { channels }: Client,
  id: string,
): Promise<GuildBasedChannel | null> {
  try {
    const channel = channels.cache.get(id) ?? (await channels.fetch(id));
    return channel === null || channel.isDMBased() ? null : channel;
  } catch (error) {
    if (error instanceof DiscordAPIError) return null;
    throw error;
  }
}

/** The channel where something is pressed, or to which its thread belongs; null where that is in no server. */
export async function channelHere({
  channel,
  channelId,
  client,
  guildId,
}: Pressed): Promise<GuildBasedChannel | null> {
  if (guildId === null || channelId === null) return null;
  const here = channel ?? (await channelOf(client, channelId));
  if (here === null || here.isDMBased()) return null;
  if (!here.isThread()) return here;
  return here.parentId === null ? null : channelOf(client, here.parentId);
}

/** What I may do in a channel: as Discord says it with the press, else as far as I know; null where I do not. */
export function mineIn(
  interaction: Pressed,
  channel: GuildBasedChannel,
): Readonly<PermissionsBitField> | null {
  const named = interaction.isChatInputCommand() ? interaction.options.getChannel('channel') : null;
  if (named?.id === channel.id && 'appPermissions' in named && named.appPermissions !== null) {
    return named.appPermissions;
  }
  const { channel: here, channelId, appPermissions } = interaction;
  const isThread = here !== null && here.isThread();
  if (channelId === channel.id || (isThread && here.parentId === channel.id)) return appPermissions;
  const { me } = channel.guild.members;
  return me === null ? null : channel.permissionsFor(me);
}

/** Why no match can be played in a channel of this type, with one that will do; null where one can. */
export function whyNoHome(interaction: Pressed, channel: GuildBasedChannel): Refused | null {
  if (isHome(channel)) return null;
  const other = anotherHome(interaction, channel);
  return other === null
    ? new Refused('no home', { channel: channel.id })
    : new Refused('no home, but elsewhere', { channel: channel.id, other });
}

/** A channel where a match can be played that whoever presses sees: one of the same category before others. */
function anotherHome(interaction: Pressed, { guild, parentId }: GuildBasedChannel): string | null {
  const { me } = guild.members;
  if (me === null || !interaction.inCachedGuild()) return null;
  const far = (one: Home): number =>
    (one.parentId === parentId ? 0 : 2) + (one.type === HOMES[0] ? 0 : 1);
  const [nearest] = [...guild.channels.cache.values()]
    .filter(isHome)
    .filter((one) => one.permissionsFor(me).has(NEEDED.map((name) => May[name])))
    .filter((one) => one.permissionsFor(interaction.member).has(May.ViewChannel))
    .toSorted((one, other) => far(one) - far(other) || one.rawPosition - other.rawPosition);
  return nearest?.id ?? null;
}

/** What I lack in a channel to have matches played there, in words; null for nothing. */
export function missingIn(
  interaction: Pressed,
  channel: GuildBasedChannel,
  { say }: AppSpeech,
): string | null {
  const mine = mineIn(interaction, channel);
  const missing = NEEDED.filter((name) => mine?.has(May[name]) !== true);
  return missing.length === 0 ? null : missing.map((name) => say(`permissions.${name}`)).join(', ');
}

/** Throws `Refused` where no match can be played in a channel: for its type, or for what I may not do there. */
export async function expectHome(
  app: App,
  interaction: Pressed,
  channel: GuildBasedChannel,
): Promise<void> {
  const why = whyNoHome(interaction, channel);
  if (why !== null) throw why;
  const missing = missingIn(interaction, channel, await speechTo(app, interaction));
  if (missing !== null) throw new Refused('permissions missing', { channel: channel.id, missing });
}

/** Throws `Refused` where a match lives in a channel in which it can have no thread. */
export async function expectNotStuck(
  { client }: Pressed,
  { id, home }: Pick<MatchRow, 'id'> & { readonly home: Pick<MatchRow['home'], 'channel'> },
): Promise<void> {
  const channel = await channelOf(client, home.channel);
  if (channel === null || isHome(channel)) return;
  throw new Refused('stuck there', { match: id, channel: home.channel });
}

/** Where a match can be opened by a command. Throws `Refused` where none can. */
export async function placeFor(app: App, interaction: Pressed): Promise<Place> {
  const channel = await channelHere(interaction);
  if (channel !== null) await expectHome(app, interaction, channel);
  else {
    const { channelId, guildId } = interaction;
    if (guildId === null || channelId === null) throw new Refused('not in a channel');
    const { say } = await speechTo(app, interaction);
    throw new Refused('permissions missing', {
      channel: channelId,
      missing: say('permissions.ViewChannel'),
    });
  }
  return { server: channel.guild.id, channel: channel.id };
}
