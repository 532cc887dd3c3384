import {
  type GuildBasedChannel,
  PermissionFlagsBits as May,
  type PermissionsBitField,
  Routes,
} from 'discord.js';
import type { Seat } from '../../engine/game.ts';
import { type Language, LANGUAGES } from '../../language/languages.ts';
import { type House, Refused } from '../../match/house.ts';
import { repair } from '../../match/repair.ts';
import { openVotes } from '../../match/vote-post.ts';
import { eitherRole, setUp } from '../../match/setup.ts';
import { languageIn } from '../../match/spoken.ts';
import type { MatchRow, ServerRow } from '../../store/store.ts';
import type { HouseSpeech } from '../../words/index.ts';
import type { Desk } from '../desk.ts';
import { NEEDED } from '../needed.ts';
import { ROLE_OPTIONS } from '../offered/role-options.ts';
import { AS_DISCORD, speechTo } from '../said/language.ts';
import { isGone } from './gone.ts';
import { type Command, pressOf } from './pressed.ts';
import { moderates } from './rights.ts';
import { said, type Shown } from './showing.ts';
import { whichMatch } from './which.ts';

/**
 * `/setup channel: #games role: @Elders role-2: @Hosts tables: 10 rest-days: 20 language: Deutsch`: whether matches can be
 * played there, and who opens them; what is chosen for the whole server is said first.
 */
export async function setUpHere({ house }: Desk, interaction: Command): Promise<Shown> {
  const { options, guild } = interaction;
  const channel = await channelMeant(interaction);
  if (guild === null || channel === null) throw new Refused('not in a channel');
  if (!moderates(interaction, { server: guild.id, channel: channel.id })) {
    throw new Refused('moderator sets up');
  }
  const roles = ROLE_OPTIONS.flatMap((name) => options.getRole(name)?.id ?? []);
  const tables = options.getInteger('tables');
  const restDays = options.getInteger('rest-days');
  const language = languageGiven(house, options.getString('language'));
  const isChange =
    roles.length > 0 || tables !== null || restDays !== null || language !== undefined;
  const server = isChange
    ? await setUp(house, pressOf(interaction), guild.id, {
        // Everybody has that of the server's own id.
        ...(roles.length === 0
          ? {}
          : { roles: roles.includes(guild.id) ? [] : [...new Set(roles)] }),
        ...(tables === null ? {} : { tables }),
        ...(restDays === null ? {} : { restDays }),
        ...(language === undefined ? {} : { language }),
      })
    : await house.store.server(guild.id);
  const speech = await speechTo(house, interaction);
  const here = permissionLines(channel, mineIn(interaction, channel), speech);
  const everywhere = serverLines(house, server, speech);
  const lines = isChange
    ? [speech.say('setup.changed'), ...everywhere, '', ...here]
    : [...here, '', ...everywhere];
  return said(lines.join('\n'));
}

/** The language that is chosen for a server: null for the one that Discord names, undefined where none is chosen. */
function languageGiven({ languages }: House, given: string | null): Language | null | undefined {
  if (given === null) return undefined;
  if (given === AS_DISCORD) return null;
  const found = languages.find((one) => one === given);
  if (found !== undefined) return found;
  const names = languages.map((one) => LANGUAGES[one].name).join(', ');
  throw new Refused('no such language', { names });
}

/** The channel that is named; else the one where the command is used, or to which its thread belongs. */
async function channelMeant({
  options,
  channel,
  guild,
}: Command): Promise<GuildBasedChannel | null> {
  const named = options.getChannel('channel');
  const here = channel === null || channel.isDMBased() ? null : channel;
  const id = named?.id ?? (here?.isThread() === true ? here.parentId : here?.id) ?? null;
  return id === null ? null : (guild?.channels.cache.get(id) ?? null);
}

type Rights = Readonly<PermissionsBitField> | null;

