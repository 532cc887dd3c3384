import {
  type Client,
  DiscordAPIError,
  type GuildBasedChannel,
  PermissionFlagsBits as May,
  RESTJSONErrorCodes as Codes,
  Routes,
} from 'discord.js';
import type { Seat } from '../../engine/game.ts';
import { type Language, LANGUAGES } from '../../language/languages.ts';
import type { App } from '../../match/app/app.ts';
import type { Place } from '../../match/app/press.ts';
import { Refused } from '../../match/app/refused.ts';
import { repair } from '../../match/moderation/repair.ts';
import { openVotes } from '../../match/time/late-vote-post.ts';
import { eitherRole, setUp } from '../../match/app/setup.ts';
import { languageIn } from '../../match/app/spoken.ts';
import type { MatchRow, ServerRow } from '../../store/store.ts';
import type { AppSpeech } from '../../words/index.ts';
import { NEEDED } from '../needed.ts';
import { ROLE_OPTIONS } from '../commands/registration.ts';
import { channelHere, channelOf, expectHome, expectNotStuck, mineIn, whyNoHome } from './homes.ts';
import type { Command } from './pressed.ts';
import type { Presser } from '../../panel/pressed/presser.ts';
import { textReply, type PressReply } from '../../panel/pressed/reply.ts';
import { moderates } from './rights.ts';
import { atMatch } from './which.ts';

/**
 * `/setup channel: #games role: @Elders role-2: @Hosts tables: 10 rest-days: 20 language: Deutsch`: whether matches can be
 * played there, and who opens them; what is chosen for the whole server is said first.
 */
export async function setUpHere(
  { app, press, speechTo }: Presser,
  interaction: Command,
): Promise<PressReply> {
  const { options, guild } = interaction;
  const channel = await channelMeant(interaction);
  if (guild === null || channel === null) throw new Refused('not in a channel');
  if (!moderates(interaction, { server: guild.id, channel: channel.id })) {
    throw new Refused('moderator sets up');
  }
  const roles = ROLE_OPTIONS.flatMap((name) => options.getRole(name)?.id ?? []);
  const tables = options.getInteger('tables');
  const restDays = options.getInteger('rest-days');
  const language = languageGiven(app, options.getString('language'));
  const isChange =
    roles.length > 0 || tables !== null || restDays !== null || language !== undefined;
  const server = isChange
    ? await setUp(app, press, guild.id, {
        // Everybody has that of the server's own id.
        ...(roles.length === 0
          ? {}
          : { roles: roles.includes(guild.id) ? [] : [...new Set(roles)] }),
        ...(tables === null ? {} : { tables }),
        ...(restDays === null ? {} : { restDays }),
        ...(language === undefined ? {} : { language }),
      })
    : await app.store.server(guild.id);
  const speech = await speechTo();
  const here = channelLines(interaction, channel, speech);
  const everywhere = serverLines(app, server, speech);
  const lines = isChange
    ? [speech.say('setup.changed'), ...everywhere, '', ...here]
    : [...here, '', ...everywhere];
  return textReply(lines.join('\n'));
}

/** The language that is chosen for a server: null for the one that Discord names, undefined where none is chosen. */
function languageGiven({ languages }: App, given: string | null): Language | null | undefined {
  if (given === null) return undefined;
  return languages.find((one) => one === given) ?? null;
}

/** The channel that is named; else the one where the command is used, or to which its thread belongs. */
async function channelMeant(interaction: Command): Promise<GuildBasedChannel | null> {
  const named = interaction.options.getChannel('channel');
  return named === null ? channelHere(interaction) : channelOf(interaction.client, named.id);
}

/** What I may do in a channel, line by line, and how what is missing is mended; or that it is none for matches. */
function channelLines(
  interaction: Command,
  channel: GuildBasedChannel,
  { say, language }: AppSpeech,
): string[] {
  const { id } = channel;
  const why = whyNoHome(interaction, channel);
  if (why !== null) return [say('setup.here', { channel: id }), `❌ ${why.in(language)}`];
  const mine = mineIn(interaction, channel);
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
function serverLines(app: App, server: ServerRow, speech: AppSpeech): string[] {
  const { say } = speech;
  const { roles, tables, restDays } = server;
  const { waitingPerServer, restDaysAYear } = app.limits;
  const language = languageIn(app, server);
  const speaks = server.language === language ? 'setup.speaks' : 'setup.speaks by Discord';
  const hasChoice = app.languages.length > 1;
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
export const repairHere = atMatch(async ({ app, press, speechTo, row }, interaction) => {
  const { client } = interaction;
  const { thread, channel: home } = row.home;
  const moveTo = await placeToMove(app, interaction, row);
  if (moveTo === null) await expectNotStuck(interaction, row);
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
  await repair(app, press, row.id, missing);
  const { say } = await speechTo(row);
  const channel = moveTo?.channel ?? row.home.channel;
  return textReply(say('setup.repaired', { match: row.id, channel }));
});

/** Where a match is to go on; null where it stays. Throws `Refused` for a channel where I cannot play it. */
async function placeToMove(
  app: App,
  interaction: Command,
  { home }: MatchRow,
): Promise<Place | null> {
  const named = interaction.options.getChannel('channel');
  if (named === null || named.id === home.channel) return null;
  const channel = await channelOf(interaction.client, named.id);
  if (channel === null || channel.guild.id !== home.server) {
    throw new Refused('cannot move there', { channel: named.id });
  }
  await expectHome(app, interaction, channel);
  return { server: channel.guild.id, channel: channel.id };
}

/** Whether something that stood in Discord was deleted. What cannot be seen for another reason may be there. */
async function isGone(client: Client, route: `/${string}`): Promise<boolean> {
  try {
    await client.rest.get(route);
    return false;
  } catch (error) {
    return error instanceof DiscordAPIError && GONE.includes(Number(error.code));
  }
}

const GONE: readonly number[] = [Codes.UnknownChannel, Codes.UnknownMessage];
