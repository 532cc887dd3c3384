import {
  AttachmentBuilder,
  type ChatInputCommandInteraction,
  GuildMember,
  PermissionFlagsBits as May,
  type User,
} from 'discord.js';
import { recordDigest } from '../engine/record.ts';
import { joinMatch, leaveMatch, openMatch, seatsTaken, startMatch } from '../match/gather.ts';
import { closeMatch } from '../match/close.ts';
import { handOver, resign } from '../match/hand-over.ts';
import { Refused } from '../match/house.ts';
import { load, mentionOf, nameInList } from '../match/load.ts';
import { recordOf } from '../match/proof.ts';
import type { MatchRow, MatchStatus } from '../store/store.ts';
import type { Desk } from './desk.ts';
import { acknowledge, nameOf, pressOf, show } from './reply.ts';
import { channelsSeen, sees } from './rights.ts';
import { fitLines } from './text.ts';
import { seatNamed, whichMatch } from './which.ts';

type Command = ChatInputCommandInteraction;

/** `/match …`: opening, joining, starting, listing, resigning, exporting. */
export async function runMatchCommand(desk: Desk, interaction: Command): Promise<void> {
  await acknowledge(interaction);
  const run = SUBCOMMANDS[interaction.options.getSubcommand()];
  if (run === undefined) throw new Refused('no such match command');
  await run(desk, interaction);
}

const SUBCOMMANDS: Readonly<Record<string, (desk: Desk, interaction: Command) => Promise<void>>> = {
  new: openHere,
  join: (desk, interaction) => joinHere(desk, interaction),
  async leave({ house }, interaction) {
    const row = await whichMatch(house, interaction);
    await leaveMatch(house, pressOf(interaction), row.id);
    await show(interaction, { content: `You have left match #${row.id}.` });
  },
  async start({ house }, interaction) {
    const row = await whichMatch(house, interaction);
    await startMatch(house, pressOf(interaction), row.id);
    await show(interaction, { content: `Match #${row.id} begins. Its thread opens in a moment.` });
  },
  list: listMatches,
  async resign({ house }, interaction) {
    const row = await whichMatch(house, interaction);
    await resign(house, pressOf(interaction), row.id);
    await show(interaction, {
      content: `A computer player has your seat in match #${row.id} now. Thank you for telling us, instead of just staying away.`,
    });
  },
  export: exportMatch,
  async close({ house }, interaction) {
    const row = await whichMatch(house, interaction);
    await closeMatch(house, pressOf(interaction), row.id);
    await show(interaction, { content: `Match #${row.id} is closed.` });
  },
  'hand-over': handSeatOver,
};

/** `/match hand-over seat: Flint to: @somebody`: without `to` a computer player gets it. */
async function handSeatOver({ house }: Desk, interaction: Command): Promise<void> {
  const { options } = interaction;
  const row = await whichMatch(house, interaction);
  const loaded = await load(house, row.id);
  const seat = seatNamed(loaded, options.getString('seat', true));
  const user = options.getUser('to');
  const to = user === null ? null : { id: user.id, name: nameOf(user, options.getMember('to')) };
  if (user !== null) refuseStranger(interaction, row, user);
  const { status } = await handOver(house, pressOf(interaction), row.id, seat, to);
  const name = loaded.edition.words.seatName(seat);
  const closed = status === 'cancelled' ? ' Nobody is left, so the match is closed.' : '';
  await show(interaction, {
    content: `${name} is handed to ${to === null ? 'a computer player' : `<@${to.id}>`}.${closed} Everybody reads it in the thread.`,
  });
}

/** A seat goes to somebody who can play: a person who sees the channel. */
function refuseStranger(interaction: Command, { home }: MatchRow, user: User): void {
  if (user.bot) throw new Refused('a bot cannot sit');
  const channel = interaction.guild?.channels.cache.get(home.channel);
  const member = interaction.options.getMember('to');
  const may = member instanceof GuildMember ? channel?.permissionsFor(member) : null;
  if (may?.has(May.ViewChannel) === true) return;
  throw new Refused('cannot see the channel', { user: user.id, channel: home.channel });
}

