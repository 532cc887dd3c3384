import type { AutocompleteInteraction } from 'discord.js';
import { folded, placeLabel, placesIn } from '../../clock/places.ts';
import { inEach } from '../../language/in-each.ts';
import type { Language } from '../../language/languages.ts';
import type { Place, WholeServer } from '../../match/app/press.ts';
import { load } from '../../match/loaded/load.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { mayModerate } from '../../match/moderation/moderate.ts';
import { sees as seesLeague } from '../../match/stored/league-access.ts';
import { isPerson, seatOf } from '../../match/stored/seats.ts';
import { labelOf } from '../../match/stored/name.ts';
import { clip } from '../../presentation/clip.ts';
import type { MatchRow } from '../../store/store.ts';
import type { HandlerContext } from '../context.ts';
import { languageAt, languageOf } from '../wording/language.ts';
import { appSpeech } from '../../words/index.ts';
import { EVERYBODY } from '../../panel/pages/orders.ts';
import { legalFor } from '../commands/legal.ts';
import type { Values } from '../../panel/group.ts';
import { type Suggested } from '../../panel/forms/shape.ts';
import { isAsRegistered } from './as-registered.ts';
import { channelsSeen, holds, moderates } from './rights.ts';
import { findMatch, gameMeant, seatLabels, statusesFor } from './which.ts';
import { LONGEST_VALUE, OPTIONS } from '../../panel/limits.ts';

/** What autocomplete offers: only what is legal now, by the names that stand on the picture. */
export async function suggestions(
  context: HandlerContext,
  interaction: AutocompleteInteraction,
): Promise<Suggested[]> {
  if (!isAsRegistered(context.registered, interaction)) return [];
  const offers = await offersFor(context, interaction);
  const typed = folded(String(interaction.options.getFocused()));
  const fitting = offers.filter(
    ({ name, value }) => folded(name).includes(typed) || folded(String(value)).includes(typed),
  );
  return fitting
    .slice(0, OPTIONS)
    .map(({ name, value }) => ({ name: clip(name, LONGEST_VALUE), value }));
}

async function offersFor(
  { app }: HandlerContext,
  interaction: AutocompleteInteraction,
): Promise<Suggested[]> {
  const { name } = interaction.options.getFocused(true);
  if (name === 'match') return matches(app, interaction);
  if (name === 'chapter') return chapters(app, interaction);
  if (name === 'zone') return zones(await languageOf(app, interaction));
  if (name === 'league') {
    const leagues = await app.store.leaguesOf(interaction.guildId ?? '');
    const asker = {
      server: interaction.guildId,
      moderates: (place: Place | WholeServer) => moderates(interaction, place),
      holds: (role: string) => holds(interaction, role),
    };
    return leagues
      .filter((league) => seesLeague(asker, league))
      .map((league) => ({ name: league.name, value: league.name }));
  }
  const row = await findMatch(app, interaction, ['running']);
  if (name === 'seat') {
    if (row === null) return [];
    const all = seats(await load(app, row.id), await languageOf(app, interaction, row));
    const ofComputers = interaction.options.getSubcommand(false) === 'level';
    return ofComputers ? all.filter(({ value }) => !isPerson(row, Number(value))) : all;
  }
  const seat = row === null ? null : seatOf(row, interaction.user.id);
  if (row === null || seat === null) return [];
  const loaded = await load(app, row.id);
  const language = languageAt(app, interaction, row);
  if (name === 'to' && interaction.commandName !== row.game) {
    const others = seats(loaded, language).filter(({ value }) => value !== String(seat));
    if (!['trade', 'promise'].includes(interaction.commandName)) return others;
    const everybody = appSpeech(language).say('proposals.everybody');
    return [...others, { name: everybody, value: EVERYBODY }];
  }
  if (interaction.commandName !== row.game) return [];
  return legalFor(app, loaded, seat, language, {
    command: interaction.options.getSubcommand(),
    option: name,
    typing: String(interaction.options.getFocused()),
    beside: typedBeside(interaction, name),
  });
}

/** What is typed for the other options of a command. */
function typedBeside(interaction: AutocompleteInteraction, option: string): Values {
  const [sub] = interaction.options.data;
  return Object.fromEntries(
    (sub?.options ?? []).flatMap(({ name, value }) =>
      ['then', 'match', option].includes(name) ||
      value === '' ||
      value === undefined ||
      typeof value === 'boolean'
        ? []
        : [[name, value]],
    ),
  );
}

/** The time zones that there are, by the places in them as a language calls these. */
const zones = inEach((language): Suggested[] =>
  placesIn(language).map((place) => ({ name: placeLabel(place), value: place.zone })),
);

async function matches(
  app: HandlerContext['app'],
  interaction: AutocompleteInteraction,
): Promise<Suggested[]> {
  const verb = interaction.options.getSubcommand(false) ?? interaction.commandName;
  const { user, guildId } = interaction;
  const fits = FITS[verb];
  const rows =
    fits === undefined
      ? await app.store.matchesWith(user.id, statusesFor(interaction))
      : await app.store.matchesIn(
          guildId ?? '',
          channelsSeen(interaction),
          statusesFor(interaction),
          LOOKED_THROUGH,
        );
  const language = await languageOf(app, interaction);
  const presser = {
    user,
    moderates: (place: Place | WholeServer) => moderates(interaction, place),
  };
  return rows
    .filter((row) => fits?.(row, user.id, mayModerate(presser, row)) ?? true)
    .map((row) => ({ name: labelOf(app, row, language), value: row.id }));
}

/** How many of a server's newest matches are looked through for those that fit. */
const LOOKED_THROUGH = 200;

/** Whether somebody plays in a match, or moderates its channel. */
const isTheirs = (row: MatchRow, user: string, mayManage: boolean): boolean =>
  mayManage || seatOf(row, user) !== null;

/** Which matches of a server fit a command; for any other it is those in which its user sits. */
const FITS: Readonly<Record<string, (row: MatchRow, user: string, moderates: boolean) => boolean>> =
  {
    join: ({ seats, size }, id) => seats.length < size && seats.every(({ user }) => user !== id),
    start: ({ host }, user, mayManage) => host === user || mayManage,
    close: ({ host, status }, user, mayManage) => (host === user && status === 'open') || mayManage,
    pause: isTheirs,
    resume: isTheirs,
    settle: isTheirs,
    watch: ({ seats }, user) => seats.every((seat) => seat.user !== user),
    repair: (row, user, mayManage) => row.host === user || isTheirs(row, user, mayManage),
    'hand-over': isTheirs,
    level: (row, user) => seatOf(row, user) !== null,
  };

async function chapters(
  app: HandlerContext['app'],
  interaction: AutocompleteInteraction,
): Promise<Suggested[]> {
  const row = await findMatch(app, interaction, statusesFor(interaction));
  const language = await languageOf(app, interaction, row);
  const { rules } = (await gameMeant(app, interaction, row)).in(language);
  return rules.map(({ title }) => ({ name: title, value: title }));
}

const seats = (loaded: Loaded, language: Language): Suggested[] =>
  seatLabels(loaded, language).map((name, at) => ({ name, value: String(at) }));
