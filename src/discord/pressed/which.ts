import type { Seat } from '../../engine/game.ts';
import type { Language } from '../../language/languages.ts';
import type { ChatInputCommandInteraction, AutocompleteInteraction } from 'discord.js';
import type { App } from '../../match/app/app.ts';
import { Refused } from '../../match/app/refused.ts';
import { editionOf } from '../../match/stored/edition.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { isOthersPlan } from '../../match/stored/plan-row.ts';
import { seatOf } from '../../match/stored/seats.ts';
import { tableIn } from '../../match/stored/table.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import { plain } from '../../presentation/escape.ts';
import type { MatchId, MatchRow, MatchStatus } from '../../store/store.ts';
import { appSpeech } from '../../words/index.ts';
import { readId } from '../../panel/ids.ts';
import { EVERYBODY } from '../../panel/pages/orders.ts';
import type { Presser } from '../../panel/pressed/presser.ts';
import type { PressReply } from '../../panel/pressed/reply.ts';
import { sees } from './rights.ts';
import type { Pressed } from './pressed.ts';

type Typed = ChatInputCommandInteraction | AutocompleteInteraction;

const ANY: readonly MatchStatus[] = ['open', 'running', 'over', 'cancelled'];

/** What a match must be for a command; for every other one it is running. */
const STATUSES: Readonly<Record<string, readonly MatchStatus[]>> = {
  join: ['open'],
  leave: ['open'],
  start: ['open'],
  close: ['open', 'running'],
  export: ['over'],
  watch: ['open', 'running', 'over'],
  promise: ['running', 'over'],
  repair: ['open', 'running', 'over'],
  board: ['running', 'over'],
  hand: ['running', 'over'],
  log: ['running', 'over'],
};

/** What cannot be taken back is done to the match that is named, or in its thread: nothing is guessed. */
const NAMED = ['close', 'settle', 'repair', 'hand-over'];

/** What makes no sense where nobody else is at the table, beside all of `/match`. */
const NOT_OF_PLANS = ['promise', 'repair'];

const nameOf = ({ commandName, options }: Typed): string =>
  commandName === 'match' ? (options.getSubcommand(false) ?? '') : commandName;

/** What the match of this command must be. */
export function statusesFor(interaction: Typed): readonly MatchStatus[] {
  return STATUSES[nameOf(interaction)] ?? ['running'];
}

/**
 * The match that a command is about: the one it names; else the one whose thread this is; else the only one
 * of this channel in which the user sits; else the only one in which the user sits at all, but for what
 * cannot be taken back. Null where that leaves none or several.
 */
export async function findMatch(
  app: App,
  interaction: Typed,
  statuses: readonly MatchStatus[],
): Promise<MatchRow | null> {
  const named = interaction.options.getInteger('match');
  const { channelId, user } = interaction;
  if (named !== null) {
    const row = await app.store.match(named);
    if (row !== null && isOthersPlan(row, user.id)) return null;
    // A match is the business of those who see its channel, and of those who sit at it.
    if (row === null || seatOf(row, user.id) !== null) return row;
    return sees(interaction, row.home) ? row : null;
  }
  if (channelId !== null) {
    const here = await app.store.matchIn({ thread: channelId });
    if (here !== null) return here;
  }
  if (NAMED.includes(nameOf(interaction))) return null;
  const mine = await app.store.matchesWith(user.id, statuses);
  const inChannel = mine.filter(({ home }) => home.channel === channelId);
  const near = inChannel.length > 0 ? inChannel : mine;
  return near.length === 1 ? (near[0] ?? null) : null;
}

/** The match that a command is about. Throws `Refused` with what to do where it is not clear. */
export async function whichMatch(app: App, interaction: Typed): Promise<MatchRow> {
  const row = await findMatch(app, interaction, statusesFor(interaction));
  if (row === null) throw new Refused('no match meant');
  const { commandName } = interaction;
  const isForTables = commandName === 'match' || NOT_OF_PLANS.includes(commandName);
  if (row.planOf !== null && isForTables) throw new Refused('only a plan', { match: row.planOf });
  return row;
}

/** A command that does something at the match that it means. */
export const atMatch =
  (run: (presser: AtMatch, interaction: ChatInputCommandInteraction) => Promise<PressReply>) =>
  async (presser: Presser, interaction: ChatInputCommandInteraction): Promise<PressReply> =>
    run({ ...presser, row: await whichMatch(presser.app, interaction) }, interaction);