/** What I need in a channel, and how Discord calls it there. */
const NEEDED = [
  [May.ViewChannel, 'View Channel'],
  [May.SendMessages, 'Send Messages'],
  [May.CreatePublicThreads, 'Create Public Threads'],
  [May.SendMessagesInThreads, 'Send Messages in Threads'],
  [May.AttachFiles, 'Attach Files'],
  // Without it I could not see after a failure what stands already, and would say things twice.
  [May.ReadMessageHistory, 'Read Message History'],
] as const;

async function openHere({ house }: Desk, interaction: Command): Promise<void> {
  const { channel, guildId, options, appPermissions } = interaction;
  if (guildId === null || channel === null || channel.isDMBased()) {
    throw new Refused('not in a channel');
  }
  const missing = NEEDED.filter(([bit]) => !appPermissions.has(bit)).map(([, name]) => name);
  if (missing.length > 0) {
    throw new Refused('permissions missing', { missing: missing.join(', ') });
  }
  const home = channel.isThread() ? channel.parentId : channel.id;
  if (home === null) throw new Refused('not in a thread');
  const game = options.getString('game') ?? house.shelf.keys().next().value ?? '';
  const computers = options.getInteger('computers') ?? 0;
  const size = options.getInteger('seats') ?? house.shelf.get(game)?.game.seats[1] ?? 0;
  const row = await openMatch(house, pressOf(interaction), {
    game,
    size,
    computers,
    home: { server: guildId, channel: home },
  });
  await show(interaction, {
    content: `Match #${row.id} is open: people join it by the message in <#${home}>. Press **Start** there when everybody is here.`,
  });
}

async function joinHere({ house }: Desk, interaction: Command): Promise<void> {
  const named = interaction.options.getInteger('match');
  const row =
    named === null ? await newestOpen({ house }, interaction) : await house.store.match(named);
  if (row === null || !sees(interaction, row.home)) {
    throw new Refused('no open match here');
  }
  await joinMatch(house, pressOf(interaction), row.id);
  await show(interaction, { content: `You have a seat in match #${row.id}. Its host starts it.` });
}

/** The newest match of this channel that still has a free seat. */
async function newestOpen(
  { house }: Pick<Desk, 'house'>,
  interaction: Command,
): Promise<MatchRow | null> {
  const open = await matchesHere(house, interaction, ['open']);
  const free = open.filter(({ seats, size }) => seats.length < size);
  return free.find(({ home }) => home.channel === interaction.channelId) ?? free[0] ?? null;
}

/** The newest matches of this server, in those channels that whoever asks can see. */
function matchesHere(
  house: Desk['house'],
  interaction: Command,
  statuses: readonly MatchStatus[],
): Promise<MatchRow[]> {
  const channels = channelsSeen(interaction);
  return house.store.matchesIn(interaction.guildId ?? '', channels, statuses, 50);
}

async function listMatches({ house }: Desk, interaction: Command): Promise<void> {
  const rows = await matchesHere(house, interaction, ['open', 'running']);
  const lines = rows.map((row) => {
    const name = nameInList(house, row);
    const people = row.seats.map(mentionOf).join(', ');
    const place = row.home.thread ?? row.home.channel;
    return row.status === 'open'
      ? `🙋 **${name}** in <#${place}>: ${seatsTaken(row)} (${people})`
      : `🔥 **${name}** in <#${place}>: ${people}`;
  });
  await show(interaction, {
    content:
      lines.length === 0
        ? 'No match is open or running in this server. Open one with /match new.'
        : fitLines(lines, 2000),
  });
}

async function exportMatch({ house }: Desk, interaction: Command): Promise<void> {
  const row = await whichMatch(house, interaction);
  const record = await recordOf(house, row);
  const name = `${row.game}-${row.id}.record.json`;
  const file = new AttachmentBuilder(Buffer.from(`${JSON.stringify(record)}\n`), { name });
  const check = `npm run -s verify -- ${name} --commitment ${record.commitment} --log ${recordDigest(record)}`;
  await show(interaction, {
    content: `The record of match #${row.id}: every answer, the seed, and a digest of the board after each. Anybody can check it. The first number must stand in the post that began the match, the second below its result:\n\`\`\`\n${check}\n\`\`\``,
    files: [file],
  });
}
