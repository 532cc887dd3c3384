import { editionOf } from '../../match/stored/edition.ts';
import { Refused } from '../../match/app/refused.ts';
import { wantHints } from '../../match/told/lesson.ts';
import { load } from '../../match/loaded/load.ts';
import { seatOf } from '../../match/stored/seats.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import type { MatchRow } from '../../store/store.ts';
import { readChapter, readPassages, type Rules } from '../../panel/pages/chapters.ts';
import { herePage } from '../../panel/pages/here.ts';
import type { Asking, PressAs, Spot } from '../../panel/ids.ts';
import type { Page } from '../../panel/pages/page.ts';
import { legendPage, primerPage } from '../../panel/pages/primer.ts';
import { searchForm, wordsIn } from '../../panel/forms/search.ts';
import type { Desk } from '../desk.ts';
import type { AppSpeech } from '../../words/index.ts';
import { speechTo } from '../said/language.ts';
import { themeOf } from '../theme.ts';
import {
  type Command,
  type Component,
  type Pressed,
  pressOf,
  type Sent,
  numbersOf,
} from './pressed.ts';
import type { Shown } from './showing.ts';
import { findMatch, gameMeant, statusesFor } from './which.ts';
import { filledIn } from './filled.ts';
import type { ShownForm } from '../../panel/pressed/shown.ts';

async function shown({ app }: Desk, { user }: Pressed, page: Page): Promise<Shown> {
  return { is: 'page', page, theme: themeOf(await app.store.person(user.id)) };
}

/** Whose rules a page of them has whoever presses there read. */
async function readOn(
  { app }: Desk,
  interaction: Component | Sent,
  { game, back }: PressAs<'chapter' | 'cards' | 'legend' | 'find'>,
): Promise<Rules> {
  const edition = app.shelf.get(game);
  if (edition === undefined) throw new Refused('no such game');
  const row = back === null ? null : await app.store.match(back.match);
  const speech = await speechTo(app, interaction, row);
  return rulesFor(interaction, edition, speech, row, back?.spot);
}

/**
 * @param row the match that whoever reads may have in mind; null for none
 * @param spot what was opened on its panel
 */
const rulesFor = (
  { user }: Pressed,
  edition: AnyEdition,
  speech: AppSpeech,
  row: MatchRow | null,
  spot: Spot | null = null,
): Rules => ({
  edition,
  speech,
  back:
    row !== null && row.game === edition.game.id && owes(row, user.id)
      ? { match: row.id, spot }
      : null,
});

/** Whether a match waits for an answer of somebody. */
function owes(row: MatchRow, user: string): boolean {
  const seat = row.status === 'running' ? seatOf(row, user) : null;
  return seat !== null && row.seats[seat]?.owesSince instanceof Date;
}

/** `/rules`: the chapters, one of them, or the passages that hold some words. */
export async function showRules(desk: Desk, interaction: Command): Promise<Shown> {
  const { app } = desk;
  const row = await findMatch(app, interaction, statusesFor(interaction));
  const edition = await gameMeant(app, interaction, row);
  const speech = await speechTo(app, interaction, row);
  const read = rulesFor(interaction, edition, speech, row);
  const words = interaction.options.getString('find');
  if (words !== null) return shown(desk, interaction, readPassages(read, words));
  const wanted = interaction.options.getString('chapter')?.toLowerCase();
  const { rules } = edition.in(speech.language);
  const at = rules.findIndex(({ title }) => title.toLowerCase() === wanted);
  return shown(desk, interaction, readChapter(read, at));
}

/** Another chapter was chosen, in the list or by a button. */
export async function turnToChapter(
  desk: Desk,
  interaction: Component,
  id: PressAs<'chapter'>,
): Promise<Shown> {
  const [chosen = id.at] = numbersOf(interaction);
  return shown(desk, interaction, readChapter(await readOn(desk, interaction, id), chosen));
}

/** How a game is played, by its cards. */
export async function turnToPrimer(
  desk: Desk,
  interaction: Component,
  id: PressAs<'cards'>,
): Promise<Shown> {
  return shown(desk, interaction, await primerPage(desk.app, await readOn(desk, interaction, id)));
}

/** What the signs on the pictures mean. */
export async function turnToLegend(
  desk: Desk,
  interaction: Component,
  id: PressAs<'legend'>,
): Promise<Shown> {
  return shown(desk, interaction, await legendPage(desk.app, await readOn(desk, interaction, id)));
}

/** Opens the form that asks what the rules are searched for. */
export async function openSearch(
  desk: Desk,
  interaction: Component,
  id: PressAs<'find'>,
): Promise<ShownForm> {
  return { is: 'form', form: searchForm(await readOn(desk, interaction, id)) };
}

/** Shows the passages of the rules that hold the words which were searched for. */
export async function submitSearch(
  desk: Desk,
  interaction: Sent,
  id: PressAs<'find'>,
): Promise<Shown> {
  const read = await readOn(desk, interaction, id);
  return shown(desk, interaction, readPassages(read, wordsIn(filledIn(interaction))));
}

/** How the game of a match is played, by its cards. */
export async function openHow(
  desk: Desk,
  interaction: Component,
  { match, spot }: PressAs<'how'>,
): Promise<Shown> {
  const { app } = desk;
  const row = await app.store.match(match);
  if (row === null) throw new Refused('match is gone');
  const speech = await speechTo(app, interaction, row);
  const read = rulesFor(interaction, editionOf(app, row), speech, row, spot);
  const reader = { row, seat: seatOf(row, interaction.user.id) };
  return shown(desk, interaction, await primerPage(app, read, reader));
}

/** What whoever pressed can do at a match now; how it is played, where nothing waits for it. */
export async function openHere(
  desk: Desk,
  interaction: Component,
  at: PressAs<'here'>,
): Promise<Shown> {
  return shown(desk, interaction, await hereAt(desk, interaction, at));
}

/** Whoever sits there and pressed is taught again, on its panels. */
export async function teachAgain(
  desk: Desk,
  interaction: Component,
  at: PressAs<'hints'>,
): Promise<Shown> {
  const row = await desk.app.store.match(at.match);
  if (row === null) throw new Refused('match is gone');
  if (seatOf(row, interaction.user.id) === null) throw new Refused('no seat');
  await wantHints(desk.app, pressOf(interaction), true);
  return shown(desk, interaction, await hereAt(desk, interaction, at));
}

async function hereAt(
  { app }: Desk,
  interaction: Component,
  { match, spot }: Asking,
): Promise<Page> {
  const row = await app.store.match(match);
  if (row === null) throw new Refused('match is gone');
  const speech = await speechTo(app, interaction, row);
  const seat = seatOf(row, interaction.user.id);
  const here = row.status === 'running' && seat !== null;
  const page = here ? herePage(await load(app, match), seat, spot, speech) : null;
  return page ?? primerPage(app, { edition: editionOf(app, row), speech, back: null });
}
