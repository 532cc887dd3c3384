import { editionOf } from '../../match/edition.ts';
import { Refused } from '../../match/house.ts';
import { wantHints } from '../../match/lesson.ts';
import { load } from '../../match/load.ts';
import { seatOf } from '../../match/seats.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import type { MatchId } from '../../store/store.ts';
import { readChapter, readPassages } from '../offered/chapters.ts';
import type { PressAs } from '../offered/ids.ts';
import type { Page } from '../offered/page.ts';
import { herePage, legendPage, primerPage } from '../offered/primer.ts';
import type { Desk } from '../desk.ts';
import { speechTo } from '../said/language.ts';
import { themeOf } from '../theme.ts';
import { type Command, type Component, type Pressed, pressOf, valuesOf } from './pressed.ts';
import type { Shown } from './showing.ts';

async function shown({ house }: Desk, { user }: Pressed, page: Page): Promise<Shown> {
  return { is: 'page', page, theme: themeOf(await house.store.person(user.id)) };
}

function gameOf({ house }: Desk, id: string): AnyEdition {
  const edition = house.shelf.get(id);
  if (edition === undefined) throw new Refused('no game');
  return edition;
}

/** `/rules`: the chapters, one of them, or the passages that hold some words. */
export async function showRules(desk: Desk, interaction: Command): Promise<Shown> {
  const { house } = desk;
  const row = await house.store.matchIn({ thread: interaction.channelId });
  const edition = row === null ? house.shelf.values().next().value : editionOf(house, row);
  if (edition === undefined) throw new Refused('no game');
  const speech = await speechTo(house, interaction, row);
  const words = interaction.options.getString('find');
  if (words !== null) return shown(desk, interaction, readPassages(edition, speech, words));
  const wanted = interaction.options.getString('chapter')?.toLowerCase();
  const { rules } = edition.in(speech.language);
  const at = rules.findIndex(({ title }) => title.toLowerCase() === wanted);
  return shown(desk, interaction, readChapter(edition, speech, at));
}

/** Another chapter was chosen, in the list or by a button. */
export async function turnToChapter(
  desk: Desk,
  interaction: Component,
  { game, at }: PressAs<'chapter'>,
): Promise<Shown> {
  const [chosen = at] = valuesOf(interaction).map(Number);
  const speech = await speechTo(desk.house, interaction);
  return shown(desk, interaction, readChapter(gameOf(desk, game), speech, chosen));
}

/** How a game is played, by its cards. */
export async function turnToPrimer(
  desk: Desk,
  interaction: Component,
  { game }: PressAs<'cards'>,
): Promise<Shown> {
  const speech = await speechTo(desk.house, interaction);
  return shown(desk, interaction, primerPage(gameOf(desk, game), speech));
}

/** What the signs on the pictures mean. */
export async function turnToLegend(
  desk: Desk,
  interaction: Component,
  { game }: PressAs<'legend'>,
): Promise<Shown> {
  const speech = await speechTo(desk.house, interaction);
  return shown(desk, interaction, legendPage(gameOf(desk, game), speech));
}

/** How to play at a match: what whoever pressed can do now, or by the cards where nothing waits for it. */
export async function openHow(
  desk: Desk,
  interaction: Component,
  { match }: PressAs<'how'>,
): Promise<Shown> {
  return shown(desk, interaction, await howAt(desk, interaction, match));
}

/** Whoever pressed is taught again, on its panels. */
export async function teachAgain(
  desk: Desk,
  interaction: Component,
  { match }: PressAs<'hints'>,
): Promise<Shown> {
  await wantHints(desk.house, pressOf(interaction), true);
  return shown(desk, interaction, await howAt(desk, interaction, match));
}

async function howAt({ house }: Desk, interaction: Component, match: MatchId): Promise<Page> {
  const row = await house.store.match(match);
  if (row === null) throw new Refused('match is gone');
  const speech = await speechTo(house, interaction, row);
  const seat = seatOf(row, interaction.user.id);
  const here = row.status === 'running' && seat !== null;
  const page = here ? herePage(await load(house, match), seat, speech) : null;
  return page ?? primerPage(editionOf(house, row), speech);
}
