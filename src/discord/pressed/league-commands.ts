import { isPaceName, PACES } from '../../clock/pace.ts';
import type { Season } from '../../league/season.ts';
import { leagueSettings, PRESET_NAMES, PRESETS } from '../../league/settings.ts';
import { Refused } from '../../match/app/refused.ts';
import { foundLeague } from '../../match/league/founding.ts';
import { channelsOf } from '../../match/league/homes.ts';
import { readSeason, seasonIn } from '../../match/league/in-season.ts';
import { moveLeague } from '../../match/league/moving.ts';
import { letterOf } from '../../match/league/names.ts';
import { giveRoles } from '../../match/league/roles.ts';
import { showTo } from '../../match/league/seeing.ts';
import { sees } from '../../match/stored/league-access.ts';
import { USUAL_TERMS } from '../../match/time/terms.ts';
import { nameOf, type ShownSeason } from '../../panel/league/names.ts';
import { foundedPanel } from '../../panel/league/directing.ts';
import { headToHeadWords, historyWords } from '../../panel/league/history.ts';
import { ratingsWords } from '../../panel/league/ratings.ts';
import { showClaiming, showDirecting } from '../../panel/pressed/directing.ts';
import { showOwn, showQuit, showSchedule, showStandings } from '../../panel/pressed/league.ts';
import type { Presser } from '../../panel/pressed/presser.ts';
import { textReply, type PressReply } from '../../panel/pressed/reply.ts';
import type { LeagueRow } from '../../store/store.ts';
import { ROLE_OPTIONS } from '../commands/registration.ts';
import { placeFor } from './homes.ts';
import type { Command } from './pressed.ts';
import { exportSeason } from './league-export.ts';
import { gameMeant } from './which.ts';

/** `/league new`: what it does not ask is as its preset has it. */
export async function foundHere(presser: Presser, interaction: Command): Promise<PressReply> {
  const { app, press, speechTo } = presser;
  const { options } = interaction;
  const home = await placeFor(app, interaction);
  const edition = await gameMeant(app, interaction, null);
  const { game } = edition;
  const [least, most] = game.seats;
  const seats = options.getInteger('seats') ?? Math.min(most, 4);
  if (seats < least || seats > most)
    throw new Refused('seats of game', { game: edition.name, least, most });
  const named = options.getString('plays');
  const preset = PRESETS[PRESET_NAMES.find((one) => one === named) ?? 'league'];
  const pace = options.getString('pace') ?? '';
  const terms = isPaceName(pace) ? { ...USUAL_TERMS, pace: PACES[pace] } : USUAL_TERMS;
  const row = await foundLeague(app, press, {
    name: options.getString('name', true),
    home,
    directors: ROLE_OPTIONS.flatMap((name) => options.getRole(name)?.id ?? []),
    settings: { ...preset, game: game.id, config: game.config({}), terms, seats, least },
  });
  const [season] = await app.store.seasonsOf(row.id);
  if (season === undefined) throw new Refused('no such season');
  const shown = { league: row, row: season, season: seasonIn(season), edition };
  const { content, components } = foundedPanel(shown, await speechTo());
  return textReply(content, components);
}

/**
 * Does something about the season that a command means: one that it numbers, else the newest one of its league that has
 * come so far; the newest where none has.
 */
const atSeason =
  (
    show: (presser: Presser, shown: ShownSeason, interaction: Command) => Promise<PressReply>,
    hasCome: (season: Season) => boolean = () => true,
  ) =>
  async (presser: Presser, interaction: Command): Promise<PressReply> => {
    const { store } = presser.app;
    const league = await leagueMeant(presser, interaction);
    const numbered = interaction.options.getInteger('season');
    const seasons = await store.seasonsOf(league.id);
    const found =
      numbered === null
        ? (seasons.find((row) => hasCome(seasonIn(row))) ?? seasons[0])
        : seasons.find(({ number }) => number === numbered);
    if (found === undefined) throw new Refused('no such season');
    return show(presser, await readSeason(presser.app, found.id), interaction);
  };

const isDrawn = ({ tables }: Season): boolean => tables.length > 0;
const isPosted = ({ post }: Season): boolean => post !== null;

/** `/league table`. */
export const tableHere = atSeason(showStandings, isDrawn);

/** `/league me`. */
export const ownHere = atSeason(showOwn, isPosted);

/** `/league schedule`. */
export const scheduleHere = atSeason(showSchedule, isDrawn);

