import type { ApplicationCommandOptionChoiceData, AutocompleteInteraction } from 'discord.js';
import { submit } from '../engine/match.ts';
import type { Language } from '../language/languages.ts';
import { editionOf, labelOf, load, type Loaded, seatOf } from '../match/load.ts';
import { askedOf, type Offered } from '../match/look.ts';
import { clip } from '../presentation/clip.ts';
import { plain } from '../presentation/written.ts';
import type { MatchRow } from '../store/store.ts';
import type { Desk } from './desk.ts';
import { writeValue } from './ids.ts';
import { languageAt, languageOf } from './language.ts';
import { agreeing, canFollow, groups, meant, type Values } from './offers.ts';
import { channelsSeen, moderates } from './rights.ts';
import { findMatch, statusesFor } from './which.ts';

/** One suggestion. */
export type Offer = ApplicationCommandOptionChoiceData<string | number>;

/** Discord shows at most this many. */
const MOST = 25;

/** What autocomplete offers: only what is legal now, by the names that stand on the picture. */
export async function suggestions(
  desk: Desk,
  interaction: AutocompleteInteraction,
): Promise<Offer[]> {
  const offers = await offersFor(desk, interaction);
  const typed = String(interaction.options.getFocused()).toLowerCase();
  const fitting = offers.filter(
    ({ name, value }) =>
      name.toLowerCase().includes(typed) || String(value).toLowerCase().includes(typed),
  );
  return fitting.slice(0, MOST).map(({ name, value }) => ({ name: clip(name, 100), value }));
}

async function offersFor({ house }: Desk, interaction: AutocompleteInteraction): Promise<Offer[]> {
  const { name } = interaction.options.getFocused(true);
  if (name === 'match') return matches(house, interaction);
  if (name === 'chapter') return chapters(house, interaction);
  const row = await findMatch(house, interaction, ['running']);
  if (name === 'seat') {
    return row === null
      ? []
      : seats(await load(house, row.id), await languageOf(house, interaction, row));
  }
  const seat = row === null ? null : seatOf(row, interaction.user.id);
  if (row === null || seat === null) return [];
  const loaded = await load(house, row.id);
  const language = languageAt(house, interaction, row);
  if (name === 'to' && interaction.commandName !== row.game) {
    return seats(loaded, language).filter(({ value }) => value !== String(seat));
  }
  if (interaction.commandName !== row.game) return [];
  return legal(loaded, seat, language, interaction, name);
}

async function matches(
  house: Desk['house'],
  interaction: AutocompleteInteraction,
): Promise<Offer[]> {
  const verb = interaction.options.getSubcommand(false) ?? '';
  const { user, guildId } = interaction;
  const fits = FITS[verb];
  const rows =
    fits === undefined
      ? await house.store.matchesWith(user.id, statusesFor(interaction))
      : await house.store.matchesIn(
          guildId ?? '',
          channelsSeen(interaction),
          statusesFor(interaction),
          LOOKED_THROUGH,
        );
  return rows
    .filter((row) => fits?.(row, user.id, moderates(interaction, row.home)) ?? true)
    .map((row) => ({ name: labelOf(house, row), value: row.id }));
}

/** How many of a server's newest matches are looked through for those that fit. */
const LOOKED_THROUGH = 200;

/** Which matches of a server fit a command; for any other it is those in which its user sits. */
const FITS: Readonly<Record<string, (row: MatchRow, user: string, moderates: boolean) => boolean>> =
  {
    join: ({ seats, size }, id) => seats.length < size && seats.every(({ user }) => user !== id),
    start: ({ host }, user, mayManage) => host === user || mayManage,
    close: ({ host, status }, user, mayManage) => (host === user && status === 'open') || mayManage,
    'hand-over': (_row, _user, mayManage) => mayManage,
  };

async function chapters(
  house: Desk['house'],
  interaction: AutocompleteInteraction,
): Promise<Offer[]> {
  const row = await house.store.matchIn({ thread: interaction.channelId });
  const edition = row === null ? house.shelf.values().next().value : editionOf(house, row);
  const language = await languageOf(house, interaction, row);
  return (edition?.in(language).rules ?? []).map(({ title }) => ({ name: title, value: title }));
}

function seats({ edition, table }: Loaded, language: Language): Offer[] {
  const words = edition.in(language);
  return table.seats.map(({ name }, at) => ({
    name: `${words.seatName(at)} (${plain(name)})`,
    value: String(at),
  }));
}

function legal(
  loaded: Loaded,
  seat: number,
  language: Language,
  interaction: AutocompleteInteraction,
  option: string,
): Offer[] {
  const command = interaction.options.getSubcommand();
  const [sub] = interaction.options.data;
  const typed = (sub?.options ?? []).filter(
    ({ name, value }) =>
      !['then', 'match', option].includes(name) && value !== '' && value !== undefined,
  );
  const values: Values = Object.fromEntries(
    typed.flatMap(({ name, value }) =>
      typeof value === 'boolean' || value === undefined ? [] : [[name, value]],
    ),
  );
  if (option === 'then') return after(loaded, seat, language, command, values);
  const group = groups(loaded.edition.in(language), askedOf(loaded, seat, language)).find(
    (one) => one.command.name === command,
  );
  const offers = agreeing(group?.offers ?? [], values);
  const distinct = new Map<string | number, Offered[]>();
  for (const offer of offers) {
    const value = offer.phrase.options[option];
    if (value !== undefined) distinct.set(value, [...(distinct.get(value) ?? []), offer]);
  }
  return [...distinct].map(([value, found]) => {
    const [only] = found;
    const said = found.length === 1 && only !== undefined && typeof value === 'string';
    return { name: said ? only.phrase.label : String(value), value };
  });
}

/**
 * What could be done right after the command as it is typed so far. Only where that shows nothing that is
 * not known yet: no dice, nothing hidden.
 */
function after(
  loaded: Loaded,
  seat: number,
  language: Language,
  command: string,
  values: Values,
): Offer[] {
  const { edition, row, match } = loaded;
  try {
    const asked = askedOf(loaded, seat, language);
    const { decision, choice } = meant(edition, language, asked, command, values);
    const done = submit(edition.game, row.seed, match, { seat, decision, choice });
    if (!done.ok || done.value.kind !== 'entered') return [];
    const next = { ...loaded, match: done.value.match };
    if (!canFollow(next, seat, match.sequence)) return [];
    return askedOf(next, seat, language)
      .flatMap((one) => one.offers)
      .map(({ decision: asked, choice: value, phrase }) => ({
        name: phrase.label,
        value: writeValue(asked, value),
      }));
  } catch {
    // What is typed so far means nothing yet, so nothing can follow it.
    return [];
  }
}
