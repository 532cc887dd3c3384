import type { Language } from '../../language/languages.ts';
import { type Computer, COMPUTERS, isComputer } from '../../presentation/computers.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import { escaped, plain } from '../../presentation/escape.ts';
import type { MatchId, MatchRow, SeatRow } from '../../store/store.ts';
import { appSpeech } from '../../words/index.ts';
import type { App } from '../app/app.ts';
import { leagueTableOf } from './league-table.ts';
import { isForgotten } from './seats.ts';

/** How a match is called in every message: `Tusk! #12`. */
export function matchName(edition: Pick<AnyEdition, 'name'>, id: MatchId): string {
  return `${edition.name} #${id}`;
}

/** How a match is called in a list, even if its game is not on the shelf. */
export function nameInList(app: App, { id, game }: Pick<MatchRow, 'id' | 'game'>): string {
  return matchName({ name: app.shelf.get(game)?.name ?? game }, id);
}

/** How a match is called with the people at it, in plain text: its thread, and where it is chosen in a list. */
export function labelOf(
  app: App,
  row: Pick<MatchRow, 'id' | 'game' | 'seats' | 'league'>,
  language: Language,
): string {
  const names = row.seats.map((seat) => {
    if (isForgotten(seat)) return appSpeech(language).say('person.somebody');
    const computer = computerAt(seat);
    if (computer !== null) return computerName(computer, language);
    return seat.heldBy === 'person' ? plain(seat.name) : `🤖 ${plain(seat.name)}`;
  });
  return `${headOf(app, row)}${names.join(', ')}`;
}

/** What its label begins with, whoever sits there: `Autumn A · table 3 · Tusk! #12: `. */
export function headOf(app: App, row: Pick<MatchRow, 'id' | 'game' | 'league'>): string {
  const table = leagueTableOf(row);
  return `${table === null ? '' : `${table.name} · `}${nameInList(app, row)}: `;
}

/** Where the posts of a match go: its thread, or the channel before it has one. */
export const channelOf = ({ home }: Pick<MatchRow, 'home'>): string => home.thread ?? home.channel;

/**
 * How a message names who sits at a seat: a user by a mention, which pings only if the message allows that; else by the
 * name, escaped.
 */
export function mentionOf({ user, name }: Pick<SeatRow, 'user' | 'name'>): string {
  return user === null ? escaped(name) : `<@${user}>`;
}

/** Which computer player has been at a seat from the start; null for anybody else. A seat's row keeps it as its name. */
export const computerAt = ({ user, name }: Pick<SeatRow, 'user' | 'name'>): Computer | null =>
  user === null && isComputer(name) ? name : null;

/** What it is called. */
export const computerName = (computer: Computer, language: Language): string =>
  appSpeech(language).say(`computers.names.${computer}`);

/** One that is not at a table yet; each match begins with another one. */
export function nextComputer(match: MatchId, seats: readonly Pick<SeatRow, 'name'>[]): Computer {
  const { length } = COMPUTERS;
  const inTurn = COMPUTERS.map((_, at) => COMPUTERS[(match * 5 + at) % length]);
  const next = inTurn.find((one) => !seats.some(({ name }) => name === one));
  if (next === undefined) throw new RangeError(`A table has no more than ${length} computers.`);
  return next;
}