interface AtMatch extends Presser {
  readonly row: MatchRow;
}

/**
 * The game that a command names; else that of a match; else the one that this channel opened last, or the first on the
 * shelf. Throws `Refused` where there is none.
 */
export async function gameMeant(
  app: App,
  interaction: Typed,
  row: MatchRow | null,
): Promise<AnyEdition> {
  const named = interaction.options.getString('game');
  if (named !== null) {
    const edition = app.shelf.get(named);
    if (edition === undefined) throw new Refused('no such game');
    return edition;
  }
  if (row !== null) return editionOf(app, row);
  const [first] = app.shelf.values();
  const meant = app.shelf.get((await playedHere(app, interaction)) ?? '') ?? first;
  if (meant === undefined) throw new Refused('no game');
  return meant;
}

/** The game of the newest match in this channel, or in that of this thread; null where there is none. */
async function playedHere(
  { store }: App,
  { channel, channelId, guildId }: Typed,
): Promise<string | null> {
  const home = channel?.isThread() === true ? channel.parentId : channelId;
  if (home === null || guildId === null) return null;
  const [newest] = await store.matchesIn(guildId, [home], ANY, 1);
  return newest?.game ?? null;
}

/** What autocomplete shows for each seat: its side and its player. */
export function seatLabels({ edition, table }: Loaded, language: Language): string[] {
  const words = edition.in(language);
  return tableIn(table, language).seats.map(
    ({ name }, seat) => `${words.seatName(seat)} (${plain(name)})`,
  );
}

/**
 * The seat that somebody names: by its number, which autocomplete writes, by what that shows, by the side's name, or by
 * the player's. In this order: people may call themselves as they like.
 *
 * @param languages those in which a side may be named, the reader's own first
 */
export function seatNamed(loaded: Loaded, text: string, languages: readonly Language[]): number {
  const { edition, table } = loaded;
  const wanted = text.trim().toLowerCase();
  const seats = table.seats.map((_, seat) => ({ seat }));
  const sides = languages.flatMap((language) =>
    seats.map((one) => ({ ...one, side: edition.in(language).seatName(one.seat).toLowerCase() })),
  );
  const spoken = languages.map((language) => tableIn(table, language));
  const players = seats.filter(({ seat }) =>
    spoken.some((one) => one.seats[seat]?.name.toLowerCase() === wanted),
  );
  const labels = languages.map((language) => seatLabels(loaded, language));
  const found =
    seats.find(({ seat }) => String(seat) === wanted) ??
    seats.find(({ seat }) => labels.some((all) => all[seat]?.toLowerCase() === wanted)) ??
    sides.find(({ side }) => side === wanted || side.endsWith(` ${wanted}`)) ??
    players[0];
  if (wanted === '' || found === undefined) {
    throw new Refused('nobody of that name');
  }
  if (found === players[0] && players.length > 1) {
    throw new Refused('several of that name');
  }
  return found.seat;
}

/** The seat that somebody names as by `seatNamed`, or all of them: by what autocomplete writes, or by its word for that. */
export function seatOrAllNamed(
  loaded: Loaded,
  text: string,
  languages: readonly Language[],
): Seat | 'all' {
  const wanted = text.trim().toLowerCase();
  const isToAll =
    wanted === EVERYBODY ||
    languages.some(
      (language) => appSpeech(language).say('proposals.everybody').toLowerCase() === wanted,
    );
  return isToAll ? 'all' : seatNamed(loaded, text, languages);
}

/** The match that an interaction is about, for the log; null where that cannot be told. */
export async function matchAbout(
  app: App,
  interaction: Pressed | AutocompleteInteraction,
): Promise<MatchId | null> {
  if (interaction.isChatInputCommand() || interaction.isAutocomplete()) {
    return (await findMatch(app, interaction, ANY))?.id ?? null;
  }
  const { store } = app;
  const id = readId(interaction.customId);
  if (id === null)
    return (await store.matchIn({ thread: interaction.channelId ?? '' }))?.id ?? null;
  if ('match' in id) return id.match;
  return 'proposal' in id ? ((await store.proposal(id.proposal))?.match ?? null) : null;
}
