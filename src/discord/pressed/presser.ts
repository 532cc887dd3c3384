import { GuildMember, MessageFlags, PermissionFlagsBits as May } from 'discord.js';
import type { User } from '../../match/app/press.ts';
import { Refused } from '../../match/app/refused.ts';
import type { Presser, Pressing, Surface } from '../../panel/pressed/presser.ts';
import type { MatchRow } from '../../store/store.ts';
import type { HandlerContext } from '../context.ts';
import { languageAt, speechTo } from '../wording/language.ts';
import { channelOf, expectHome, expectNotStuck } from './homes.ts';
import { nameOf, type OnMessage, type Pressed, pressOf } from './pressed.ts';

/** Who did something in Discord. */
export const presserOf = ({ app }: Pick<HandlerContext, 'app'>, interaction: Pressed): Presser => ({
  app,
  press: pressOf(interaction),
  speechTo: (row) => speechTo(app, interaction, row),
  languageAt: (row) => languageAt(app, interaction, row),
  async expectHome(place) {
    const channel = await channelOf(interaction.client, place.channel);
    if (channel !== null) await expectHome(app, interaction, channel);
  },
  expectNotStuck: (row) => expectNotStuck(interaction, row),
  playerNamed: (row, user) => playerNamed(interaction, row, user),
});

/** Who used a control on a message. */
export const pressingOf = (
  context: Pick<HandlerContext, 'app'>,
  interaction: OnMessage,
): Pressing => ({
  ...presserOf(context, interaction),
  values: interaction.isStringSelectMenu() ? interaction.values : [],
  surface: surfaceOf(interaction),
});

function surfaceOf({ message, channelId: channel, guildId }: OnMessage): Surface {
  if (message.flags.has(MessageFlags.Ephemeral)) return { on: 'panel' };
  return guildId === null ? { on: 'DM' } : { on: 'post', channel, post: message.id };
}

/** Who is to have a seat: a person who sees the channel. Throws `Refused` for anybody else. */
async function playerNamed(interaction: Pressed, { home }: MatchRow, id: string): Promise<User> {
  const { guild } = interaction;
  const found = interaction.isChatInputCommand()
    ? interaction.options.getMember('to')
    : await guild?.members.fetch(id).catch(() => null);
  const member = found instanceof GuildMember ? found : null;
  const named = interaction.isChatInputCommand() ? interaction.options.getUser('to') : null;
  const user = named ?? member?.user ?? null;
  if (user?.bot === true) throw new Refused('a bot cannot sit');
  const may =
    member === null ? null : guild?.channels.cache.get(home.channel)?.permissionsFor(member);
  if (user === null || may?.has(May.ViewChannel) !== true)
    throw new Refused('cannot see the channel', { user: id, channel: home.channel });
  return { id, name: nameOf(user, member) };
}
