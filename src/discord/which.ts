import type { ChatInputCommandInteraction, AutocompleteInteraction } from 'discord.js';
import { type House, Refused } from '../match/house.ts';
import { NO_SUCH_MATCH } from '../match/sentences.ts';
import type { MatchId, MatchRow, MatchStatus } from '../store/store.ts';
import { readId } from './ids.ts';
import type { Pressed } from './reply.ts';

type Typed = ChatInputCommandInteraction | AutocompleteInteraction;

const ANY: readonly MatchStatus[] = ['open', 'running', 'over', 'cancelled'];

/** What a match must be for a command; for every other one it is running. */
const STATUSES: Readonly<Record<string, readonly MatchStatus[]>> = {
  join: ['open'],
  leave: ['open'],
  start: ['open'],
  export: ['over'],
  board: ['running', 'over'],
  hand: ['running', 'over'],
  log: ['running', 'over'],
};

/** What the match of this command must be. */
export function statusesFor({ commandName, options }: Typed): readonly MatchStatus[] {
  const name = commandName === 'match' ? (options.getSubcommand(false) ?? '') : commandName;
  return STATUSES[name] ?? ['running'];
}

/**
 * The match that a command is about: the one it names; else the one whose thread this is; else the only one
 * of this channel in which the user sits; else the only one in which the user sits at all. Null where that
 * leaves none or several.
 */
export async function findMatch(
  house: House,
  interaction: Typed,
  statuses: readonly MatchStatus[],
): Promise<MatchRow | null> {
  const named = interaction.options.getInteger('match');
  const { channelId, guildId, user } = interaction;
  if (named !== null) {
    const row = await house.store.match(named);
    // A match is the business of its server, and of those who sit at it.
    const isTheirs = row?.home.server === guildId || row?.seats.some((one) => one.user === user.id);
    return isTheirs === true ? row : null;
  }
  if (channelId !== null) {
    const here = await house.store.matchIn({ thread: channelId });
    if (here !== null) return here;
  }
  const mine = await house.store.matchesWith(user.id, statuses);
  const inChannel = mine.filter(({ home }) => home.channel === channelId);
  const near = inChannel.length > 0 ? inChannel : mine;
  return near.length === 1 ? (near[0] ?? null) : null;
}

/** The match that a command is about. Throws `Refused` with what to do where it is not clear. */
export async function whichMatch(house: House, interaction: Typed): Promise<MatchRow> {
  const row = await findMatch(house, interaction, statusesFor(interaction));
  if (row === null) throw new Refused(NO_SUCH_MATCH);
  return row;
}

/** The match that an interaction is about, for the log; null where that cannot be told. */
export async function matchAbout(
  house: House,
  interaction: Pressed | AutocompleteInteraction,
): Promise<MatchId | null> {
  if (interaction.isChatInputCommand() || interaction.isAutocomplete()) {
    return (await findMatch(house, interaction, ANY))?.id ?? null;
  }
  const { store } = house;
  const id = readId(interaction.customId);
  if (id === null)
    return (await store.matchIn({ thread: interaction.channelId ?? '' }))?.id ?? null;
  return 'match' in id ? id.match : ((await store.proposal(id.offer))?.match ?? null);
}