/** `/league export`. */
export const exportHere = atSeason(exportSeason, isDrawn);

/** `/league leave`. */
export const quitHere = atSeason(showQuit);

/** `/league claim`: a form behind a button, as a command opens none. */
export const claimHere = atSeason(showClaiming);

/** `/league direct`. */
export const directHere = atSeason(showDirecting);

/** `/league history`: the champions of each season; with somebody, who of the two was ahead how often. */
export async function historyHere(presser: Presser, interaction: Command): Promise<PressReply> {
  const league = await leagueMeant(presser, interaction);
  const rows = await presser.app.store.seasonsOf(league.id);
  const speech = await presser.speechTo();
  const other = interaction.options.getUser('with');
  return textReply(
    other === null
      ? historyWords(league, rows, speech)
      : headToHeadWords(rows, interaction.user.id, other.id, speech),
  );
}

/** `/league ratings`: in the game of a league, by all leagues of its server that keep ratings and that the presser may see. */
export async function ratingsHere(presser: Presser, interaction: Command): Promise<PressReply> {
  const { app, press, speechTo } = presser;
  const league = await leagueMeant(presser, interaction);
  const { game } = leagueSettings.parse(league.settings);
  const all = await app.store.leaguesOf(league.server);
  const leagues = all.filter((one) => sees(press, one));
  const rows = await Promise.all(leagues.map(({ id }) => app.store.seasonsOf(id)));
  const seasons = rows
    .flat()
    .map(seasonIn)
    .filter(({ settings }) => settings.rated && settings.game === game);
  if (seasons.length === 0) throw new Refused('no ratings', { league: nameOf(league) });
  const speech = await speechTo();
  const name = app.shelf.get(game)?.in(speech.language).title ?? game;
  return textReply(ratingsWords(seasons, { game: name, user: press.user.id }, speech));
}

/** `/league move division: B`: to the channel where it is typed; without a division, all that have none of their own. */
export async function movedHere(presser: Presser, interaction: Command): Promise<PressReply> {
  const league = await leagueMeant(presser, interaction);
  const home = await placeFor(presser.app, interaction);
  const named = interaction.options.getString('division')?.trim().toUpperCase() ?? null;
  const division = named === null ? null : LETTERS.indexOf(named);
  if (division === -1) throw new Refused('no such division');
  await moveLeague(presser.app, presser.press, league, home, division);
  const { say } = await presser.speechTo();
  const facts = { league: nameOf(league), channel: home.channel };
  return textReply(
    division === null
      ? say('league.moved', facts)
      : say('league.moved division', { ...facts, letter: letterOf(division) }),
  );
}

/** `/league show to: @Hunters`: who may see it; without a role, everybody. */
export async function shownHere(presser: Presser, interaction: Command): Promise<PressReply> {
  const league = await leagueMeant(presser, interaction);
  const role = interaction.options.getRole('to')?.id ?? null;
  await showTo(presser.app, presser.press, league, role);
  const { say } = await presser.speechTo();
  const facts = { league: nameOf(league), channel: league.channel };
  return textReply(
    role === null ? say('league.shown to all', facts) : say('league.shown to', { ...facts, role }),
  );
}

/** `/league roles off: True`: whether divisions and champions have roles. */
export async function rolesHere(presser: Presser, interaction: Command): Promise<PressReply> {
  const league = await leagueMeant(presser, interaction);
  const isOn = interaction.options.getBoolean('off') !== true;
  await giveRoles(presser.app, presser.press, league, isOn);
  const { say } = await presser.speechTo();
  return textReply(say(isOn ? 'league.roles on' : 'league.roles off', { league: nameOf(league) }));
}

/** What divisions are called, as far as a league may have any. */
const LETTERS = Array.from({ length: 100 }, (_, division) => letterOf(division));

/** The league that is named; else the one of this channel, else the newest of the server. */
async function leagueMeant(
  { app, press }: Presser,
  { options, guildId, channelId }: Command,
): Promise<LeagueRow> {
  if (guildId === null) throw new Refused('no league here');
  const all = (await app.store.leaguesOf(guildId)).filter((league) => sees(press, league));
  const named = options.getString('league')?.toLowerCase() ?? null;
  const found =
    named === null
      ? (all.find((one) => channelsOf(one).includes(channelId)) ?? all[0])
      : all.find(({ name }) => name.toLowerCase() === named);
  if (found === undefined)
    throw new Refused(all.length === 0 ? 'no league here' : 'no such league');
  return found;
}
