import type { ApplicationCommandOptionChoiceData, AutocompleteInteraction } from 'discord.js';
import { roomFor } from '../../engine/choices.ts';
import { submit } from '../../engine/match.ts';
import type { Language } from '../../language/languages.ts';
import { Refused } from '../../match/house.ts';
import { editionOf, isPerson, labelOf, load, type Loaded, seatOf } from '../../match/load.ts';
import { type Asked, askedOf, type Offered, type Shaped } from '../../match/asked.ts';
import { clip } from '../../presentation/clip.ts';
import { plain } from '../../presentation/written.ts';
import type { MatchRow } from '../../store/store.ts';
import type { Desk } from '../desk.ts';
import { writeValue } from './ids.ts';
import { languageAt, languageOf } from '../said/language.ts';
import {
  agreeing,
  canFollow,
  groups,
  meant,
  offerNamed,
  type ShapedGroup,
  stepsIn,
  type Values,
} from './offers.ts';
import { channelsSeen, moderates } from '../pressed/rights.ts';
import { findMatch, statusesFor } from '../pressed/which.ts';

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
    if (row === null) return [];
    const all = seats(await load(house, row.id), await languageOf(house, interaction, row));
    const ofComputers = interaction.options.getSubcommand(false) === 'level';
    return ofComputers ? all.filter(({ value }) => !isPerson(row, Number(value))) : all;
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
    level: ({ host }, user) => host === user,
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
  const words = loaded.edition.in(language);
  const asked = askedOf(loaded, seat, language);
  if (option === 'then') {
    const said = String(interaction.options.getFocused());
    return after(
      loaded,
      seat,
      language,
      (now) => meant(loaded.edition, language, now, command, values),
      said,
    );
  }
  const own = groups(words, asked).filter((one) => one.command.name === command);
  const offers = agreeing(
    own.flatMap((group) => ('offers' in group ? group.offers : [])),
    values,
  );
  const distinct = new Map<string | number, Offered[]>();
  for (const offer of offers) {
    const value = offer.phrase.options[option];
    if (value !== undefined) distinct.set(value, [...(distinct.get(value) ?? []), offer]);
  }
  const listed = [...distinct].map(([value, found]) => {
    const [only] = found;
    const said = found.length === 1 && only !== undefined && typeof value === 'string';
    return { name: said ? only.phrase.label : String(value), value };
  });
  const typing = String(interaction.options.getFocused());
  const shaped = own.flatMap((group) =>
    'shaped' in group ? shapedOffers(group, option, values, typing) : [],
  );
  return [...listed, ...shaped];
}

/** So many amounts are offered at most; any other can be typed. */
const AMOUNTS = 100;

/** What an option of amounts or picks may hold, beside the values of the others. */
function shapedOffers(
  { shaped }: ShapedGroup,
  option: string,
  values: Values,
  typing: string,
): Offer[] {
  const about = shaped.spoken.about?.[option];
  if (about !== undefined) return [{ name: about, value: about }];
  if (shaped.is === 'picks') return option === shaped.spoken.option ? names(shaped, typing) : [];
  const { shape, spoken } = shaped;
  const given: Record<string, number> = {};
  let own: string | null = null;
  for (const [kind, name] of Object.entries(spoken.options)) {
    if (name === option) own = kind;
    else if (values[name] !== undefined) given[kind] = Number(values[name]);
  }
  // An option that says nothing here.
  if (own === null) return [{ name: '0', value: 0 }];
  const room = roomFor(shape, own, given);
  if (room === null) return [];
  const typed = Number(typing);
  const { least, most } = room;
  const last = Math.min(most, least + AMOUNTS);
  const amounts = Array.from({ length: last - least + 1 }, (_, i) => least + i);
  if (Number.isInteger(typed) && typed > last && typed <= most) amounts.push(typed);
  return amounts.map((amount) => ({ name: String(amount), value: amount }));
}

/** Names of things, the last one completed: those before it stay as they are typed. */
function names({ shape, spoken }: Extract<Shaped, { is: 'picks' }>, typing: string): Offer[] {
  const before = /^.*,\s*/.exec(typing)?.[0] ?? '';
  const said = before
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const left = shape.things.filter((thing) => !said.includes(spoken.name(thing).toLowerCase()));
  if (shape.things.length - left.length >= shape.many.most) return [];
  return left
    .map((thing) => ({
      name: `${before}${before === '' ? spoken.label(thing) : spoken.name(thing)}`,
      value: `${before}${spoken.name(thing)}`,
    }))
    .filter(({ value }) => value.length <= LONGEST);
}

/** Discord takes no longer value of an offer. */
const LONGEST = 100;

/**
 * What could be done right after the command and the steps as they are typed so far. Only where that shows nothing
 * that is not known yet: no dice, nothing hidden.
 *
 * @param first the answer that the command means
 * @param said what is typed for `then`: steps, the last of them not whole yet
 */
function after(
  loaded: Loaded,
  seat: number,
  language: Language,
  first: (asked: readonly Asked[]) => Offered,
  said: string,
): Offer[] {
  const { edition, row } = loaded;
  const steps = stepsIn(said);
  const last = steps.pop() ?? '';
  const before = said.slice(0, said.length - last.length);
  const answers = [
    first,
    ...steps.map((step) => (asked: readonly Asked[]) => offerNamed(asked, step)),
  ];
  let now = loaded;
  try {
    for (const answer of answers) {
      const { decision, choice } = answer(askedOf(now, seat, language));
      const { match } = now;
      const done = submit(edition.game, row.seed, match, { seat, decision, choice });
      if (!done.ok || done.value.kind !== 'entered') return [];
      now = { ...now, match: done.value.match };
      if (!canFollow(now, seat, match.sequence)) return [];
    }
  } catch (error) {
    // What is typed so far means nothing yet, so nothing can follow it.
    if (error instanceof Refused) return [];
    throw error;
  }
  const offers = askedOf(now, seat, language).flatMap((one) => one.offers);
  const isSeveral = (key: string): boolean =>
    offers.filter(({ choice }) => choice === key).length > 1;
  return offers
    .map(({ decision, choice, phrase }) => ({
      name: before === '' ? phrase.label : `… ${phrase.label}`,
      // Alone it names its question, too; several steps have room for their keys only.
      value:
        before === '' || isSeveral(choice)
          ? `${before}${writeValue(decision, choice)}`
          : `${before}${choice}`,
    }))
    .filter(({ value }) => value.length <= LONGEST);
}
