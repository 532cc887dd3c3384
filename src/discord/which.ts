import type { ChatInputCommandInteraction, AutocompleteInteraction } from 'discord.js';
import { type House, Refused } from '../match/house.ts';
import { NO_SUCH_MATCH } from '../match/sentences.ts';
import type { MatchRow, MatchStatus } from '../store/store.ts';

type Typed = ChatInputCommandInteraction | AutocompleteInteraction;

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
  if (named !== null) return house.store.match(named);
  const { channelId } = interaction;
  if (channelId !== null) {
    const here = await house.store.matchIn({ thread: channelId });
    if (here !== null) return here;
  }
  const mine = (await house.store.matchesWith(interaction.user.id)).filter(({ status }) =>
    statuses.includes(status),
  );
  const inChannel = mine.filter(({ home }) => home.channel === channelId);
  const near = inChannel.length > 0 ? inChannel : mine;
  return near.length === 1 ? (near[0] ?? null) : null;
}

/** The match that a command is about. Throws `Refused` with what to do where it is not clear. */
export async function whichMatch(
  house: House,
  interaction: Typed,
  statuses: readonly MatchStatus[] = ['running'],
): Promise<MatchRow> {
  const row = await findMatch(house, interaction, statuses);
  if (row === null) throw new Refused(NO_SUCH_MATCH);
  return row;
}