/** What I may do in a channel: as Discord says it with the command, else as far as I know; null where I do not. */
function mineIn(
  { options, channel: here, appPermissions }: Command,
  channel: GuildBasedChannel,
): Rights {
  const named = options.getChannel('channel');
  if (named !== null && 'appPermissions' in named && named.appPermissions !== null) {
    return named.appPermissions;
  }
  const isHere =
    here !== null && !here.isDMBased() && [here.id, here.parentId].includes(channel.id);
  if (isHere) return appPermissions;
  const { me } = channel.guild.members;
  return me === null ? null : channel.permissionsFor(me);
}

/** What I may do in a channel, line by line, and how what is missing is mended. */
function permissionLines({ id }: GuildBasedChannel, mine: Rights, { say }: HouseSpeech): string[] {
  const has = NEEDED.map((name) => ({ name, may: mine?.has(May[name]) === true }));
  const lines = has.map(({ name, may }) => {
    const permission = say(`permissions.${name}`);
    return may
      ? say('setup.may', { permission })
      : say('setup.may not', { permission, why: say(`setup.${name}`) });
  });
  const isReady = has.every(({ may }) => may);
  return [
    say('setup.here', { channel: id }),
    ...lines,
    isReady ? say('setup.ready') : say('setup.mend', { channel: id }),
  ];
}

/** Who opens tables in a server, how many may wait, how long clocks stand for who is away, and which language it speaks. */
function serverLines(house: House, server: ServerRow, speech: HouseSpeech): string[] {
  const { say } = speech;
  const { roles, tables, restDays } = server;
  const { waitingPerServer, restDaysAYear } = house.limits;
  const language = languageIn(house, server);
  const speaks = server.language === language ? 'setup.speaks' : 'setup.speaks by Discord';
  const hasChoice = house.languages.length > 1;
  return [
    roles.length === 0
      ? say('setup.everybody opens')
      : say('setup.role opens', { roles: eitherRole(speech, roles) }),
    say('setup.tables', { count: tables ?? waitingPerServer }),
    say('setup.rest days', { count: restDays ?? restDaysAYear }),
    ...(hasChoice ? [say(speaks, { language: LANGUAGES[language].name })] : []),
    say('setup.how'),
    ...(hasChoice ? [say('setup.how to speak')] : []),
  ];
}

/** `/repair`: has what stands of a match in Discord made anew where somebody deleted it. */
export async function repairHere({ house }: Desk, interaction: Command): Promise<Shown> {
  const row = await whichMatch(house, interaction);
  const { client } = interaction;
  const { thread, channel: home } = row.home;
  const moveTo = placeToMove(interaction, row);
  const isThreadGone = thread !== null && (await isGone(client, Routes.channel(thread)));
  const wanted: string[] = [];
  for (const { wanted: message } of row.seats) {
    if (message === null || message === '') continue;
    if (await isGone(client, Routes.channelMessage(home, message))) wanted.push(message);
  }
  const isPostGone = async (message: string | null): Promise<boolean> =>
    thread !== null &&
    !isThreadGone &&
    message !== null &&
    isGone(client, Routes.channelMessage(thread, message));
  const proposals: number[] = [];
  for (const { id, message } of row.proposals) if (await isPostGone(message)) proposals.push(id);
  const votes: Seat[] = [];
  for (const { about, vote } of openVotes(row))
    if (await isPostGone(vote.message)) votes.push(about);
  const missing = { thread: isThreadGone ? thread : null, wanted, proposals, votes, moveTo };
  await repair(house, pressOf(interaction), row.id, missing);
  const { say } = await speechTo(house, interaction, row);
  const channel = moveTo?.channel ?? row.home.channel;
  return said(say('setup.repaired', { match: row.id, channel }));
}

/** Where a match is to go on; null where it stays. Throws `Refused` for a channel where I cannot play it. */
function placeToMove(interaction: Command, { home }: MatchRow) {
  const { options, guild } = interaction;
  const named = options.getChannel('channel');
  if (named === null || named.id === home.channel) return null;
  const channel = guild?.channels.cache.get(named.id) ?? null;
  if (
    guild === null ||
    guild.id !== home.server ||
    channel === null ||
    mineIn(interaction, channel)?.has(NEEDED.map((name) => May[name])) !== true
  ) {
    throw new Refused('cannot move there', { channel: named.id });
  }
  return { server: guild.id, channel: named.id };
}
